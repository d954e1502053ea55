/** Members who have forgotten their password set another with a code from their mail. */
import {requireMailToken, requireToken} from '../../access/throttle';
import type {Act} from '../../acts/registry';
import {requireMail} from '../../integrations/mail/outgoing';
import {transaction} from '../../write';
import {findMember} from './ensure-member';
import {enterByCode} from './enter-by-code';
import {sendCode} from './member-code';
import {addressOf} from './member-input';
import {TEXTS} from './texts';

/** Sends a code to a member who has forgotten the password; answers alike where there is no such member. */
export const forgotMemberPassword: Act = {
  name: 'forgotMemberPassword',
  async run(context, input) {
    const address = addressOf(context, input);
    requireMail(context);
    await requireToken(context, 'register');
    await requireMailToken(context, address.email);
    if (await findMember(context, address.email, address.proId)) {
      await transaction(context, tx => sendCode(tx, 'member-reset', address, TEXTS.resetSubject, TEXTS.resetText));
    }
    return {sent: true};
  },
};

/** Sets another password, ends the sessions opened with the old one and signs in. */
export const resetMemberPassword: Act = {
  name: 'resetMemberPassword',
  run: (context, input) => enterByCode(context, 'member-reset', input),
};
