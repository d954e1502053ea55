/** Invoices of a month, for customers of FD platforms who pay later. */
import {dayIn} from '@emblem/schemas';
import {MONTHLY_INVOICE, ORDER} from '@emblem/schemas/values';
import {cents, decimal} from '../money';
import type {Row} from '../store/row';

interface Monthly {
  readonly orders: readonly Row[];
  readonly invoices: readonly Row[];
  readonly projects: readonly Row[];
  readonly now: string;
}

interface Month {
  readonly month: string;
  readonly orders: readonly Row[];
}

const COUNT = 12;

/** What may stand on them: paid later, and without an invoice of its own. By member, currency and month. */
function months({orders, invoices, projects}: Monthly): readonly Month[] {
  const zones = new Map(
    projects
      .filter(({market}) => market === 'fd')
      .map(({id, timeZone}) => [id, timeZone ? String(timeZone) : undefined]),
  );
  const invoiced = new Set(invoices.map(({orderId}) => orderId));
  const found = new Map<string, {month: string; orders: Row[]}>();
  for (const order of orders) {
    const {id, proId, paymentStatus, memberId, currency} = order;
    if (paymentStatus !== ORDER.paymentStatus.payLater || invoiced.has(id) || !zones.has(Number(proId))) continue;
    const month = `${dayIn(String(order.createdAt), zones.get(Number(proId))).slice(0, 'YYYY-MM'.length)}-01`;
    const key = [memberId, currency, month].join(' ');
    const of = found.get(key) ?? {month, orders: []};
    found.set(key, {...of, orders: [...of.orders, order]});
  }
  return [...found.values()].sort((one, other) => one.month.localeCompare(other.month)).slice(-COUNT);
}

function sum(orders: readonly Row[], name: string): number {
  return orders.reduce((total, order) => total + cents(order[name]), 0);
}

function invoiceOf({month, orders}: Month, index: number, isPast: boolean): Row {
  const [first] = orders;
  const [total, credited] = [sum(orders, 'orderTotal'), sum(orders, 'amountCredited')];
  const paid = sum(orders, 'amountPaid') - sum(orders, 'amountRefunded');
  const last = String(orders.at(-1)?.createdAt);
  const {notConfirmed, confirmed} = MONTHLY_INVOICE.confirmStatus;
  return {
    id: index + 1,
    proId: first?.proId,
    memberId: first?.memberId,
    salesmanId: first?.salesmanId,
    currency: first?.currency,
    month,
    poNumber: `PO-${month.slice(0, 'YYYY-MM'.length)}-${index + 1}`,
    invoiceDate: isPast ? last.slice(0, 'YYYY-MM-DD'.length) : null,
    orderCount: orders.length,
    total: decimal(total),
    amountCredited: decimal(credited),
    amountPaid: decimal(paid),
    balanceDue: decimal(total - credited - paid),
    confirmStatus: isPast ? confirmed : notConfirmed,
    createdAt: last,
  };
}

/** The invoices, those of past months confirmed, and the orders with theirs. */
export function monthly(given: Monthly): {readonly invoices: readonly Row[]; readonly orders: readonly Row[]} {
  const found = months(given);
  const present = given.now.slice(0, 'YYYY-MM'.length);
  const places = new Map(found.flatMap(({orders}, index) => orders.map(({id}) => [id, index + 1] as const)));
  return {
    invoices: found.map((each, index) => invoiceOf(each, index, !each.month.startsWith(present))),
    orders: given.orders.map(order => ({...order, monthlyInvoiceId: places.get(order.id) ?? null})),
  };
}
