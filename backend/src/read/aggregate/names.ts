/** What the records are called that groups of figures are of. */
import {TIME, type Metric} from '@emblem/schemas/reports';
import type {Context} from '../../context';
import {namesOfIds} from '../labels';
import type {AggregateQuery, Group} from './types';

/** The entity whose records a dimension names; undefined for plain values. */
function targetOf({model}: Context, metric: Metric, name: string): string | undefined {
  const path = metric.dimensions[name]?.of.split('.') ?? [];
  let target: string | undefined = metric.entity;
  for (const property of path) target = model.entity(target ?? '').field[property]?.relation?.to;
  return target;
}

/** By dimension: ids to names, without those of records that the actor may not read. */
export async function namesOf(
  context: Context,
  metric: Metric,
  groups: readonly Group[],
  {by, selection}: Pick<AggregateQuery, 'by' | 'selection'>,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const names: Record<string, Readonly<Record<string, string>>> = {};
  for (const dimension of new Set([...by, ...Object.keys(selection)])) {
    const target = dimension === TIME ? undefined : targetOf(context, metric, dimension);
    if (target === undefined) continue;
    const values = [...groups.map(({of}) => of[dimension]), ...(selection[dimension] ?? [])];
    const ids = [...new Set(values.filter(value => typeof value === 'number'))];
    names[dimension] = Object.fromEntries(await namesOfIds(context, target, ids));
  }
  return names;
}
