/** Records that a unique rule takes for the same, whatever the case and width of their texts. */
import {isPiled, type Field, type Predicate} from '@emblem/schemas';
import {foldedFragment, foldedSql} from '../database/search-text';
import type {Context} from '../context';
import {conjunction, listSource} from './source';

export interface FoldedValue {
  readonly field: Field;
  readonly text: string;
}

/** The ids of live records that the actor may read; as many as the limit says. By the index of the unique rule. */
export async function idsAlike(
  context: Context,
  key: string,
  {folded, where, limit}: {readonly folded: readonly FoldedValue[]; readonly where: Predicate; readonly limit: number},
): Promise<readonly number[]> {
  const {sql} = context;
  const from = listSource(context, key, {});
  if (folded.some(({field, text}) => isPiled(text) || !from.isOpen(field))) return [];
  const same = folded.map(
    ({field, text}) =>
      sql`${sql.unsafe(foldedSql(`${from.alias}."${field.column}"`))} = ${foldedFragment(sql, sql`${text}::text`)}`,
  );
  const rows = await sql<
    {id: string}[]
  >`select ${sql(`${from.alias}.id`)} from ${sql(from.entity.table)} ${sql(from.alias)}
    where ${conjunction(context, [...from.where, ...same, from.condition(where)])} limit ${limit}`;
  return rows.map(({id}) => Number(id));
}
