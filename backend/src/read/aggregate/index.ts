/**
 * Figures over many records: counts and sums by dimensions and steps of time, over what the actor reads and sees.
 * Starts where lists do, so that no figure tells of a record or a value that a list would not show.
 */
import type {Scalar} from '@emblem/schemas';
import {isWorkedOut, recordsOf, TIME, type Metric} from '@emblem/schemas/reports';
import type {Context} from '../../context';
import {conditions} from '../conditions';
import {listSource} from '../source';
import {Joins} from './joins';
import {counts, measureOf, partNames, plain, plainNames, ratio, ratioParts, told} from './measures';
import {isMeasureSeen} from './seen';
import {amountCurrency, limitOf, rowsOf, type Asking, type GroupRow} from './statement';
import {assertSteps, periodOf, stepsOf} from './steps';
import type {Aggregate, AggregateQuery, Figure, Group, Share, Step} from './types';

export {BASE_CURRENCY} from './rates';
export {usualStep} from './steps';
export type {Aggregate, AggregateQuery, Days, Figure, Group, Share, Step, StepUnit} from './types';

function figuresOf({metric, plains}: Asking, names: readonly string[], row: GroupRow): Record<string, Figure> {
  const stored = new Map(
    plains.map((each, index) => {
      const value = row[`m${index}`];
      return [each.name, told(each, typeof value === 'string' ? value : null)] as const;
    }),
  );
  return Object.fromEntries(
    names.map(name => {
      const whole = metric.measures[name]?.ratio;
      const parts = partNames(name);
      const [dividend, divisor] = (stored.has(parts[0]) ? parts : whole) ?? [];
      const made = dividend !== undefined && divisor !== undefined;
      return [name, made ? ratio(stored.get(dividend), stored.get(divisor)) : (stored.get(name) ?? null)];
    }),
  );
}

function countOf({plains}: Asking, name: string, row: GroupRow): number {
  const value = row[`m${plains.findIndex(each => each.name === name)}`];
  return typeof value === 'string' ? Number(value) : 0;
}

function sharesOf(asking: Asking, names: readonly string[], row: GroupRow): Readonly<Record<string, Share>> {
  const worked = plainNames(asking.metric, names).filter(name => isWorkedOut(measureOf(asking.metric, name)));
  return Object.fromEntries(
    worked.map(name => [name, {of: countOf(asking, `${name} of`, row), all: countOf(asking, `${name} all`, row)}]),
  );
}

function scalar(value: unknown): Scalar {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function currencyList(value: unknown): readonly (string | null)[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map(each => (typeof each === 'string' ? each : null));
}

function groupOf(asking: Asking, names: readonly string[], row: GroupRow): Group {
  const {by} = asking.query;
  return {
    of: Object.fromEntries(by.map((name, index) => [name, scalar(row[`d${index}`])])),
    figures: figuresOf(asking, names, row),
    shares: sharesOf(asking, names, row),
  };
}

/**
 * Throws 403 for an actor who reads none of the entity. Names of dimensions and measures are those of the metric;
 * whoever takes them from outside checks them before.
 */
export async function aggregate(context: Context, metric: Metric, query: AggregateQuery): Promise<Aggregate> {
  const {days, by, step, selection, time} = query;
  const from = listSource(context, metric.entity, {});
  const names = query.measures.filter(name => isMeasureSeen(context, metric, name));
  const asked = plainNames(metric, names).map(name => plain(context, from, metric, name));
  const worked = asked.filter(({measure}) => isWorkedOut(measure));
  const plains = [
    ...asked,
    ...worked.flatMap(each => counts(context, from, each)),
    ...ratioParts(context, from, metric, names),
  ];
  if (days && by.includes(TIME)) assertSteps(context, days, step);
  const period = days && (await periodOf(context, days));
  const asking: Asking = {context, metric, query, from, joins: new Joins(context, from), plains};
  const {where: listed, search} = query.list ?? {};
  const chosen = recordsOf(metric, selection, period, time);
  const where = conditions(context, from, {where: listed ? {all: [chosen, listed]} : chosen, search});
  const rows = plains.length === 0 ? [] : await rowsOf(asking, where);
  const isTotal = ({g}: GroupRow) => Number(g) > 0;
  const total = rows.find(isTotal) ?? {};
  const groups = by.length === 0 ? [] : rows.filter(row => !isTotal(row)).map(row => groupOf(asking, names, row));
  const steps: readonly Step[] = days && by.includes(TIME) ? await stepsOf(context, days, step) : [];
  return {
    measures: names,
    groups: groups.slice(0, limitOf(query)),
    more: groups.length > limitOf(query),
    totals: figuresOf(asking, names, total),
    shares: sharesOf(asking, names, total),
    steps,
    period,
    base: amountCurrency(metric, query),
    withoutRate: currencyList(total.rateless),
    recordsWithoutRate: Number(total.rateless_records ?? 0),
  };
}
