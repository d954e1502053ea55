/**
 * The dialogs that are open, the topmost last. Whatever is told meanwhile must stand in the topmost: the rest of the
 * page is inert below it.
 */
import {useSyncExternalStore} from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The dialog has been opened; the answer ends it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter(other => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTopDialog = (): HTMLDialogElement | undefined => useSyncExternalStore(subscribe, () => open.at(-1));
