/** Turns a new password into its hash, so that the plain text is never stored. */
import {hashPassword as hash, PASSWORD_MAX, PASSWORD_MIN, verifyPassword} from '../../../access/password';
import {textOf} from '../../../access/record-values';
import {fill, TEXTS} from '../../../access/texts';
import type {BeforeValidateHook, Values, WireRecord} from '../../../acts/registry';
import type {Context} from '../../../context';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';

async function problem(password: string, userName: string, before: WireRecord | undefined) {
  const {length} = [...password];
  if (length < PASSWORD_MIN) return fill(TEXTS.passwordShort, {length: PASSWORD_MIN});
  if (length > PASSWORD_MAX) return fill(TEXTS.passwordLong, {length: PASSWORD_MAX});
  if (password.toLowerCase() === userName.toLowerCase()) return TEXTS.passwordIsName;
  const present = before ? textOf(before, 'passwordHash') : null;
  return present !== null && await verifyPassword(present, password) ? TEXTS.passwordSame : undefined;
}

async function requireGood(context: Context, password: string, values: Values, before: WireRecord | undefined): Promise<void> {
  const {language} = context.actor;
  const found = await problem(password, textOf({...before, ...values}, 'userName') ?? '', before);
  if (found) throw new Refusal(422, text('invalid', language), {errors: {password: say(found, language)}});
}

/** A blank password leaves the present one as it is. */
export const hashPassword: BeforeValidateHook = {
  name: 'hashPassword',
  async beforeValidate(context, _entity, values, before) {
    const {password, ...others} = values;
    if (password === undefined || password === null || password === '') return others;
    if (typeof password !== 'string') return values;
    await requireGood(context, password, values, before);
    return {...others, passwordHash: await hash(password), passwordChangedAt: context.now};
  },
};
