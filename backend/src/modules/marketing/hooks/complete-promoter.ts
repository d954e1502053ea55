/** A promoter begins at the level of those who have recommended nobody; addresses are alike in small letters. */
import type {BeforeValidateHook} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {textOf} from '../../../record-values';
import {levelFor} from '../points';

export const completePromoter: BeforeValidateHook = {
  name: 'completePromoter',
  async beforeValidate(context, _entity, values, before) {
    const email = textOf(values, 'email');
    const own = email === null ? values : {...values, email: email.toLowerCase()};
    if (before) return own;
    const level = await levelFor(asTrusted(context), 0);
    return {...own, ...(level ? {levelId: level.id} : {})};
  },
};
