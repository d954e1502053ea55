/** Members sign in on their platform's site, or register there. */
import {requireToken} from '../../access/throttle';
import {attempt} from '../../access/lockout';
import {verifyPassword} from '../../access/password';
import {numberOf, textOf} from '../../access/record-values';
import {openSession} from '../../access/session';
import {badInput, optionalPassword, requiredText} from '../../acts/input';
import {trusted} from '../../acts/trusted';
import type {Act, Values, WireRecord} from '../../acts/registry';
import type {Context} from '../../context';
import {Refusal, say} from '../../errors';
import {get} from '../../read';
import {create, update} from '../../write';
import {findMember} from './ensure-member';
import {TEXTS} from './texts';

/** Longer passwords than can be set are not worth a hash. */
const LONGEST = 1000;

function emailOf(context: Context, input: Values): string {
  return requiredText(context, input, 'email').toLowerCase();
}

function passwordOf(context: Context, input: Values): string {
  const sent = optionalPassword(context, input, 'password') ?? badInput(context, 'password', say(TEXTS.passwordNeeded, context.actor.language));
  return sent.length > LONGEST ? badInput(context, 'password') : sent;
}

function platformOf(context: Context): number {
  return context.actor.platformIds[0] ?? badInput(context, 'email', say(TEXTS.noPlatform, context.actor.language));
}

/** What a member may know of the own account. */
function toAccount(member: WireRecord): Values {
  const {id, email, name, proId, userLevel, membershipLevel} = member;
  return {id, email, name, proId, userLevel, membershipLevel};
}

async function open(context: Context, member: WireRecord): Promise<Values> {
  const userName = textOf(member, 'email') ?? '';
  await update(trusted(context), 'member', member.id, {lastLoginAt: context.now});
  return {token: await openSession(context, {memberId: member.id, userName}), member: toAccount(member)};
}

/** E-mail and password for a session token. Five failures lock the account for a while, as for staff. */
export const signInMember: Act = {
  name: 'signInMember',
  async run(context, input) {
    const {language} = context.actor;
    const email = emailOf(context, input);
    const password = passwordOf(context, input);
    const proId = platformOf(context);
    await requireToken(context, 'sign-in');
    const member = await findMember(context, email, proId);
    const {matches} = await attempt(context, {realm: `member ${proId}`, name: email}, async () => ({
      userId: null, matches: await verifyPassword(member ? textOf(member, 'passwordHash') : null, password),
    }));
    if (!matches || !member) throw new Refusal(422, say(TEXTS.wrongPassword, language), {errors: {password: say(TEXTS.wrongPassword, language)}});
    if (numberOf(member, 'state') !== 1) throw new Refusal(403, say(TEXTS.disabled, language));
    return open(context, member);
  },
};

/** In the same words whether the address has a password or only asked for a price once: that is nobody else's business. */
function refuseKnown(context: Context): never {
  const message = say(TEXTS.emailKnown, context.actor.language);
  throw new Refusal(409, message, {errors: {email: message}});
}

/**
 * Makes an account and signs in. An address that is known from an inquiry or from staff cannot be taken over here, since
 * nothing yet proves that the address is the visitor's own: staff open such accounts by setting a password.
 */
export const registerMember: Act = {
  name: 'registerMember',
  async run(context, input) {
    const email = emailOf(context, input);
    const password = passwordOf(context, input);
    const proId = platformOf(context);
    await requireToken(context, 'register');
    if (await findMember(context, email, proId)) refuseKnown(context);
    const member = await create(trusted(context), 'member', {email, proId, password, name: input.name ?? null});
    return open(context, member);
  },
};

/** The signed-in member's own account. */
export const getOwnMember: Act = {
  name: 'getOwnMember',
  async run(context) {
    return toAccount(await get(context, 'member', context.actor.memberId ?? 0));
  },
};
