/** The metrics that calls of the module answer by. */
import type {Metric} from '@emblem/schemas/reports';
import {reach} from '../../../rights/reach';
import type {Context} from '../../../context';
import {aggregate, type Aggregate, type AggregateQuery} from '../../../read';

export function isEntityReadable({actor, model}: Context, key: string): boolean {
  return reach(actor, model.entity(key), model, 'read') !== false;
}

/** Whether the actor reads any of the records that the metric counts. */
export function isReadable(context: Context, {entity}: Metric): boolean {
  return isEntityReadable(context, entity);
}

/** How many records there are by one dimension: one question, every value of it told. */
export async function countBy(
  context: Context,
  metric: Metric,
  by: string,
  selection: AggregateQuery['selection'] = {},
): Promise<Aggregate['groups']> {
  const query = {by: [by], selection, measures: ['count'], step: 'day', limit: Number.MAX_SAFE_INTEGER - 2} as const;
  return (await aggregate(context, metric, query)).groups;
}

export function countOf({figures}: Aggregate['groups'][number]): number {
  return Number(figures.count ?? 0);
}
