/** Figures of chunks of days, kept in memory by question, the one asked for last at the end. */
import type {Grain} from './chunks';
import type {PartialChunk, Sum} from './partial';
import {weightOfChunks, weightOfSums} from './weight';

/** Bytes of all that a process keeps. */
const LIMIT = 144_000_000;

/** Questions of many groups, and those of which nothing is kept, are remembered by name alone. */
const MAX_NAMES = 10_000;

/** What was asked in one snapshot of the database. */
export interface Entry {
  readonly snapshot: string;
  /** Tells one database, and one life of it, from another, whose snapshots mean something else. */
  readonly server: string;
  /** Tables that the figures rest on. */
  readonly sources: readonly string[];
  /** By their days, those that were asked for last at the end. */
  readonly chunks: ReadonlyMap<string, PartialChunk>;
  /** Of tiles in pieces, by their days. */
  readonly sums: ReadonlyMap<string, Sum>;
}

function weightOf({chunks, sums}: Entry): number {
  let weight = weightOfChunks(chunks.values());
  for (const {rows} of sums.values()) weight += weightOfSums(rows);
  return weight;
}

const COARSER = {days: 'thirds', thirds: 'months', months: 'none'} as const;

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
    this.entries.set(key, {entry, weight});
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= LIMIT) break;
      this.drop(oldest);
    }
  }

  /** All of it still holds. */
  confirm(key: string, snapshot: string): void {
    const found = this.entries.get(key);
    if (found) this.entries.set(key, {...found, entry: {...found.entry, snapshot}});
  }

  private drop(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }

  /** In which pieces it is asked for at first. */
  setGrain(key: string, grain: Grain | 'none'): void {
    if (this.grains.size >= MAX_NAMES) this.grains.clear();
    this.grains.set(key, grain);
  }

  /** Nothing is kept of it any more. */
  refuse(key: string): void {
    this.drop(key);
    this.setGrain(key, 'none');
  }

  /** Of more groups than are kept of short chunks longer ones are, and nothing where these are too many, too. */
  coarsen(key: string): void {
    this.drop(key);
    const grain = this.grainOf(key) ?? 'days';
    this.setGrain(key, grain === 'none' ? grain : COARSER[grain]);
  }

  /** Undefined where it has not been asked for. */
  grainOf(key: string): Grain | 'none' | undefined {
    return this.grains.get(key);
  }
}
