/** Lets an action through once in a while, however often it is asked for. */
import {useState} from 'react';

/** Milliseconds (CO-725). */
const INTERVAL = 1000;

/** Runs what it is given, unless it ran something within the interval. */
export function throttle(interval = INTERVAL): (action: () => void) => void {
  let last = -Infinity;
  return action => {
    const now = performance.now();
    if (now - last < interval) return;
    last = now;
    action();
  };
}

/** A throttle of the component's own. */
export function useThrottle(interval?: number): (action: () => void) => void {
  return useState(() => throttle(interval))[0];
}
