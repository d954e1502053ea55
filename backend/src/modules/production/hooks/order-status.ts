/** A sample delivery shows how far its order is. */
import {numberOf} from '../../../access/record-values';
import {trusted} from '../../../acts/trusted';
import type {BeforeValidateHook, InTransactionHook} from '../../../context';
import {find, findAll} from '../../../read';
import {update} from '../../../write';

/**
 * For sample deliveries: begins with the present status of the order, and with its salesperson unless another is named.
 */
export const completeSampleDelivery: BeforeValidateHook = {
  name: 'completeSampleDelivery',
  async beforeValidate(context, _entity, values, before) {
    const orderId = before ? null : numberOf(values, 'orderId');
    const order = orderId === null ? undefined : await find(trusted(context), 'order', {eq: ['id', orderId]});
    return order
      ? {
          ...values,
          orderStatus: numberOf(order, 'status'),
          salesmanId: values.salesmanId ?? numberOf(order, 'salesmanId'),
        }
      : values;
  },
};

/** For orders: their sample deliveries follow. */
export const spreadOrderStatus: InTransactionHook = {
  name: 'spreadOrderStatus',
  async inTransaction(context, _entity, after, before) {
    if (!after || !before || after.status === before.status) return;
    const system = trusted(context);
    for (const delivery of await findAll(system, 'sample-delivery', {eq: ['orderId', after.id]}))
      await update(system, 'sample-delivery', delivery.id, {orderStatus: after.status});
  },
};
