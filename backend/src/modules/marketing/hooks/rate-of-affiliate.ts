/**
 * Affiliates earn while they are active. A commission is reckoned by the rate that its affiliate has when it is
 * entered; later rates do not change it.
 */
import {AFFILIATE} from '@emblem/schemas/values';
import type {BeforeValidateHook} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {find} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import {TEXTS} from '../texts';

export const rateOfAffiliate: BeforeValidateHook = {
  name: 'rateOfAffiliate',
  async beforeValidate(context, _entity, values, before) {
    const affiliateId = before ? null : numberOf(values, 'affiliateId');
    if (affiliateId === null) return values;
    const affiliate = await find(asTrusted(context), 'affiliate', {eq: ['id', affiliateId]});
    // An affiliate that is not there is refused where relations are checked.
    if (!affiliate) return values;
    const {language} = context.actor;
    if (affiliate.status !== AFFILIATE.status.active)
      throw new Refusal(422, text('invalid', language), {errors: {affiliateId: say(TEXTS.notActive, language)}});
    return {...values, rate: textOf(affiliate, 'rate')};
  },
};
