/**
 * Visitors become members: `register` sends a code to the address, `verify` makes the account of whoever has the code.
 * What `register` answers is the same for every address, so it tells nobody which ones are known.
 */
import {requireMailToken, requireToken} from '../../../access/limits/throttle';
import {optionalText} from '../../../acts/input';
import type {Act} from '../../../context';
import {requireMail} from '../../../integrations/mail/outgoing';
import {enterByCode} from './enter-by-code';
import {addressOf, newPasswordOf} from './input';
import {queueMemberMail} from './mail';

export const registerMember: Act<'registerMember'> = {
  name: 'registerMember',
  async run(context, input) {
    const address = addressOf(context, input);
    newPasswordOf(context, input);
    requireMail(context);
    await requireToken(context, 'register');
    await requireMailToken(context, address.email);
    await queueMemberMail(context, 'member-register', address);
    return {sent: true};
  },
};

/** Makes the account and signs in. An account that has a password keeps it: its owner was sent no code. */
export const verifyMember: Act<'verifyMember'> = {
  name: 'verifyMember',
  run: (context, input) => enterByCode(context, 'member-register', input, optionalText(context, input, 'name')),
};
