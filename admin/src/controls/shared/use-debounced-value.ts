/** The value as it was when it last rested. */
import {useEffect, useState} from 'react';

const PAUSE = 250;

export function useDebouncedValue(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), PAUSE);
    return () => window.clearTimeout(timer);
  }, [value]);
  return rested;
}
