/** A coupon is issued by its making: of a series that is active, and never more than there are. */
import type {BeforeValidateHook} from '../../../context';
import {numberOf} from '../../../record-values';
import {couponCode} from './code';
import {seriesToIssue} from './series';

export const completeCoupon: BeforeValidateHook = {
  name: 'completeCoupon',
  async beforeValidate(context, _entity, values, before) {
    const specificationId = numberOf(values, 'specificationId');
    if (before || specificationId === null) return values;
    const series = await seriesToIssue(context, specificationId, 1);
    // A series that is not there is refused where relations are checked.
    return series ? {...values, code: couponCode(), expiresOn: series.endDate} : values;
  },
};
