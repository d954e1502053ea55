/**
 * One record for each record of another entity: a message for everybody is thousands of rows and still one statement.
 */
import type {Predicate} from '@emblem/schemas';
import type {Values} from '../values';
import type {Context} from '../context';
import {conjunction, source} from '../read/source';
import {columnValues} from './statement';

export interface ForEach {
  /** The property that points at the other record. */
  readonly field: string;
  readonly of: string;
  /** Which of the other records. */
  readonly where: Predicate;
}

/**
 * For records that only the system writes and that have neither hooks nor history; `context` acts for the system.
 * Returns how many were made. Throws where the entity asks for more than a plain row.
 */
export async function createForEach(
  context: Context,
  key: string,
  {field, of, where}: ForEach,
  values: Values,
): Promise<number> {
  const entity = context.model.entity(key);
  const column = entity.field[field]?.column;
  if (context.actor.kind !== 'system' || entity.writable || !column)
    throw new Error(`${key} cannot be created for each ${of}.`);
  const {sql} = context;
  const others = source(context, of);
  const row = columnValues(context, entity, values);
  const names = Object.keys(row).reduce((list, name) => sql`${list}${sql(name)}, `, sql``);
  const given = Object.values(row).reduce((list, value) => sql`${list}${value}, `, sql``);
  const made = await sql`
    insert into ${sql(entity.table)} (${names} ${sql(column)})
    select ${given} t.id from ${sql(others.entity.table)} t
    where ${conjunction(context, [...others.where, others.condition(where)])}`;
  return made.count;
}
