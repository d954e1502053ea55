/** Which dimensions and measures of a metric an actor may ask for: those of properties that exist for the actor. */
import {measuredPaths, wayOf, type Metric} from '@emblem/schemas/reports';
import type {Context} from '../../context';
import {reach} from '../../rights/reach';
import {sight} from '../visibility';

/** False where the property, or one on the way to it, does not exist for the actor. */
function isPathSeen({actor, model}: Context, metric: Metric, path: string): boolean {
  const way = wayOf(model, metric, path);
  return way.length > 0 && way.every(({entity, field}) => sight(actor, entity, model, field) !== false);
}

export function isDimensionSeen(context: Context, metric: Metric, name: string): boolean {
  const dimension = metric.dimensions[name];
  return dimension !== undefined && isPathSeen(context, metric, dimension.of);
}

/** A ratio is seen where both its parts are. */
export function isMeasureSeen(context: Context, metric: Metric, name: string): boolean {
  const measure = metric.measures[name];
  if (!measure) return false;
  const {actor, model} = context;
  const {right, ratio = []} = measure;
  if (right !== undefined && reach(actor, model.entity(metric.entity), model, right) !== true) return false;
  const isSeen = measuredPaths(measure).every(path => isPathSeen(context, metric, path));
  return isSeen && ratio.every(part => isMeasureSeen(context, metric, part));
}
