/** Invoices of a month, for customers of FD platforms who pay later. */
import {dayIn} from '@emblem/schemas';
import {MONTHLY_INVOICE, ORDER} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {cents, decimal} from '../money';
import type {Row} from '../store/row';

interface Monthly {
  readonly orders: readonly Row[];
  readonly invoices: readonly Row[];
  readonly projects: readonly Row[];
  readonly calendar: Calendar;
}

const COUNT = 12;

/** Days after which the month of an order is over, whatever day its world is made for. */
const OVER = 33;

/**
 * Orders that may stand on one: paid later, and without an invoice of its own. One order each, far enough from the
 * customer's others to lie in another month: two that lie in one month on one day of making lie in two on another.
 */
function ordersApart({orders, invoices, projects, calendar}: Monthly): readonly Row[] {
  const fd = new Set(projects.filter(({market}) => market === 'fd').map(({id}) => id));
  const invoiced = new Set(invoices.map(({orderId}) => orderId));
  const found: Row[] = [];
  const latest = new Map<string, number>();
  for (const order of orders) {
    const {id, proId, paymentStatus, memberId, currency} = order;
    if (paymentStatus !== ORDER.paymentStatus.payLater || invoiced.has(id) || !fd.has(Number(proId))) continue;
    const customer = [memberId, currency].join(' ');
    const age = calendar.age(String(order.createdAt));
    if ((latest.get(customer) ?? Infinity) - age < OVER) continue;
    latest.set(customer, age);
    found.push(order);
  }
  return found.slice(-COUNT);
}

function invoiceOf(order: Row, index: number, isConfirmed: boolean, zone: string | undefined): Row {
  const {id, proId, memberId, salesmanId, currency, orderTotal, amountCredited} = order;
  const createdAt = String(order.createdAt);
  const paid = cents(order.amountPaid) - cents(order.amountRefunded);
  const {notConfirmed, confirmed} = MONTHLY_INVOICE.confirmStatus;
  return {
    id: index + 1,
    proId,
    memberId,
    salesmanId,
    currency,
    month: `${dayIn(createdAt, zone).slice(0, 'YYYY-MM'.length)}-01`,
    poNumber: `PO-${String(id).padStart(5, '0')}`,
    invoiceDate: isConfirmed ? createdAt.slice(0, 'YYYY-MM-DD'.length) : null,
    orderCount: 1,
    total: orderTotal,
    amountCredited,
    amountPaid: decimal(paid),
    balanceDue: decimal(cents(orderTotal) - cents(amountCredited) - paid),
    confirmStatus: isConfirmed ? confirmed : notConfirmed,
    createdAt,
  };
}

/** The invoices, most of those whose month is surely over confirmed, and the orders with theirs. */
export function monthly(given: Monthly): {readonly invoices: readonly Row[]; readonly orders: readonly Row[]} {
  const {calendar, projects} = given;
  const found = ordersApart(given);
  const isOver = (place: number): boolean => calendar.age(String(found[place]?.createdAt)) > OVER;
  const confirmed = withEach(
    found.map((_, place) => isOver(place)),
    [false, true],
    (place, state) => (state && !isOver(place) ? undefined : -place),
  );
  const zones = new Map(projects.map(({id, timeZone}) => [id, timeZone ? String(timeZone) : undefined]));
  const places = new Map(found.map(({id}, index) => [id, index + 1]));
  return {
    invoices: found.map((order, index) =>
      invoiceOf(order, index, confirmed[index] === true, zones.get(Number(order.proId))),
    ),
    orders: given.orders.map(order => ({...order, monthlyInvoiceId: places.get(order.id) ?? null})),
  };
}
