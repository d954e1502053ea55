/** Members who have forgotten their password set another with a code from their mail. */
import {requireMailToken, requireToken} from '../../../access/limits/throttle';
import type {Act} from '../../../context';
import {requireMail} from '../../../integrations/mail/outgoing';
import {enterByCode} from './enter-by-code';
import {addressOf} from './input';
import {queueMemberMail} from './mail';

/** Sends a code to a member who has forgotten the password; answers alike where there is no such member. */
export const forgotMemberPassword: Act<'forgotMemberPassword'> = {
  name: 'forgotMemberPassword',
  async run(context, input) {
    const address = addressOf(context, input);
    requireMail(context);
    await requireToken(context, 'register');
    await requireMailToken(context, address.email);
    await queueMemberMail(context, 'member-reset', address);
    return {sent: true};
  },
};

/** Sets another password, ends the sessions opened with the old one and signs in. */
export const resetMemberPassword: Act<'resetMemberPassword'> = {
  name: 'resetMemberPassword',
  run: (context, input) => enterByCode(context, 'member-reset', input),
};
