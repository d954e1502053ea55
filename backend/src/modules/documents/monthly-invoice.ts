/** What orders join the invoice of a month, and that they have none of their own then (CO-112). */
import {Decimal} from 'decimal.js';
import {dayIn, type Text} from '@emblem/schemas';
import {MONTHLY_INVOICE, ORDER} from '@emblem/schemas/values';
import type {BeforeValidateHook, Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {Refusal, say} from '../../errors';
import {find, zoneOf} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {Values} from '../../values';
import {TEXTS} from './texts';

const MONTHLY = 'monthlyInvoiceId';

/** An ISO day to the first of its month. */
const monthOf = (day: string): string => `${day.slice(0, 'YYYY-MM'.length)}-01`;

function refuse({actor}: Context, field: string, text: Text): never {
  const message = say(text, actor.language);
  throw new Refusal(422, message, {errors: {[field]: message}});
}

function read(context: Context, key: string, id: number | null): Promise<Values | undefined> {
  return id === null ? Promise.resolve(undefined) : find(asTrusted(context), key, {eq: ['id', id]});
}

const isConfirmed = (invoice: Values | undefined): boolean =>
  invoice?.confirmStatus === MONTHLY_INVOICE.confirmStatus.confirmed;

/** A month is kept as its first day. */
export const firstOfMonth: BeforeValidateHook = {
  name: 'firstOfMonth',
  beforeValidate(_context, _entity, values) {
    const {month} = values;
    const isDay = typeof month === 'string' && /^\d{4}-\d\d-\d\d$/.test(month);
    return Promise.resolve(isDay ? {...values, month: monthOf(month)} : values);
  },
};

/** Of the month in which it was made, on the clocks of its platform. */
async function isOfMonth(context: Context, order: Values, invoice: Values): Promise<boolean> {
  const zone = await zoneOf(context, context.model.entity('order'), order);
  return monthOf(dayIn(textOf(order, 'createdAt') ?? context.now, zone)) === textOf(invoice, 'month');
}

async function requireJoinable(context: Context, order: Values, invoice: Values): Promise<void> {
  if (isConfirmed(invoice)) refuse(context, MONTHLY, TEXTS.monthConfirmed);
  if (order.paymentStatus !== ORDER.paymentStatus.payLater) refuse(context, MONTHLY, TEXTS.notPayLater);
  if (!(await isOfMonth(context, order, invoice))) refuse(context, MONTHLY, TEXTS.otherMonth);
  const id = numberOf(order, 'id');
  const own = id === null ? undefined : await find(asTrusted(context), 'invoice', {eq: ['orderId', id]});
  if (own) refuse(context, MONTHLY, TEXTS.ownInvoice);
}

/** Whether the order is being cancelled while a customer owes it by a confirmed invoice of a month. */
function isCancelledOwed(order: Values, before: Values | undefined): boolean {
  const {cancelled} = ORDER.status;
  if (!before || order.status !== cancelled || before.status === cancelled) return false;
  return new Decimal(textOf(order, 'orderTotal') ?? 0).gt(textOf(order, 'amountCredited') ?? 0);
}

/**
 * 422 at `monthlyInvoiceId` for an order that is not paid later, of another month or invoiced already, for one that
 * would join or leave a confirmed invoice, and for one on it that is cancelled before it is credited. Member, platform
 * and currency are compared by the schema.
 */
export const joinMonthlyInvoice: BeforeValidateHook = {
  name: 'joinMonthlyInvoice',
  async beforeValidate(context, _entity, values, before) {
    const order = {...before, ...values};
    const [from, to] = [before ? numberOf(before, MONTHLY) : null, numberOf(order, MONTHLY)];
    const isKept = from !== to || isCancelledOwed(order, before);
    if (isKept && isConfirmed(await read(context, 'monthly-invoice', from)))
      refuse(context, MONTHLY, from === to ? TEXTS.creditFirst : TEXTS.monthConfirmed);
    const invoice = from === to ? undefined : await read(context, 'monthly-invoice', to);
    if (invoice) await requireJoinable(context, order, invoice);
    return values;
  },
};

/** 422 at `orderId` for an order that stands on the invoice of a month. */
export const invoiceAlone: BeforeValidateHook = {
  name: 'invoiceAlone',
  async beforeValidate(context, _entity, values, before) {
    const order = before ? undefined : await read(context, 'order', numberOf(values, 'orderId'));
    if (order && numberOf(order, MONTHLY) !== null) refuse(context, 'orderId', TEXTS.onMonthly);
    return values;
  },
};
