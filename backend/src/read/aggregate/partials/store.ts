/** Figures of chunks of days, kept in memory by question, the one asked for last at the end. */
import type {DayRange} from './chunks';

/** Bytes of all that a process keeps, as far as can be told without measuring each object. */
const LIMIT = 64_000_000;

/** Questions whose answers have too many groups, or rest on what is not noted, are remembered by name alone. */
const MOST_REFUSED = 10_000;

/** One group of one chunk. */
export interface PartialRow {
  readonly of: readonly unknown[];
  /** By the place among the measures; texts of numbers, null for nothing to add. */
  readonly sums: readonly (string | null)[];
  /** By the place among the measures: ids that are counted once; undefined for what is added up. */
  readonly ids: readonly (Uint32Array | undefined)[];
  readonly rateless: readonly unknown[];
  readonly ratelessRecords: number;
}

export interface PartialChunk extends DayRange {
  /** ISO 8601. */
  readonly since: string;
  readonly until: string;
  readonly rows: readonly PartialRow[];
}

/** What was asked in one snapshot of the database. */
export interface Entry {
  readonly snapshot: string;
  /** Tells one database, and one life of it, from another, whose snapshots mean something else. */
  readonly server: string;
  /** Tables that the figures rest on. */
  readonly sources: readonly string[];
  readonly chunks: ReadonlyMap<string, PartialChunk>;
}

/** Bytes of an object with a few references, about. */
const OBJECT = 80;

function weightOf({chunks}: Entry): number {
  let weight = OBJECT;
  for (const {rows} of chunks.values())
    for (const {of, sums, ids} of rows)
      weight += OBJECT * (1 + of.length + sums.length) + ids.reduce((all, each) => all + (each?.byteLength ?? 0), 0);
  return weight;
}

export class Store {
  private readonly entries = new Map<string, {readonly entry: Entry; readonly weight: number}>();
  private readonly refused = new Set<string>();
  private weight = 0;

  get(key: string): Entry | undefined {
    const found = this.entries.get(key);
    if (!found) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found.entry;
  }

  set(key: string, entry: Entry): void {
    this.drop(key);
    const weight = weightOf(entry);
    if (weight > LIMIT / 4) return this.refuse(key);
    this.entries.set(key, {entry, weight});
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= LIMIT) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }

  refuse(key: string): void {
    this.drop(key);
    if (this.refused.size >= MOST_REFUSED) this.refused.clear();
    this.refused.add(key);
  }

  isRefused(key: string): boolean {
    return this.refused.has(key);
  }
}
