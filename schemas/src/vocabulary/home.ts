/**
 * The shape of files in `homes/`: what somebody sees first. `vocabulary/home.schema.json` says the same to machines.
 */
import type {Predicate} from './predicate';
import type {Text} from '../text';

/** Records of an entity, and what they are called on a home. */
export interface HomeRecords {
  readonly title: Text;
  readonly entity: string;
  readonly where?: Predicate;
  /** `mine`, `late`, `dueThisWeek`, or switches of the entity's list; all of them hold. */
  readonly presets?: readonly string[];
}

/** Records that wait, the first of them with their next step. */
export interface HomeQueue extends HomeRecords {
  /** The property they are ordered by, `-` before it for the last one first; as the entity's list is when absent. */
  readonly sort?: string;
  /** What is shown of each beside its name. */
  readonly shows: readonly string[];
  /** The first of these that is possible is the row's button; the usual step of its workflow when absent. */
  readonly steps?: readonly string[];
  /** How many of them stand on the home; 5 when absent. */
  readonly first?: number;
  /** Said where nothing waits. */
  readonly empty?: Text;
}

/** Figures of a report, beside those of the period before. */
export interface HomeFigures {
  readonly report: string;
  /** Some of the report's measures, in this order; the first is drawn. */
  readonly measures: readonly string[];
  /** The present one of these, as far as it has come; none for a report that is `standing`. */
  readonly period?: 'week' | 'month';
}

/** What those see first who hold one of the rights. */
export interface Home {
  readonly $schema?: string;
  readonly $id: string;
  readonly title: Text;
  /** The lowest of the homes that somebody might have is theirs. */
  readonly place: number;
  /** Rights, of which whoever has this home holds one at least. */
  readonly for: readonly string[];
  /** The page of the navigation that its heading leads to. */
  readonly page?: string;
  /** Parts that the console draws by itself. */
  readonly panels?: readonly string[];
  readonly counts?: readonly HomeRecords[];
  readonly queues?: readonly HomeQueue[];
  readonly figures?: readonly HomeFigures[];
}

/** How many records of a queue stand on a home that says nothing of it. */
export const FIRST_ROWS = 5;
