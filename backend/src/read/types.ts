/** The questions the read path answers. Everything that leaves the database for a user goes through these. */
import type {Predicate} from '@emblem/schemas';
import type {WireRecord} from '../values';

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

export interface ListQuery {
  readonly where?: Predicate;
  /** The search box: every word must be found in one of the entity's `x-search` properties. */
  readonly search?: string;
  readonly sort?: readonly SortKey[];
  readonly offset?: number;
  readonly limit?: number;
  /** `capped` counts to 10,000 at most; `none` skips the count. */
  readonly total?: 'none' | 'capped' | 'exact';
  /** How many rows there are, where whoever asks has counted them: pages nearer to the end are then read from there. */
  readonly known?: number;
  /** Deleted rows instead of live ones; needs the restore right. */
  readonly deleted?: boolean;
  /** Only rows on which the actor may take this action, too. */
  readonly reaching?: string;
  readonly omit?: readonly string[];
  /**
   * Adds `_labels` and `_abilities` to each record, and `_zone` where a calendar goes by it; with `once` abilities that
   * an earlier record of the page has are named by its id.
   */
  readonly present?: boolean | 'once';
}

export interface Page<Key extends string = string> {
  readonly records: readonly WireRecord<Key>[];
  /** When `capped` there are more than this, but for one: 10,001, or fewer where counting took too long. */
  readonly total: number;
  readonly capped: boolean;
}
