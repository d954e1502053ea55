/** What stands at the ends of paths from a record, as far as the actor sees the records on the way. */
import type {Entity} from '@emblem/schemas';
import type {Context} from '../context';
import {find} from './get';
import {reach} from '../rights/reach';
import type {Values, WireRecord} from '../values';

/** The related record; undefined where there is none in reach. */
async function relatedOf(
  context: Context,
  entity: Entity,
  record: WireRecord,
  name: string,
): Promise<{readonly entity: Entity; readonly record: WireRecord} | undefined> {
  const {model, actor} = context;
  const to = entity.field[name]?.relation?.to;
  const id = record[name];
  if (to === undefined || typeof id !== 'number') return undefined;
  const target = model.entity(to);
  if (reach(actor, target, model, 'read') === false) return undefined;
  const related = await find(context, to, {eq: ['id', id]});
  return related && {entity: target, record: related};
}

/** The record with the values of the paths under their names; each record on the way is read once. */
export async function withPathValues(
  context: Context,
  entity: Entity,
  record: WireRecord,
  paths: Iterable<string>,
): Promise<Values> {
  const values: Values = {...record};
  const byHop = new Map<string, string[]>();
  for (const path of paths) {
    const [hop = '', ...rest] = path.split('.');
    if (rest.length > 0) byHop.set(hop, [...(byHop.get(hop) ?? []), rest.join('.')]);
  }
  for (const [hop, rests] of byHop) {
    const related = await relatedOf(context, entity, record, hop);
    const further: Values = related ? await withPathValues(context, related.entity, related.record, rests) : {};
    for (const rest of rests) values[`${hop}.${rest}`] = further[rest] ?? null;
  }
  return values;
}
