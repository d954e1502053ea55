/** A refund that lowers the price has its credit memo; one of what was paid too much has none. */
import {Decimal} from 'decimal.js';
import {amountText} from '@emblem/schemas';
import {INVOICE} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../../record-values';
import {asTrusted} from '../../../context/trusted';
import type {Context, Effect} from '../../../context';
import type {WireRecord} from '../../../values';
import {findAll, get, todayOf} from '../../../read';
import {create, transition} from '../../../write';
import {amountOf} from '../money';
import {stepAfterRefund, takeStep} from './payment-state';

/** How much of the refund the price goes down: what is more than had been paid too much. */
function lowering(order: WireRecord, refund: WireRecord): Decimal {
  const refunded = amountOf(refund, 'refundAmount');
  const overpaid = refunded.minus(amountOf(order, 'balanceDue'));
  return Decimal.max(0, refunded.minus(Decimal.max(0, overpaid)));
}

/** In English: it is printed for the customer (CO-317). */
function reasonOf({model}: Context, refund: WireRecord): string {
  const options = model.entity('refund-order').field.refundReason?.options ?? [];
  const label = options.find(({value}) => value === refund.refundReason)?.label.en ?? '';
  return textOf(refund, 'creditReason') ?? label;
}

/** The newest confirmed invoice of the order on which so much can still be credited. */
async function invoiceFor(context: Context, order: WireRecord, amount: Decimal): Promise<number | undefined> {
  const confirmed = {eq: ['confirmStatus', INVOICE.confirmStatus.confirmed]} as const;
  const where = {all: [{eq: ['orderId', order.id]}, {eq: ['currency', textOf(order, 'currency')]}, confirmed]} as const;
  const invoices = await findAll(context, 'invoice', where, [{field: 'id', descending: true}]);
  const isRoomy = (invoice: WireRecord) =>
    amountOf(invoice, 'finalTotal').minus(amountOf(invoice, 'amountCredited')).greaterThanOrEqualTo(amount);
  return invoices.find(isRoomy)?.id;
}

async function credit(context: Context, order: WireRecord, refund: WireRecord, amount: Decimal): Promise<void> {
  const reason = reasonOf(context, refund);
  const memo = await create(context, 'credit-memo', {
    orderId: order.id,
    invoiceId: await invoiceFor(context, order, amount),
    refundOrderId: refund.id,
    creditDate: await todayOf(context, context.model.entity('order'), order),
    reason,
    items: [{description: reason, amount: amountText(amount)}],
  });
  await transition(context, 'credit-memo', memo.id, 'confirm');
}

export const creditRefund: Effect = {
  name: 'creditRefund',
  async run(context, _entity, refund) {
    const orderId = numberOf(refund, 'orderId');
    if (orderId === null) return;
    const system = asTrusted(context);
    const order = await get(system, 'order', orderId);
    const amount = lowering(order, refund);
    if (amount.greaterThan(0)) await credit(system, order, refund, amount);
    await takeStep(system, 'order', orderId, stepAfterRefund(await get(system, 'order', orderId)));
  },
};
