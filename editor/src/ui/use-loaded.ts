import {useEffect, useState} from 'react';

/** Loads a value once per `load` function; returns the fallback while it loads and when loading fails. */
export function useLoaded<T>(load: () => Promise<T>, fallback: T): T {
  const [value, setValue] = useState(fallback);
  useEffect(() => {
    let left = false;
    const ask = async (): Promise<void> => {
      try {
        const answer = await load();
        if (!left) setValue(answer);
      } catch {
        return;
      }
    };
    void ask();
    return () => {
      left = true;
    };
  }, [load]);
  return value;
}
