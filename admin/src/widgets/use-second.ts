/** The time of the console's clock, anew each second for as long as it is wanted. */
import {useEffect, useState} from 'react';
import {clock} from '@emblem/schemas/clock';

/** Milliseconds, as of `Date.now`; it stands still while `runs` is false. */
export function useSecond(runs = true): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!runs) return undefined;
    setNow(clock.now());
    const timer = window.setInterval(() => setNow(clock.now()), 1000);
    return () => window.clearInterval(timer);
  }, [runs]);
  return now;
}
