/**
 * Figures over many records: counts and sums by dimensions and steps of time, over what the actor reads and sees.
 * Starts where lists do, so that no figure tells of a record or a value that a list would not show.
 */
import {Decimal} from 'decimal.js';
import {TIME, type Metric} from '@emblem/schemas/reports';
import {requireReach} from '../../rights/decide-reach';
import type {Context} from '../../context';
import {withBeside} from './beside';
import {figureOf, type Making} from './derived';
import {leavesOf, measureOf} from './measures';
import {ownFigures, type Part} from './own';
import {isMeasureSeen} from './seen';
import {amountCurrency, limitOf} from './statement';
import {assertSteps, periodOf, stepsOf} from './steps';
import type {Aggregate, AggregateQuery, Figure, Group, Step} from './types';

export {metricOf} from './metric';
export {BASE_CURRENCY} from './rates';
export {usualStep} from './steps';
export type {Aggregate, AggregateQuery, Days, Figure, Group, Share, Step, StepUnit} from './types';

function groupOf(making: Making, names: readonly string[], {of, stored, shares}: Part): Group {
  return {of, figures: Object.fromEntries(names.map(name => [name, figureOf(making, name, stored)])), shares};
}

/** Steps in their order, or else the greatest of the first measure in front, as one metric alone tells them. */
function inOrder(
  {by}: AggregateQuery,
  [first = '']: readonly string[],
  groups: readonly Group[],
  steps: readonly Step[],
): readonly Group[] {
  const places = new Map(steps.map(({at}, place) => [at, place]));
  const number = (figure: Figure | undefined) => new Decimal(figure ?? -Infinity);
  const step = ({of}: Group) => (by.includes(TIME) ? String(of[TIME]) : '');
  const place = (group: Group) => places.get(step(group)) ?? 0;
  return [...groups].sort(
    (one, other) =>
      place(one) - place(other) ||
      step(one).localeCompare(step(other)) ||
      number(other.figures[first]).cmp(number(one.figures[first])),
  );
}

/** Of measures that the actor may have: what stands beside is not judged again where only a figure of it is told. */
async function figuresOf(context: Context, metric: Metric, query: AggregateQuery): Promise<Aggregate> {
  const {days, by, step, measures: names} = query;
  requireReach(context, metric.entity, 'read');
  const leaves = leavesOf(metric, names);
  const ownLeaves = leaves.filter(name => measureOf(metric, name).of === undefined);
  if (days && by.includes(TIME)) assertSteps(context, days, step);
  const period = days && (await periodOf(context, days));
  const steps = days && by.includes(TIME) ? await stepsOf(context, days, step) : [];
  const hours = step === 'hour' && steps.length > 0 ? steps : undefined;
  const own = await ownFigures(context, metric, query, {leaves: ownLeaves, names, period, hours});
  const base = amountCurrency(metric, query);
  const whole = await withBeside(context, metric, query, leaves, {...own, base}, figuresOf);
  const making: Making = {model: context.model, metric, untold: whole.untold};
  const groups = whole.groups.map(part => groupOf(making, names, part));
  const sorted = whole.groups === own.groups ? groups : inOrder(query, names, groups, steps);
  const {figures: totals, shares} = groupOf(making, names, whole.total);
  return {
    measures: names,
    groups: sorted.slice(0, limitOf(query)),
    more: whole.more || sorted.length > limitOf(query),
    totals,
    shares,
    steps,
    period,
    base: whole.base,
    withoutRate: whole.withoutRate,
    recordsWithoutRate: whole.recordsWithoutRate,
  };
}

/**
 * Throws 403 for an actor who reads none of the entity, and leaves measures out that the actor does not see. Names of
 * dimensions and measures are those of the metric; whoever takes them from outside checks them before.
 */
export async function aggregate(context: Context, metric: Metric, query: AggregateQuery): Promise<Aggregate> {
  requireReach(context, metric.entity, 'read');
  const measures = query.measures.filter(name => isMeasureSeen(context, metric, name));
  return figuresOf(context, metric, {...query, measures});
}
