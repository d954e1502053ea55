/** What the console knows of a user: the person, the authority list its menu is built from, and the rights. */
import {SYSTEM} from '../../actor';
import {authorityTree} from '../../access/authority-tree';
import {allRights, may} from '../../access/decide';
import {platformsOfMarkets} from '../../access/markets';
import {numberOf, numbersOf, textOf} from '../../record-values';
import {rightsOf, union, type Rights} from '../../access/rights';
import {partsOfRight, type ScopeName} from '@emblem/schemas';
import type {ActOutputs} from '@emblem/schemas/acts';
import type {WireRecord} from '../../values';
import {asActor, type Context} from '../../context';
import {servicesSetUp} from '../../integrations/services/account';
import {findAll} from '../../read';

interface Role {
  readonly id: number;
  readonly roleName: string | null;
  readonly deptId: number | null;
}

export type UserInfo = ActOutputs['getUserInfo'];

async function rolesOf(system: Context, ids: readonly number[]): Promise<readonly Role[]> {
  const records = ids.length > 0 ? await findAll(system, 'role', {in: ['id', ids]}) : [];
  return records.map(record => ({
    id: record.id,
    roleName: textOf(record, 'roleName'),
    deptId: numberOf(record, 'deptId'),
  }));
}

/** Everything for an administrator, else the grants and what the schemas let all staff do. */
function heldRights(
  context: Context,
  isAdmin: boolean,
  granted: Rights,
): Readonly<Record<string, readonly ScopeName[]>> {
  const held: Record<string, readonly ScopeName[]> = {};
  for (const right of allRights(context.model)) {
    const {key, action} = partsOfRight(right);
    const everybody = context.model.entities.get(key)?.rights.staff?.[action];
    const scopes: readonly ScopeName[] = isAdmin
      ? ['all']
      : union([...(granted.get(right) ?? []), ...(everybody ? [everybody] : [])]);
    if (scopes.length > 0) held[right] = scopes;
  }
  return held;
}

/** What is left of it for somebody who looks as this user, and how many rights that leaves out. */
function seenRights(context: Context, held: UserInfo['rights']): Pick<UserInfo, 'rights' | 'viewer'> {
  const {viewer} = context.actor;
  if (!viewer) return {rights: held};
  const entries = Object.entries(held);
  const rights = Object.fromEntries(entries.filter(([right]) => may(context, right).length > 0));
  return {
    rights,
    viewer: {id: viewer.id, name: viewer.name, hiddenRights: entries.length - Object.keys(rights).length},
  };
}

/** `user` with every property, as the system reads it. */
export async function userInfoOf(context: Context, user: WireRecord): Promise<UserInfo> {
  const system = asActor(context, SYSTEM);
  const isAdmin = user.isAdmin === true;
  const holder = {
    userId: user.id,
    roleIds: numbersOf(user, 'roleIds'),
    departmentIds: numbersOf(user, 'departmentIds'),
  };
  const platformIds = numbersOf(user, 'platformIds');
  const typeId = numberOf(user, 'typeId');
  const granted = await rightsOf(system, holder);
  return {
    userInfo: {
      id: user.id,
      userName: textOf(user, 'userName'),
      realName: textOf(user, 'realName'),
      name: textOf(user, 'name'),
      email: textOf(user, 'email'),
      isAdmin,
      roles: await rolesOf(system, holder.roleIds),
      artworkUserType: numberOf(user, 'artworkUserType'),
      typeId,
      departmentIds: holder.departmentIds,
      platformIds,
      marketPlatformIds: await platformsOfMarkets(system, platformIds, granted),
      language: textOf(user, 'language'),
    },
    userAuthList: await authorityTree(system, holder, isAdmin),
    typeId,
    ...seenRights(context, heldRights(context, isAdmin, granted)),
    granted: [...granted.keys()].sort(),
    services: [...(await servicesSetUp(context))],
  };
}
