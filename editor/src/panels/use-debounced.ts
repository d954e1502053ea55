import {useEffect, useRef} from 'react';
import {Debounced} from '../store/debounce';
import {useWorkbench} from '../ui/editor-context';

/**
 * Calls back a while after the last of several calls; what is pending is done at once when the component leaves or
 * anything else is about to change the design.
 */
export function useDebounced<T>(work: (value: T) => void, milliseconds: number): (value: T) => void {
  const {editor} = useWorkbench();
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  const running = useRef<Debounced<T> | null>(null);
  useEffect(() => {
    const debounced = new Debounced<T>(value => latest.current(value), milliseconds, editor.ports.later);
    running.current = debounced;
    const stop = editor.addWaiting(() => debounced.flush());
    return () => {
      debounced.flush();
      stop();
    };
  }, [editor, milliseconds]);
  return value => running.current?.call(value);
}
