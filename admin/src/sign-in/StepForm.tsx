/** What all steps of signing in look like: a form, what is wrong with it, one button. */
import {useState, type FormEvent, type ReactNode} from 'react';
import {Alert, Button, Stack} from '@mui/material';
import {messageOf} from '../request/failure';

interface StepFormProps {
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Said until the form is sent. */
  readonly initialProblem?: string;
  /** Rejects with what is wrong. */
  readonly onSubmit: () => Promise<void>;
}

export function StepForm({submitLabel, children, initialProblem, onSubmit}: StepFormProps) {
  const [problem, setProblem] = useState(initialProblem);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={event => void submit(event)}>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {children}
      <Button type="submit" variant="contained" loading={busy} sx={{minHeight: 38}}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
