/** One transaction around a piece of work; inside another one it simply joins. */
import {setTimeout} from 'node:timers/promises';
import postgres, {type Sql, type TransactionSql} from 'postgres';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {translateDatabaseError} from './database-error';
import {tellWorkLeft, type Outbox} from '../context/outbox';
import {tellTouched, type Touches} from '../context/touched';

export function isTransaction(sql: Sql | TransactionSql): sql is TransactionSql {
  return 'savepoint' in sql;
}

/** What the database undid because writers were in each other's way; done again it goes through. */
const CONTENTION = new Set(['40001', '40P01']);
const ATTEMPTS = 8;
/** Milliseconds, more with each attempt: those who met may not meet again. */
const PAUSE = 15;

/** Whether the whole transaction is to be done again. */
export function isContention(error: unknown): boolean {
  return error instanceof postgres.PostgresError && CONTENTION.has(error.code);
}

async function attempt<T>(context: Context, pool: Sql, work: (context: Context) => Promise<T>): Promise<T> {
  const box: {result?: {value: T}} = {};
  const touches: Touches = new Map();
  const outbox: Outbox = {isDue: false};
  await pool.begin(async tx => {
    // What has begun to be written is finished, whether or not somebody waits for it.
    box.result = {
      value: await work({
        ...context,
        sql: tx,
        gone: undefined,
        hurried: undefined,
        searching: undefined,
        touches,
        growth: new Map(),
        renewed: new Set(),
        announcements: new Set(),
        outbox,
      }),
    };
  });
  tellTouched(pool, touches);
  tellWorkLeft(outbox);
  if (!box.result) throw new Error('A transaction ended without a result.');
  return box.result.value;
}

/**
 * `work` is done again where the database undid it for the sake of other writers, so it does nothing outside of the
 * database that must not be done twice.
 */
export async function transaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const {sql, actor, readOnly} = context;
  if (readOnly) throw new Refusal(403, text('viewOnly', actor.language));
  if (isTransaction(sql)) return work(context);
  for (let number = 1; ; number++)
    try {
      return await attempt(context, sql, work);
    } catch (error) {
      if (number === ATTEMPTS || !isContention(error)) throw translateDatabaseError(context, error);
      await setTimeout(number * PAUSE * Math.random());
    }
}

/** What `work` writes is undone where it fails, and the transaction goes on without it. */
export async function inSavepoint(context: Context, work: (context: Context) => Promise<void>): Promise<void> {
  const {sql} = context;
  if (!isTransaction(sql)) throw new Error('There are savepoints inside a transaction alone.');
  await sql.savepoint(inner => work({...context, sql: inner}));
}
