/** A sample delivery begins with the salesperson of its order, unless another is named. */
import {numberOf} from '../../../record-values';
import {asTrusted} from '../../../context/trusted';
import type {BeforeValidateHook} from '../../../context';
import {find} from '../../../read';

export const completeSampleDelivery: BeforeValidateHook = {
  name: 'completeSampleDelivery',
  async beforeValidate(context, _entity, values, before) {
    const orderId = before ? null : numberOf(values, 'orderId');
    const order = orderId === null ? undefined : await find(asTrusted(context), 'order', {eq: ['id', orderId]});
    return order ? {...values, salesmanId: values.salesmanId ?? numberOf(order, 'salesmanId')} : values;
  },
};
