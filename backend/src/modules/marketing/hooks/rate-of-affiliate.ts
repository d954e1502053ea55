/** A commission is reckoned by the rate that its affiliate has when it is entered; later rates do not change it. */
import type {BeforeValidateHook} from '../../../context';
import {trusted} from '../../../context/trusted';
import {find} from '../../../read';
import {numberOf, textOf} from '../../../record-values';

export const rateOfAffiliate: BeforeValidateHook = {
  name: 'rateOfAffiliate',
  async beforeValidate(context, _entity, values, before) {
    const affiliateId = before ? null : numberOf(values, 'affiliateId');
    if (affiliateId === null) return values;
    const affiliate = await find(trusted(context), 'affiliate', {eq: ['id', affiliateId]});
    // An affiliate that is not there is refused where relations are checked.
    return affiliate ? {...values, rate: textOf(affiliate, 'rate')} : values;
  },
};
