/** What somebody is in marketing, by the roles of their account (CO-409, CO-410). */
import {STAFF_PROFILE} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import type {BeforeValidateHook, Context, InTransactionHook} from '../../context';
import {asActor} from '../../context';
import {asTrusted} from '../../context/trusted';
import {find, findAll} from '../../read';
import {numberOf, numbersOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {update} from '../../write';

const {manager, teamLeader, ordinary, intern} = STAFF_PROFILE.marketingRole;

/** The names of roles, in the documents' spelling. The first one counts: a leader is no ordinary staff. */
const ROLES: readonly (readonly [role: string, names: readonly string[]])[] = [
  [manager, ['marketing-centre manager', 'alliance manager', 'marketing manager']],
  [teamLeader, ['alliance-marketing team leader']],
  [ordinary, ['alliance-marketing ordinary staff']],
  [intern, ['intern']],
];

export function marketingRoleOf(roleNames: readonly string[]): string | null {
  return ROLES.find(([, names]) => names.some(name => roleNames.includes(name)))?.[0] ?? null;
}

async function roleOf(context: Context, user: WireRecord | undefined): Promise<string | null> {
  const ids = user ? numbersOf(user, 'roleIds') : [];
  if (ids.length === 0) return null;
  const roles = await findAll(asActor(context, SYSTEM), 'role', {in: ['id', ids]});
  return marketingRoleOf(roles.map(role => textOf(role, 'roleName') ?? ''));
}

export const roleOfProfile: BeforeValidateHook = {
  name: 'roleOfProfile',
  async beforeValidate(context, _entity, values, before) {
    if (before || typeof values.userId !== 'number') return values;
    const user = await find(asActor(context, SYSTEM), 'user', {eq: ['id', values.userId]});
    return {...values, marketingRole: await roleOf(context, user)};
  },
};

/** Whoever gets another role is something else in marketing, too. */
export const renewMarketingRole: InTransactionHook = {
  name: 'renewMarketingRole',
  async inTransaction(context, _entity, after, before) {
    if (!after || !before || String(numbersOf(after, 'roleIds')) === String(numbersOf(before, 'roleIds'))) return;
    const profile = await find(asActor(context, SYSTEM), 'staff-profile', {eq: ['userId', after.id]});
    if (!profile || numberOf(profile, 'userId') === null) return;
    await update(asTrusted(context), 'staff-profile', profile.id, {marketingRole: await roleOf(context, after)});
  },
};
