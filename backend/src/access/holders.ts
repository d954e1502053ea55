/** Which members of staff may do something with a record: asked for them, not by them. */
import {USER} from '@emblem/schemas/values';
import type {Entity, Predicate} from '@emblem/schemas';
import {SYSTEM, type Actor} from '../actor';
import {asActor, type Context} from '../context';
import {findAll} from '../read';
import {numberOf, textsOf} from '../record-values';
import type {WireRecord} from '../values';
import {isRowReached} from '../write';
import {knownActor} from './actor-of-user';

const ENABLED: Predicate = {eq: ['state', USER.state.enabled]};

async function idsOf(system: Context, entity: string, field: string, authorities: readonly number[]) {
  const grants = await findAll(system, entity, {in: ['authorityId', authorities]});
  return grants.flatMap(grant => numberOf(grant, field) ?? []);
}

/** Enabled users to whom a grant of their own, of a role or of a department gives the right, in whatever scope. */
async function grantedUsers(system: Context, right: string): Promise<readonly WireRecord[]> {
  const authorities = (await findAll(system, 'authority'))
    .filter(authority => textsOf(authority, 'rights').includes(right))
    .map(({id}) => id);
  const [users, roles, departments] = [
    await idsOf(system, 'user-authority', 'userId', authorities),
    await idsOf(system, 'role-authority', 'roleId', authorities),
    await idsOf(system, 'department-authority', 'deptId', authorities),
  ];
  const granted: Predicate = {
    any: [
      {in: ['id', users]},
      {has: ['roleIds', {in: ['id', roles]}]},
      {has: ['departmentIds', {in: ['id', departments]}]},
    ],
  };
  return findAll(system, 'user', {all: [ENABLED, granted]});
}

/** Those of the users who reach the record with the action. */
export async function reachingUsers(
  system: Context,
  users: readonly WireRecord[],
  {entity, id, action}: {readonly entity: Entity; readonly id: number; readonly action: string},
): Promise<readonly Actor[]> {
  const reaching: Actor[] = [];
  for (const user of users) {
    const actor = await knownActor(system, user);
    if (await isRowReached(asActor(system, actor), entity, id, action)) reaching.push(actor);
  }
  return reaching;
}

/** Enabled users with these ids. */
export function enabledUsers(system: Context, ids: readonly number[]): Promise<readonly WireRecord[]> {
  return findAll(system, 'user', {all: [ENABLED, {in: ['id', ids]}]});
}

/** Who has been granted the action on the record; the administrators, who hold all rights, where nobody has. */
export async function holdersOf(
  context: Context,
  entity: Entity,
  id: number,
  action: string,
): Promise<readonly Actor[]> {
  const system = asActor(context, SYSTEM);
  const granted = await grantedUsers(system, `${entity.key}.${action}`);
  const holders = await reachingUsers(system, granted, {entity, id, action});
  if (holders.length > 0) return holders;
  const admins = await findAll(system, 'user', {all: [ENABLED, {eq: ['isAdmin', true]}]});
  return reachingUsers(system, admins, {entity, id, action});
}
