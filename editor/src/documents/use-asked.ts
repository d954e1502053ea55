import {useCallback, useEffect, useState} from 'react';

/** What is asked of the server: on its way, there, or not to be had, after which it can be asked again. */
export type Asked<T> = {readonly at: 'asking'} | {readonly at: 'there'; readonly value: T} | {readonly at: 'failed'};

const ASKING = {at: 'asking'} as const;

/** Asks whenever `load` is another function, and again when told so; what was there stays until the new answer. */
export function useAsked<T>(load: () => Promise<T>): readonly [Asked<T>, () => void] {
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<{readonly by: typeof load; readonly asked: Asked<T>} | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async (): Promise<void> => {
      const asked: Asked<T> = await load().then(
        value => ({at: 'there', value}),
        () => ({at: 'failed'}),
      );
      if (!left) setLast({by: load, asked});
    };
    void ask();
    return () => {
      left = true;
    };
  }, [load, round]);
  const again = useCallback(() => {
    setLast(before => (before?.asked.at === 'failed' ? null : before));
    setRound(before => before + 1);
  }, []);
  return [last?.by === load ? last.asked : ASKING, again];
}
