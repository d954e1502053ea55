/** What a refund takes over from its order, and what it must not exceed. */
import {numberOf, textOf} from '../../../record-values';
import {trusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {Refusal, say} from '../../../errors';
import {count, find} from '../../../read';
import {amountOf} from '../money';
import {TEXTS} from '../texts';

function isTooMuch(refund: Values, order: WireRecord): boolean {
  return amountOf(refund, 'refundAmount').greaterThan(amountOf(order, 'orderTotal'));
}

async function isForeign(context: Context, refund: Values, order: WireRecord): Promise<boolean> {
  const {refundProductIds} = refund;
  if (!Array.isArray(refundProductIds) || refundProductIds.length === 0) return false;
  const ids = refundProductIds.filter((id): id is number => typeof id === 'number');
  return (
    (await count(trusted(context), 'order-product', {all: [{in: ['id', ids]}, {eq: ['orderId', order.id]}]})) <
    new Set(ids).size
  );
}

/** The customer may be another person than the order's; what decides who sees the refund may not differ. */
function takenOver(order: WireRecord, values: Values, isNew: boolean): Values {
  const {proId, currency, salesmanId} = order;
  const customer = isNew
    ? {
        name: values.name ?? textOf(order, 'name'),
        email: values.email ?? textOf(order, 'email'),
        phone: values.phone ?? textOf(order, 'phone'),
      }
    : {};
  return {proId, currency, salesmanId, ...customer};
}

/**
 * A refund belongs to the platform and the salesman of its order, in the order's currency, and is at most its total.
 */
export const completeRefund: BeforeValidateHook = {
  name: 'completeRefund',
  async beforeValidate(context, _entity, values, before) {
    const refund = {...before, ...values};
    const orderId = numberOf(refund, 'orderId');
    const order = orderId === null ? undefined : await find(trusted(context), 'order', {eq: ['id', orderId]});
    if (!order) return values;
    const {language} = context.actor;
    const errors = {
      ...('refundAmount' in values && isTooMuch(refund, order)
        ? {refundAmount: say(TEXTS.refundTooMuch, language)}
        : {}),
      ...('refundProductIds' in values && (await isForeign(context, refund, order))
        ? {refundProductIds: say(TEXTS.refundForeign, language)}
        : {}),
    };
    const [message] = Object.values(errors);
    if (message !== undefined) throw new Refusal(422, message, {errors});
    return {...values, ...takenOver(order, values, before === undefined)};
  },
};
