import {useEffect, useState} from 'react';

/**
 * Loads a list again whenever `load` is another function, and in every round. The list is null while it loads and
 * empty when loading fails (ED-418).
 */
export function useList<T>(load: () => Promise<readonly T[]>, round: number): readonly T[] | null {
  const [loaded, setLoaded] = useState<{readonly by: typeof load; readonly list: readonly T[]} | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const list = await load().catch((): readonly T[] => []);
      if (!gone) setLoaded({by: load, list});
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [load, round]);
  return loaded?.by === load ? loaded.list : null;
}
