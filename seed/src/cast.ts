/**
 * In a world, each state of a workflow occurs, so that people and tests find one of each. Most records have the state
 * that was drawn for them; where one is missing, each state first gets the record that it suits best.
 */

/** How far a record is from having a state by itself; undefined where it cannot have it. */
export type Distance<S> = (place: number, state: S) => number | undefined;

/** One after the other, each state takes the record that it suits best of those that are left. */
function reserveRecords<S>(count: number, all: readonly S[], distance: Distance<S>): ReadonlyMap<number, S> {
  const given = new Map<number, S>();
  for (const state of all) {
    const far = Array.from({length: count}, (_, place) =>
      given.has(place) ? Infinity : (distance(place, state) ?? Infinity),
    );
    const nearest = Math.min(...far);
    if (nearest < Infinity) given.set(far.indexOf(nearest), state);
  }
  return given;
}

/** `drawn` with each of `all` in it, those first that few records can have, as far as there are any. */
export function withEach<S>(drawn: readonly S[], all: readonly S[], distance: Distance<S>): readonly S[] {
  if (all.every(state => drawn.includes(state))) return drawn;
  const given = reserveRecords(drawn.length, all, distance);
  return drawn.map((state, place) => given.get(place) ?? state);
}
