/** Members sign in on their platform's site. */
import {requireToken} from '../../../access/limits/throttle';
import {attempt} from '../../../access/limits/lockout';
import {requireEnabled} from '../../../access/require-enabled';
import {verifyPassword} from '../../../access/credentials/password';
import {textOf} from '../../../record-values';
import type {Act} from '../../../context';
import {Refusal, say} from '../../../errors';
import {get} from '../../../read';
import {findMember} from './ensure-member';
import {openAccount, toAccount} from './account';
import {emailOf, passwordOf, platformOf} from './input';
import {TEXTS} from '../texts';

/** E-mail and password for a session token. Five failures lock the account for a while, as for staff. */
export const signInMember: Act<'signInMember'> = {
  name: 'signInMember',
  async run(context, input) {
    const {language} = context.actor;
    const email = emailOf(context, input);
    const password = passwordOf(context, input);
    const proId = platformOf(context);
    await requireToken(context, 'sign-in');
    const member = await findMember(context, email, proId);
    const {matches} = await attempt(context, {realm: `member ${proId}`, name: email}, async () => ({
      userId: null,
      matches: await verifyPassword(member ? textOf(member, 'passwordHash') : null, password),
    }));
    if (!matches || !member)
      throw new Refusal(422, say(TEXTS.wrongPassword, language), {
        errors: {password: say(TEXTS.wrongPassword, language)},
      });
    requireEnabled(context, 'member', member);
    return openAccount(context, member);
  },
};

/** The signed-in member's own account. */
export const getOwnMember: Act<'getOwnMember'> = {
  name: 'getOwnMember',
  async run(context) {
    return toAccount(await get(context, 'member', context.actor.memberId ?? 0));
  },
};
