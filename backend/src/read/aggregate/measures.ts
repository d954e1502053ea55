/** Measures in SQL: the value that each record gives, and what is made of the values of a group. */
import {Decimal} from 'decimal.js';
import type {Field} from '@emblem/schemas';
import {measured, measuredPaths, type Metric, type MetricMeasure} from '@emblem/schemas/reports';
import type {Fragment} from 'postgres';
import type {Context} from '../../context';
import {assertPredicate} from '../conditions';
import type {Source} from '../source';
import {AMOUNT_SCALE} from './rates';
import type {Figure} from './types';

/** Digits behind the point of a ratio, and of what is no amount. */
const RATIO_SCALE = 4;

/** Digits behind the point of days. */
const DAYS_SCALE = 1;

/** A measure that records are asked for; ratios are made of these afterwards. */
export interface Plain {
  readonly name: string;
  readonly measure: MetricMeasure;
  readonly field?: Field;
  /** Holds the currency of the field. */
  readonly currency?: Field;
  /** The value of a record. */
  readonly value: Fragment;
}

/** Those, and the ones that their ratios are made of. */
export function plainNames({measures}: Metric, names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap(name => measures[name]?.ratio ?? [name]))];
}

/** What it is an amount in, where it is turned into another currency. */
function currencyOf(from: Source, {convert}: MetricMeasure, field: Field | undefined): Field | undefined {
  return field?.currency === undefined || convert === undefined ? undefined : from.entity.field[field.currency];
}

/** Days of 24 hours between two times of a record. */
function days({sql}: Context, from: Source, {from: start, to: end}: NonNullable<MetricMeasure['duration']>): Fragment {
  const [since, until] = [from.entity.field[start], from.entity.field[end]];
  if (!since || !until) throw new Error(`${from.entity.key} lacks "${start}" or "${end}".`);
  return sql`extract(epoch from (${from.ref(until)} - ${from.ref(since)})) / 86400`;
}

function valueOf(context: Context, from: Source, {duration}: MetricMeasure, field: Field | undefined): Fragment {
  if (duration) return days(context, from, duration);
  return field ? from.ref(field) : context.sql`1`;
}

export function plain(context: Context, from: Source, metric: Metric, name: string): Plain {
  const {sql} = context;
  const measure = metric.measures[name];
  if (!measure) throw new Error(`The metric ${metric.$id} has no measure ${name}.`);
  const field = measure.duration ? undefined : from.entity.field[measuredPaths(measure)[0] ?? ''];
  const own = valueOf(context, from, measure, field);
  const counted = measured(measure, context.now);
  if (counted) assertPredicate(context, from, counted);
  const value = counted ? sql`case when ${from.condition(counted)} then ${own} end` : own;
  return {name, measure, field, currency: currencyOf(from, measure, field), value};
}

/** Whether groups of groups give the same as the records themselves. */
export function isAdditive({measure: {count, sum}}: Plain): boolean {
  return count === true || sum !== undefined;
}

/** Of the records of a small group. */
export function gathered({sql}: Context, {measure, value}: Plain): Fragment {
  return measure.count ? sql`count(${value})` : sql`sum(${value})`;
}

interface Values {
  /** The column of the values. */
  readonly value: Fragment;
  /** The same in the currency that is asked for. */
  readonly worth?: Fragment;
  /** The values are those of groups already. */
  readonly isGathered: boolean;
}

export function figure({sql}: Context, {measure}: Plain, {value, worth = value, isGathered}: Values): Fragment {
  if (measure.distinct !== undefined) return sql`count(distinct ${value})`;
  const at = (measure.percentile ?? measure.duration)?.at;
  if (at !== undefined) return sql`percentile_cont(${at}::float8) within group (order by (${worth})::float8)`;
  return measure.count && !isGathered ? sql`count(${value})` : sql`sum(${worth})`;
}

const COUNTED: ReadonlySet<Field['kind']> = new Set(['integer', 'bigint']);

function isWhole({measure, field}: Plain): boolean {
  return !measure.percentile && !measure.duration && (!measure.sum || (field !== undefined && COUNTED.has(field.kind)));
}

function scaleOf({field, currency, measure}: Plain): number {
  if (currency) return AMOUNT_SCALE;
  if (measure.duration) return DAYS_SCALE;
  return measure.percentile ? RATIO_SCALE : (field?.scale ?? RATIO_SCALE);
}

/** As it is told: a count as a number, an amount as a decimal. */
export function told(each: Plain, stored: string | null): Figure {
  const {sum, percentile, duration} = each.measure;
  if (stored === null) return sum || percentile || duration ? null : 0;
  return isWhole(each) ? Number(stored) : new Decimal(stored).toFixed(scaleOf(each), Decimal.ROUND_HALF_UP);
}

/** Null where there is nothing to divide, or nothing to divide by. */
export function ratio(dividend: Figure | undefined, divisor: Figure | undefined): Figure {
  if (dividend === null || dividend === undefined || !divisor || new Decimal(divisor).isZero()) return null;
  return new Decimal(dividend).div(divisor).toFixed(RATIO_SCALE, Decimal.ROUND_HALF_UP);
}
