/** Which of some records actors may read, deleted ones included: for telling of records without handing them out. */
import type {Model, Predicate} from '@emblem/schemas';
import type {Actor} from '../actor';
import type {Context} from '../context';
import {reach} from '../rights/reach';
import {conjunction, source} from './source';

/** Records have the time at which their transaction began. */
const MAX_WRITE_MS = 60_000;

export async function readableIds(context: Context, key: string, ids: readonly number[]): Promise<readonly number[]> {
  const entity = context.model.entity(key);
  const rows = reach(context.actor, entity, context.model, 'read');
  if (typeof rows === 'boolean' && !(rows && entity.about)) return rows ? ids : [];
  const {sql} = context;
  const {where} = source(context, key, {deleted: 'both'});
  const found: readonly {id: number}[] = await sql`
    select t.id from ${sql(entity.table)} t where t.id = any(${[...ids]}::bigint[])
    and ${conjunction(context, where)}`;
  return found.map(({id}) => Number(id));
}

/** Whether actors may read one of the records that were written in the last milliseconds. */
export async function isAnyReadable(context: Context, key: string, age: number): Promise<boolean> {
  const entity = context.model.entity(key);
  const rows = reach(context.actor, entity, context.model, 'read');
  if (typeof rows === 'boolean' && !(rows && entity.about)) return rows;
  const {sql} = context;
  const {where} = source(context, key, {deleted: 'both'});
  const seconds = (age + MAX_WRITE_MS) / 1000;
  const found: readonly unknown[] = await sql`
    select 1 from ${sql(entity.table)} t where t.updated_at >= now() - make_interval(secs => ${seconds})
    and ${conjunction(context, where)} limit 1`;
  return found.length > 0;
}

/** Of the actor, what a condition asks for by `{"actor": name}`. */
function namesOfActor(predicate: Predicate): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(predicate, (name, value: unknown) => {
    if (name === 'actor' && typeof value === 'string') names.add(value);
    return value;
  });
  return names;
}

/** The same for all who reach the same records of an entity: what `readableIds` says of one, it says of all of them. */
export function readersOf(actor: Actor, model: Model, key: string): string {
  const entity = model.entity(key);
  const rows = reach(actor, entity, model, 'read');
  // Which of them goes by all that the actor reads besides: nobody is taken for somebody else.
  if (rows !== false && entity.about && !actor.isAdmin) return `about ${actor.kind} ${actor.id ?? actor.memberId}`;
  if (typeof rows === 'boolean') return String(rows);
  const asked = namesOfActor(rows);
  const {id, departmentIds, roleIds, platformIds, memberId, email} = actor;
  const values = Object.entries({id, departmentIds, roleIds, platformIds, memberId, email});
  return JSON.stringify([rows, values.filter(([name]) => asked.has(name))]);
}
