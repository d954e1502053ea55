/**
 * A message as it arrives: title, content, the page it is about, and a link that refreshes the page (CO-666, CO-668).
 */
import {useState} from 'react';
import {Alert, AlertTitle, Box, Link, Snackbar} from '@mui/material';
import {useT} from '../i18n/hooks';
import {PageLink} from '../widgets/PageLink';
import type {Announcement} from './announcement';
import {dismiss, markRead} from './store';

/** Milliseconds; the bell keeps what nobody was there to see. */
const SHOWN_FOR = 20_000;

export function ArrivedMessage({announcement, more}: {readonly announcement: Announcement; readonly more: number}) {
  const t = useT();
  const [held, setHeld] = useState(false);
  const read = () => {
    dismiss();
    void markRead([announcement.id]).catch(() => undefined);
  };
  return (
    <Snackbar
      key={announcement.id}
      open
      anchorOrigin={{vertical: 'top', horizontal: 'right'}}
      autoHideDuration={held ? null : SHOWN_FOR}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') dismiss();
      }}
      sx={{mt: 5, maxWidth: 400}}
    >
      <Alert
        severity="info"
        variant="outlined"
        role="status"
        onClose={read}
        closeText={t('live.gotIt')}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        sx={{
          width: '100%',
          backgroundColor: 'background.paper',
          color: 'text.primary',
          boxShadow: 6,
          overflowWrap: 'anywhere',
        }}
      >
        <AlertTitle sx={{fontWeight: 650}}>{announcement.title}</AlertTitle>
        <Box sx={{whiteSpace: 'pre-line', maxHeight: 160, overflow: 'auto'}}>{announcement.content}</Box>
        <Box sx={{display: 'flex', gap: 1.5, mt: 1, alignItems: 'baseline', flexWrap: 'wrap'}}>
          {announcement.link !== undefined && (
            <Link component={PageLink} to={announcement.link} onClick={read}>
              {t('live.open')}
            </Link>
          )}
          <Link component="button" type="button" onClick={() => window.location.reload()}>
            {t('live.refresh')}
          </Link>
          {more > 0 && (
            <Box component="span" sx={{ml: 'auto', color: 'text.secondary'}}>
              {t('live.more', {count: more})}
            </Box>
          )}
        </Box>
      </Alert>
    </Snackbar>
  );
}
