/** Whether a transaction has put work into the outbox that is due at once, for the background to hear of at its end. */

/** What is being gathered during a transaction. */
export interface Outbox {
  isDue: boolean;
}

type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears whenever a transaction of this process has left work that is due. Returns what ends it. */
export function onWorkLeft(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellWorkLeft({isDue}: Outbox): void {
  if (isDue) listeners.forEach(listener => listener());
}
