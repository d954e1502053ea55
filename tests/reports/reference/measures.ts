/** One measure over some records: plain sums, counts, middles, in JavaScript. */
import {Decimal} from 'decimal.js';
import type {Field, Model} from '@emblem/schemas';
import {measuredPaths, timeOf, type Metric, type MetricMeasure} from '@emblem/schemas/reports';
import type {Json} from '../../harness/json';
import type {Records} from './records';
import {Exact, type Rates} from './worth';

export type Figure = number | string | null;

const DAY_MS = 86_400_000;

/** Digits behind the point. */
const PLACES = {amount: 2, days: 1, other: 4};

/** What a measure counts of a record. */
type Value = Decimal | string;

export interface Counting {
  readonly model: Model;
  readonly records: Records;
  readonly rates: Rates;
  readonly metric: Metric;
  /** The metric's time that counts, by its name. */
  readonly time?: string;
  /** What amounts are told in; as the measure says when absent. */
  readonly currency?: string;
}

/** Nothing where anything in it is missing. Throws for an operation that no measure uses yet. */
function workedOut(record: Json, expression: unknown): Decimal | undefined {
  if (typeof expression === 'string') {
    const value = record[expression] ?? null;
    return value === null ? undefined : new Exact(String(value));
  }
  if (typeof expression !== 'object' || expression === null) throw new Error(`No expression: ${String(expression)}`);
  const [[name, parts] = []] = Object.entries(expression);
  const list: readonly unknown[] = Array.isArray(parts) ? parts : [];
  const numbers = list.map(part => workedOut(record, part));
  const known = numbers.filter(number => number !== undefined);
  const [first, ...rest] = known;
  if (!first || known.length < numbers.length) return undefined;
  if (name === 'sum') return rest.reduce((sum, each) => sum.plus(each), first);
  if (name === 'difference') return rest.reduce((difference, each) => difference.minus(each), first);
  if (name === 'product') return rest.reduce((product, each) => product.times(each), first);
  throw new Error(`Nobody has said here what "${name ?? ''}" is.`);
}

function isAged(record: Json, {age}: MetricMeasure, now: string): boolean {
  if (!age) return true;
  const of: unknown = record[age.of] ?? null;
  if (typeof of !== 'string') return false;
  const days = (Date.parse(now) - Date.parse(of)) / DAY_MS;
  return days >= (age.from ?? -Infinity) && days < (age.until ?? Infinity);
}

/** Whether a measure is about a record. */
export function isAbout({records, metric}: Counting, measure: MetricMeasure, record: Json): boolean {
  return records.is(metric.entity, record, measure.where) && isAged(record, measure, records.now);
}

/** What a record would count by a measure that is about it. */
function ownValue({records, metric}: Counting, measure: MetricMeasure, record: Json): Value | undefined {
  const {sum, distinct, percentile, duration} = measure;
  if (duration) {
    const [from, to] = [record[duration.from], record[duration.to]];
    return typeof from === 'string' && typeof to === 'string'
      ? new Exact(Date.parse(to) - Date.parse(from)).div(DAY_MS)
      : undefined;
  }
  if (distinct !== undefined) {
    const value = records.one(metric, record, distinct);
    return value === null ? undefined : JSON.stringify(value);
  }
  return measure.count ? new Exact(1) : workedOut(record, sum ?? percentile?.of);
}

/** Whether all is there that a measure is worked out of. */
export function isKnown(counting: Counting, measure: MetricMeasure, record: Json): boolean {
  const {records, metric} = counting;
  return records.is(metric.entity, record, measure.known) && ownValue(counting, measure, record) !== undefined;
}

export function valueOf(counting: Counting, measure: MetricMeasure, record: Json): Value | undefined {
  return isAbout(counting, measure, record) && isKnown(counting, measure, record)
    ? ownValue(counting, measure, record)
    : undefined;
}

/** The property that says in what a measure is told: an amount where there is one. */
function fieldOf({model, metric}: Counting, measure: MetricMeasure): Field | undefined {
  const entity = model.entity(metric.entity);
  const fields = measuredPaths(measure).flatMap(path => entity.field[path] ?? []);
  return fields.find(({currency}) => currency !== undefined) ?? fields[0];
}

/** The property with the currency of a measure that is told in another one. */
export function currencyOf(counting: Counting, measure: MetricMeasure): string | undefined {
  return measure.convert === undefined ? undefined : fieldOf(counting, measure)?.currency;
}

function dayOf({records, metric, time}: Counting, record: Json): string {
  return String(records.one(metric, record, timeOf(metric, time).of) ?? '').slice(0, 10);
}

/** What a value is worth in the currency that is asked for; undefined where there is no rate. */
export function worthOf(counting: Counting, measure: MetricMeasure, record: Json, value: Value): Value | undefined {
  const name = currencyOf(counting, measure);
  if (name === undefined || typeof value === 'string') return value;
  const wanted = counting.currency ?? measure.convert ?? '';
  return counting.rates.worth(value, record[name] ?? null, wanted, dayOf(counting, record));
}

/** Between the two values in the middle, or about another share of them, in proportion. */
function middle(values: readonly Decimal[], at: number): number | undefined {
  const sorted = values.map(value => value.toNumber()).sort((one, other) => one - other);
  const place = at * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? undefined : low + (place - Math.floor(place)) * (high - low);
}

function rounded(value: Decimal | number, places: number): string {
  return new Exact(value).toFixed(places, Decimal.ROUND_HALF_UP);
}

/** Of the currencies of these worlds the yen has no smaller coin; amounts are written with two digits all the same. */
function amountIn(currency: string | undefined, value: Decimal | number): string {
  const written = currency === 'JPY' ? `${rounded(value, 0)}.00` : rounded(value, PLACES.amount);
  return written === '-0.00' ? '0.00' : written;
}

/** The figure of a measure of records, over these of them. */
export function figureOf(counting: Counting, measure: MetricMeasure, rows: readonly Json[]): Figure {
  const values = rows.flatMap(record => {
    const value = valueOf(counting, measure, record);
    const worth = value === undefined ? undefined : worthOf(counting, measure, record, value);
    return worth === undefined ? [] : [worth];
  });
  const {count, distinct, percentile, duration} = measure;
  if (count) return values.length;
  if (distinct !== undefined) return new Set(values).size;
  const numbers = values.filter(value => typeof value !== 'string');
  const field = fieldOf(counting, measure);
  const at = (duration ?? percentile)?.at;
  const isAmount = currencyOf(counting, measure) !== undefined;
  const told = counting.currency ?? measure.convert;
  if (at !== undefined) {
    const found = middle(numbers, at);
    if (found === undefined) return null;
    return isAmount ? amountIn(told, found) : rounded(found, duration ? PLACES.days : PLACES.other);
  }
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((total, each) => total.plus(each), new Exact(0));
  const isWhole = typeof measure.sum === 'string' && (field?.kind === 'integer' || field?.kind === 'bigint');
  if (isWhole) return sum.toNumber();
  return isAmount ? amountIn(told, sum) : rounded(sum, field?.scale ?? PLACES.other);
}
