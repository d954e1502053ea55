/** One transaction around a piece of work; inside another one it simply joins. */
import type {Sql, TransactionSql} from 'postgres';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {translateDatabaseError} from './database-error';
import {tellTouched, type Touches} from './touched';

function isTransaction(sql: Sql | TransactionSql): sql is TransactionSql {
  return 'savepoint' in sql;
}

export async function transaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const {sql, actor, readOnly} = context;
  if (readOnly) throw new Refusal(403, text('viewOnly', actor.language));
  if (isTransaction(sql)) return work(context);
  try {
    const box: {result?: {value: T}} = {};
    const touches: Touches = new Map();
    await sql.begin(async tx => {
      // What has begun to be written is finished, whether or not somebody waits for it.
      box.result = {
        value: await work({...context, sql: tx, gone: undefined, hurried: undefined, searching: undefined, touches}),
      };
    });
    tellTouched(sql, touches);
    if (!box.result) throw new Error('A transaction ended without a result.');
    return box.result.value;
  } catch (error) {
    throw translateDatabaseError(context, error);
  }
}
