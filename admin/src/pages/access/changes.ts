/** What has been switched and not yet been saved. */

export type Scope = 'own' | 'department' | 'platform' | 'market' | 'all';
export const SCOPES: readonly Scope[] = ['all', 'market', 'platform', 'department', 'own'];

export type HolderKind = 'role' | 'department' | 'user';

/** Authority to the scope it is granted in. */
export type Grants = ReadonlyMap<number, Scope>;

/** The grants of each holder, by the holder's id. */
export type GrantsByHolder = ReadonlyMap<number, Grants>;

/** By holder and authority; null takes the grant away. */
export type Changes = ReadonlyMap<string, Scope | null>;

export interface Change {
  readonly holderId: number;
  readonly authorityId: number;
  readonly before: Scope | null;
  readonly after: Scope | null;
}

const NONE: Grants = new Map();

function keyOf(holderId: number, authorityId: number): string {
  return `${holderId} ${authorityId}`;
}

export function scopeAt(saved: GrantsByHolder, changes: Changes, holderId: number, authorityId: number): Scope | null {
  const changed = changes.get(keyOf(holderId, authorityId));
  return changed === undefined ? ((saved.get(holderId) ?? NONE).get(authorityId) ?? null) : changed;
}

/** `after` for each of the authorities. Switching something back to what is saved is no change. */
export function withChange(
  saved: GrantsByHolder,
  changes: Changes,
  holderId: number,
  authorityIds: readonly number[],
  after: Scope | null,
): Changes {
  const next = new Map(changes);
  for (const authorityId of authorityIds) {
    const before = (saved.get(holderId) ?? NONE).get(authorityId) ?? null;
    if (before === after) next.delete(keyOf(holderId, authorityId));
    else next.set(keyOf(holderId, authorityId), after);
  }
  return next;
}

export type Switched = 'on' | 'some' | 'off' | 'none';

/** Of several authorities together; `none` where there is nothing to switch. */
export function switchedAt(
  saved: GrantsByHolder,
  changes: Changes,
  holderId: number,
  authorityIds: readonly number[],
): Switched {
  if (authorityIds.length === 0) return 'none';
  const on = authorityIds.filter(id => scopeAt(saved, changes, holderId, id) !== null).length;
  if (on === 0) return 'off';
  return on === authorityIds.length ? 'on' : 'some';
}

interface Pair {
  readonly view: readonly number[];
  readonly edit: readonly number[];
}

/**
 * Switches seeing or changing. What can be changed can be seen, so switching changes on switches seeing on, and
 * switching seeing off switches changes off. What is on already keeps its scope.
 */
export function switchPair(
  saved: GrantsByHolder,
  changes: Changes,
  holderId: number,
  pair: Pair,
  part: 'view' | 'edit',
  scope: Scope,
): Changes {
  const on = switchedAt(saved, changes, holderId, pair[part]) !== 'on';
  const touched = part === (on ? 'view' : 'edit') ? pair[part] : [...pair.view, ...pair.edit];
  const wanted = on ? touched.filter(id => scopeAt(saved, changes, holderId, id) === null) : touched;
  return withChange(saved, changes, holderId, wanted, on ? scope : null);
}

export function changeList(saved: GrantsByHolder, changes: Changes): readonly Change[] {
  return [...changes].map(([key, after]) => {
    const [holderId = 0, authorityId = 0] = key.split(' ').map(Number);
    return {holderId, authorityId, before: (saved.get(holderId) ?? NONE).get(authorityId) ?? null, after};
  });
}
