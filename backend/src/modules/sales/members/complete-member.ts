/** E-mail addresses are kept in lower case, and a member without a name is called by theirs. */
import {textOf} from '../../../record-values';
import type {BeforeValidateHook} from '../../../context';

export const completeMember: BeforeValidateHook = {
  name: 'completeMember',
  async beforeValidate(_context, _entity, values, before) {
    const email = textOf(values, 'email')?.trim().toLowerCase();
    const named = before !== undefined || (values.name ?? null) !== null;
    return {...values, ...(email !== undefined && {email}), ...(!named && email && {name: email.split('@')[0]})};
  },
};
