/** What stands at the ends of paths from records, as far as the actor sees the records on the way. */
import type {Entity} from '@emblem/schemas';
import type {Context} from '../context';
import {reach} from '../rights/reach';
import type {Values, WireRecord} from '../values';
import {findAll} from './get';

/** The related records in reach that any of the records leads to; designs only where they are asked for. */
async function relatedTo(
  context: Context,
  target: Entity,
  ids: readonly number[],
  wanted: readonly string[],
): Promise<readonly WireRecord[]> {
  const {model, actor} = context;
  if (ids.length === 0 || reach(actor, target, model, 'read') === false) return [];
  const designs = target.fields.filter(({control, name}) => control === 'design' && !wanted.includes(name));
  return findAll(
    context,
    target.key,
    {in: ['id', ids]},
    [],
    designs.map(({name}) => name),
  );
}

/** By the id of the related record, what stands at the ends of the paths from it. */
async function hopValues(
  context: Context,
  entity: Entity,
  records: readonly WireRecord[],
  hop: string,
  rests: readonly string[],
): Promise<ReadonlyMap<unknown, Values>> {
  const to = entity.field[hop]?.relation?.to;
  if (to === undefined) return new Map();
  const target = context.model.entity(to);
  const ids = [...new Set(records.map(record => record[hop]))].filter((id): id is number => typeof id === 'number');
  const related = await relatedTo(context, target, ids, rests);
  const values = await withPathValues(context, target, related, rests);
  return new Map(related.map(({id}, index) => [id, values[index] ?? {}]));
}

/**
 * The records with the values of the paths under their names. Whatever many records are on the way, those of a hop are
 * read at once.
 */
export async function withPathValues(
  context: Context,
  entity: Entity,
  records: readonly WireRecord[],
  paths: Iterable<string>,
): Promise<readonly Values[]> {
  const byHop = new Map<string, string[]>();
  for (const path of paths) {
    const [hop = '', ...rest] = path.split('.');
    if (rest.length > 0) byHop.set(hop, [...(byHop.get(hop) ?? []), rest.join('.')]);
  }
  const all = records.map((record): Values => ({...record}));
  for (const [hop, rests] of byHop) {
    const further = await hopValues(context, entity, records, hop, rests);
    for (const values of all)
      for (const rest of rests) values[`${hop}.${rest}`] = further.get(values[hop])?.[rest] ?? null;
  }
  return all;
}
