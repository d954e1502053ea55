/** How many rows a query has: exactly, or no further than the cap and not for longer than somebody waits. */
import type {Predicate} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import {isLarge} from '../database/sizes';
import {ask} from './ask';
import {conditions} from './conditions';
import {numberFirst} from './search';
import {listSource, type Source} from './source';
import type {ListQuery} from './types';

/** Beyond this many rows a list shows '10,000+' and counts exactly only when asked. */
export const COUNT_CAP = 10_000;

export async function countRows(context: Context, from: Source, where: Fragment, limit?: number): Promise<number> {
  const {sql} = context;
  const rows = await ask<{total: number}[]>(
    context,
    sql<{total: number}[]>`
    select count(*)::int as total from (select 1 from ${sql(from.entity.table)} t
    where ${where} ${limit === undefined ? sql`` : sql`limit ${limit}`}) counted`,
  );
  return rows[0]?.total ?? 0;
}

const CANCELLED = '57014';

/** PostgreSQL stopped it for its time, and not because whoever asked has gone. */
function tookTooLong({gone}: Context, error: unknown): boolean {
  return gone?.hasLeft !== true && error instanceof Error && 'code' in error && error.code === CANCELLED;
}

/**
 * One more than the cap where there are more; undefined where they cannot be counted in the time that somebody waits
 * for a list.
 */
export async function cappedTotal(context: Context, from: Source, where: Fragment): Promise<number | undefined> {
  const {hurried} = context;
  if (!hurried || !(await isLarge(context.sql, from.entity.table)))
    return countRows(context, from, where, COUNT_CAP + 1);
  try {
    return await countRows({...context, sql: hurried}, from, where, COUNT_CAP + 1);
  } catch (error) {
    if (tookTooLong(context, error)) return undefined;
    throw error;
  }
}

/** The exact number of rows the actor may read. */
export async function count(
  context: Context,
  entity: string,
  where?: Predicate,
  query: Pick<ListQuery, 'search' | 'deleted' | 'reaching'> = {},
): Promise<number> {
  const from = listSource(context, entity, query);
  return countRows(
    context,
    from,
    conditions(context, from, await numberFirst(context, from, {where, search: query.search})),
  );
}

/** Whether the actor may read more rows than so many of it; counts no further. */
export async function isLongerThan(
  context: Context,
  entity: string,
  rows: number,
  query: Pick<ListQuery, 'where' | 'search' | 'deleted'>,
): Promise<boolean> {
  const from = listSource(context, entity, query);
  const where = conditions(context, from, await numberFirst(context, from, query));
  return (await countRows(context, from, where, rows + 1)) > rows;
}
