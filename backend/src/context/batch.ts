/**
 * What is found and held once for many records that a transaction writes one after another, instead of by each of them.
 * It holds until they are written: what was found is locked, and nothing else is written meanwhile but by hooks, which
 * are not given it.
 */
import type {Actor} from '../actor';
import type {Values, WireRecord} from '../values';

/** Ids by entity. */
export class HeldIds {
  private readonly ids = new Map<string, Set<number>>();

  add(key: string, ids: Iterable<number>): void {
    const known = this.ids.get(key) ?? new Set();
    for (const id of ids) known.add(id);
    this.ids.set(key, known);
  }

  has(key: string, id: number): boolean {
    return this.ids.get(key)?.has(id) === true;
  }
}

export class Batch {
  /** Locked with the parents that they have, as whoever writes them locks them. */
  readonly locked = new HeldIds();
  /** Locked as whoever copies from them locks them. */
  readonly shared = new HeldIds();
  /** What the actor may point to, and is held against deletion. */
  readonly pointable = new HeldIds();
  /** Records that others must share values with, by entity and id; they are held. */
  readonly targets = new Map<string, WireRecord>();
  /** What others copy from a record, by their relation, its id and the names. */
  readonly copies = new Map<string, Values>();
  /** The last place that was given in a list, by its entity and scope. */
  readonly places = new Map<string, number>();

  constructor(readonly actor: Actor) {}
}

/** An entry of a record's history that is to be written. */
export interface HistoryEntry {
  readonly entity: string;
  readonly id: number | null;
  readonly action: string;
  readonly actor: Actor;
  readonly changes: unknown;
}
