/** The properties that a path of a metric passes: relations, and at its end what is told. */
import {propertiesRead} from '../expression/inspect';
import type {Entity, Field, Model} from '../model';
import type {Metric, MetricMeasure} from './definition';

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

/** Whether a measure is worked out of several properties of each record, not all of which each record has. */
export function isWorkedOut({sum}: MetricMeasure): boolean {
  return sum !== undefined && typeof sum !== 'string';
}
