/** On whose clocks a day of a record begins, and what day it is there. */
import {dayIn, type Entity} from '@emblem/schemas';
import type {Context} from '../context';
import type {Values} from '../values';
import {zoneSaid} from './predicate';

/** The time zone of a record as it is, or as it will be written. Whoever may not see its platform goes by it, too. */
export async function zoneOf({sql, model}: Context, entity: Entity, record: Values): Promise<string> {
  const {zone = 'UTC'} = entity;
  if (typeof zone === 'string') return zone;
  const idOf = (relation: string) => {
    const id = record[relation];
    return sql`${typeof id === 'number' ? id : null}::bigint`;
  };
  const rows: readonly {zone: string | null}[] = await sql`
    select ${zoneSaid(sql, model, entity, idOf, 'z')} as zone`;
  return rows[0]?.zone ?? 'UTC';
}

/** The day that it is for a record, as `2026-11-28`. */
export async function todayOf(context: Context, entity: Entity, record: Values): Promise<string> {
  return dayIn(context.now, await zoneOf(context, entity, record));
}
