/** The figures of a metric as whoever reads its formula would work them out from the records, one by one. */
import type {Model, Scalar} from '@emblem/schemas';
import {besideOf, isWorkedOut, partsOf, TIME, timeOf, type Metric, type MetricMeasure} from '@emblem/schemas/reports';
import {idOf, type Json} from '../../harness/json';
import {hourAt, localOf, stepAt, type Days, type StepUnit} from './clock';
import {currencyOf, figureOf, isAbout, isKnown, valueOf, worthOf, type Counting, type Figure} from './measures';
import {isDimensionSeen, type Asker} from './person';
import type {Records} from './records';
import {Exact, type Rates} from './worth';

export interface Asked {
  readonly days: Days;
  readonly time?: string;
  readonly step: StepUnit;
  readonly by: readonly string[];
  readonly filter: Readonly<Record<string, readonly Scalar[]>>;
  readonly measures: readonly string[];
  readonly currency?: string;
  /** The ids of the metric's records that a list shows, where figures are of these alone. */
  readonly listed?: readonly number[];
}

export interface Part {
  readonly figures: Readonly<Record<string, Figure>>;
  readonly shares: Readonly<Record<string, {readonly of: number; readonly all: number}>>;
}

export interface Figures {
  /** By the values of what they are told apart by, as JSON. */
  readonly groups: Readonly<Record<string, Part>>;
  readonly totals: Part;
  /** Currencies without a rate of the day. */
  readonly withoutRate: readonly (string | null)[];
  readonly recordsWithoutRate: number;
}

/** Where figures are taken from. */
export interface Ground {
  readonly model: Model;
  readonly records: Records;
  readonly rates: Rates;
  readonly asker: Asker;
}

export function measureOf(metric: Metric, name: string): MetricMeasure {
  const measure = metric.measures[name];
  if (!measure) throw new Error(`${metric.$id} has no ${name}.`);
  return measure;
}

/** The measures of records, or of metrics beside, that a measure is made of in the end. */
function leavesOf(metric: Metric, name: string): readonly string[] {
  const parts = partsOf(measureOf(metric, name));
  return parts.length === 0 ? [name] : parts.flatMap(part => leavesOf(metric, part));
}

/** Whether a measure is one of records: neither made of others nor taken from beside. */
function isLeaf(metric: Metric, name: string): boolean {
  return leavesOf(metric, name).includes(name) && measureOf(metric, name).of === undefined;
}

/** The values of a dimension that a record counts for. */
function valuesBy(ground: Ground, metric: Metric, asked: Asked, record: Json, name: string): readonly Scalar[] {
  if (name !== TIME) return ground.records.at(metric, record, metric.dimensions[name]?.of ?? '');
  const {of, days} = timeOf(metric, asked.time);
  const value = String(ground.records.one(metric, record, of));
  if (asked.step === 'hour' && !days) return [hourAt(value, asked.days.timeZone)];
  return [stepAt(days ? `${value}T00:00` : localOf(value, asked.days.timeZone), asked.step)];
}

function isWithin(ground: Ground, metric: Metric, {time, days}: Asked, record: Json): boolean {
  const when = timeOf(metric, time);
  const value = ground.records.one(metric, record, when.of);
  if (typeof value !== 'string') return false;
  const day = when.days ? value : localOf(value, days.timeZone).slice(0, 10);
  return day >= days.from && day <= days.to;
}

/** The records that figures are of. */
function rowsOf(ground: Ground, metric: Metric, asked: Asked): readonly Json[] {
  return [...ground.records.of(metric.entity).values()].filter(
    record =>
      (!asked.listed || asked.listed.includes(idOf(record))) &&
      ground.records.is(metric.entity, record, metric.where) &&
      isWithin(ground, metric, asked, record) &&
      Object.entries(asked.filter).every(([name, values]) =>
        valuesBy(ground, metric, asked, record, name).some(value => values.includes(value)),
      ),
  );
}

/** Each combination of one of each list. */
function combined(lists: readonly (readonly Scalar[])[]): readonly (readonly Scalar[])[] {
  return lists.reduce<readonly (readonly Scalar[])[]>(
    (all, list) => all.flatMap(some => list.map(each => [...some, each])),
    [[]],
  );
}

function groupsOf(ground: Ground, metric: Metric, asked: Asked, rows: readonly Json[]): ReadonlyMap<string, Json[]> {
  const groups = new Map<string, Json[]>();
  if (asked.by.length === 0) return groups;
  for (const record of rows)
    for (const values of combined(asked.by.map(name => valuesBy(ground, metric, asked, record, name)))) {
      const key = JSON.stringify(values);
      groups.set(key, [...(groups.get(key) ?? []), record]);
    }
  return groups;
}

/** The figures of metrics beside, by our names for them, without what cannot be told apart or filtered like this. */
function besideOfAll(ground: Ground, metric: Metric, asked: Asked, leaves: readonly string[]) {
  const {model, asker} = ground;
  const dimensions = [...asked.by.filter(name => name !== TIME), ...Object.keys(asked.filter)];
  const told = new Map<string, {readonly theirs: string; readonly of: Figures}>();
  const answers = new Map<string, Figures>();
  const isTold = (other: Metric) =>
    !asked.listed && dimensions.every(each => isDimensionSeen(model, asker, other, each));
  const wanted = leaves.flatMap(name => {
    const beside = besideOf(model, metric, measureOf(metric, name));
    return beside && isTold(beside.metric) ? [{name, beside}] : [];
  });
  for (const {name, beside} of wanted) {
    const measures = wanted.filter(each => each.beside.name === beside.name).map(each => each.beside.measure);
    const of = answers.get(beside.name) ?? figuresOf(ground, beside.metric, {...asked, time: beside.time, measures});
    answers.set(beside.name, of);
    told.set(name, {theirs: beside.measure, of});
  }
  return {told, answers: [...answers.values()]};
}

/** Whether nothing of a measure is the same as none of it. */
function isAddable(model: Model, metric: Metric, name: string): boolean {
  const measure = measureOf(metric, name);
  const beside = besideOf(model, metric, measure);
  if (beside) return isAddable(model, beside.metric, beside.measure);
  return !measure.ratio && !measure.percentile && !measure.duration;
}

function added(figures: readonly Figure[], isLess: boolean): Figure {
  if (figures.every(figure => figure === null)) return null;
  const [first = 0, ...rest] = figures.map(figure => new Exact(figure ?? 0));
  const sum = rest.reduce((total, each) => (isLess ? total.minus(each) : total.plus(each)), new Exact(first));
  if (figures.every(figure => typeof figure !== 'string')) return sum.toNumber();
  return sum.toFixed(Math.max(2, ...figures.map(figure => new Exact(figure ?? 0).decimalPlaces())));
}

function divided(dividend: Figure, divisor: Figure): Figure {
  if (dividend === null || divisor === null || new Exact(divisor).isZero()) return null;
  return new Exact(dividend).div(divisor).toFixed(4, Exact.ROUND_HALF_UP);
}

/** What the figures of one part are made from. */
interface Making {
  readonly counting: Counting;
  /** Undefined where there is no record of the metric's own. */
  readonly rows?: readonly Json[];
  /** The figure of a metric beside; undefined where nothing is said of it. */
  readonly beside: (name: string) => Figure | undefined;
}

/** Whether a record has an amount by a measure of which nobody knows the worth. */
function lacksRate(counting: Counting, measure: MetricMeasure, record: Json): boolean {
  const value = valueOf(counting, measure, record);
  return value !== undefined && worthOf(counting, measure, record, value) === undefined;
}

/** One part of a ratio: where it is of records, of those that lack no rate in what the other one is made of. */
function madeBeside(making: Making, name: string, other: string): Figure {
  const {counting, rows = []} = making;
  const {metric} = counting;
  if (!isLeaf(metric, name)) return made(making, name);
  const amounts = leavesOf(metric, other).filter(leaf => isLeaf(metric, leaf));
  const lacks = (record: Json) => amounts.some(leaf => lacksRate(counting, measureOf(metric, leaf), record));
  return figureOf(
    counting,
    measureOf(metric, name),
    rows.filter(record => !lacks(record)),
  );
}

/** A ratio is of the records of which both parts are known: what they are worked out of, and what they are worth. */
function ratioOf(making: Making, [first, second]: readonly [string, string]): Figure {
  const {counting, rows} = making;
  const {metric} = counting;
  const measures = [first, second].map(name => measureOf(metric, name));
  if (!rows) return divided(made(making, first), made(making, second));
  if (![first, second].every(name => isLeaf(metric, name)))
    return divided(madeBeside(making, first, second), madeBeside(making, second, first));
  const worked = measures.filter(isWorkedOut);
  const common = rows.filter(record => worked.every(measure => isKnown(counting, measure, record)));
  const rated = common.filter(record => !measures.some(measure => lacksRate(counting, measure, record)));
  const [dividend = null, divisor = null] = measures.map(measure => figureOf(counting, measure, rated));
  return divided(dividend, divisor);
}

function made(making: Making, name: string): Figure {
  const {counting, rows, beside} = making;
  const {model, metric} = counting;
  const measure = measureOf(metric, name);
  const isTold = (leaf: string) => measureOf(metric, leaf).of === undefined || beside(leaf) !== undefined;
  if (!leavesOf(metric, name).every(isTold)) return null;
  if (measure.ratio) return ratioOf(making, measure.ratio);
  const parts = partsOf(measure);
  if (parts.length > 0) {
    const figures = parts.map(part => made(making, part));
    const lacks = parts.some((part, index) => figures[index] === null && !isAddable(model, metric, part));
    return lacks ? null : added(figures, measure.difference !== undefined);
  }
  if (measure.of !== undefined) return beside(name) ?? null;
  return rows ? figureOf(counting, measure, rows) : null;
}

function partOf(making: Making, asked: Asked, leaves: readonly string[]): Part {
  const {counting, rows} = making;
  const worked = rows ? leaves.filter(name => isWorkedOut(measureOf(counting.metric, name))) : [];
  const shareOf = (name: string) => {
    const measure = measureOf(counting.metric, name);
    const about = (rows ?? []).filter(record => isAbout(counting, measure, record));
    return {of: about.filter(record => isKnown(counting, measure, record)).length, all: about.length};
  };
  return {
    figures: Object.fromEntries(asked.measures.map(name => [name, made(making, name)])),
    shares: Object.fromEntries(worked.map(name => [name, shareOf(name)])),
  };
}

/** The records with an amount of which nobody knows the worth, with the currencies of these. */
function withoutRate(counting: Counting, leaves: readonly string[], rows: readonly Json[]) {
  const currencies = new Set<string | null>();
  const missing = rows.filter(record => {
    const lacking = leaves.filter(name => lacksRate(counting, measureOf(counting.metric, name), record));
    for (const name of lacking) {
      const currency = record[currencyOf(counting, measureOf(counting.metric, name)) ?? ''];
      currencies.add(typeof currency === 'string' ? currency : null);
    }
    return lacking.length > 0;
  });
  return {currencies: [...currencies], count: missing.length};
}

export function figuresOf(ground: Ground, metric: Metric, asked: Asked): Figures {
  const {model, records, rates} = ground;
  const counting: Counting = {model, records, rates, metric, time: asked.time, currency: asked.currency};
  const leaves = [...new Set(asked.measures.flatMap(name => leavesOf(metric, name)))];
  const own = leaves.filter(name => measureOf(metric, name).of === undefined);
  const rows = own.length === 0 ? [] : rowsOf(ground, metric, asked);
  const groups = groupsOf(ground, metric, asked, rows);
  const {told, answers} = besideOfAll(ground, metric, asked, leaves);
  const besideIn = (figures: (of: Figures) => Part | undefined) => (name: string) => {
    const found = told.get(name);
    return found && (figures(found.of)?.figures[found.theirs] ?? null);
  };
  const keys = new Set([...groups.keys(), ...answers.flatMap(answer => Object.keys(answer.groups))]);
  const group = (key: string): Part =>
    partOf({counting, rows: groups.get(key), beside: besideIn(of => of.groups[key])}, asked, own);
  const missing = withoutRate(counting, own, rows);
  return {
    groups: Object.fromEntries([...keys].map(key => [key, group(key)])),
    totals: partOf({counting, rows, beside: besideIn(of => of.totals)}, asked, own),
    withoutRate: [...new Set([...missing.currencies, ...answers.flatMap(answer => answer.withoutRate)])],
    recordsWithoutRate: answers.reduce((sum, answer) => sum + answer.recordsWithoutRate, missing.count),
  };
}
