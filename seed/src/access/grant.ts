/** One sentence of what a role may do. */
import type {ScopeName} from '@emblem/schemas';

export interface Grant {
  readonly scope: ScopeName;
  readonly entities: readonly string[];
  /** Right actions, or groups of them by the names of `GROUPS`. */
  readonly actions: readonly string[];
}

export const grant = (scope: ScopeName, entities: readonly string[], ...actions: readonly string[]): Grant => ({
  scope,
  entities,
  actions,
});
