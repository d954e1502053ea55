/** Which of some records an actor may read, deleted ones included: for telling of records without handing them out. */
import type {Context} from '../context';
import {reach} from '../access/reach';
import {conjunction, source} from './source';

export async function readableIds(context: Context, key: string, ids: readonly number[]): Promise<readonly number[]> {
  const entity = context.model.entity(key);
  const rows = reach(context.actor, entity, context.model, 'read');
  if (typeof rows === 'boolean' && !(rows && entity.about)) return rows ? ids : [];
  const {sql} = context;
  const {where} = source(context, key, {deleted: 'both'});
  const found: readonly {id: number}[] =
    await sql`select t.id from ${sql(entity.table)} t where t.id = any(${[...ids]}::bigint[]) and ${conjunction(context, where)}`;
  return found.map(({id}) => Number(id));
}
