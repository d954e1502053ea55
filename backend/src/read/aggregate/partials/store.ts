/** Figures of chunks of days, kept in memory by question, the one asked for last at the end. */
import type {DayRange, Grain} from './chunks';

/** Bytes of all that a process keeps, as far as can be told without measuring each object. */
const LIMIT = 64_000_000;

/** Questions of many groups, and those of which nothing is kept, are remembered by name alone. */
const MOST_NAMES = 10_000;

/** One group of one chunk. */
export interface PartialRow {
  readonly of: readonly unknown[];
  /** By the place among the measures; texts of numbers, null for nothing to add. */
  readonly sums: readonly (string | null)[];
  /** By the place among the measures: ids that are counted once; undefined for what is added up. */
  readonly ids: readonly (Float64Array | undefined)[];
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
  private readonly grains = new Map<string, Grain | 'none'>();
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
    if (weight > LIMIT / 4) return this.coarsen(key);
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

  private setGrain(key: string, grain: Grain | 'none'): void {
    this.drop(key);
    if (this.grains.size >= MOST_NAMES) this.grains.clear();
    this.grains.set(key, grain);
  }

  /** Nothing is kept of it any more. */
  refuse(key: string): void {
    this.setGrain(key, 'none');
  }

  /** Of more groups than are kept of short chunks longer ones are, and nothing where these are too many, too. */
  coarsen(key: string): void {
    this.setGrain(key, this.grainOf(key) === 'fine' ? 'coarse' : 'none');
  }

  grainOf(key: string): Grain | 'none' {
    return this.grains.get(key) ?? 'fine';
  }
}
