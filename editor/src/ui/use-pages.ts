import {useCallback, useEffect, useState} from 'react';
import type {Page} from '../api/readers';

export interface Pages<T> {
  readonly records: readonly T[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly more: boolean;
  /** Asks for the next page; nothing happens while one is on its way. */
  next(): void;
  retry(): void;
}

interface Loaded<T> {
  readonly records: readonly T[];
  readonly page: number;
  readonly pages: number;
}

const NOTHING = {records: [], page: 0, pages: 1};

/**
 * A list that grows page by page. `load` must be a new function exactly when the list is another one; its pages then
 * begin anew.
 */
export function usePages<T>(load: (page: number, signal: AbortSignal) => Promise<Page<T>>): Pages<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(NOTHING);
  const [wanted, setWanted] = useState({load, page: 1, attempt: 0});
  const [state, setState] = useState<'loading' | 'idle' | 'failed'>('loading');
  if (wanted.load !== load) {
    setWanted({load, page: 1, attempt: 0});
    setLoaded(NOTHING);
    setState('loading');
  }

  useEffect(() => {
    const control = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const answer = await wanted.load(wanted.page, control.signal);
        if (control.signal.aborted) return;
        setLoaded(before => ({
          records: wanted.page === 1 ? answer.records : [...before.records, ...answer.records],
          page: wanted.page,
          pages: answer.pages,
        }));
        setState('idle');
      } catch {
        if (!control.signal.aborted) setState('failed');
      }
    };
    void ask();
    return () => control.abort();
  }, [wanted]);

  const more = loaded.page < loaded.pages;
  const next = useCallback(() => {
    if (state !== 'idle' || !more) return;
    setState('loading');
    setWanted(before => ({...before, page: before.page + 1}));
  }, [state, more]);
  const retry = useCallback(() => {
    setState('loading');
    setWanted(before => ({...before, attempt: before.attempt + 1}));
  }, []);
  return {records: loaded.records, loading: state === 'loading', failed: state === 'failed', more, next, retry};
}
