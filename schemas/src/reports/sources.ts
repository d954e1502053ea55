/** The tables that figures are made of. */
import type {Entity, Field, Model} from '../model';
import {take, type Predicate} from '../vocabulary/predicate';
import {conditionsOf, type Metric} from '../vocabulary/report';
import {measuredPaths, wayOf} from './way';

export interface FigureSource {
  /** Times by which its records count in some metric; none where they only stand beside others. */
  readonly times: readonly Field[];
  /** Records of others are told apart by its own, or asked about them. */
  readonly isReached: boolean;
}

/** By the name of the table. */
export type FigureSources = ReadonlyMap<string, FigureSource>;

/** What figures are turned into other currencies by. */
export const RATES = {entity: 'currency-rate', day: 'day'} as const;

type Found = Map<string, FigureSource>;

function add(found: Found, table: string, {times = [], isReached = false}: Partial<FigureSource>): void {
  const known = found.get(table);
  found.set(table, {
    times: [...new Set([...(known?.times ?? []), ...times])],
    isReached: isReached || known?.isReached === true,
  });
}

function addRelated({model, found}: {model: Model; found: Found}, field: Field): Entity | undefined {
  if (field.join) add(found, field.join.table, {});
  const target = field.relation && model.entities.get(field.relation.to);
  if (target) add(found, target.table, {isReached: true});
  return target;
}

function addAsked(into: {model: Model; found: Found}, entity: Entity, predicate: Predicate): void {
  const taken = take(predicate);
  if (taken.op === 'all' || taken.op === 'any') for (const part of taken.of) addAsked(into, entity, part);
  else if (taken.op === 'not') addAsked(into, entity, taken.of);
  else {
    const field = entity.field[taken.field];
    const target = field && addRelated(into, field);
    if (target && taken.op === 'has') addAsked(into, target, taken.of);
  }
}

function addMetric(into: {model: Model; found: Found}, metric: Metric): void {
  const {model, found} = into;
  const entity = model.entity(metric.entity);
  const own = Object.values(metric.times).flatMap(({of}) => entity.field[of] ?? []);
  add(found, entity.table, {times: own});
  const paths = [
    ...Object.values(metric.dimensions).map(({of}) => of),
    ...Object.values(metric.times).map(({of}) => of),
    ...Object.values(metric.measures).flatMap(measuredPaths),
  ];
  for (const {field} of paths.flatMap(path => wayOf(model, metric, path))) addRelated(into, field);
  for (const condition of conditionsOf(metric)) addAsked(into, entity, condition);
}

/**
 * By table. What somebody's rights ask for besides is not among them: figures that rest on another table are made anew
 * each time.
 */
export function figureSources(model: Model): FigureSources {
  const found: Found = new Map();
  for (const metric of model.metrics.values()) addMetric({model, found}, metric);
  const rates = model.entities.get(RATES.entity);
  const day = rates?.field[RATES.day];
  if (rates && found.size > 0) add(found, rates.table, {times: day ? [day] : []});
  return found;
}
