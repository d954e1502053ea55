/**
 * The global loading flag: on while requests that show it are in flight, and not while the design dialog is open
 * (CO-015, CO-016, CO-368, CO-369).
 */
import {useSyncExternalStore} from 'react';

let inFlight = 0;
let dialogs = 0;
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Counts the work as one request until it ends, well or not; `hidden` work raises no flag (CO-462, CO-470). */
export async function trackRequest<T>(work: () => Promise<T>, hidden = false): Promise<T> {
  if (hidden) return work();
  inFlight += 1;
  tellListeners();
  try {
    return await work();
  } finally {
    inFlight -= 1;
    tellListeners();
  }
}

/** Keeps the indicator away until the answered function is called. */
export function keepLoadingHidden(): () => void {
  dialogs += 1;
  tellListeners();
  return () => {
    dialogs -= 1;
    tellListeners();
  };
}

export function isLoadingShown(): boolean {
  return inFlight > 0 && dialogs === 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useLoadingShown(): boolean {
  return useSyncExternalStore(subscribe, isLoadingShown);
}
