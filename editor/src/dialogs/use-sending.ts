import {useState} from 'react';
import {ApiError} from '../api/request';

export interface Sending<Answer> {
  readonly busy: boolean;
  readonly answer: Answer | null;
  /** What the server said, or the given text when it could not be reached. */
  readonly failure: string | null;
  /** What the server said about single fields. */
  readonly errors: Readonly<Record<string, string>>;
  send(work: () => Promise<Answer>): Promise<void>;
  /** Drops what the server said: the form is another one now. */
  forget(): void;
}

/** One form being sent. */
export function useSending<Answer>(unreachable: string): Sending<Answer> {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function forget(): void {
    setFailure(null);
    setErrors({});
  }

  async function send(work: () => Promise<Answer>): Promise<void> {
    setBusy(true);
    forget();
    try {
      setAnswer(await work());
    } catch (error) {
      const refused = error instanceof ApiError && error.code !== 'network' ? error : undefined;
      setErrors(refused?.errors ?? {});
      setFailure(refused?.message || unreachable);
    } finally {
      setBusy(false);
    }
  }

  return {busy, answer, failure, errors, send, forget};
}
