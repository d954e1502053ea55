/**
 * Follows what others write: a list says of which entity it shows records, and is told when some of them were written.
 */

/** `ids` undefined for many, or where something may have been missed. */
type Written = (ids: readonly number[] | undefined) => void;

interface Watch {
  readonly entity: string;
  readonly written: Written;
  /** When the list asked for what it shows, by the page's clock. */
  readonly since: number;
}

/** Milliseconds: who goes quickly from list to list says so once, for the server lets nobody talk without end. */
const REST = 1000;

let current: Watch | undefined;
let said: string | undefined;
let timer: number | undefined;
/** Undefined before the first connection. */
let say: ((word: string) => void) | undefined;

function saySoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!say || said === current?.entity) return;
    said = current?.entity;
    // What was written since the list asked, and before the server knew that it is watched, is told at once.
    const age = current && Math.ceil(performance.now() - current.since);
    say(JSON.stringify({type: 'watch', entity: said ?? null, ...(age !== undefined && {age})}));
  }, REST);
}

/** Returns a function that ends it. The page shows one list at a time: the last one counts. */
export function watchEntity(entity: string, written: Written): () => void {
  const watch = {entity, written, since: performance.now()};
  current = watch;
  saySoon();
  return () => {
    if (current !== watch) return;
    current = undefined;
    saySoon();
  };
}

/** The socket has been opened, perhaps anew: says again what is watched. */
export function watchAgain(send: (word: string) => void): void {
  const returned = say !== undefined;
  say = send;
  said = undefined;
  saySoon();
  if (returned) current?.written(undefined);
}

export function hearWritten(entity: string, ids: readonly number[] | undefined): void {
  if (current?.entity === entity) current.written(ids);
}
