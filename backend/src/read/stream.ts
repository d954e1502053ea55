/**
 * All rows of a query in batches, for exports of any size. What belongs to the rows is read on the connection that they
 * come from: whoever held one while waiting for another would stop everybody, once enough of them did.
 */
import type {PendingQuery, Sql, TransactionSql} from 'postgres';
import {partyOf} from '../party';
import type {Context} from '../context';
import {FairTurns} from '../processes/fair-turns';
import {requireReach} from '../rights/decide-reach';
import type {WireRecord} from '../values';
import {conditions} from './conditions';
import {present, selectList} from './list';
import {orderBy} from './order';
import {numberFirst} from './search';
import type {Row} from './select-list';
import {conjunction, listSource, source, type Source} from './source';
import type {ListQuery} from './types';

const BATCH = 500;

/** Each holds a connection for as long as its reader takes: few of one person, and few enough of all. */
const LIMITS = {ofParty: 2, ofAll: 3, waiting: 50};

const turns = new WeakMap<object, FairTurns>();

function turnsOn(pool: Sql): FairTurns {
  const known = turns.get(pool) ?? new FairTurns(LIMITS);
  turns.set(pool, known);
  return known;
}

/** Answers, once it is the party's turn, how to end it. */
function turn(pool: Sql, party: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    turnsOn(pool)
      .take(party, () => new Promise<void>(end => resolve(end)))
      .catch(reject);
  });
}

interface Streaming {
  readonly from: Source;
  readonly statement: PendingQuery<Row[]>;
}

function prepare(context: Context, key: string, query: ListQuery): Streaming {
  const {sql} = context;
  const from = listSource(context, key, query);
  const exported = source(context, key, {action: 'export', deleted: 'both'});
  const statement = sql<Row[]>`
    select ${selectList(context, from, query)} from ${sql(from.entity.table)} t
    where ${conditions(context, from, query)} and ${conjunction(context, exported.where)}
    ${orderBy(context, from, query.sort ?? [])}`;
  return {from, statement};
}

/** In a transaction that reads alone, of which `context` holds the connection. */
async function* fetchBatches(context: Context, key: string, query: ListQuery): AsyncGenerator<readonly WireRecord[]> {
  const {sql} = context;
  const {from, statement} = prepare(context, key, await numberFirst(context, prepare(context, key, query).from, query));
  await sql`declare streamed no scroll cursor for ${statement}`;
  for (;;) {
    // Not prepared: what it gives goes by the cursor, and another one had the same name on this connection.
    const rows: readonly Row[] = await sql.unsafe<Row[]>(`fetch ${BATCH} from streamed`, [], {prepare: false});
    if (rows.length === 0) return;
    yield await present(context, from, rows, query.present === true);
  }
}

async function* batches(
  context: Context,
  pool: Sql,
  key: string,
  query: ListQuery,
): AsyncGenerator<readonly WireRecord[]> {
  const end = await turn(pool, partyOf(context.actor));
  try {
    const held = await pool.reserve();
    try {
      await held`begin read only`;
      yield* fetchBatches({...context, sql: held, hurried: undefined, searching: undefined}, key, query);
    } finally {
      await held`rollback`.catch(() => undefined);
      held.release();
    }
  } finally {
    end();
  }
}

function isPool(sql: Sql | TransactionSql): sql is Sql {
  return 'reserve' in sql;
}

/** Refuses at once what it will not answer; the rows come when they are asked for. With `deleted` the deleted ones. */
export function stream(context: Context, key: string, query: ListQuery): AsyncGenerator<readonly WireRecord[]> {
  requireReach(context, key, 'export');
  prepare(context, key, query);
  const {sql} = context;
  return isPool(sql) ? batches(context, sql, key, query) : fetchBatches(context, key, query);
}
