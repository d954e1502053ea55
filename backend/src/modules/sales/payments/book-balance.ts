/** Receiving the payment of an order books what is still open as a payment, so that money and state agree. */
import {PAYMENT} from '@emblem/schemas/values';
import {asTrusted} from '../../../context/trusted';
import type {Effect} from '../../../context';
import {todayOf} from '../../../read';
import {create, transition} from '../../../write';
import {amountOf} from '../money';

const RELATIONS: Readonly<Record<string, string>> = {order: 'orderId', 'link-order': 'linkOrderId'};

/** Nothing is booked where the balance was paid before. */
export const bookBalance: Effect = {
  name: 'bookBalance',
  async run(context, entity, sale) {
    if (!amountOf(sale, 'balanceDue').greaterThan(0)) return;
    const system = asTrusted(context);
    const payment = await create(system, 'payment', {
      [RELATIONS[entity.key] ?? 'orderId']: sale.id,
      amount: sale.balanceDue,
      method: PAYMENT.method.other,
      receivedOn: await todayOf(system, entity, sale),
    });
    await transition(system, 'payment', payment.id, 'confirm');
  },
};
