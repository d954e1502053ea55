/** Setting up one's second factor, using it and giving it up; and an administrator's way out for who has lost it. */
import {SYSTEM} from '../../../actor';
import {newRecoveryCodes, recoveryHash} from '../../../access/credentials/recovery-codes';
import {numberOf, textOf, timeOf} from '../../../record-values';
import {TEXTS} from '../../../access/texts';
import {requireToken} from '../../../access/limits/throttle';
import {readTicket, useUp} from '../../../access/ticket';
import {newSecret, setupUri} from '../../../access/credentials/totp';
import {idList, missingInput, optionalPassword, requiredText} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import type {Act} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {asTrusted} from '../../../context/trusted';
import {asActor, type Context} from '../../../context';
import {Refusal, say} from '../../../errors';
import {find, get} from '../../../read';
import {create, remove, transaction, update} from '../../../write';
import {forgiveFailures} from '../../../access/limits/lockout';
import {requireNotAbove} from '../hooks/guard-user';
import {loginSourceOf, open} from './admit';
import {requirePresentPassword} from './check-password';
import {CODE_REALM, factorOf, KEY, requireCode} from './codes';

function userOf(context: Context, id: number): Promise<WireRecord> {
  return get(asActor(context, SYSTEM), 'user', id);
}

function ownUser(context: Context): Promise<WireRecord> {
  return userOf(context, context.actor.id ?? 0);
}

function isOn(factor: WireRecord | undefined): factor is WireRecord {
  return factor !== undefined && timeOf(factor, 'confirmedAt') !== null;
}

function refuse(context: Context, code: 409 | 422, key: 'factorOn' | 'factorOff'): never {
  throw new Refusal(code, say(TEXTS[key], context.actor.language));
}

/** In the user's own history. */
async function note(context: Context, userId: number, since: string | null): Promise<void> {
  await update(asTrusted(context), 'user', userId, {secondFactorAt: since});
}

async function requirePassword(context: Context, input: Values): Promise<void> {
  const password = optionalPassword(context, input, 'password') ?? missingInput(context, 'password');
  await requirePresentPassword(context, context.actor.id ?? 0, password, 'password');
}

function freshRecoveryCodes(): {codes: readonly string[]; values: Values} {
  const codes = newRecoveryCodes();
  return {codes, values: {recoveryHashes: codes.map(recoveryHash), recoveryLeft: codes.length}};
}

async function drop(context: Context, userId: number): Promise<void> {
  const factor = await factorOf(context, userId);
  if (!factor) return;
  await remove(asActor(context, SYSTEM), KEY, factor.id);
  if (isOn(factor)) await note(context, userId, null);
}

/** `/user/secondFactor/signIn`: the ticket of the first step and a code, for the session. */
const signInWithCode: Act<'signInWithCode'> = {
  name: 'signInWithCode',
  async run(context, input) {
    const [ticket, code] = [requiredText(context, input, 'ticket'), requiredText(context, input, 'code')];
    await requireToken(context, 'sign-in');
    const found = await readTicket(context, 'code', ticket);
    const user = await userOf(context, found.userId ?? 0);
    await requireCode(context, user, code);
    await useUp(context, found);
    return open(context, user, loginSourceOf(context, found.detail));
  },
};

const getSecondFactor: Act<'getSecondFactor'> = {
  name: 'getSecondFactor',
  async run(context) {
    // As the actor may read it: whoever sees the console as somebody else sees no more than otherwise.
    const factor = await find(context, KEY, {eq: ['userId', context.actor.id]});
    return isOn(factor)
      ? {isOn: true, since: timeOf(factor, 'confirmedAt'), recoveryLeft: numberOf(factor, 'recoveryLeft') ?? 0}
      : {isOn: false};
  },
};

/**
 * Returns the new secret, which counts only once a code of it has been given. Asks for the password: a session left
 * open must not do.
 */
const beginSecondFactor: Act<'beginSecondFactor'> = {
  name: 'beginSecondFactor',
  async run(context, input) {
    await requirePassword(context, input);
    const user = await ownUser(context);
    if (isOn(await factorOf(context, user.id))) refuse(context, 409, 'factorOn');
    const secret = newSecret();
    await transaction(context, async tx => {
      await drop(tx, user.id);
      await create(asActor(tx, SYSTEM), KEY, {userId: user.id, secret: tx.vault.seal(secret)});
    });
    return {secret, uri: setupUri(secret, textOf(user, 'userName') ?? '')};
  },
};

/** Turns it on with a first code, and answers the recovery codes, which are not shown again. */
const confirmSecondFactor: Act<'confirmSecondFactor'> = {
  name: 'confirmSecondFactor',
  async run(context, input) {
    const code = requiredText(context, input, 'code');
    const user = await ownUser(context);
    const factor = await factorOf(context, user.id);
    if (isOn(factor)) refuse(context, 409, 'factorOn');
    if (!factor) refuse(context, 422, 'factorOff');
    const {codes, values} = freshRecoveryCodes();
    await requireCode(context, user, code, {...values, confirmedAt: context.now});
    await note(context, user.id, context.now);
    return {recoveryCodes: codes};
  },
};

async function requireOn(context: Context): Promise<WireRecord> {
  const user = await ownUser(context);
  return isOn(await factorOf(context, user.id)) ? user : refuse(context, 422, 'factorOff');
}

const renewRecoveryCodes: Act<'renewRecoveryCodes'> = {
  name: 'renewRecoveryCodes',
  async run(context, input) {
    const code = requiredText(context, input, 'code');
    const user = await requireOn(context);
    const {codes, values} = freshRecoveryCodes();
    await requireCode(context, user, code, values);
    return {recoveryCodes: codes};
  },
};

const removeSecondFactor: Act<'removeSecondFactor'> = {
  name: 'removeSecondFactor',
  async run(context, input) {
    const code = requiredText(context, input, 'code');
    const user = await requireOn(context);
    await requirePassword(context, input);
    await requireCode(context, user, code);
    await transaction(context, tx => drop(tx, user.id));
    return null;
  },
};

async function reset(context: Context, id: number): Promise<void> {
  const user = await userOf(context, id);
  if (!context.actor.isAdmin) await requireNotAbove(context, user);
  await drop(context, id);
  await forgiveFailures(context, {realm: CODE_REALM, name: textOf(user, 'userName') ?? ''});
}

/** The button on users, for those who hold no more than whoever presses it. */
const resetSecondFactor: Act<'resetSecondFactor'> = {
  name: 'resetSecondFactor',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, 'user', 'reset-second-factor', ids);
      for (const id of ids) await reset(tx, id);
      return {count: ids.length};
    }),
};

export const secondFactorActs: readonly Act[] = [
  signInWithCode,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  resetSecondFactor,
];
