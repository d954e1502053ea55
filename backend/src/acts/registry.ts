/**
 * Behaviour that schemas and calls refer to by name: business acts, hooks of the write path, effects of transitions.
 */
import type {Act, BeforeValidateHook, Effect, InTransactionHook, Registry, TimelineFeed} from '../context';

/** What a module registers: `modules/<module>/index.ts` exports one as `module`. */
export interface ModuleRegistration {
  readonly acts?: readonly Act[];
  readonly beforeValidate?: readonly BeforeValidateHook[];
  readonly inTransaction?: readonly InTransactionHook[];
  readonly effects?: readonly Effect[];
  readonly feeds?: readonly TimelineFeed[];
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
    this.acts = index(
      modules.flatMap(module => module.acts ?? []),
      'acts',
    );
    this.beforeValidate = index(
      modules.flatMap(module => module.beforeValidate ?? []),
      'beforeValidate hooks',
    );
    this.inTransaction = index(
      modules.flatMap(module => module.inTransaction ?? []),
      'inTransaction hooks',
    );
    this.effects = index(
      modules.flatMap(module => module.effects ?? []),
      'effects',
    );
    this.feeds = index(
      modules.flatMap(module => module.feeds ?? []),
      'feeds of timelines',
    );
  }
}
