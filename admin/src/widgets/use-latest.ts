import {useCallback, useEffect, useRef} from 'react';

/**
 * The function of the last rendering under one that stays the same: whoever holds it need not be told that it has
 * changed.
 */
export function useLatest<Args extends readonly unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
