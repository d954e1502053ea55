/** What the rights pages read and write: authorities, holders and their grants, over the ordinary lists and calls. */
import {useMemo} from 'react';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {USER} from '@emblem/schemas/values';
import {allNodes} from '../../model/views';
import {post} from '../../request/api';
import {asList, asNumber, asNumbers, asText, isValues, type Values} from '../../model/parse';
import {allRecords} from '../../request/rest';
import {model} from '../../model/schema';
import {parseAuthorities, Titles, toItems, type AuthorityNode, type Item} from './catalogue';
import {SCOPES, type Change, type Grants, type GrantsByHolder, type HolderKind, type Scope} from './changes';

export interface Holder {
  readonly id: number;
  readonly name: string;
  /** How many users have it. */
  readonly people: number;
}

const SOURCES = {
  role: {entity: 'role', name: 'roleName', grants: 'role-authority', field: 'roleId', among: 'roleIds'},
  department: {
    entity: 'department',
    name: 'deptName',
    grants: 'department-authority',
    field: 'deptId',
    among: 'departmentIds',
  },
  user: {entity: 'user', name: 'name', grants: 'user-authority', field: 'userId', among: 'id'},
} as const satisfies Record<HolderKind, object>;

export function grantsOfHolder(kind: HolderKind): string {
  return SOURCES[kind].grants;
}

const KEY = 'rights';

export const titles = new Titles(model, allNodes());

export function toScope(value: unknown): Scope | undefined {
  return SCOPES.find(scope => scope === value);
}

export interface Catalogue {
  readonly authorities: ReadonlyMap<number, AuthorityNode>;
  readonly items: readonly Item[];
}

function flat(nodes: readonly AuthorityNode[]): readonly AuthorityNode[] {
  return nodes.flatMap(node => [node, ...flat(node.children)]);
}

export function useCatalogue() {
  const query = useQuery({
    queryKey: [KEY, 'authorities'],
    queryFn: ({signal}) => post('/user/auth/getAllAuth', {}, signal).then(parseAuthorities),
  });
  const {data} = query;
  const catalogue = useMemo(
    (): Catalogue | undefined =>
      data && {authorities: new Map(flat(data).map(node => [node.id, node])), items: toItems(data, titles)},
    [data],
  );
  return {...query, catalogue};
}

function peopleIn(users: readonly Values[], kind: HolderKind, id: number): number {
  if (kind === 'user') return 1;
  return users.filter(user => user.state === USER.state.enabled && asNumbers(user[SOURCES[kind].among]).includes(id))
    .length;
}

async function loadHolders(kind: HolderKind, signal: AbortSignal): Promise<readonly Holder[]> {
  const {entity, name} = SOURCES[kind];
  const [records, users] = await Promise.all([
    allRecords(entity, {}, name, signal),
    allRecords('user', {}, 'name', signal),
  ]);
  return records.map(record => ({
    id: record.id,
    name: asText(record[name]) ?? '',
    people: peopleIn(users, kind, record.id),
  }));
}

/** All roles, departments or users, by name. */
export function useHolders(kind: HolderKind) {
  return useQuery({queryKey: [KEY, kind, 'holders'], queryFn: ({signal}) => loadHolders(kind, signal)});
}

async function loadGrants(kind: HolderKind, ids: readonly number[], signal: AbortSignal): Promise<GrantsByHolder> {
  const {grants, field} = SOURCES[kind];
  const byHolder = new Map<number, Map<number, Scope>>(ids.map(id => [id, new Map()]));
  if (ids.length === 0) return byHolder;
  for (const record of await allRecords(grants, {[field]: ids}, 'id', signal)) {
    const scope = toScope(record.scope);
    if (scope) byHolder.get(asNumber(record[field]) ?? 0)?.set(asNumber(record.authorityId) ?? 0, scope);
  }
  return byHolder;
}

/** The grants of these holders. */
export function useGrants(kind: HolderKind, ids: readonly number[]) {
  return useQuery({
    queryKey: [KEY, kind, 'grants', ids],
    queryFn: ({signal}) => loadGrants(kind, ids, signal),
    enabled: ids.length > 0,
    // Those of a role are not those of the department with its id.
    placeholderData: (previous, query) => (query?.queryKey[1] === kind ? previous : undefined),
  });
}

/** Saves all changes, or none; what the pages show is read anew either way. */
export function useSaveGrants(): (kind: HolderKind, changes: readonly Change[]) => Promise<void> {
  const client = useQueryClient();
  return async (kind, changes) => {
    try {
      await post('/user/auth/changeGrants', {changes: changes.map(change => ({holder: kind, ...change}))});
    } finally {
      await client.invalidateQueries({queryKey: [KEY]});
    }
  };
}

export interface Source {
  readonly holder: HolderKind;
  readonly holderId: number;
  readonly holderName: string;
  readonly scope: Scope;
}

export interface EffectiveRights {
  readonly userId: number;
  readonly name: string;
  readonly isAdmin: boolean;
  /** Authority to the grants it comes from. */
  readonly sources: ReadonlyMap<number, readonly Source[]>;
  /** What all staff may do, by right key. */
  readonly everybody: Values;
}

const HOLDERS: readonly HolderKind[] = ['role', 'department', 'user'];

function parseSource(entry: Values): readonly Source[] {
  const holder = HOLDERS.find(kind => kind === entry.holder);
  const scope = toScope(entry.scope);
  return holder && scope
    ? [{holder, scope, holderId: asNumber(entry.holderId) ?? 0, holderName: asText(entry.holderName) ?? ''}]
    : [];
}

function parseEffective(data: unknown): EffectiveRights {
  const {userId, name, isAdmin, authorities, everybody}: Values = isValues(data) ? data : {};
  return {
    userId: asNumber(userId) ?? 0,
    name: asText(name) ?? '',
    isAdmin: isAdmin === true,
    sources: new Map(
      asList(authorities)
        .filter(isValues)
        .map(entry => [asNumber(entry.authorityId) ?? 0, asList(entry.sources).filter(isValues).flatMap(parseSource)]),
    ),
    everybody: isValues(everybody) ? everybody : {},
  };
}

export function useEffectiveRights(userId: number | undefined) {
  return useQuery({
    queryKey: [KEY, 'effective', userId],
    enabled: userId !== undefined,
    queryFn: ({signal}) => post('/user/auth/getEffectiveRights', {userId}, signal).then(parseEffective),
  });
}

export function grantsOf(grants: GrantsByHolder | undefined, id: number): Grants {
  return grants?.get(id) ?? new Map();
}
