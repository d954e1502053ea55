/** Orders that are paid later, and the invoices of their months. */
import {dayIn} from '@emblem/schemas';
import type {Client} from './client';
import {idOf, type Json} from './json';

export async function makePayLater(admin: Client, values: Json): Promise<number> {
  const id = idOf(await admin.create('order', {shippingFee: '40.00', ...values}));
  await admin.mustRest('POST', 'order/actions/allow-pay-later', {ids: [id], values: {payLaterType: 4}});
  return id;
}

/** An invoice of the month in which the order was made, on the clocks of its platform, with the order on it. */
export async function makeMonthly(admin: Client, orderId: number, values: Json = {}): Promise<number> {
  const {memberId, proId, currency, createdAt} = await admin.get('order', orderId);
  const {timeZone} = await admin.get('project', Number(proId));
  const month = dayIn(String(createdAt), timeZone ? String(timeZone) : undefined);
  const id = idOf(await admin.create('monthly-invoice', {memberId, proId, currency, month, ...values}));
  await admin.update('order', orderId, {monthlyInvoiceId: id});
  return id;
}
