import {useEffect, useRef} from 'react';

/** Calls back a while after the last of several calls; what is pending is done at once when the component leaves. */
export function useDebounced<T>(work: (value: T) => void, milliseconds: number): (value: T) => void {
  const latest = useRef(work);
  const pending = useRef<{timer: ReturnType<typeof setTimeout>; value: T} | null>(null);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  useEffect(() => () => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    latest.current(pending.current.value);
    pending.current = null;
  }, []);
  return value => {
    if (pending.current) clearTimeout(pending.current.timer);
    const timer = setTimeout(() => {
      pending.current = null;
      latest.current(value);
    }, milliseconds);
    pending.current = {timer, value};
  };
}
