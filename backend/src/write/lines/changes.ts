/** What became of the lines of a record, as its history tells it. */
import {isTracked, type Entity, type Lines} from '@emblem/schemas';
import type {Changes} from '../../read';
import type {Values, WireRecord} from '../../values';
import {sameValue} from '../values';

type ValuesById = Record<string, unknown>;
type Pairs = Record<string, [before: ValuesById, after: ValuesById]>;

function note(pairs: Pairs, name: string, id: number, before: unknown, after: unknown): void {
  const pair = (pairs[name] ??= [{}, {}]);
  if (before !== undefined && before !== null) pair[0][String(id)] = before;
  if (after !== undefined && after !== null) pair[1][String(id)] = after;
}

/** Places tell of an order that was changed, not of lines that made room. */
function isMoved(before: readonly WireRecord[], after: readonly WireRecord[]): boolean {
  const kept = new Set(after.map(({id}) => id));
  const there = new Set(before.map(({id}) => id));
  const left = before.filter(({id}) => kept.has(id));
  return after.filter(({id}) => there.has(id)).some(({id}, index) => left[index]?.id !== id);
}

/**
 * `products.quantity` to the values before and after by the ids of the lines. A line that is new stands in the values
 * after alone, one that was removed in those before.
 */
export function lineChanges(
  child: Entity,
  lines: Lines,
  before: readonly WireRecord[],
  after: readonly WireRecord[],
): Changes {
  const pairs: Pairs = {};
  const place = isMoved(before, after) ? undefined : child.sort?.field;
  const names = child.fields
    .map(({name}) => name)
    .filter(name => isTracked(child, name) && name !== lines.field && name !== place);
  const was = new Map(before.map(record => [record.id, record]));
  const ids = new Set([...was.keys(), ...after.map(({id}) => id)]);
  const is = new Map(after.map(record => [record.id, record]));
  for (const id of ids) {
    const old: Values = was.get(id) ?? {};
    const now: Values = is.get(id) ?? {};
    for (const name of names)
      if (!sameValue(old[name], now[name])) note(pairs, `${lines.name}.${name}`, id, old[name], now[name]);
  }
  return pairs;
}
