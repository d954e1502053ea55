import {useEffect, useState} from 'react';

/** Whether Shift, Ctrl or Cmd is down. */
export function useModifierHeld(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const options = {signal: control.signal};
    const follow = (event: KeyboardEvent): void => setHeld(event.shiftKey || event.ctrlKey || event.metaKey);
    addEventListener('keydown', follow, options);
    addEventListener('keyup', follow, options);
    addEventListener('blur', () => setHeld(false), options);
    return () => control.abort();
  }, []);
  return held;
}
