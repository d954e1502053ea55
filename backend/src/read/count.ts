/** How many rows a query has: exactly, or no further than the cap. */
import type {Predicate} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import {ask} from './ask';
import {conditions} from './conditions';
import {numberFirst} from './search';
import {listSource, type Source} from './source';
import type {ListQuery} from './types';

/** Beyond this many rows a list shows '10,000+' and counts exactly only when asked. */
export const COUNT_CAP = 10_000;

export async function total(context: Context, from: Source, where: Fragment, mode: 'capped' | 'exact'): Promise<number> {
  const {sql} = context;
  const limit = mode === 'capped' ? sql`limit ${COUNT_CAP + 1}` : sql``;
  const rows = await ask<{total: number}[]>(context, sql<{total: number}[]>`
    select count(*)::int as total from (select 1 from ${sql(from.entity.table)} t where ${where} ${limit}) counted`);
  return rows[0]?.total ?? 0;
}

/** The exact number of rows the actor may read. */
export async function count(context: Context, entity: string, where?: Predicate, query: Pick<ListQuery, 'search' | 'deleted'> = {}): Promise<number> {
  const from = listSource(context, entity, query);
  return total(context, from, conditions(context, from, await numberFirst(context, from, {where, search: query.search})), 'exact');
}
