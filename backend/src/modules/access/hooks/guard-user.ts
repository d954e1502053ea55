/**
 * Nobody raises rights through accounts: neither their own, nor others' beyond what they hold, nor by taking an account
 * over.
 */
import {SYSTEM} from '../../../actor';
import {numbersOf, textOf} from '../../../record-values';
import {rightsOf} from '../../../access/rights';
import {TEXTS} from '../../../access/texts';
import type {InTransactionHook} from '../../../context';
import type {WireRecord} from '../../../values';
import {asActor, type Context} from '../../../context';
import {Refusal, say} from '../../../errors';
import {sameValue} from '../../../write/values';
import {notHeld, requireHeld} from './not-held';

/** What decides over a user's rights and place. */
const PLACE = ['roleIds', 'departmentIds', 'platformIds', 'isAdmin', 'state', 'typeId', 'artworkUserType'] as const;

function refuse(
  context: Context,
  key: 'adminOnly' | 'ownRights' | 'ownPassword' | 'platformNotHeld' | 'moreRights',
): never {
  throw new Refusal(403, say(TEXTS[key], context.actor.language));
}

function addedIds(name: string, after: WireRecord, before: WireRecord | undefined): readonly number[] {
  const had = new Set(numbersOf(before, name));
  return numbersOf(after, name).filter(id => !had.has(id));
}

async function requireGivable(context: Context, after: WireRecord, before: WireRecord | undefined): Promise<void> {
  const place = {roleIds: addedIds('roleIds', after, before), departmentIds: addedIds('departmentIds', after, before)};
  requireHeld(context, await rightsOf(asActor(context, SYSTEM), place));
  if (addedIds('platformIds', after, before).some(id => !context.actor.platformIds.includes(id)))
    refuse(context, 'platformNotHeld');
}

/**
 * Whoever decides how a user signs in can sign in as that user: only for users who hold nothing more than the actor.
 */
export async function requireNotAbove(context: Context, user: WireRecord): Promise<void> {
  if (user.isAdmin === true) refuse(context, 'adminOnly');
  const holder = {
    userId: user.id,
    roleIds: numbersOf(user, 'roleIds'),
    departmentIds: numbersOf(user, 'departmentIds'),
  };
  if (notHeld(context, await rightsOf(asActor(context, SYSTEM), holder)).length > 0) refuse(context, 'moreRights');
}

function isNewPassword(after: WireRecord, before: WireRecord | undefined): boolean {
  return textOf(after, 'passwordHash') !== (before ? textOf(before, 'passwordHash') : null);
}

/** An address that Google vouches for signs in. */
function isNewEmail(after: WireRecord, before: WireRecord | undefined): boolean {
  return before !== undefined && textOf(after, 'email') !== textOf(before, 'email');
}

export const guardUser: InTransactionHook = {
  name: 'guardUser',
  async inTransaction(context, _entity, after, before) {
    const {actor} = context;
    if (actor.isAdmin) return;
    if (after?.isAdmin === true || before?.isAdmin === true) refuse(context, 'adminOnly');
    const own = (after ?? before)?.id === actor.id;
    if (own && (!after || !before || PLACE.some(name => !sameValue(after[name], before[name]))))
      refuse(context, 'ownRights');
    if (!after) return;
    await requireGivable(context, after, before);
    const isPassword = isNewPassword(after, before);
    if (own && isPassword) refuse(context, 'ownPassword');
    if (!own && (isPassword || isNewEmail(after, before))) await requireNotAbove(context, after);
  },
};
