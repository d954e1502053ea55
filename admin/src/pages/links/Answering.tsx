/** Asks once more before a customer answers, and for what the answer takes along. */
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
import {askedBy, type Entity, type TransitionKeyword} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {isFailure, messageOf} from '../../request/failure';

const CHANGED = 409;

interface AnsweringProps {
  readonly entity: Entity;
  readonly step: TransitionKeyword;
  readonly onAnswer: (values: Values) => Promise<void>;
  readonly onClose: () => void;
  /** What was seen is not what is there any more: it is to be looked at again. */
  readonly onStale: () => void;
}

export function Answering({entity, step, onAnswer, onClose, onStale}: AnsweringProps) {
  const t = useT();
  const say = useSay();
  const title = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<{readonly message: string; readonly stale: boolean}>();
  const [busy, setBusy] = useState(false);
  const fields = askedBy(step).flatMap(name => entity.field[name] ?? []);
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onAnswer(values);
    } catch (error) {
      setRefused({message: messageOf(error), stale: isFailure(error) && error.status === CHANGED});
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={event => void answer(event)}>
        <DialogTitle id={title}>{say(step.label)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{pt: 1}}>
            {step.confirm && <DialogContentText variant="body2">{say(step.confirm)}</DialogContentText>}
            {fields.map(({name, label, schema: {maxLength}}, index) => (
              <TextField
                key={name}
                label={say(label)}
                multiline
                minRows={3}
                autoFocus={index === 0}
                required={step.requires?.includes(name) === true}
                value={values[name] ?? ''}
                onChange={event => setValues({...values, [name]: event.target.value})}
                slotProps={{htmlInput: {maxLength}}}
              />
            ))}
            {refused && <Alert severity="error">{refused.message}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={refused?.stale ? onStale : onClose} disabled={busy}>
            {t(refused?.stale ? 'links.lookAgain' : 'common.cancel')}
          </Button>
          {!refused?.stale && (
            <Button variant="contained" type="submit" loading={busy}>
              {say(step.label)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
