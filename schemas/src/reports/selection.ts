/** The records behind figures, as a condition on the metric's entity. */
import type {Predicate, Scalar} from '../vocabulary/predicate';
import {measuredPaths} from './way';
import {timeOf, type MeasureAge, type Metric, type MetricMeasure, type MetricTime} from '../vocabulary/report';

/** Values of a dimension by its name; an empty list leaves nothing. */
export type Selection = Readonly<Record<string, readonly Scalar[]>>;

/** Instants, ISO 8601: from `since`, up to but without `until`; and the days of them on the clock that is asked by. */
export interface Period {
  readonly since: string;
  readonly until: string;
  /** The first day and the last one: `2026-11-26`. */
  readonly from: string;
  readonly to: string;
}

/** A condition on the property that a path ends at. */
function along(path: string, condition: (name: string) => Predicate): Predicate {
  const [name = '', ...rest] = path.split('.');
  return rest.length === 0 ? condition(name) : {has: [name, along(rest.join('.'), condition)]};
}

/** Nothing also stands for related records that are not there, or that somebody may not read. */
function isEmpty(path: string): Predicate {
  return {not: along(path, name => ({ne: [name, null]}))};
}

/** Of a list of records, one of these at least; nothing stands for lists without any. */
function someAmong(path: string, values: readonly Scalar[]): Predicate {
  return {
    any: values.map(value => (value === null ? isEmpty(path) : along(path, name => ({contains: [name, value]})))),
  };
}

function among(path: string, values: readonly Scalar[]): Predicate {
  const given = values.filter(value => value !== null);
  const parts = [
    ...(given.length > 0 ? [along(path, name => ({in: [name, given]}))] : []),
    ...(values.includes(null) ? [isEmpty(path)] : []),
  ];
  return {any: parts};
}

function within({of, days}: MetricTime, {since, until, from, to}: Period): Predicate {
  return along(of, name =>
    days ? {all: [{gte: [name, from]}, {lte: [name, to]}]} : {all: [{gte: [name, since]}, {lt: [name, until]}]},
  );
}

const DAY = 86_400_000;

function agePredicates({of, from, until}: MeasureAge, now: string): readonly Predicate[] {
  const before = (days: number) => new Date(Date.parse(now) - days * DAY).toISOString();
  return [
    ...(from === undefined ? [] : [{lte: [of, before(from)]} as const]),
    ...(until === undefined ? [] : [{gt: [of, before(until)]} as const]),
  ];
}

/** The records of a metric that a measure is about: by its condition and their age; undefined where it is about all. */
export function measurable({where, age}: MetricMeasure, now: string): Predicate | undefined {
  const all = [...(where ? [where] : []), ...(age ? agePredicates(age, now) : [])];
  return all.length > 1 ? {all} : all[0];
}

/** Those of them that it counts: of which it is known. */
export function measuredPredicate(measure: MetricMeasure, now: string): Predicate | undefined {
  const about = measurable(measure, now);
  const {known, sum} = measure;
  const filled =
    sum === undefined || typeof sum === 'string'
      ? []
      : measuredPaths(measure).map((path): Predicate => ({ne: [path, null]}));
  const all = [...(about ? [about] : []), ...(known ? [known] : []), ...filled];
  return all.length > 1 ? {all} : all[0];
}

/** Records that count in the period, by the metric's time of that name, its first when absent. */
export function countedWithin(metric: Metric, period: Period, time?: string): Predicate {
  return within(timeOf(metric, time), period);
}

/** Of the period by the metric's time of that name, its first when absent, with these values of dimensions. */
export function recordsOf(metric: Metric, selection: Selection, period?: Period, time?: string): Predicate {
  const chosen = Object.entries(selection).flatMap(([name, values]) => {
    const dimension = metric.dimensions[name];
    if (!dimension) return [];
    return [dimension.several ? someAmong(dimension.of, values) : among(dimension.of, values)];
  });
  return {
    all: [...(metric.where ? [metric.where] : []), ...(period ? [countedWithin(metric, period, time)] : []), ...chosen],
  };
}
