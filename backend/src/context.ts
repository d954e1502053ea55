/** What every operation is given: who asks, on which connection, in which model. */
import type {Model} from '@emblem/schemas';
import type {Sql, TransactionSql} from 'postgres';
import type {Actor} from './access/actor';
import type {Vault} from './access/vault';
import type {Registry} from './acts/registry';
import type {Touches} from './write/touched';

export interface Context {
  readonly actor: Actor;
  readonly model: Model;
  readonly registry: Registry;
  readonly vault: Vault;
  /** The pool, or inside `write/transaction` the one connection of the transaction. */
  readonly sql: Sql | TransactionSql;
  /** Connections whose statements end after a tenth of a second; absent inside of a transaction, which they would not see. */
  readonly hurried?: Sql;
  /** Connections on which each statement is planned for its values, since no plan fits every word that is searched; absent inside of a transaction. */
  readonly searching?: Sql;
  /** ISO 8601, UTC; one value for the whole request. */
  readonly now: string;
  /** Aborted when nobody waits for the answer any more; absent where somebody always does. */
  readonly gone?: AbortSignal;
  /** Nothing may be written, whoever acts: somebody sees the console as another user. */
  readonly readOnly?: boolean;
  /** Gathers what the transaction writes; absent outside of one. */
  readonly touches?: Touches;
}

/** The same request on behalf of somebody else, e.g. `asActor(context, SYSTEM)` where rights are deliberately left aside. */
export function asActor(context: Context, actor: Actor): Context {
  return {...context, actor};
}
