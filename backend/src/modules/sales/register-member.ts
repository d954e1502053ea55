/**
 * Visitors become members: `register` sends a code to the address, `verify` makes the account of whoever has the code.
 * What `register` answers is the same for every address, so it tells nobody which ones are known.
 */
import {requireMailToken, requireToken} from '../../access/throttle';
import {textOf} from '../../access/record-values';
import {optionalText} from '../../acts/input';
import type {Act} from '../../acts/registry';
import {requireMail} from '../../integrations/mail/outgoing';
import {transaction} from '../../write';
import {findMember} from './ensure-member';
import {enterByCode} from './enter-by-code';
import {mailTo, sendCode} from './member-code';
import {addressOf, newPasswordOf} from './member-input';
import {TEXTS} from './texts';

export const registerMember: Act = {
  name: 'registerMember',
  async run(context, input) {
    const address = addressOf(context, input);
    newPasswordOf(context, input);
    requireMail(context);
    await requireToken(context, 'register');
    await requireMailToken(context, address.email);
    const known = await findMember(context, address.email, address.proId);
    const hasPassword = known !== undefined && textOf(known, 'passwordHash') !== null;
    await transaction(context, tx => (hasPassword
      ? mailTo(tx, address, TEXTS.knownSubject, TEXTS.knownText)
      : sendCode(tx, 'member-register', address, TEXTS.registerSubject, TEXTS.registerText)));
    return {sent: true};
  },
};

/** Makes the account and signs in. */
export const verifyMember: Act = {
  name: 'verifyMember',
  run: (context, input) => enterByCode(context, 'member-register', input, optionalText(context, input, 'name')),
};
