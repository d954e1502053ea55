/** All rows of a query in batches, for exports of any size. */
import {requireReach} from '../access/decide-reach';
import type {WireRecord} from '../acts/registry';
import type {Context} from '../context';
import type {Row} from './columns';
import {conditions} from './conditions';
import {present, selectList} from './list';
import {orderBy} from './order';
import {source} from './source';
import type {ListQuery} from './types';

const BATCH = 500;

export async function* stream(context: Context, key: string, query: ListQuery): AsyncGenerator<readonly WireRecord[]> {
  requireReach(context, key, 'read');
  requireReach(context, key, 'export');
  const {sql} = context;
  const read = source(context, key);
  const exported = source(context, key, {action: 'export'});
  const statement = sql`
    select ${selectList(context, read, query)} from ${sql(read.entity.table)} t
    where ${conditions(context, read, query)} and ${exported.where.length > 0 ? conditions(context, exported, {}) : sql`true`}
    ${orderBy(context, read, query.sort ?? [])}`;
  for await (const rows of statement.cursor(BATCH)) {
    const batch: readonly Row[] = rows;
    yield await present(context, read, batch, query.present === true);
  }
}
