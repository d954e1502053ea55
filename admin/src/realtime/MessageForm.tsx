/** A message to one user or to everybody. */
import {useState, type SyntheticEvent} from 'react';
import {Button, Stack, TextField, Typography} from '@mui/material';
import {useNotify} from 'react-admin';
import {useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import {sendMessage, type Draft, type OnlineUser} from './online';

const EMPTY: Draft = {announcementTitle: '', announcementContent: ''};
const MAX_LENGTHS = {announcementTitle: 200, announcementContent: 5000};

interface MessageFormProps {
  /** Everybody when absent. */
  readonly to: OnlineUser | undefined;
  readonly onDone: () => void;
}

export function MessageForm({to, onDone}: MessageFormProps) {
  const t = useT();
  const notify = useNotify();
  const [draft, setDraft] = useState(EMPTY);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const isMissing = (name: keyof Draft) => asked && draft[name].trim() === '';
  const input = (name: keyof Draft) => ({
    required: true,
    value: draft[name],
    error: isMissing(name),
    helperText: isMissing(name) ? t('live.needed') : undefined,
    slotProps: {htmlInput: {maxLength: MAX_LENGTHS[name]}},
    onChange: ({target}: {target: {value: string}}) => setDraft({...draft, [name]: target.value}),
  });
  const send = async () => {
    setBusy(true);
    try {
      await sendMessage(draft, to?.userId);
      notify(t('live.sent'), {type: 'success'});
      onDone();
    } catch (error) {
      notify(messageOf(error), {type: 'error'});
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.values(draft).every(text => text.trim() !== '')) void send();
  };
  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={submit} sx={{pt: 0.5}}>
      <Typography variant="body2" color="textSecondary">
        {to ? t('live.toOne', {name: to.name}) : t('live.toAllHint')}
      </Typography>
      <TextField autoFocus label={t('live.messageTitle')} {...input('announcementTitle')} />
      <TextField multiline minRows={3} maxRows={10} label={t('live.content')} {...input('announcementContent')} />
      <Stack direction="row" spacing={1} sx={{justifyContent: 'flex-end'}}>
        <Button variant="outlined" onClick={onDone} disabled={busy}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" type="submit" loading={busy}>
          {t('live.send')}
        </Button>
      </Stack>
    </Stack>
  );
}
