/** A member of staff as an actor, whether or not they ask for anything at present. */
import type {Actor} from '../actor';
import type {Context} from '../context';
import {numbersOf, textOf} from '../record-values';
import type {WireRecord} from '../values';
import {remember} from '../memory/forget';
import {languageOf} from './language';
import {platformsOfMarkets} from './markets';
import {rightsOf, type Rights} from './rights';
import {withSubstitution} from './substitutes';

/** `system` acts for the program itself. */
export async function actorOfUser(system: Context, user: WireRecord): Promise<Actor> {
  const roleIds = numbersOf(user, 'roleIds');
  const departmentIds = numbersOf(user, 'departmentIds');
  const platformIds = numbersOf(user, 'platformIds');
  const isAdmin = user.isAdmin === true;
  const rights: Rights = isAdmin
    ? new Map()
    : await withSubstitution(system, user.id, await rightsOf(system, {userId: user.id, roleIds, departmentIds}));
  return {
    kind: 'staff',
    id: user.id,
    memberId: null,
    name: textOf(user, 'name') ?? '',
    email: textOf(user, 'email'),
    language: languageOf(textOf(user, 'language')) ?? 'en',
    isAdmin,
    departmentIds,
    roleIds,
    platformIds,
    marketPlatformIds: await platformsOfMarkets(system, platformIds, rights),
    rights,
    sessionId: null,
    address: '',
  };
}

/** Those who are asked for, not those who ask: at most thirty seconds old, dropped when an account or grant changes. */
export const staff = remember<Actor>('staff', 30_000, 10_000);

/** As `actorOfUser`, for whoever asks for the same people again and again. */
export async function knownActor(system: Context, user: WireRecord): Promise<Actor> {
  const load = () => actorOfUser(system, user);
  return (await staff.getWithin(String(user.id), load)) ?? load();
}
