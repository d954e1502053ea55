/** Who is recommended is known by an e-mail address: that of the member where none is given. */
import type {BeforeValidateHook} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {find} from '../../../read';
import {numberOf, textOf} from '../../../record-values';

export const completeReferral: BeforeValidateHook = {
  name: 'completeReferral',
  async beforeValidate(context, _entity, values, before) {
    const given = textOf({...before, ...values}, 'email');
    const memberId = numberOf(values, 'memberId');
    if (given !== null) return values.email === undefined ? values : {...values, email: given.toLowerCase()};
    if (memberId === null) return values;
    const member = await find(asTrusted(context), 'member', {eq: ['id', memberId]});
    const email = member && textOf(member, 'email');
    return email ? {...values, email: email.toLowerCase()} : values;
  },
};
