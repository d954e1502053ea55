/** Which records a transaction has written. Told once it is committed, so that lists which show them can follow. */
import type {Sql} from 'postgres';

/** Ids by entity; null for more than need be named, or for the order of a whole list. */
export type Touched = ReadonlyMap<string, ReadonlySet<number> | null>;

/** What is being gathered during a transaction. */
export type Touches = Map<string, Set<number> | null>;

/** Of one entity; more are told as "many". */
export const MAX_NAMED_IDS = 500;

type Listener = (touched: Touched) => void;

const listeners = new WeakMap<Sql, Set<Listener>>();

/** Adds ids to what has been gathered; null makes it "many". */
export function gather(touches: Touches, entity: string, ids: ReadonlySet<number> | null): void {
  const before = touches.get(entity);
  if (before === null) return;
  const all = ids === null ? null : new Set([...(before ?? []), ...ids]);
  touches.set(entity, all !== null && all.size > MAX_NAMED_IDS ? null : all);
}

/** Notes a write of this transaction. */
export function touch({touches}: {readonly touches?: Touches}, entity: string, id: number | null): void {
  if (touches) gather(touches, entity, id === null ? null : new Set([id]));
}

/** Hears of all that is written through this pool. */
export function onTouched(sql: Sql, listener: Listener): void {
  const known = listeners.get(sql) ?? new Set();
  listeners.set(sql, known.add(listener));
}

export function tellTouched(sql: Sql, touched: Touched): void {
  if (touched.size > 0) listeners.get(sql)?.forEach(listener => listener(touched));
}
