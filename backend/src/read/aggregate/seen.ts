/** Which dimensions and measures of a metric an actor may ask for. */
import {
  besideOf,
  conditionPaths,
  figureRights,
  measuredPaths,
  partsOf,
  wayOf,
  type BesideMeasure,
  type Metric,
} from '@emblem/schemas/reports';
import type {Context} from '../../context';
import {holdsLabel, reach} from '../../rights/reach';
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
function isBesideReadable(context: Context, {metric, measure}: BesideMeasure): boolean {
  const {actor, model} = context;
  return reach(actor, model.entity(metric.entity), model, 'read') !== false && isReadable(context, metric, measure);
}

/** Whether all properties that a measure is made of and asks for, be it by way of others, exist for the actor. */
function isReadable(context: Context, metric: Metric, name: string): boolean {
  const measure = Object.hasOwn(metric.measures, name) ? metric.measures[name] : undefined;
  if (!measure) return false;
  const beside = besideOf(context.model, metric, measure);
  if (measure.of !== undefined && !(beside && isBesideReadable(context, beside))) return false;
  const isSeen = [...measuredPaths(measure), ...conditionPaths(measure)].every(path =>
    isPathSeen(context, metric, path),
  );
  return isSeen && partsOf(measure).every(part => isReadable(context, metric, part));
}

/** What is readable and, where labels of figures govern it, granted by them (DA-384). */
export function isMeasureSeen(context: Context, metric: Metric, name: string): boolean {
  const {actor, model} = context;
  return (
    isReadable(context, metric, name) && figureRights(model, metric, name).every(right => holdsLabel(actor, right))
  );
}
