/** User name and password, guarded against guessing. */
import {SYSTEM} from '../../../actor';
import {attempt, type Outcome} from '../../../access/limits/lockout';
import {verifyPassword} from '../../../access/credentials/password';
import {textOf} from '../../../record-values';
import {TEXTS} from '../../../access/texts';
import {requireToken} from '../../../access/limits/throttle';
import {badInput} from '../../../acts/input';
import type {WireRecord} from '../../../values';
import {asActor, type Context} from '../../../context';
import {Refusal, say} from '../../../errors';
import {find, get} from '../../../read';

/** Longer passwords than can be set are not worth a hash. */
const MAX_LENGTH = 1000;

async function check(user: WireRecord | undefined, password: string): Promise<Outcome> {
  const matches = await verifyPassword(user ? textOf(user, 'passwordHash') : null, password);
  return {userId: user?.id ?? null, matches};
}

/**
 * The user of that name and password, whatever its state. 422 in the same words for a wrong password and an unknown
 * name; 429 while locked.
 */
export async function userByPassword(context: Context, userName: string, password: string): Promise<WireRecord> {
  if (password.length > MAX_LENGTH) badInput(context, 'password');
  await requireToken(context, 'sign-in');
  const user = await find(asActor(context, SYSTEM), 'user', {eq: ['userName', userName]});
  const {matches} = await attempt(context, {realm: 'staff', name: userName}, () => check(user, password));
  if (matches && user) return user;
  const message = say(TEXTS.wrongPassword, context.actor.language);
  throw new Refusal(422, message, {errors: {password: message}});
}

/**
 * The present password guards a session left open; guessing at it counts like guessing at sign-in. 422 at the parameter
 * `name`.
 */
export async function requirePresentPassword(
  context: Context,
  id: number,
  password: string,
  name: string,
): Promise<void> {
  const user = await get(asActor(context, SYSTEM), 'user', id);
  const {matches} = await attempt(context, {realm: 'staff', name: textOf(user, 'userName') ?? ''}, () =>
    check(user, password),
  );
  if (!matches) badInput(context, name, say(TEXTS.oldPasswordWrong, context.actor.language));
}
