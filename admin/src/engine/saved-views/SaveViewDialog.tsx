/** Asks for the name of a view, and whether others shall see it. */
import {useId, useState, type FormEvent} from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {isFailure, messageOf} from '../../request/failure';
import {asText, asValues} from '../../model/parse';
import type {ViewNaming} from './use-saved-views';

interface SaveViewDialogProps {
  readonly title: string;
  /** What it is called already. */
  readonly naming?: ViewNaming;
  readonly save: (naming: ViewNaming) => Promise<void>;
  readonly onClose: () => void;
}

const LIMIT = 100;

const UNNAMED: ViewNaming = {name: '', shared: false};

export function SaveViewDialog({title, naming = UNNAMED, save, onClose}: SaveViewDialogProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(naming.name);
  const [shared, setShared] = useState(naming.shared);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t('views.nameRequired'));
    setBusy(true);
    try {
      await save({name: name.trim(), shared});
    } catch (error) {
      const errors = isFailure(error) ? asValues(asValues(error.body).errors) : {};
      setProblem(asText(errors.name) ?? messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={event => void submit(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={1} sx={{pt: 0.75}}>
            <TextField
              autoFocus
              required
              label={t('views.name')}
              value={name}
              error={problem !== undefined}
              helperText={problem}
              onChange={event => {
                setName(event.target.value);
                setProblem(undefined);
              }}
              slotProps={{htmlInput: {maxLength: LIMIT}}}
            />
            <FormControlLabel
              control={<Checkbox checked={shared} onChange={(_, on) => setShared(on)} />}
              label={t('views.share')}
              slotProps={{typography: {variant: 'body2'}}}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
