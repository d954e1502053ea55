/** Behaviour that schemas and calls refer to by name: business acts, hooks of the write path, effects of transitions. */
import type {Entity, Json} from '@emblem/schemas';
import type {ActInputs} from '@emblem/schemas/acts';
import type {Context} from '../context';

export type Values = Record<string, unknown>;
export type WireRecord = Record<string, unknown> & {readonly id: number};

/** The request as an act may need it beyond its input. */
export interface ActRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly host: string;
  readonly path: string;
}

/** An answer with a code other than 200 that is no refusal but part of the call's contract (such as ED-366's 500). */
export class ActAnswer {
  constructor(readonly code: number, readonly message: string, readonly data: Json | undefined = null) {}
}

/** What the act of that name takes, from the schemas of the calls and actions that lead to it. */
export type InputOf<Name extends string> = Name extends keyof ActInputs ? ActInputs[Name] : Values;

/** Its input has been checked against its schema before it runs. */
export interface Act<Name extends string = string> {
  readonly name: Name;
  run(context: Context, input: InputOf<Name>, request: ActRequest): Promise<unknown>;
}

/** Completes or refuses the values of one record before they are validated. `before` is absent on create. */
export interface BeforeValidateHook {
  readonly name: string;
  beforeValidate(context: Context, entity: Entity, values: Values, before: WireRecord | undefined): Promise<Values>;
}

/** Runs in the transaction after the row is written. `before` is absent on create, `after` on delete. */
export interface InTransactionHook {
  readonly name: string;
  inTransaction(context: Context, entity: Entity, after: WireRecord | undefined, before: WireRecord | undefined): Promise<void>;
}

/** Runs inside the transaction of a workflow transition. */
export interface Effect {
  readonly name: string;
  run(context: Context, entity: Entity, record: WireRecord, values: Values): Promise<void>;
}

/** What a module registers: `modules/<module>/index.ts` exports one as `module`. */
export interface ModuleRegistration {
  readonly acts?: readonly Act[];
  readonly beforeValidate?: readonly BeforeValidateHook[];
  readonly inTransaction?: readonly InTransactionHook[];
  readonly effects?: readonly Effect[];
}

function index<T extends {readonly name: string}>(items: readonly T[], kind: string): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    if (map.has(item.name)) throw new Error(`Two ${kind} are called "${item.name}".`);
    map.set(item.name, item);
  }
  return map;
}

export class Registry {
  readonly acts: ReadonlyMap<string, Act>;
  readonly beforeValidate: ReadonlyMap<string, BeforeValidateHook>;
  readonly inTransaction: ReadonlyMap<string, InTransactionHook>;
  readonly effects: ReadonlyMap<string, Effect>;

  constructor(modules: readonly ModuleRegistration[]) {
    this.acts = index(modules.flatMap(module => module.acts ?? []), 'acts');
    this.beforeValidate = index(modules.flatMap(module => module.beforeValidate ?? []), 'beforeValidate hooks');
    this.inTransaction = index(modules.flatMap(module => module.inTransaction ?? []), 'inTransaction hooks');
    this.effects = index(modules.flatMap(module => module.effects ?? []), 'effects');
  }
}
