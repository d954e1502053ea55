/** Messages from code that is no component; what shows messages listens (see shell/Notices.tsx). */
export interface Notice {
  readonly message: string;
  readonly level: 'error';
  /** Milliseconds it stays; as long as others unless given. */
  readonly duration?: number;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();

export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellError(message: string, duration?: number): void {
  for (const listener of listeners) listener({message, level: 'error', duration});
}
