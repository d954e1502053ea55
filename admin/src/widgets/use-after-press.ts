/** What moves the page waits until the mouse button is up: a click that began on what stands there would be lost. */
import {useCallback, useEffect, useRef} from 'react';

/** Runs an act: at once, or where a button of the mouse is down, as it comes up and before its click. */
export function useAfterPress(): (act: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => (isDown.current = true);
    const release = () => {
      isDown.current = false;
      for (const act of waiting.current.splice(0)) act();
    };
    window.addEventListener('mousedown', press, true);
    for (const end of ['mouseup', 'dragend'] as const) window.addEventListener(end, release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const end of ['mouseup', 'dragend'] as const) window.removeEventListener(end, release, true);
    };
  }, []);
  return useCallback((act: () => void) => {
    if (isDown.current) waiting.current.push(act);
    else act();
  }, []);
}
