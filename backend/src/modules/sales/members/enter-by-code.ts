/**
 * Whoever has the code from the mail sets the password of the account and is signed in: new members and those who
 * forgot theirs alike.
 */
import type {ActOutputs} from '@emblem/schemas/acts';
import {requireToken} from '../../../access/limits/throttle';
import {useUp} from '../../../access/ticket';
import type {Values} from '../../../values';
import type {Context} from '../../../context';
import {transaction} from '../../../write';
import {confirmMember, openAccount, requireNoPassword} from './account';
import {endCodes, requireCode, type MemberPurpose} from './code';
import {addressOf, newPasswordOf} from './input';

/** `name` is that of an account still to be made. 422 at the field that is wrong, 429 after too many wrong codes. */
export async function enterByCode(
  context: Context,
  purpose: MemberPurpose,
  input: Values,
  name?: string,
): Promise<ActOutputs['verifyMember']> {
  const address = addressOf(context, input);
  const password = newPasswordOf(context, input);
  await requireToken(context, 'sign-in');
  const ticket = await requireCode(context, purpose, address, input);
  return transaction(context, async tx => {
    await useUp(tx, ticket);
    await endCodes(tx, address);
    if (purpose === 'member-register') await requireNoPassword(tx, address);
    const member = await confirmMember(tx, address, password, name);
    return openAccount(tx, member);
  });
}
