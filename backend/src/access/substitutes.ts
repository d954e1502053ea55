/** What somebody may approve in place of others who are away (`approval-substitute`). */
import {COMPANY_ZONE, dayIn, type Model} from '@emblem/schemas';
import {USER} from '@emblem/schemas/values';
import type {Context} from '../context';
import {findAll} from '../read';
import {numberOf, numbersOf} from '../record-values';
import type {WireRecord} from '../values';
import {rightsOf, union, type Rights} from './rights';

/** The rights that approvals take: reading what waits, saying yes and saying no. */
function approvalRights({entities}: Model): readonly string[] {
  return [...entities.values()].flatMap(({key, approval}) =>
    approval
      ? ['read', ...approval.steps.flatMap(({approve, refuse}) => [approve, refuse])].map(each => `${key}.${each}`)
      : [],
  );
}

/** Those who are away today and have named this user. */
async function awayFor(system: Context, userId: number): Promise<readonly WireRecord[]> {
  const today = dayIn(system.now, COMPANY_ZONE);
  const named = await findAll(system, 'approval-substitute', {
    all: [{eq: ['substituteId', userId]}, {lte: ['startDate', today]}, {gte: ['endDate', today]}],
  });
  const ids = named.flatMap(each => numberOf(each, 'userId') ?? []);
  if (ids.length === 0) return [];
  return findAll(system, 'user', {all: [{in: ['id', ids]}, {eq: ['state', USER.state.enabled]}]});
}

async function approvalsOf(system: Context, user: WireRecord): Promise<Rights> {
  const wanted = approvalRights(system.model);
  if (user.isAdmin === true) return new Map(wanted.map(right => [right, ['all']]));
  const [roleIds, departmentIds] = [numbersOf(user, 'roleIds'), numbersOf(user, 'departmentIds')];
  const held = await rightsOf(system, {userId: user.id, roleIds, departmentIds});
  return new Map(wanted.flatMap(right => (held.has(right) ? [[right, held.get(right) ?? []] as const] : [])));
}

/**
 * The rights of a user with the approvals of those whom the user stands in for today. The day is the company's: staff
 * are away by their own calendar, and what waits for an approval is of many platforms. A narrower scope than `all` is
 * meant as the user's own: the department, the platforms.
 */
export async function withSubstitution(system: Context, userId: number, own: Rights): Promise<Rights> {
  const rights = new Map(own);
  for (const user of await awayFor(system, userId))
    for (const [right, scopes] of await approvalsOf(system, user))
      rights.set(right, union([...(rights.get(right) ?? []), ...scopes]));
  return rights;
}
