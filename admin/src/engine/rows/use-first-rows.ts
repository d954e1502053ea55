/** The rows that one sees first are painted first; what lies below them follows as soon as the page has time. */
import {startTransition, useEffect, useState} from 'react';

/** Pixels that the frame of the console and the tools of a list take at least. */
const ABOVE = 200;
const MIN_ROWS = 4;

/** As many as the window has room for; `height` is that of one row in pixels, with `across` of them side by side. */
export function useFirstRows<T>(records: readonly T[], height: number, across = 1): readonly T[] {
  const [first] = useState(() => Math.max(MIN_ROWS, Math.ceil((window.innerHeight - ABOVE) / height)) * across);
  const [all, setAll] = useState(records.length <= first);
  useEffect(() => startTransition(() => setAll(true)), []);
  return all ? records : records.slice(0, first);
}
