/** All rows of a query in batches, for exports of any size. */
import type {PendingQuery} from 'postgres';
import {requireReach} from '../access/decide-reach';
import type {WireRecord} from '../acts/registry';
import type {Context} from '../context';
import type {Row} from './columns';
import {conditions} from './conditions';
import {present, selectList} from './list';
import {orderBy} from './order';
import {conjunction, listSource, source, type Source} from './source';
import type {ListQuery} from './types';

const BATCH = 500;

async function* batches(context: Context, from: Source, statement: PendingQuery<Row[]>, wanted: boolean): AsyncGenerator<readonly WireRecord[]> {
  for await (const rows of statement.cursor(BATCH)) yield await present(context, from, rows, wanted);
}

/** Refuses at once what it will not answer; the rows come when they are asked for. With `deleted` the deleted ones. */
export function stream(context: Context, key: string, query: ListQuery): AsyncGenerator<readonly WireRecord[]> {
  requireReach(context, key, 'export');
  const {sql} = context;
  const read = listSource(context, key, query);
  const exported = source(context, key, {action: 'export', deleted: 'both'});
  const statement = sql<Row[]>`
    select ${selectList(context, read, query)} from ${sql(read.entity.table)} t
    where ${conditions(context, read, query)} and ${conjunction(context, exported.where)}
    ${orderBy(context, read, query.sort ?? [])}`;
  return batches(context, read, statement, query.present === true);
}
