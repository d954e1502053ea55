/**
 * What every operation is given: who asks, on which connection, in which model; and the behaviour that schemas name.
 */
import type {Entity, Model} from '@emblem/schemas';
import type {ActInputs, ActOutputs} from '@emblem/schemas/acts';
import type {Sql, TransactionSql} from 'postgres';
import type {Actor} from '../actor';
import type {ActAnswer} from './answer';
import type {Batch, HistoryEntry} from './batch';
import type {Departure} from '../departure';
import type {Vault} from '../vault';
import type {Values, WireRecord} from '../values';
import type {Outbox} from './outbox';
import type {Owed} from './owed';
import type {Touches} from './touched';
import type {Whole} from './whole';

/** How many rows a transaction has added, by table. */
export type Growth = Map<string, number>;

export interface Context {
  readonly actor: Actor;
  readonly model: Model;
  readonly registry: Registry;
  readonly vault: Vault;
  /** The pool, or inside `write/transaction` the one connection of the transaction. */
  readonly sql: Sql | TransactionSql;
  /**
   * Connections whose statements end after a tenth of a second; absent inside of a transaction, which they would not
   * see.
   */
  readonly hurried?: Sql;
  /**
   * Connections on which each statement is planned for its values, since no plan fits every word that is searched;
   * absent inside of a transaction.
   */
  readonly searching?: Sql;
  /** ISO 8601, UTC; one value for the whole request. */
  readonly now: string;
  /** Tells when nobody waits for the answer any more; absent where somebody always does. */
  readonly gone?: Departure;
  /** Nothing may be written, whoever acts: somebody sees the console as another user. */
  readonly readOnly?: boolean;
  /** Gathers what the transaction writes; absent outside of one. */
  readonly touches?: Touches;
  /** Nobody is told of what is written (`x-notify`): a table is brought in, whose records are nobody's news. */
  readonly quiet?: boolean;
  /** What the transaction adds to tables; absent outside of one. */
  readonly growth?: Growth;
  /** Records that the transaction has made another version of already; absent outside of one. */
  readonly renewed?: Set<string>;
  /** What the transaction tells other processes when it commits; absent outside of one. */
  readonly announcements?: Set<string>;
  /** Whether the transaction leaves work that is due at its end; absent outside of one. */
  readonly outbox?: Outbox;
  /** The record that is being written with its lines; absent elsewhere. */
  readonly whole?: Whole;
  /** Where in the request the line stands that is being written, such as `items[2]`; absent for a record itself. */
  readonly line?: string;
  /** Gathers whose figures are to be worked out at the end of many writes; absent where each does it at once. */
  readonly owed?: Owed;
  /** What is known of many records that are being written one after another; absent where each asks for itself. */
  readonly batch?: Batch;
  /** Gathers entries of the history that are written together; absent where each is written at once. */
  readonly history?: HistoryEntry[];
}

/**
 * The same request on behalf of somebody else, e.g. `asActor(context, SYSTEM)` where rights are deliberately left
 * aside.
 */
export function asActor(context: Context, actor: Actor): Context {
  return {...context, actor};
}

/** The request as an act may need it beyond its input. */
export interface ActRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly host: string;
  readonly path: string;
}

/** What the act of that name takes, from the schemas of the calls and actions that lead to it. */
export type InputOf<Name extends string> = Name extends keyof ActInputs ? ActInputs[Name] : Values;

/**
 * What the act of that name answers, from the schemas of the calls that lead to it. One that only actions lead to
 * answers what its button tells.
 */
export type OutputOf<Name extends string> = Name extends keyof ActOutputs ? ActOutputs[Name] : unknown;

/** Its input has been checked against its schema before it runs. */
export interface Act<Name extends string = string> {
  readonly name: Name;
  run(context: Context, input: InputOf<Name>, request: ActRequest): Promise<OutputOf<Name> | ActAnswer>;
}

/** Completes or refuses the values of one record before they are validated. `before` is absent on create. */
export interface BeforeValidateHook {
  readonly name: string;
  beforeValidate(context: Context, entity: Entity, values: Values, before: WireRecord | undefined): Promise<Values>;
}

/** Runs in the transaction after the row is written. `before` is absent on create, `after` on delete. */
export interface InTransactionHook {
  readonly name: string;
  inTransaction(
    context: Context,
    entity: Entity,
    after: WireRecord | undefined,
    before: WireRecord | undefined,
  ): Promise<void>;
}

/** Runs inside the transaction of a workflow transition. */
export interface Effect {
  readonly name: string;
  run(context: Context, entity: Entity, record: WireRecord, values: Values): Promise<void>;
}

/** One thing that happened to a record, or was said of it. */
export interface TimelineEntry {
  /** The feed that tells it. */
  readonly kind: string;
  /** Within its feed. */
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The name of who did it. */
  readonly by: string;
  /** As each feed has it; the console shows what it knows. */
  readonly said: Values;
}

/** A record on whose timeline something is told. */
export interface TimelinePlace {
  readonly entity: string;
  readonly id: number;
}

/** One source of what happened to a record, named by `x-timeline`. */
export interface TimelineFeed {
  readonly name: string;
  /** The acts of a record's history that it tells itself: the history tells them no second time. */
  readonly acts?: readonly string[];
  /**
   * By the entities whose records it tells: on whose timelines such a record stands. Whoever looks at one of them hears
   * of it as it is written; that not all may know of it is seen to when they ask. Nothing where what is told is written
   * with the record itself.
   */
  readonly tells?: Readonly<Record<string, (context: Context, told: WireRecord) => Promise<readonly TimelinePlace[]>>>;
  /**
   * The newest entries about a record, at most `limit`, newest first. The actor reads the record, which comes with the
   * properties that they see; the feed leaves out what else they may not know.
   */
  entries(context: Context, entity: Entity, record: WireRecord, limit: number): Promise<readonly TimelineEntry[]>;
}

/** Behaviour by the names that schemas and calls give it. */
export interface Registry {
  readonly acts: ReadonlyMap<string, Act>;
  readonly beforeValidate: ReadonlyMap<string, BeforeValidateHook>;
  readonly inTransaction: ReadonlyMap<string, InTransactionHook>;
  readonly effects: ReadonlyMap<string, Effect>;
  readonly feeds: ReadonlyMap<string, TimelineFeed>;
}
