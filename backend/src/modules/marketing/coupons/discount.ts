/** What coupons take off is a part of the discount of their order. */
import {Decimal} from 'decimal.js';
import {amountText} from '@emblem/schemas';
import {ORDER} from '@emblem/schemas/values';
import type {Context} from '../../../context';
import {numberOf, textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {update} from '../../../write';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {TEXTS} from './texts';

const {shipped, received, finished, cancelled} = ORDER.status;
const CLOSED: readonly unknown[] = [shipped, received, finished, cancelled];
const {receivedPayment, refunding} = ORDER.paymentStatus;

/** 409 where what the order comes to is settled. */
export function requireOpen(context: Context, order: WireRecord): void {
  const isPaid = order.paymentStatus === receivedPayment || order.paymentStatus === refunding;
  if (CLOSED.includes(order.status) || isPaid || (numberOf(order, 'openInvoices') ?? 0) > 0)
    refuseConflict(context, TEXTS.orderClosed);
}

/**
 * By so much more, or less where it is below zero. The version is sent along: who changes the order at the same moment
 * is not overwritten.
 */
export async function changeDiscount(system: Context, order: WireRecord, by: Decimal): Promise<void> {
  const discount = amountText(Decimal.max(0, new Decimal(textOf(order, 'discount') ?? 0).plus(by)));
  await update(system, 'order', order.id, {version: order.version, discount});
}
