/** `/user/auth/getEffectiveRights`: everything a user may do, and through which grants. */
import {SYSTEM} from '../../actor';
import {numberOf, numbersOf, textOf, textsOf} from '../../record-values';
import {scopeOf, union} from '../../access/rights';
import type {Predicate, ScopeName} from '@emblem/schemas';
import {requiredId} from '../../acts/input';
import type {Act} from '../../context';
import type {WireRecord} from '../../values';
import {asActor, type Context} from '../../context';
import {findAll, get} from '../../read';
import {KINDS, type GrantKind, type HolderKind} from './grant-kinds';

interface Source {
  readonly holder: HolderKind;
  readonly holderId: number;
  readonly holderName: string;
  readonly scope: ScopeName;
}

interface SourceOf {
  readonly authorityId: number;
  readonly source: Source;
}

interface GrantedAuthority {
  readonly authorityId: number;
  readonly rights: readonly string[];
  /** What its grants come to. */
  readonly scopes: readonly ScopeName[];
  readonly sources: readonly Source[];
}

const NAMES: Readonly<Record<HolderKind, string>> = {user: 'name', role: 'roleName', department: 'deptName'};

function holdersOf(user: WireRecord): Readonly<Record<HolderKind, readonly number[]>> {
  return {user: [user.id], role: numbersOf(user, 'roleIds'), department: numbersOf(user, 'departmentIds')};
}

/** The grants of one kind that reach the user; needs the right to read grants of this kind. */
async function sourcesOf(context: Context, kind: GrantKind, ids: readonly number[]): Promise<readonly SourceOf[]> {
  const where: Predicate = {in: [kind.field, ids]};
  const grants = await findAll(context, kind.entity, where);
  const holders = ids.length > 0 ? await findAll(asActor(context, SYSTEM), kind.owner, {in: ['id', ids]}) : [];
  const names = new Map(holders.map(holder => [holder.id, textOf(holder, NAMES[kind.owner]) ?? '']));
  return grants.map(grant => {
    const holderId = numberOf(grant, kind.field) ?? 0;
    const source = {holder: kind.owner, holderId, holderName: names.get(holderId) ?? '', scope: scopeOf(grant)};
    return {authorityId: numberOf(grant, 'authorityId') ?? 0, source};
  });
}

async function grantedAuthorities(context: Context, user: WireRecord): Promise<readonly GrantedAuthority[]> {
  const ids = holdersOf(user);
  const sources: SourceOf[] = [];
  for (const kind of KINDS) sources.push(...(await sourcesOf(context, kind, ids[kind.owner])));
  const authorityIds = [...new Set(sources.map(({authorityId}) => authorityId))];
  const authorities =
    authorityIds.length > 0 ? await findAll(asActor(context, SYSTEM), 'authority', {in: ['id', authorityIds]}) : [];
  return authorities.map(authority => {
    const own = sources.filter(({authorityId}) => authorityId === authority.id).map(({source}) => source);
    return {
      authorityId: authority.id,
      rights: textsOf(authority, 'rights'),
      scopes: union(own.map(({scope}) => scope)),
      sources: own,
    };
  });
}

/** What the schemas let all staff do, by right key. */
function everybodysRights({model}: Context): Readonly<Record<string, ScopeName>> {
  return Object.fromEntries(
    [...model.entities.values()].flatMap(entity =>
      Object.entries(entity.rights.staff ?? {}).map(([action, scope]) => [`${entity.key}.${action}`, scope]),
    ),
  );
}

export const getEffectiveRights: Act<'getEffectiveRights'> = {
  name: 'getEffectiveRights',
  async run(context, input) {
    const id = requiredId(context, input, 'userId');
    await get(context, 'user', id);
    const user = await get(asActor(context, SYSTEM), 'user', id);
    const isAdmin = user.isAdmin === true;
    return {
      userId: id,
      name: textOf(user, 'name'),
      isAdmin,
      roleIds: numbersOf(user, 'roleIds'),
      departmentIds: numbersOf(user, 'departmentIds'),
      authorities: await grantedAuthorities(context, user),
      everybody: everybodysRights(context),
    };
  },
};
