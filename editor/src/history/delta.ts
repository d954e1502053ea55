/**
 * What one change did to a side: for each touched record what it was and what it became. Shares the records, copies
 * nothing.
 */
import type {DesignObject, Side} from '../document/types';

/** `undefined` before means added, after means removed. */
export type Change = readonly [before: DesignObject | undefined, after: DesignObject | undefined];

export interface Delta {
  readonly objects: Readonly<Record<string, Change>>;
  /** Present when the stacking order changed. */
  readonly order?: readonly [before: readonly string[], after: readonly string[]];
}

/** The change that leads from one side to the other; costs one comparison by reference per object. */
export function diffSides(before: Side, after: Side): Delta {
  const objects: Record<string, Change> = {};
  for (const [id, object] of Object.entries(before.objects)) {
    if (after.objects[id] !== object) objects[id] = [object, after.objects[id]];
  }
  for (const [id, object] of Object.entries(after.objects)) {
    if (before.objects[id] === undefined) objects[id] = [undefined, object];
  }
  return sameOrder(before.order, after.order) ? {objects} : {objects, order: [before.order, after.order]};
}

export const isEmpty = (delta: Delta): boolean => delta.order === undefined && Object.keys(delta.objects).length === 0;

export function applyDelta(side: Side, delta: Delta): Side {
  const objects: Record<string, DesignObject> = {...side.objects};
  for (const [id, [, after]] of Object.entries(delta.objects)) {
    if (after) objects[id] = after;
    else delete objects[id];
  }
  return {objects, order: delta.order ? delta.order[1] : side.order};
}

export function invertDelta(delta: Delta): Delta {
  const objects = Object.fromEntries(
    Object.entries(delta.objects).map(([id, [before, after]]): [string, Change] => [id, [after, before]]),
  );
  return delta.order ? {objects, order: [delta.order[1], delta.order[0]]} : {objects};
}

/** One delta that does what both do in turn; what came and went in between leaves no trace. */
export function mergeDeltas(first: Delta, second: Delta): Delta {
  const objects: Record<string, Change> = {...first.objects};
  for (const [id, change] of Object.entries(second.objects)) {
    const earlier = objects[id];
    const before = earlier ? earlier[0] : change[0];
    if (before === change[1]) delete objects[id];
    else objects[id] = [before, change[1]];
  }
  const from = (first.order ?? second.order)?.[0];
  const to = (second.order ?? first.order)?.[1];
  return from && to && !sameOrder(from, to) ? {objects, order: [from, to]} : {objects};
}

/** Leaves out records that came back to their old values: a drag that ends where it began is no change. */
export function pruneDelta(delta: Delta): Delta {
  const objects = Object.fromEntries(
    Object.entries(delta.objects).filter(([, [before, after]]) => !before || !after || !sameValues(before, after)),
  );
  return delta.order ? {objects, order: delta.order} : {objects};
}

function sameValues(a: DesignObject, b: DesignObject): boolean {
  const left: Readonly<Record<string, unknown>> = {...a};
  const right: Readonly<Record<string, unknown>> = {...b};
  return (
    Object.keys(left).length === Object.keys(right).length && Object.keys(left).every(key => left[key] === right[key])
  );
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((id, index) => id === b[index]));
}
