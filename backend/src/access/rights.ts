/** The rights somebody holds: the union of the grants to the user, to the roles and to the departments. */
import type {Predicate, ScopeName} from '@emblem/schemas';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {findAll} from '../read';
import {numberOf, textOf, textsOf} from '../record-values';

export type Rights = ReadonlyMap<string, readonly ScopeName[]>;

export interface Holder {
  readonly userId?: number;
  readonly roleIds: readonly number[];
  readonly departmentIds: readonly number[];
}

export interface Grant {
  readonly authorityId: number;
  readonly scope: ScopeName;
}

export const SCOPES: readonly ScopeName[] = ['own', 'department', 'platform', 'market', 'all'];

export function scopeOf(record: WireRecord): ScopeName {
  const scope = SCOPES.find(candidate => candidate === textOf(record, 'scope'));
  if (!scope) throw new Error(`Grant ${record.id} has no scope.`);
  return scope;
}

function toGrant(record: WireRecord): Grant {
  const authorityId = numberOf(record, 'authorityId');
  if (authorityId === null) throw new Error(`Grant ${record.id} names no authority.`);
  return {authorityId, scope: scopeOf(record)};
}

async function grantsWhere(
  system: Context,
  entity: string,
  where: Predicate,
  wanted: boolean,
): Promise<readonly Grant[]> {
  return wanted ? (await findAll(system, entity, where)).map(toGrant) : [];
}

/** Every grant that reaches the holder. `system` acts for the program itself. */
export async function grantsOf(system: Context, {userId, roleIds, departmentIds}: Holder): Promise<readonly Grant[]> {
  const grants = [
    await grantsWhere(system, 'user-authority', {eq: ['userId', userId ?? null]}, userId !== undefined),
    await grantsWhere(system, 'role-authority', {in: ['roleId', roleIds]}, roleIds.length > 0),
    await grantsWhere(system, 'department-authority', {in: ['deptId', departmentIds]}, departmentIds.length > 0),
  ];
  return grants.flat();
}

/** The authorities with these ids that the context may read, by id. */
export async function authoritiesById(
  context: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WireRecord>> {
  if (ids.length === 0) return new Map();
  const records = await findAll(context, 'authority', {in: ['id', [...new Set(ids)]]});
  return new Map(records.map(record => [record.id, record]));
}

/** `all` contains every other scope. */
export function union(scopes: Iterable<ScopeName>): readonly ScopeName[] {
  const set = new Set(scopes);
  return set.has('all') ? ['all'] : SCOPES.filter(scope => set.has(scope));
}

/** The rights that grants open. */
export function rightsOfGrants(grants: readonly Grant[], authorities: ReadonlyMap<number, WireRecord>): Rights {
  const rights = new Map<string, readonly ScopeName[]>();
  for (const {authorityId, scope} of grants)
    for (const right of textsOf(authorities.get(authorityId), 'rights'))
      rights.set(right, union([...(rights.get(right) ?? []), scope]));
  return rights;
}

export async function rightsOf(system: Context, holder: Holder): Promise<Rights> {
  const grants = await grantsOf(system, holder);
  return rightsOfGrants(
    grants,
    await authoritiesById(
      system,
      grants.map(grant => grant.authorityId),
    ),
  );
}
