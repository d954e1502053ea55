/** Turns a new password into its hash, so that the plain text is never stored. */
import {isCommonPassword} from '../../../access/credentials/common-passwords';
import {hashPassword as hash, PASSWORD_MAX, PASSWORD_MIN} from '../../../access/credentials/password';
import {textOf} from '../../../record-values';
import {fill, TEXTS} from '../../../access/texts';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';

/** Says nothing of the present password: whoever is refused further on could guess at it. */
function problem(password: string, userName: string) {
  const {length} = [...password];
  if (length < PASSWORD_MIN) return fill(TEXTS.passwordShort, {length: PASSWORD_MIN});
  if (length > PASSWORD_MAX) return fill(TEXTS.passwordLong, {length: PASSWORD_MAX});
  if (password.toLowerCase() === userName.toLowerCase()) return TEXTS.passwordIsName;
  return isCommonPassword(password) ? TEXTS.passwordCommon : undefined;
}

function requireGood(context: Context, password: string, values: Values, before: WireRecord | undefined): void {
  const {language} = context.actor;
  const found = problem(password, textOf({...before, ...values}, 'userName') ?? '');
  if (found) throw new Refusal(422, text('invalid', language), {errors: {password: say(found, language)}});
}

/** A blank password leaves the present one as it is. */
export const hashPassword: BeforeValidateHook = {
  name: 'hashPassword',
  async beforeValidate(context, _entity, values, before) {
    const {password, ...others} = values;
    if (password === undefined || password === null || password === '') return others;
    if (typeof password !== 'string') return values;
    requireGood(context, password, values, before);
    return {...others, passwordHash: await hash(password), passwordChangedAt: context.now};
  },
};
