/** The records behind figures, as a condition on the metric's entity. */
import type {Predicate, Scalar} from '../predicate/types';
import {timeOf, type MeasureAge, type Metric, type MetricMeasure} from './definition';

/** Values of a dimension by its name; an empty list leaves nothing. */
export type Selection = Readonly<Record<string, readonly Scalar[]>>;

/** Instants, ISO 8601: from `since`, up to but without `until`. */
export interface Period {
  readonly since: string;
  readonly until: string;
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

function among(path: string, values: readonly Scalar[]): Predicate {
  const given = values.filter(value => value !== null);
  const parts = [
    ...(given.length > 0 ? [along(path, name => ({in: [name, given]}))] : []),
    ...(values.includes(null) ? [isEmpty(path)] : []),
  ];
  return {any: parts};
}

function within(path: string, {since, until}: Period): Predicate {
  return along(path, name => ({all: [{gte: [name, since]}, {lt: [name, until]}]}));
}

const DAY = 86_400_000;

function aged({of, from, until}: MeasureAge, now: string): readonly Predicate[] {
  const before = (days: number) => new Date(Date.parse(now) - days * DAY).toISOString();
  return [
    ...(from === undefined ? [] : [{lte: [of, before(from)]} as const]),
    ...(until === undefined ? [] : [{gt: [of, before(until)]} as const]),
  ];
}

/** The records of a metric that a measure counts: by its condition and their age; undefined where it counts all. */
export function measured({where, age}: MetricMeasure, now: string): Predicate | undefined {
  const all = [...(where ? [where] : []), ...(age ? aged(age, now) : [])];
  return all.length > 1 ? {all} : all[0];
}

/** Of the period by the metric's time of that name, its first when absent, with these values of dimensions. */
export function recordsOf(metric: Metric, selection: Selection, period?: Period, time?: string): Predicate {
  const chosen = Object.entries(selection).flatMap(([name, values]) => {
    const dimension = metric.dimensions[name];
    return dimension ? [among(dimension.of, values)] : [];
  });
  return {
    all: [
      ...(metric.where ? [metric.where] : []),
      ...(period ? [within(timeOf(metric, time).of, period)] : []),
      ...chosen,
    ],
  };
}
