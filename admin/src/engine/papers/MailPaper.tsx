/** The mail that a paper goes with: proposed in the customer's language, read over by staff, and sent. */
import {useId, useRef, useState, type FormEvent} from 'react';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import SendIcon from '@mui/icons-material/SendOutlined';
import {useNotify} from 'react-admin';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useSay, useT} from '../../i18n/hooks';
import {asValues} from '../../model/parse';
import {isFailure, messageOf} from '../../request/failure';
import {draftMail, mailPaper, type PaperMail, type PaperMailDraft} from '../../request/mailed-papers';
import type {WantedPaper} from '../../request/papers';
import {flatErrors} from '../validation/server-errors';
import {issuedKey} from './issued-key';
import {listSigns} from '../../request/list-signs';

const FIELDS = ['to', 'subject', 'text'] as const;
const MAX_LENGTHS = {to: 200, subject: 200, text: 10_000} as const;

/** What the server says of each field. */
function faultsOf(failure: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(isFailure(failure) ? flatErrors(asValues(failure.body).errors) : []);
}

interface MailFieldsProps {
  readonly mail: PaperMailDraft;
  /** What the server says of each field. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly onWrite: (written: Partial<PaperMail>) => void;
}

/** What the mail says, and what becomes of it. */
function MailFields({mail, wrong, onWrite}: MailFieldsProps) {
  const t = useT();
  return (
    <>
      {FIELDS.map(name => (
        <TextField
          key={name}
          required
          autoFocus={name === 'to' && mail.to === ''}
          type={name === 'to' ? 'email' : undefined}
          multiline={name === 'text'}
          minRows={name === 'text' ? 7 : undefined}
          label={t(`papers.mail.${name}`)}
          value={mail[name]}
          error={wrong[name] !== undefined}
          helperText={wrong[name]}
          onChange={event => onWrite({[name]: event.target.value})}
          slotProps={{htmlInput: {maxLength: MAX_LENGTHS[name]}}}
        />
      ))}
      <Typography variant="body2" color="textSecondary">
        {t('papers.mailKept')}
      </Typography>
      {mail.missing !== '' && (
        <Alert severity="warning">{t('papers.mailMissing', {signs: listSigns(mail.lacking, t)})}</Alert>
      )}
    </>
  );
}

interface MailPaperProps {
  readonly wanted: WantedPaper;
  /** The address of a link to the record, which the mail leads to. */
  readonly link?: string;
  readonly onClose: () => void;
}

export function MailPaper({wanted, link, onClose}: MailPaperProps) {
  const t = useT();
  const say = useSay();
  const notify = useNotify();
  const client = useQueryClient();
  const title = useId();
  const attempt = useRef(crypto.randomUUID());
  const [written, setWritten] = useState<Partial<PaperMail>>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const {paper, id, language} = wanted;
  const {data, error, refetch} = useQuery({
    queryKey: ['paper-mail', paper.entity, paper.key, id, language, link],
    queryFn: ({signal}) => draftMail(wanted, link, signal),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const mail = data && {...data, ...written};
  const wrong = faultsOf(failure);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!mail) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await mailPaper(wanted, mail, attempt.current);
      notify(t('papers.mailed', {to: mail.to}), {type: 'success'});
      await client.invalidateQueries({queryKey: issuedKey(paper.entity, id)});
      onClose();
    } catch (refused) {
      // What is corrected is another mail.
      attempt.current = crypto.randomUUID();
      setFailure(refused);
      // The record was changed since: what its paper lacks is told anew.
      if (faultsOf(refused).missing !== undefined) await refetch();
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <form onSubmit={event => void send(event)}>
        <DialogTitle id={title}>{t('papers.mailTitle', {paper: say(paper.label)})}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{pt: 1}}>
            {error && <Alert severity="warning">{messageOf(error)}</Alert>}
            {!mail && !error && (
              <div role="status" aria-label={t('common.loading')}>
                <Skeleton height={160} />
              </div>
            )}
            {mail && (
              <MailFields
                mail={mail}
                wrong={wrong}
                onWrite={written => setWritten(before => ({...before, ...written}))}
              />
            )}
            {failure !== undefined && !FIELDS.some(name => wrong[name] !== undefined) && (
              <Alert severity="error">{messageOf(failure)}</Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button variant="contained" type="submit" startIcon={<SendIcon />} loading={busy} disabled={!mail}>
            {t('papers.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
