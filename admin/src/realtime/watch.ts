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

/** In the order in which they began. */
const watches = new Set<Watch>();
let said: string | undefined;
let timer: number | undefined;
/** Undefined before the first connection. */
let say: ((word: string) => void) | undefined;

/** Those of the entity that the page follows: of the one that was begun last. */
function followed(): readonly Watch[] {
  const all = [...watches];
  const entity = all.at(-1)?.entity;
  return all.filter(each => each.entity === entity);
}

function saySoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    const [first] = followed();
    if (!say || said === first?.entity) return;
    said = first?.entity;
    // What was written since the list asked, and before the server knew that it is watched, is told at once.
    const age = first && Math.ceil(performance.now() - first.since);
    say(JSON.stringify({type: 'watch', entity: said ?? null, ...(age !== undefined && {age})}));
  }, REST);
}

/**
 * Returns a function that ends it. The page shows one list at a time: the entity that was asked for last counts, for
 * all that follow it.
 */
export function watchEntity(entity: string, written: Written): () => void {
  const watch = {entity, written, since: performance.now()};
  watches.add(watch);
  saySoon();
  return () => {
    if (watches.delete(watch)) saySoon();
  };
}

/** The socket has been opened, perhaps anew: says again what is watched. */
export function watchAgain(send: (word: string) => void): void {
  const returned = say !== undefined;
  say = send;
  said = undefined;
  saySoon();
  if (returned) for (const {written} of followed()) written(undefined);
}

export function hearWritten(entity: string, ids: readonly number[] | undefined): void {
  for (const watch of followed()) if (watch.entity === entity) watch.written(ids);
}
