/** What is asked of a metric, and what it answers. */
import type {Scalar} from '@emblem/schemas';
import type {ListQuery} from '../types';
import type {Period, Selection} from '@emblem/schemas/reports';

export type StepUnit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Whole days, the last one included, on the clock of a time zone. */
export interface Days {
  /** `2026-11-01`. */
  readonly from: string;
  readonly to: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** The days that figures can be asked of. */
export const ALL_DAYS = {from: '1970-01-01', to: '2199-12-31'} as const;

export interface AggregateQuery {
  /** All there is when absent. */
  readonly days?: Days;
  /** The metric's time that the days are about; its first when absent. */
  readonly time?: string;
  /** How long a step of `time` is. */
  readonly step: StepUnit;
  /** Names of dimensions, or `time`. */
  readonly by: readonly string[];
  readonly selection: Selection;
  readonly measures: readonly string[];
  /** Of what a list shows that asks for this; of all where absent. */
  readonly list?: Pick<ListQuery, 'where' | 'search'>;
  /** What amounts are told in; as the metric says when absent. */
  readonly currency?: string;
  /** Groups that are told at most; `GROUP_LIMIT` when absent. */
  readonly limit?: number;
}

/** A number, or a decimal; null where there is nothing to tell. */
export type Figure = number | string | null;

/** Of how many records a figure is, and how many there are that it could be of. */
export interface Share {
  readonly of: number;
  readonly all: number;
}

export interface Group {
  /** By the names in `by`; a step of time as `at` of its step. */
  readonly of: Readonly<Record<string, Scalar>>;
  readonly figures: Readonly<Record<string, Figure>>;
  /** By measure, where a figure is worked out of several properties. */
  readonly shares: Readonly<Record<string, Share>>;
}

/** A step of the period: what it is called, and the instants that it holds. */
export interface Step extends Period {
  /**
   * `2026-11-21T09:00` on the clock of the time zone, with its offset where the clock shows that hour twice:
   * `2026-10-25T02:00+02:00`.
   */
  readonly at: string;
}

export interface Aggregate {
  /** Those asked for that the actor may see. */
  readonly measures: readonly string[];
  readonly groups: readonly Group[];
  /** True where there are more groups than are told. */
  readonly more: boolean;
  readonly totals: Readonly<Record<string, Figure>>;
  readonly shares: Readonly<Record<string, Share>>;
  /** Of all days, whether anything happened in them or not. Empty without `time`. */
  readonly steps: readonly Step[];
  readonly period?: Period;
  /** The currency of amounts; undefined where there are none. */
  readonly base?: string;
  /** Currencies without a rate of the day, null for none at all: what is in them is left out of amounts. */
  readonly withoutRate: readonly (string | null)[];
  /** How many records that are. */
  readonly recordsWithoutRate: number;
}
