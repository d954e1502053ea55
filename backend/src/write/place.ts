/** The place of a row in its drag-sorted list: dense from 1 within its scope, kept so under a lock. */
import type {Entity} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Values} from '../values';
import type {Context} from '../context';
import {lock} from '../database/lock';

/** Rows of the same list: live ones with the same values in the scope's properties. */
export function inScope(context: Context, entity: Entity, record: Values): Fragment {
  const {sql} = context;
  const live = entity.softDelete ? sql`deleted_at is null` : sql`true`;
  return (entity.sort?.scope ?? []).reduce<Fragment>((all, name) => {
    const column = entity.field[name]?.column ?? name;
    const value = record[name];
    return sql`${all} and ${sql(column)} is not distinct from
      ${typeof value === 'number' || typeof value === 'string' ? value : null}`;
  }, live);
}

/** One writer at a time orders the lists of an entity. */
export async function lockPlaces(context: Context, entity: Entity): Promise<void> {
  await lock(context.sql, `place ${entity.key}`);
}

async function placeAfterAll(context: Context, entity: Entity, record: Values): Promise<number> {
  const {sql} = context;
  await lockPlaces(context, entity);
  const name = entity.sort?.field ?? '';
  const rows: readonly {place: number}[] = await sql`
    select coalesce(max(${sql(entity.field[name]?.column ?? name)}), 0)::int + 1 as place from ${sql(entity.table)}
    where ${inScope(context, entity, record)}`;
  return rows[0]?.place ?? 1;
}

/** The property and value that put a new row at the end of its list. */
export async function lastPlace(context: Context, entity: Entity, record: Values): Promise<Values> {
  if (!entity.sort) return {};
  const {batch} = context;
  const {field, scope = []} = entity.sort;
  const list = JSON.stringify([entity.key, scope.map(name => record[name] ?? null)]);
  const last = batch?.places.get(list);
  const place = last === undefined ? await placeAfterAll(context, entity, record) : last + 1;
  batch?.places.set(list, place);
  return {[field]: place};
}

/** Closes the gap that a row leaves in its list. */
export async function closeGap(context: Context, entity: Entity, record: Values): Promise<void> {
  if (!entity.sort) return;
  const place = record[entity.sort.field];
  if (typeof place !== 'number') return;
  const {sql} = context;
  await lockPlaces(context, entity);
  const column = entity.field[entity.sort.field]?.column ?? entity.sort.field;
  await sql`
    update ${sql(entity.table)} set ${sql(column)} = ${sql(column)} - 1
    where ${inScope(context, entity, record)} and ${sql(column)} > ${place}`;
}

/** Whether these values move the row to another list. */
export function changesScope(entity: Entity, values: Values): boolean {
  return (entity.sort?.scope ?? []).some(name => name in values);
}
