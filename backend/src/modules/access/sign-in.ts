/** `POST /login`: user name and password for a session token (CO-473). */
import {SYSTEM} from '../../access/actor';
import {attempt, type Outcome} from '../../access/lockout';
import {verifyPassword} from '../../access/password';
import {numberOf, textOf} from '../../access/record-values';
import {openSession} from '../../access/session';
import {TEXTS} from '../../access/texts';
import {badInput, missingInput, optionalPassword, optionalText, requiredText} from '../../acts/input';
import type {Act, Values, WireRecord} from '../../acts/registry';
import {asActor, type Context} from '../../context';
import {requireToken} from '../../access/throttle';
import {Refusal, say} from '../../errors';
import {find} from '../../read';

const LOGIN_SOURCES = ['ly', 'qm', 'google', 'cs', 'sc'] as const;

/** Longer passwords than can be set are not worth a hash. */
const LONGEST = 1000;

async function check(user: WireRecord | undefined, password: string): Promise<Outcome> {
  const matches = await verifyPassword(user ? textOf(user, 'passwordHash') : null, password);
  return {userId: user?.id ?? null, matches};
}

function loginSource(context: Context, input: Values): string {
  const sent = optionalText(context, input, 'loginSource');
  return LOGIN_SOURCES.find(source => source === sent) ?? 'ly';
}

function password(context: Context, input: Values): string {
  const sent = optionalPassword(context, input, 'password') ?? missingInput(context, 'password');
  return sent.length > LONGEST ? badInput(context, 'password') : sent;
}

export const signIn: Act = {
  name: 'signIn',
  async run(context, input) {
    const {language} = context.actor;
    const userName = requiredText(context, input, 'userName');
    const typed = password(context, input);
    await requireToken(context, 'sign-in');
    const user = await find(asActor(context, SYSTEM), 'user', {eq: ['userName', userName]});
    const {matches} = await attempt(context, {realm: 'staff', name: userName}, () => check(user, typed));
    if (!matches || !user) throw new Refusal(422, say(TEXTS.wrongPassword, language), {errors: {password: say(TEXTS.wrongPassword, language)}});
    if (numberOf(user, 'state') !== 1) throw new Refusal(403, say(TEXTS.disabled, language));
    const source = loginSource(context, input);
    return {token: await openSession(context, {userId: user.id, userName, loginSource: source}), userName, loginSource: source};
  },
};
