/** What the console knows of a user: the person, the authority list its menu is built from, and the rights. */
import {SYSTEM} from '../../access/actor';
import {authorityTree, type AuthorityNode} from '../../access/authority-tree';
import {allRights} from '../../access/decide';
import {numberOf, numbersOf, textOf} from '../../access/record-values';
import {rightsOf, union, type Rights} from '../../access/rights';
import type {ScopeName} from '@emblem/schemas';
import type {WireRecord} from '../../acts/registry';
import {asActor, type Context} from '../../context';
import {findAll} from '../../read';

export interface UserInfo {
  readonly userInfo: Readonly<Record<string, unknown>>;
  readonly userAuthList: readonly AuthorityNode[];
  readonly typeId: number | null;
  /** Right key to the scopes it is held with. */
  readonly rights: Readonly<Record<string, readonly ScopeName[]>>;
  /** The right keys among them that were granted, without what the schemas let all staff do. */
  readonly granted: readonly string[];
}

async function rolesOf(system: Context, ids: readonly number[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const records = ids.length > 0 ? await findAll(system, 'role', {in: ['id', ids]}) : [];
  return records.map(record => ({id: record.id, roleName: textOf(record, 'roleName'), deptId: numberOf(record, 'deptId')}));
}

/** Everything for an administrator, else the grants and what the schemas let all staff do. */
function heldRights(context: Context, isAdmin: boolean, granted: Rights): Readonly<Record<string, readonly ScopeName[]>> {
  const held: Record<string, readonly ScopeName[]> = {};
  for (const right of allRights(context.model)) {
    const [entity = '', action = ''] = right.split('.');
    const everybody = context.model.entities.get(entity)?.rights.staff?.[action];
    const scopes: readonly ScopeName[] = isAdmin ? ['all'] : union([...granted.get(right) ?? [], ...(everybody ? [everybody] : [])]);
    if (scopes.length > 0) held[right] = scopes;
  }
  return held;
}

/** `user` with every property, as the system reads it. */
export async function userInfoOf(context: Context, user: WireRecord): Promise<UserInfo> {
  const system = asActor(context, SYSTEM);
  const isAdmin = user.isAdmin === true;
  const holder = {userId: user.id, roleIds: numbersOf(user, 'roleIds'), departmentIds: numbersOf(user, 'departmentIds')};
  const typeId = numberOf(user, 'typeId');
  const granted = await rightsOf(system, holder);
  return {
    userInfo: {
      id: user.id, userName: textOf(user, 'userName'), realName: textOf(user, 'realName'), email: textOf(user, 'email'), isAdmin,
      roles: await rolesOf(system, holder.roleIds), artworkUserType: numberOf(user, 'artworkUserType'), typeId,
      departmentIds: holder.departmentIds, platformIds: numbersOf(user, 'platformIds'), language: textOf(user, 'language'),
    },
    userAuthList: await authorityTree(system, holder, isAdmin),
    typeId,
    rights: heldRights(context, isAdmin, granted),
    granted: [...granted.keys()].sort(),
  };
}
