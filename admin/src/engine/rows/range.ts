/** From one record to another, both included; empty where either is not on this page. */
export function rangeOf<Id>(ids: readonly Id[], from: Id | undefined, to: Id): readonly Id[] {
  const ends = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [] : ids.slice(first, last + 1);
}
