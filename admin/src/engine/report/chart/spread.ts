/** Places moved apart so far that what stands at them does not touch, in the order in which they were. */
export function spread(
  places: readonly number[],
  gap: number,
  {from, to}: {readonly from: number; readonly to: number},
): readonly number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  let free = from;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, free);
    free = (moved[index] ?? 0) + gap;
  }
  let least = to;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) - gap;
  }
  return moved;
}
