/** How many rows a query has: exactly, or no further than the cap and not for longer than somebody waits. */
import type {Field, Predicate} from '@emblem/schemas';
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
  return inTime(context, from, asking => countRows(asking, from, where, COUNT_CAP + 1));
}

/** Undefined where that takes longer, in a large table, than somebody waits for a list. */
export async function inTime<T>(
  context: Context,
  from: Source,
  counted: (context: Context) => Promise<T>,
): Promise<T | undefined> {
  const {hurried} = context;
  if (!hurried || !(await isLarge(context.sql, from.entity.table))) return counted(context);
  try {
    return await counted({...context, sql: hurried});
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

/**
 * How many rows the actor may read, as lists tell it: one more than the cap where there are more. Null where they
 * cannot be counted in the time that somebody waits.
 */
export async function countCapped(
  context: Context,
  entity: string,
  where: Predicate,
): Promise<{readonly total: number | null; readonly capped: boolean}> {
  const from = listSource(context, entity, {});
  const total = (await cappedTotal(context, from, conditions(context, from, {where}))) ?? null;
  return {total, capped: total === null || total > COUNT_CAP};
}

/** How many rows have a value, as `countBy` counts them. */
export interface ValueCount {
  readonly value: string | number | boolean | null;
  readonly count: number;
}

/**
 * How many of the rows that the actor may read have each value of a property, as the actor sees it, in one statement.
 * Undefined where a large table could not be counted in the time that somebody waits for a list.
 */
export async function countBy(
  context: Context,
  entity: string,
  field: Field,
  query: Pick<ListQuery, 'where' | 'search' | 'deleted'>,
): Promise<readonly ValueCount[] | undefined> {
  const from = listSource(context, entity, query);
  const where = conditions(context, from, await numberFirst(context, from, query));
  const counted = (asking: Context) =>
    ask<ValueCount[]>(
      asking,
      asking.sql<ValueCount[]>`
      select ${from.ref(field)} as value, count(*)::int as count
      from ${asking.sql(from.entity.table)} t where ${where} group by 1`,
    );
  return inTime(context, from, counted);
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
