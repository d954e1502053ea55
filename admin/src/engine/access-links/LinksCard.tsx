/** The links to a record that customers were given: who made them, until when they are good, and their last use. */
import {useState} from 'react';
import {Alert, Box, Button, Card, Typography} from '@mui/material';
import {useNotify} from 'react-admin';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {LINK} from '@emblem/schemas';
import {clock} from '@emblem/schemas/clock';
import {useCan} from '../../access/session-context';
import {formatDateTime} from '../../formatting/local-time';
import {useT} from '../../i18n/hooks';
import {abilityOf, type EntityRecord} from '../../model/record';
import {accessLinks, endAccessLink, type AccessLink} from '../../request/access-links';
import {messageOf} from '../../request/failure';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {useView} from '../use-view';
import {MakeLink} from './MakeLink';
import {LoadingRows} from '../../widgets/LoadingRows';

function isOpen({endedAt, expiresAt}: AccessLink): boolean {
  return endedAt === undefined && Date.parse(expiresAt) > clock.now();
}

interface EntryProps {
  readonly link: AccessLink;
  readonly onEnd: (() => void) | undefined;
}

function Entry({link, onEnd}: EntryProps) {
  const t = useT();
  const {endedAt, expiresAt, lastUsedAt, userName} = link;
  const open = isOpen(link);
  return (
    <Box
      component="li"
      sx={{display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider'}}
    >
      <Box sx={{flex: 1, minWidth: 0, overflowWrap: 'anywhere'}}>
        <Typography variant="body2" sx={{fontWeight: 600}} color={open ? 'textPrimary' : 'textSecondary'}>
          {endedAt === undefined
            ? t(open ? 'links.until' : 'links.expired', {time: formatDateTime(expiresAt)})
            : t('links.ended', {time: formatDateTime(endedAt)})}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('links.by', {name: userName})}
          {' · '}
          {lastUsedAt === undefined ? t('links.unused') : t('links.used', {time: formatDateTime(lastUsedAt)})}
        </Typography>
      </Box>
      {open && onEnd && (
        <Button variant="text" size="small" color="error" onClick={onEnd}>
          {t('links.end')}
        </Button>
      )}
    </Box>
  );
}

export function LinksCard({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const can = useCan();
  const notify = useNotify();
  const {entity} = useView();
  const client = useQueryClient();
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<AccessLink>();
  const [busy, setBusy] = useState(false);
  const queryKey = ['access-links', entity.key, record.id];
  const {data, error} = useQuery({queryKey, queryFn: ({signal}) => accessLinks(entity.key, record.id, signal)});
  const look = () => void client.invalidateQueries({queryKey});
  const mayLink = can(entity, LINK) && abilityOf(record, LINK) === true;
  const end = async (link: AccessLink) => {
    setBusy(true);
    try {
      await endAccessLink(link.id);
      look();
    } catch (failure) {
      notify(messageOf(failure), {type: 'error'});
    } finally {
      setBusy(false);
      setEnding(undefined);
    }
  };
  return (
    <Card component="section" aria-labelledby="access-links">
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.5}}>
        <Typography id="access-links" component="h2" variant="h3" sx={{flex: 1}}>
          {t('links.title')}
        </Typography>
        {mayLink && (
          <Button variant="outlined" size="small" onClick={() => setMaking(true)}>
            {t('links.new')}
          </Button>
        )}
      </Box>
      {error && (
        <Alert severity="error" sx={{mx: 2, mb: 2}}>
          {messageOf(error)}
        </Alert>
      )}
      {!data && !error && <LoadingRows rows={1} height={40} sx={{px: 2, pb: 2}} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{px: 2, pb: 2}}>
          {t('links.none')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" aria-labelledby="access-links" sx={{listStyle: 'none', m: 0, p: 0}}>
          {data.map(link => (
            <Entry key={link.id} link={link} onEnd={mayLink ? () => setEnding(link) : undefined} />
          ))}
        </Box>
      )}
      {making && <MakeLink entity={entity} id={record.id} onMade={look} onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={ending !== undefined}
        title={t('links.endTitle')}
        tone="error"
        busy={busy}
        confirmLabel={t('links.end')}
        onConfirm={() => ending && void end(ending)}
        onClose={() => setEnding(undefined)}
      >
        {t('links.endQuestion')}
      </ConfirmDialog>
    </Card>
  );
}
