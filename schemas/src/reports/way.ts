/** The properties that a path of a metric passes: relations, and at its end what is told. */
import {propertiesRead} from '../expression/inspect';
import {fieldsNamed} from '../predicate/inspect';
import type {Entity, Field, Model} from '../model';
import {figureRight} from '../permissions';
import type {Metric, MetricMeasure} from '../vocabulary/report';

export interface Waypoint {
  readonly entity: Entity;
  readonly field: Field;
}

/** `proId.market` from orders: the order's platform, then the platform's market. Empty where it leads nowhere. */
export function wayOf(model: Pick<Model, 'entities'>, metric: Metric, path: string): readonly Waypoint[] {
  const way: Waypoint[] = [];
  let entity = model.entities.get(metric.entity);
  for (const name of path.split('.')) {
    const field = entity?.field[name];
    if (!entity || !field) return [];
    way.push({entity, field});
    entity = field.relation ? model.entities.get(field.relation.to) : undefined;
  }
  return way;
}

/** The paths of what a measure is made of; none where records are counted or other measures are divided. */
export function measuredPaths({sum, distinct, percentile, duration}: MetricMeasure): readonly string[] {
  if (duration) return [duration.from, duration.to];
  if (sum !== undefined) return [...new Set(propertiesRead(sum))];
  const path = distinct ?? percentile?.of;
  return path === undefined ? [] : [path];
}

/** The properties that the conditions of a measure ask of its records; what a relation leads to is asked there. */
export function conditionPaths({where, known, age}: MetricMeasure): readonly string[] {
  const conditions = [where, known].flatMap(condition => (condition ? fieldsNamed(condition) : []));
  return [...new Set([...conditions, ...(age ? [age.of] : [])])];
}

/** Whether a measure is told of some of its records alone: of those that have all that it is worked out of. */
export function isWorkedOut({sum, known}: MetricMeasure): boolean {
  return known !== undefined || (sum !== undefined && typeof sum !== 'string');
}

/** The other measures of the same metric that one is made of. */
export function partsOf({ratio, difference}: MetricMeasure): readonly string[] {
  return ratio ?? difference ?? [];
}

/** A figure of a metric beside another one. */
export interface BesideMeasure {
  /** What the one calls the other. */
  readonly name: string;
  readonly metric: Metric;
  readonly time?: string;
  readonly measure: string;
}

/** Where a measure is a figure of a metric beside: which. */
export function besideOf(
  model: Pick<Model, 'metrics'>,
  {beside = {}}: Metric,
  {of}: MetricMeasure,
): BesideMeasure | undefined {
  const [name = '', measure = ''] = of?.split('.') ?? [];
  const found = beside[name];
  const metric = found && model.metrics.get(found.metric);
  return metric && {name, metric, measure, ...(found.time !== undefined && {time: found.time})};
}

/**
 * The rights of data analysis without which a measure is not seen: its own, else those of what it is made of, so that
 * each of `salesTotal` and `averageOrderValue` can be granted without the other.
 */
export function figureRights(model: Pick<Model, 'metrics'>, metric: Metric, name: string): readonly string[] {
  const measure = metric.measures[name];
  if (!measure) return [];
  if (measure.permission !== undefined) return [figureRight(measure.permission)];
  const beside = besideOf(model, metric, measure);
  const parts = partsOf(measure).flatMap(part => figureRights(model, metric, part));
  return [...new Set([...(beside ? figureRights(model, beside.metric, beside.measure) : []), ...parts])];
}

/** Whether a figure is an amount of money; a ratio is where one is divided by a plain number. */
export function isAmount(model: Pick<Model, 'entities' | 'metrics'>, metric: Metric, measure: MetricMeasure): boolean {
  const {sum, percentile, ratio} = measure;
  const beside = besideOf(model, metric, measure);
  const theirs = beside?.metric.measures[beside.measure];
  if (beside && theirs) return isAmount(model, beside.metric, theirs);
  if (ratio) {
    const [dividend, divisor] = ratio.map(name => metric.measures[name]);
    return (
      dividend !== undefined && isAmount(model, metric, dividend) && !(divisor && isAmount(model, metric, divisor))
    );
  }
  const [first] = partsOf(measure).map(name => metric.measures[name]);
  if (first) return isAmount(model, metric, first);
  if (sum === undefined && percentile === undefined) return false;
  return measuredPaths(measure).some(path => wayOf(model, metric, path).at(-1)?.field.currency !== undefined);
}

/** `sales.margin`: a measure by the key of its metric. */
export function figureOf(
  {metrics}: Pick<Model, 'metrics'>,
  figure: string,
): {readonly metric: Metric | undefined; readonly measure: string} {
  const [key = '', measure = ''] = figure.split('.');
  return {metric: metrics.get(key), measure};
}
