/** Makes a link for a customer: for how long, and then its address, which is shown this once. */
import {useId, useState, type FormEvent} from 'react';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import {useNotify} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {makeAccessLink} from '../../request/access-links';
import {MailPaper} from '../papers/MailPaper';

const MAX_DAYS = 365;

interface MakeLinkProps {
  readonly entity: Entity;
  readonly id: number;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

interface MadeLinkProps {
  readonly address: string;
  /** Undefined where the paper goes with no mail. */
  readonly onMail: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The address, to be copied or mailed. */
function MadeLink({address, onMail, onClose}: MadeLinkProps) {
  const t = useT();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify(t('links.copied'), {type: 'success'});
  };
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{t('links.once')}</Alert>
          <TextField
            label={t('links.address')}
            value={address}
            multiline
            onFocus={event => event.target.select()}
            slotProps={{htmlInput: {readOnly: true, dir: 'ltr', style: {overflowWrap: 'anywhere'}}}}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
        {onMail && (
          <Button variant="outlined" onClick={onMail}>
            {t('links.mail')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          {t('links.copy')}
        </Button>
      </DialogActions>
    </>
  );
}

export function MakeLink({entity, id, onMade, onClose}: MakeLinkProps) {
  const t = useT();
  const title = useId();
  const [days, setDays] = useState(String(entity.accessLink?.days ?? 1));
  const [address, setAddress] = useState<string>();
  const [mailing, setMailing] = useState(false);
  const [busy, setBusy] = useState(false);
  const paper = entity.papers.find(({key, mailed}) => key === entity.accessLink?.paper && mailed);
  const [failure, setFailure] = useState<string>();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      setAddress(await makeAccessLink(entity.key, id, Number(days)));
      onMade();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (mailing && paper) return <MailPaper wanted={{paper, id, language: ''}} link={address} onClose={onClose} />;
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t(address === undefined ? 'links.new' : 'links.made')}</DialogTitle>
      {address === undefined ? (
        <form onSubmit={event => void make(event)}>
          <DialogContent>
            <Stack spacing={2}>
              <DialogContentText variant="body2">{t('links.explain')}</DialogContentText>
              <TextField
                autoFocus
                required
                type="number"
                label={t('links.days')}
                value={days}
                onChange={event => setDays(event.target.value)}
                slotProps={{htmlInput: {min: 1, max: MAX_DAYS, step: 1}}}
              />
              {failure !== undefined && <Alert severity="error">{failure}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onClose} disabled={busy}>
              {t('common.cancel')}
            </Button>
            <Button variant="contained" type="submit" loading={busy}>
              {t('links.make')}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <MadeLink address={address} onMail={paper && (() => setMailing(true))} onClose={onClose} />
      )}
    </Dialog>
  );
}
