/** What a payment takes over from the order or the link order that it is for. */
import {numberOf} from '../../../record-values';
import {asTrusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {find} from '../../../read';

async function sale(context: Context, payment: Values): Promise<WireRecord | undefined> {
  const orderId = numberOf(payment, 'orderId');
  const linkOrderId = numberOf(payment, 'linkOrderId');
  if (orderId !== null) return find(asTrusted(context), 'order', {eq: ['id', orderId]});
  return linkOrderId === null ? undefined : find(asTrusted(context), 'link-order', {eq: ['id', linkOrderId]});
}

/** Its platform and salesman decide who sees it; its amount is in the currency of what is paid. */
export const completePayment: BeforeValidateHook = {
  name: 'completePayment',
  async beforeValidate(context, _entity, values, before) {
    const found = await sale(context, {...before, ...values});
    if (!found) return values;
    const {proId, salesmanId, currency} = found;
    return {...values, proId, salesmanId, currency};
  },
};
