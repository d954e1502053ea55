/** Figures as they are kept: of a chunk of days, or of several together. */
import type {DayRange} from './chunks';
import type {Ids} from './ids';

/** One group of one chunk. */
export interface PartialRow {
  readonly of: readonly unknown[];
  /** By the place among the measures; texts of numbers, null for nothing to add. */
  readonly sums: readonly (string | null)[];
  /** By the place among the measures: lists of ids that are counted once; undefined for what is added up. */
  readonly ids: readonly (readonly Ids[] | undefined)[];
  readonly rateless: readonly unknown[];
  readonly ratelessRecords: number;
}

export interface PartialChunk extends DayRange {
  /** Milliseconds since 1970; the end is not part of it. */
  readonly start: number;
  readonly end: number;
  readonly rows: readonly PartialRow[];
}

/** What the chunks of a tile are together, worked out once for as long as they are the same. */
export interface Sum {
  readonly parts: readonly PartialChunk[];
  readonly rows: readonly PartialRow[];
}
