/** All rows of a query in batches, for exports of any size. */
import type {PendingQuery} from 'postgres';
import {requireReach} from '../rights/decide-reach';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import type {Row} from './select-list';
import {conditions} from './conditions';
import {present, selectList} from './list';
import {orderBy} from './order';
import {numberFirst} from './search';
import {conjunction, listSource, source, type Source} from './source';
import type {ListQuery} from './types';

const BATCH = 500;

interface Streaming {
  readonly from: Source;
  readonly query: ListQuery;
  statement(query: ListQuery): PendingQuery<Row[]>;
}

async function* batches(
  context: Context,
  {from, query, statement}: Streaming,
  prepared: PendingQuery<Row[]>,
): AsyncGenerator<readonly WireRecord[]> {
  const asked = await numberFirst(context, from, query);
  const rows = asked === query ? prepared : statement(asked);
  for await (const batch of rows.cursor(BATCH)) yield await present(context, from, batch, query.present === true);
}

/** Refuses at once what it will not answer; the rows come when they are asked for. With `deleted` the deleted ones. */
export function stream(context: Context, key: string, query: ListQuery): AsyncGenerator<readonly WireRecord[]> {
  requireReach(context, key, 'export');
  const {sql} = context;
  const from = listSource(context, key, query);
  const exported = source(context, key, {action: 'export', deleted: 'both'});
  const statement = (asked: ListQuery): PendingQuery<Row[]> => sql<Row[]>`
    select ${selectList(context, from, asked)} from ${sql(from.entity.table)} t
    where ${conditions(context, from, asked)} and ${conjunction(context, exported.where)}
    ${orderBy(context, from, asked.sort ?? [])}`;
  return batches(context, {from, query, statement}, statement(query));
}
