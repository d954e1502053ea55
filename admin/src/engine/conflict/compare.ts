/** Compares what I changed with what somebody else saved in the meantime. */
import type {Entity} from '@emblem/schemas';
import type {Values} from '../../model/parse';
import {sameValue} from '../../model/equal';

export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Comparison {
  /** Changed on both sides, to different values: somebody has to choose. */
  readonly conflicts: readonly Difference[];
  /** Changed by me only; kept. */
  readonly mine: readonly string[];
  /** Changed by the other side only; kept. */
  readonly theirs: readonly string[];
}

/** `base` is the record I began with, `changes` what I would save, `current` the record as it is now. */
export function compare(entity: Entity, base: Values, changes: Values, current: Values): Comparison {
  const names = entity.fields.filter(field => field.system === undefined && !field.writeOnly).map(field => field.name);
  const movedOn = new Set(names.filter(name => !sameValue(base[name], current[name])));
  const changed = Object.keys(changes);
  const conflicting = changed.filter(name => movedOn.has(name) && !sameValue(changes[name], current[name]));
  return {
    conflicts: conflicting.map(field => ({field, mine: changes[field], theirs: current[field]})),
    mine: changed.filter(name => !movedOn.has(name)),
    theirs: [...movedOn].filter(name => !changed.includes(name)),
  };
}

export type Side = 'mine' | 'theirs';

/** What is to be saved once every conflict is decided. */
export function resolve(
  changes: Values,
  {conflicts}: Comparison,
  choice: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const dropped = new Set(conflicts.filter(({field}) => choice[field] === 'theirs').map(({field}) => field));
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !dropped.has(name)));
}
