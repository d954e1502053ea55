/** Measures in SQL: the value that each record gives, and what is made of the values of a group. */
import {Decimal} from 'decimal.js';
import {amountText, isAmount, moneyIn, type Field} from '@emblem/schemas';
import {conjuncts} from '@emblem/schemas/predicate';
import {
  isWorkedOut,
  measurable,
  measuredPredicate,
  measuredPaths,
  partsOf,
  type Metric,
  type MetricMeasure,
} from '@emblem/schemas/reports';
import {compileExpression} from '../computed/expression';
import type {Joins} from './joins';
import type {Fragment} from 'postgres';
import type {Context} from '../../context';
import {assertPredicate} from '../conditions';
import {conjunction, type Source} from '../source';
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
  /** What a record gives where all of `when` holds. */
  readonly own: Fragment;
  readonly when: readonly Fragment[];
  /** What holds of a record that has all that the value is worked out of; absent where that is one thing. */
  readonly present?: readonly Fragment[];
  /** Names of measures beside it: what has an amount of these without a rate of the day does not count here. */
  readonly rated?: readonly string[];
}

/** The value of a record; null where the measure is not about it. */
export function valueOf(context: Context, {own, when}: Pick<Plain, 'own' | 'when'>): Fragment {
  return when.length > 0 ? context.sql`case when ${conjunction(context, when)} then ${own} end` : own;
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

/** Where the values of a metric's measures come from. */
export interface Origin {
  readonly from: Source;
  readonly joins: Joins;
}

function ownOf(context: Context, {from, joins}: Origin, measure: MetricMeasure, field: Field | undefined): Fragment {
  const {sql, model} = context;
  const {duration, sum, distinct} = measure;
  if (duration) return days(context, from, duration);
  if (distinct !== undefined) return joins.reach(distinct)?.value ?? sql`null::text`;
  if (!field) return sql`1`;
  if (sum === undefined || typeof sum === 'string') return from.ref(field);
  // Of what is not seen of a record nothing is made.
  return compileExpression({sql, model, entity: from.entity, alias: 't', ref: from.ref}, sum, field);
}

/** The property that says in what the values of a measure are told: an amount where there is one. */
function fieldOf(from: Source, measure: MetricMeasure): Field | undefined {
  if (measure.duration) return undefined;
  const fields = measuredPaths(measure).flatMap(path => from.entity.field[path] ?? []);
  return fields.find(({currency}) => currency !== undefined) ?? fields[0];
}

/** The measure of that name. Throws for a name that the metric does not have; whoever takes it from outside checks. */
export function measureOf(metric: Metric, name: string): MetricMeasure {
  const measure = metric.measures[name];
  if (!measure) throw new Error(`The metric ${metric.$id} has no measure ${name}.`);
  return measure;
}

/** The measures that others are made of in the end: of records, or of a metric beside. */
export function leavesOf(metric: Metric, names: readonly string[]): readonly string[] {
  return [
    ...new Set(
      names.flatMap(name => {
        const parts = partsOf(measureOf(metric, name));
        return parts.length > 0 ? leavesOf(metric, parts) : [name];
      }),
    ),
  ];
}

/** These, and those by which they are rated: what has to be asked together. */
export function withRated(plains: readonly Plain[], some: readonly Plain[]): readonly Plain[] {
  const beside = new Set(some.flatMap(({rated = []}) => rated));
  return [...some, ...plains.filter(each => beside.has(each.name) && !some.includes(each))];
}

function presence({sql}: Context, from: Source, {known}: MetricMeasure, own: Fragment): readonly Fragment[] {
  return [sql`${own} is not null`, ...(known ? [from.condition(known)] : [])];
}

export function plainMeasure(context: Context, origin: Origin, metric: Metric, name: string): Plain {
  const {from} = origin;
  const measure = measureOf(metric, name);
  const field = fieldOf(from, measure);
  const own = ownOf(context, origin, measure, field);
  const counted = measuredPredicate(measure, context.now);
  if (counted) assertPredicate(context, from, counted);
  const when = counted ? conjuncts(counted).map(condition => from.condition(condition)) : [];
  const present = isWorkedOut(measure) ? presence(context, from, measure, own) : undefined;
  return {name, measure, field, currency: currencyOf(from, measure, field), own, when, present};
}

/** Whether a measure is asked of records, and not made of other measures or taken of another metric. */
function isOfRecords(measure: MetricMeasure): boolean {
  return measure.of === undefined && partsOf(measure).length === 0;
}

/** Names of what a ratio is made of, where both are told of the same records. */
export const partNames = (name: string): readonly [string, string] => [`${name} dividend`, `${name} divisor`];

/** Whether an amount of the one can lack a rate that the other does not ask for. */
function isRatedAlone({currency}: Plain, other: Plain): boolean {
  return currency !== undefined && currency.name !== other.currency?.name;
}

/**
 * The parts of ratios of which the one sees other records than the other: a record that lacks what the one is worked
 * out of, or the rate that turns it into the asked currency, is left out of the other, too.
 */
export function ratioParts(
  context: Context,
  origin: Origin,
  metric: Metric,
  names: readonly string[],
): readonly Plain[] {
  const ofBoth = (each: Plain, other: Plain, name: string, otherName: string): Plain => ({
    ...each,
    name,
    when: [...each.when, ...(other.present ?? [])],
    rated: isRatedAlone(other, each) ? [otherName] : undefined,
  });
  /** A part of records beside one that is made of others: what of these are amounts of the same records. */
  const ofOthers = (name: string, part: string, made: string): readonly Plain[] => {
    const each = plainMeasure(context, origin, metric, part);
    const rated = leavesOf(metric, [made])
      .filter(leaf => isOfRecords(measureOf(metric, leaf)))
      .filter(leaf => isRatedAlone(plainMeasure(context, origin, metric, leaf), each));
    return rated.length > 0 ? [{...each, name, rated}] : [];
  };
  return names.flatMap(name => {
    const [first, second] = measureOf(metric, name).ratio ?? [];
    if (first === undefined || second === undefined) return [];
    const [ofFirst, ofSecond] = partNames(name);
    const areOfRecords = [first, second].map(part => isOfRecords(measureOf(metric, part)));
    if (!areOfRecords[0] && !areOfRecords[1]) return [];
    if (!areOfRecords[0]) return ofOthers(ofSecond, second, first);
    if (!areOfRecords[1]) return ofOthers(ofFirst, first, second);
    const [dividend, divisor] = [
      plainMeasure(context, origin, metric, first),
      plainMeasure(context, origin, metric, second),
    ];
    const isRated = isRatedAlone(dividend, divisor) || isRatedAlone(divisor, dividend);
    if (!dividend.present && !divisor.present && !isRated) return [];
    return [ofBoth(dividend, divisor, ofFirst, ofSecond), ofBoth(divisor, dividend, ofSecond, ofFirst)];
  });
}

const COUNT: Pick<MetricMeasure, 'count'> = {count: true};

/** Names of the two counts of `counts`. */
export const countNames = (name: string): readonly [string, string] => [`${name} of`, `${name} all`];

/** How many records a measure could count, and how many of them have all that it is worked out of. */
export function counts(context: Context, from: Source, each: Plain): readonly [Plain, Plain] {
  const {sql} = context;
  const {name, measure, own, when} = each;
  const about = measurable(measure, context.now);
  const all = about ? conjuncts(about).map(condition => from.condition(condition)) : [];
  const {label} = measure;
  const [ofName, allName] = countNames(name);
  const counted = {measure: {label, ...COUNT}, own: sql`1`};
  return [
    {...counted, name: ofName, when: [...when, sql`${own} is not null`]},
    {...counted, name: allName, when: all},
  ];
}

/** Whether groups of groups give the same as the records themselves. */
export function isAdditive({measure: {count, sum}}: Plain): boolean {
  return count === true || sum !== undefined;
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
  if (measure.percentile || measure.duration) return false;
  return (
    measure.sum === undefined || (typeof measure.sum === 'string' && field !== undefined && COUNTED.has(field.kind))
  );
}

function scaleOf({field, measure}: Plain): number {
  if (measure.duration) return DAYS_SCALE;
  return measure.percentile ? RATIO_SCALE : (field?.scale ?? RATIO_SCALE);
}

/** As it is told: a count as a number, an amount as a decimal, rounded to the currency that it was turned into. */
export function toFigure(each: Plain, stored: string | null, asked: string): Figure {
  const {sum, percentile, duration} = each.measure;
  if (stored === null) return sum || percentile || duration ? null : 0;
  if (isWhole(each)) return Number(stored);
  const figure = new Decimal(stored);
  if (each.currency) return moneyIn(asked, figure);
  const written = figure.toFixed(scaleOf(each), Decimal.ROUND_HALF_UP);
  return each.field && !percentile && isAmount(each.field.schema) ? amountText(new Decimal(written)) : written;
}

/** Null where there is nothing to divide, or nothing to divide by. */
export function ratio(dividend: Figure | undefined, divisor: Figure | undefined): Figure {
  if (dividend === null || dividend === undefined || !divisor || new Decimal(divisor).isZero()) return null;
  return new Decimal(dividend).div(divisor).toFixed(RATIO_SCALE, Decimal.ROUND_HALF_UP);
}
