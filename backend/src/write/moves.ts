/** The moves between two orders of a list, carried over to a third. */

/** The longest run of ids that keep their order from `base` to `wanted`: those nobody moved. */
function unmovedIds(base: readonly number[], wanted: readonly number[]): ReadonlySet<number> {
  const placeInBase = new Map(base.map((id, place) => [id, place]));
  const known = wanted.filter(id => placeInBase.has(id));
  const tails: number[] = [];
  const before: number[] = [];
  const ends: number[] = [];
  known.forEach((id, index) => {
    const place = placeInBase.get(id) ?? 0;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    tails[low] = place;
    ends[low] = index;
    before[index] = low > 0 ? (ends[low - 1] ?? -1) : -1;
  });
  const kept = new Set<number>();
  for (let index = ends[tails.length - 1] ?? -1; index >= 0; index = before[index] ?? -1) {
    const id = known[index];
    if (id !== undefined) kept.add(id);
  }
  return kept;
}

/** `current` with the rows that were moved between `base` and `wanted` put behind the neighbour they were given. */
export function replayMoves(
  current: readonly number[],
  base: readonly number[],
  wanted: readonly number[],
): readonly number[] {
  const still = unmovedIds(base, wanted);
  const present = new Set(current);
  const order = current.filter(id => still.has(id) || !wanted.includes(id));
  let previous: number | undefined;
  for (const id of wanted) {
    if (!present.has(id)) continue;
    if (!still.has(id))
      order.splice(previous === undefined ? firstPlace(order, wanted) : order.indexOf(previous) + 1, 0, id);
    previous = id;
  }
  return order;
}

/** Where a row moved to the top belongs: before the first row of the part of the list that was sent. */
function firstPlace(order: readonly number[], wanted: readonly number[]): number {
  const place = order.findIndex(id => wanted.includes(id));
  return place < 0 ? 0 : place;
}
