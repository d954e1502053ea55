/** The account of a member as the member sees it, and its opening. */
import type {ActOutputs} from '@emblem/schemas/acts';
import {numberOf, textOf} from '../../../record-values';
import {requireEnabled} from '../../../access/require-enabled';
import {openSession} from '../../../access/session';
import type {WireRecord} from '../../../values';
import {asTrusted} from '../../../context/trusted';
import type {Context} from '../../../context';
import {Refusal, say} from '../../../errors';
import {create, update} from '../../../write';
import {findMember} from './ensure-member';
import type {Address} from './input';
import {TEXTS} from '../texts';

export function toAccount(member: WireRecord): ActOutputs['getOwnMember'] {
  return {
    id: member.id,
    email: textOf(member, 'email'),
    name: textOf(member, 'name'),
    proId: numberOf(member, 'proId'),
    userLevel: numberOf(member, 'userLevel'),
    membershipLevel: numberOf(member, 'membershipLevel'),
  };
}

/**
 * 422 at the code where the account has got a password since a code to register was sent: that code must not replace
 * it.
 */
export async function requireNoPassword(context: Context, {email, proId}: Address): Promise<void> {
  const known = await findMember(context, email, proId);
  if (!known || textOf(known, 'passwordHash') === null) return;
  const message = say(TEXTS.wrongCode, context.actor.language);
  throw new Refusal(422, message, {errors: {code: message}});
}

/** Signs in whoever has proven to be the member; answers the token and the account. */
export async function openAccount(context: Context, member: WireRecord): Promise<ActOutputs['signInMember']> {
  const userName = textOf(member, 'email') ?? '';
  await update(asTrusted(context), 'member', member.id, {lastLoginAt: context.now});
  return {token: await openSession(context, {memberId: member.id, userName}), member: toAccount(member)};
}

/**
 * Gives the account of a confirmed address its password. One that an inquiry or staff have made keeps what it says
 * otherwise; a new one is made.
 */
export async function confirmMember(
  context: Context,
  {email, proId}: Address,
  password: string,
  name?: string,
): Promise<WireRecord> {
  const system = asTrusted(context);
  const emailConfirmedAt = context.now;
  const known = await findMember(context, email, proId);
  if (!known) return create(system, 'member', {email, proId, password, name: name ?? null, emailConfirmedAt});
  requireEnabled(context, 'member', known);
  return update(system, 'member', known.id, {password, emailConfirmedAt});
}
