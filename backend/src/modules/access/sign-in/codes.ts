/** The second factor of a user, and whether a code fits it. */
import {SYSTEM} from '../../../actor';
import {attempt} from '../../../access/limits/lockout';
import {looksLikeRecoveryCode, recoveryHash} from '../../../access/credentials/recovery-codes';
import {numberOf, textOf, textsOf} from '../../../record-values';
import {TEXTS} from '../../../access/texts';
import {stepOf} from '../../../access/credentials/totp';
import {badInput} from '../../../acts/input';
import type {Values, WireRecord} from '../../../values';
import {asActor, type Context} from '../../../context';
import {openSealed} from '../../../context/open-sealed';
import {Refusal, say} from '../../../errors';
import {find} from '../../../read';
import {update} from '../../../write';

export const KEY = 'second-factor';

/** Codes have a lock of their own: a right password must not wipe the failures of who only guesses at codes. */
export const CODE_REALM = 'staff-code';

export function factorOf(context: Context, userId: number): Promise<WireRecord | undefined> {
  return find(asActor(context, SYSTEM), KEY, {eq: ['userId', userId]});
}

/**
 * What using the code changes; undefined for one that does not fit. A code of an authenticator is good once, as is a
 * recovery code.
 */
function useOf(context: Context, factor: WireRecord, code: string): Values | undefined {
  if (looksLikeRecoveryCode(code)) {
    const hashes = textsOf(factor, 'recoveryHashes');
    const left = hashes.filter(hash => hash !== recoveryHash(code));
    return left.length < hashes.length ? {recoveryHashes: left, recoveryLeft: left.length} : undefined;
  }
  const secret = openSealed(context, textOf(factor, 'secret') ?? '', 'factorUnreadable');
  const step = stepOf(secret, code.replace(/\s/g, ''), context.now);
  return step !== undefined && step > (numberOf(factor, 'lastStep') ?? 0) ? {lastStep: step} : undefined;
}

/** False also for the second of two who use one code at the same moment. */
async function uses(context: Context, userId: number, code: string, more: Values): Promise<boolean> {
  const factor = await factorOf(context, userId);
  const use = factor && useOf(context, factor, code);
  if (!factor || !use) return false;
  try {
    await update(asActor(context, SYSTEM), KEY, factor.id, {...use, ...more, version: factor.version});
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 409) return false;
    throw error;
  }
}

/**
 * Uses the code up, together with what else is to change. 422 at `code` when it does not fit; 429 after too many
 * failures.
 */
export async function requireCode(context: Context, user: WireRecord, code: string, more: Values = {}): Promise<void> {
  const account = {realm: CODE_REALM, name: textOf(user, 'userName') ?? '', secret: 'code'} as const;
  const {matches} = await attempt(context, account, async () => ({
    userId: user.id,
    matches: await uses(context, user.id, code, more),
  }));
  if (!matches) badInput(context, 'code', say(TEXTS.wrongCode, context.actor.language));
}
