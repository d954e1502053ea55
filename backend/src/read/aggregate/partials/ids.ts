/** Ids of records that are counted once, however often they are met. */

export type Ids = Uint32Array | Float64Array;

const GREATEST = 2 ** 32 - 1;

/** In half the room where none of them needs more. */
export function idsOf(values: readonly unknown[]): Ids {
  const ids = Float64Array.from(values, Number);
  return ids.every(id => id >= 0 && id <= GREATEST) ? Uint32Array.from(ids) : ids;
}

/** Ids up to this have a bit each: a megabyte for all of them. */
const MAX_BITS = 8_000_000;

function rangeOf(lists: readonly Ids[]): readonly [number, number] {
  let [least, greatest] = [0, 0];
  for (const list of lists)
    for (const id of list) {
      if (id < least) least = id;
      if (id > greatest) greatest = id;
    }
  return [least, greatest];
}

/** The different ids of all lists, each of which holds an id once. */
export function unitedIds(lists: readonly Ids[]): Ids {
  const [first, ...rest] = lists;
  if (first && rest.length === 0) return first;
  return idsOf([...new Set(lists.flatMap(list => [...list]))]);
}

/** How many different ids there are in all lists, each of which holds an id once. */
export function countOnce(lists: readonly Ids[]): number {
  const [first, ...rest] = lists;
  if (!first) return 0;
  if (rest.length === 0) return first.length;
  const [least, greatest] = rangeOf(lists);
  if (least < 0 || greatest > MAX_BITS) return unitedIds(lists).length;
  const bits = new Uint8Array((greatest >> 3) + 1);
  let count = 0;
  for (const list of lists)
    for (const id of list) {
      const bit = 1 << (id & 7);
      const byte = bits[id >> 3] ?? 0;
      if ((byte & bit) !== 0) continue;
      bits[id >> 3] = byte | bit;
      count += 1;
    }
  return count;
}
