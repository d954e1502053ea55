/** Turns a new password into its hash, so that the plain text is never stored. */
import {isCommonPassword} from '../../../access/credentials/common-passwords';
import {hashPassword as hash, PASSWORD_MAX, PASSWORD_MIN} from '../../../access/credentials/password';
import type {Language} from '../../../actor';
import {textOf} from '../../../record-values';
import {TEXTS} from '../../../access/texts';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';

/** Says nothing of the present password: whoever is refused further on could guess at it. */
function problem(password: string, userName: string, language: Language): string | undefined {
  const {length} = [...password];
  if (length < PASSWORD_MIN) return say(TEXTS.passwordShort, language, {length: PASSWORD_MIN});
  if (length > PASSWORD_MAX) return say(TEXTS.passwordLong, language, {length: PASSWORD_MAX});
  if (password.toLowerCase() === userName.toLowerCase()) return say(TEXTS.passwordIsName, language);
  return isCommonPassword(password) ? say(TEXTS.passwordCommon, language) : undefined;
}

function requireGood(context: Context, password: string, values: Values, before: WireRecord | undefined): void {
  const {language} = context.actor;
  const found = problem(password, textOf({...before, ...values}, 'userName') ?? '', language);
  if (found !== undefined) throw new Refusal(422, text('invalid', language), {errors: {password: found}});
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
