/** Which dimensions and measures of a metric an actor may ask for: those of properties that exist for the actor. */
import {besideOf, measuredPaths, partsOf, wayOf, type BesideMeasure, type Metric} from '@emblem/schemas/reports';
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

/** Of a metric beside one sees what its own reports would show. */
function isBesideSeen(context: Context, {metric, measure}: BesideMeasure): boolean {
  const {actor, model} = context;
  return reach(actor, model.entity(metric.entity), model, 'read') !== false && isMeasureSeen(context, metric, measure);
}

/** What is made of other measures is seen where all of these are. */
export function isMeasureSeen(context: Context, metric: Metric, name: string): boolean {
  const measure = metric.measures[name];
  if (!measure) return false;
  const {actor, model} = context;
  const {right} = measure;
  if (right !== undefined && reach(actor, model.entity(metric.entity), model, right) !== true) return false;
  const beside = besideOf(model, metric, measure);
  if (measure.of !== undefined && !(beside && isBesideSeen(context, beside))) return false;
  const isSeen = measuredPaths(measure).every(path => isPathSeen(context, metric, path));
  return isSeen && partsOf(measure).every(part => isMeasureSeen(context, metric, part));
}
