import {useEffect, useState} from 'react';

/** A value that is asked for once per `load` function; the fallback until it is there and when it cannot be had. */
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
