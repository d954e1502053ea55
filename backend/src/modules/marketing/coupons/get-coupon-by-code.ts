/** `/coupon/getCouponByCode`: the coupon of a code (CO-674). */
import {requiredText} from '../../../acts/input';
import type {Act} from '../../../context';
import {find} from '../../../read';

export const getCouponByCode: Act<'getCouponByCode'> = {
  name: 'getCouponByCode',
  async run(context, input) {
    return (await find(context, 'coupon', {eq: ['code', requiredText(context, input, 'code')]})) ?? null;
  },
};
