/** A text that is handed on when the typing pauses. */
import {useEffect, useRef, useState} from 'react';
import {useLatest} from '../../widgets/use-latest';

const PAUSE = 350;

export function useDebounced(value: string, commit: (value: string) => void): [string, (value: string) => void] {
  const [text, setText] = useState(value);
  const latest = useLatest(commit);
  const timer = useRef<number | undefined>(undefined);
  const pending = useRef(false);
  useEffect(() => {
    if (!pending.current) setText(value);
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const change = (next: string) => {
    setText(next);
    pending.current = true;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      pending.current = false;
      latest(next);
    }, PAUSE);
  };
  return [text, change];
}
