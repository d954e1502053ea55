/**
 * How many rows were made in each step of a span of the calendar, and what they amount to: one statement, over what the
 * actor sees.
 */
import type {Predicate} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import {conditions} from './conditions';
import {listSource, type Source} from './source';

export type SpanUnit = 'day' | 'week' | 'month' | 'year';
export type SpanStep = 'hour' | 'day' | 'month';

/**
 * A day, week (from Monday), month or year as a clock in `timeZone` shows it; `back` is how many before the present
 * one.
 */
export interface Span {
  readonly unit: SpanUnit;
  readonly back: number;
  readonly step: SpanStep;
  /** IANA name. */
  readonly timeZone: string;
}

export interface TallyQuery {
  readonly span: Span;
  readonly where?: Predicate;
  /** A decimal property to be added up, and the one whose values keep sums apart, such as the currency. */
  readonly sum?: {readonly field: string; readonly per: string};
}

/** One step, or the part of a step that has one value of `per`; a step without rows has a count of 0. */
export interface Tally {
  /** The beginning on the clock of the time zone: `2026-11-21T09:00`. */
  readonly at: string;
  readonly count: number;
  readonly per: string | null;
  /** Decimal; null where there is nothing to add up or the actor does not see it. */
  readonly amount: string | null;
}

function property(from: Source, name: string): Fragment {
  const field = from.entity.field[name];
  if (!field) throw new Error(`${from.entity.key} has no ${name}.`);
  return from.ref(field);
}

export async function tally(context: Context, key: string, {span, where, sum}: TallyQuery): Promise<readonly Tally[]> {
  const {sql, now} = context;
  const from = listSource(context, key, {});
  const made = property(from, from.entity.system.createdAt);
  const {unit, step, timeZone, back} = span;
  return sql<Tally[]>`
    with span as (
      select start, start + ${`1 ${unit}`}::interval as finish
      from (select date_trunc(${unit}, ${now}::timestamptz at time zone ${timeZone})
        - ${back}::int * ${`1 ${unit}`}::interval as start) first
    ), counted as (
      select date_trunc(${step}, ${made} at time zone ${timeZone}) as at, count(*)::int as count,
        ${sum ? property(from, sum.per) : sql`null::text`} as per,
        ${sum ? sql`sum(${property(from, sum.field)})::text` : sql`null::text`} as amount
      from ${sql(from.entity.table)} t
      where ${conditions(context, from, {where})}
        and ${made} >= (select start at time zone ${timeZone} from span)
        and ${made} < (select finish at time zone ${timeZone} from span)
      group by 1, 3
    )
    select to_char(steps.at, 'YYYY-MM-DD"T"HH24:MI') as at, coalesce(counted.count, 0) as count, counted.per,
      counted.amount
    from span, generate_series(span.start, span.finish - ${`1 ${step}`}::interval, ${`1 ${step}`}::interval) steps (at)
    left join counted on counted.at = steps.at order by steps.at, counted.per`;
}
