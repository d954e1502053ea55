/**
 * Behaviour that schemas and calls refer to by name: business acts, hooks of the write path, effects of transitions.
 */
import type {Act, BeforeValidateHook, Effect, InTransactionHook, Registry, TimelineFeed} from '../context';

/**
 * What a module registers: `modules/<module>/index.ts` exports one as `module`. A module with rooms puts together what
 * the index of each room exports by the room's name.
 */
export interface ModuleRegistration {
  readonly acts?: readonly Act[];
  readonly beforeValidate?: readonly BeforeValidateHook[];
  readonly inTransaction?: readonly InTransactionHook[];
  readonly effects?: readonly Effect[];
  readonly feeds?: readonly TimelineFeed[];
}

/** The registration of a module with rooms. */
export function joinRooms(...rooms: readonly ModuleRegistration[]): Required<ModuleRegistration> {
  return {
    acts: rooms.flatMap(room => room.acts ?? []),
    beforeValidate: rooms.flatMap(room => room.beforeValidate ?? []),
    inTransaction: rooms.flatMap(room => room.inTransaction ?? []),
    effects: rooms.flatMap(room => room.effects ?? []),
    feeds: rooms.flatMap(room => room.feeds ?? []),
  };
}

function index<T extends {readonly name: string}>(items: readonly T[], kind: string): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    if (map.has(item.name)) throw new Error(`Two ${kind} are called "${item.name}".`);
    map.set(item.name, item);
  }
  return map;
}

export class ModuleRegistry implements Registry {
  readonly acts: ReadonlyMap<string, Act>;
  readonly beforeValidate: ReadonlyMap<string, BeforeValidateHook>;
  readonly inTransaction: ReadonlyMap<string, InTransactionHook>;
  readonly effects: ReadonlyMap<string, Effect>;
  readonly feeds: ReadonlyMap<string, TimelineFeed>;

  constructor(modules: readonly ModuleRegistration[]) {
    const {acts, beforeValidate, inTransaction, effects, feeds} = joinRooms(...modules);
    this.acts = index(acts, 'acts');
    this.beforeValidate = index(beforeValidate, 'beforeValidate hooks');
    this.inTransaction = index(inTransaction, 'inTransaction hooks');
    this.effects = index(effects, 'effects');
    this.feeds = index(feeds, 'feeds of timelines');
  }
}
