/** The rows that one sees first are painted first; what lies below them follows as soon as the page has time. */
import {startTransition, useEffect, useState} from 'react';

/** About as many as a large screen shows. */
const FIRST = 20;

export function useFirstRows<T>(records: readonly T[]): readonly T[] {
  const [all, setAll] = useState(records.length <= FIRST);
  useEffect(() => startTransition(() => setAll(true)), []);
  return all ? records : records.slice(0, FIRST);
}
