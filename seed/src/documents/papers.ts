/** Invoices of orders whose artwork is confirmed, and quotations of orders that are not made yet. */
import {writtenAddress} from '@emblem/schemas';
import {INVOICE, ORDER, QUOTATION_ITEM} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {cents, decimal} from '../money';
import {Random} from '../random';
import {sellerCountry} from '../platforms/sellers';
import {TAX_RATE} from '../sales/pricing';
import type {Row} from '../store/row';

interface Trade {
  readonly orders: readonly Row[];
  readonly products: readonly Row[];
  /** Codes of countries by their ids. */
  readonly countries: ReadonlyMap<unknown, string>;
  readonly calendar: Calendar;
  readonly few: boolean;
}

interface Paper {
  readonly order: Row;
  readonly countries: Trade['countries'];
  readonly products: readonly Row[];
}

const DAY = 86_400_000;
/** Days that a moment may lie off the age of its record, since little happens at weekends. */
const WEEKEND = 2;
const CONFIRMED = ORDER.status.artworkConfirmed;
/** Orders that are not made yet: their quotations are still at hand. */
const QUOTED_UNTIL = ORDER.status.awaitingShipping;
const CANCELLED = ORDER.status.cancelled;

/** HS codes of metal badges, of textile badges and of stickers. */
const HS_CODES = ['7117.19.90', '5810.92.90', '4821.10.00'] as const;
const RUSH_FEE = QUOTATION_ITEM.extraFeeKind.rushFee;
const EXTRA_FREIGHT = QUOTATION_ITEM.extraFeeKind.extraFreight;

const TERMS = [
  'Free artwork, and free shipping to the USA, Canada and Europe.',
  'Production starts when both the proof approval and the payment are received.',
  'Office hours: Monday to Friday, 8:30 to 17:30 Pacific Time. Live chat: 24 hours, Monday to Friday.',
].join('\n');

function dayAfter(moment: unknown, days: number): string {
  return new Date(Date.parse(String(moment)) + days * DAY).toISOString().slice(0, 10);
}

/** As a paper that is made of the order has it: at home of its seller the country is left out. */
function addressOf(order: Row, kind: 'bill' | 'shipping', countries: ReadonlyMap<unknown, string>): string {
  const part = (name: string): string => String(order[kind + name] ?? '');
  const parts = {
    name: [part('FirstName'), part('LastName')],
    company: part('Company'),
    street: [part('Address1'), part('Address2')].filter(line => line !== ''),
    city: part('City'),
    state: {name: part('State')},
    zip: part('Zip'),
    country: {name: '', code: countries.get(order[`${kind}CountryId`]) ?? ''},
  };
  return writtenAddress(parts, {language: 'en', home: sellerCountry(Number(order.proId))}).join('\n');
}

/** What was paid and not paid back of what is not credited, in cents, and what that is called. */
function payment(order: Row, credited: number): Readonly<Record<string, unknown>> {
  const total = cents(order.orderTotal);
  const paid = cents(order.amountPaid) - cents(order.amountRefunded);
  const due = total - credited - paid;
  return {
    amountPaid: decimal(paid),
    balanceDue: decimal(due),
    paymentStatus: total > 0 && due <= 0 ? 'paid' : paid > 0 ? 'partial' : 'unpaid',
  };
}

/** The order's discount is the only one. */
function header({order, countries}: Paper): Readonly<Record<string, unknown>> {
  return {
    orderId: order.id,
    proId: order.proId,
    salesmanId: order.salesmanId,
    poNumber: order.purchaseOrderNumber,
    reference: order.title === null ? null : String(order.title).slice(0, 100),
    hsCode: new Random('customs code of order', order.id).pick(HS_CODES),
    billTo: addressOf(order, 'bill', countries),
    shipTo: addressOf(order, 'shipping', countries),
    currency: order.currency,
    subtotal: order.productTotal,
    shippingFee: order.shippingFee,
    additionalCosts: order.additionalCosts,
    netAmount: decimal(cents(order.productTotal) + cents(order.shippingFee) + cents(order.additionalCosts)),
    orderDiscount: order.discount,
    discountTotal: order.discount,
    taxRate: cents(order.taxPrice) > 0 ? TAX_RATE : '0',
    taxPrice: order.taxPrice,
    finalTotal: order.orderTotal,
    payLaterType: order.payLaterType,
    estimatedShipDate: dayAfter(order.createdAt, 24),
  };
}

function item(product: Row): Readonly<Record<string, unknown>> {
  return {
    orderProductId: product.id,
    orderId: product.orderId,
    artwork: product.picture,
    description: product.name,
    qty: product.quantity,
    currency: product.currency,
    unitPrice: product.unitPrice,
    piecePrice: product.unitPrice,
    moldFee: product.toolingCharge,
    extraFee: product.additionalCharge,
    extraFeeKind:
      cents(product.additionalCharge) > 0
        ? new Random('fee of product', product.id).pick([RUSH_FEE, EXTRA_FREIGHT])
        : null,
    amount: product.amount,
  };
}

function items(papers: readonly Paper[], parent: string): readonly Row[] {
  return papers
    .flatMap(({products}, place) => products.map(product => ({[parent]: place + 1, ...item(product)})))
    .map((row, index) => ({...row, id: index + 1}));
}

/** The newest orders of a kind, oldest first. */
function papersOf(
  {orders, products, countries}: Trade,
  isMeant: (status: number) => boolean,
  count: number,
): readonly Paper[] {
  return orders
    .filter(({status}) => isMeant(Number(status)))
    .slice(-count)
    .map(order => ({order, countries, products: products.filter(({orderId}) => orderId === order.id)}));
}

type QuotationState = 'draft' | 'sent' | 'accepted' | 'declined' | 'expired';

/** Days for which a quotation is good; where it was let expire, only so many. */
const VALID = 30;
const SHORT = 5;

/** What became of quotations by the age of their orders: open ones are still good, and expired ones are not. */
function quotationStates(quoted: readonly Paper[], calendar: Calendar): readonly QuotationState[] {
  const ages = quoted.map(({order}) => calendar.age(String(order.createdAt)));
  const isGoingOn = (place: number): boolean => Number(quoted[place]?.order.status) >= CONFIRMED;
  const drawn = ages.map((age, place): QuotationState => {
    if (isGoingOn(place)) return 'accepted';
    if (age > VALID - WEEKEND) return 'expired';
    const {id} = quoted[place]?.order ?? {id: place};
    return new Random('state of quotation', id).weighted([
      ['sent', 6],
      ['accepted', 2],
      ['draft', 1],
      ['declined', 1],
    ]);
  });
  return withEach(drawn, ['sent', 'draft', 'accepted', 'declined', 'expired'], (place, state) => {
    const age = ages[place] ?? 0;
    if (isGoingOn(place)) return state === 'accepted' ? 0 : undefined;
    if (state === 'expired') return age > SHORT + WEEKEND ? -age : undefined;
    return state === 'sent' || state === 'draft' ? (age > VALID - WEEKEND ? undefined : age) : age;
  });
}

function quotation(paper: Paper, id: number, status: QuotationState, calendar: Calendar): Row {
  const {order} = paper;
  const createdAt = String(order.createdAt);
  const isAnswered = status === 'accepted' || status === 'declined';
  return {
    id,
    ...header(paper),
    memberId: order.memberId,
    revision: 1,
    ...payment(order, 0),
    quotationDate: dayAfter(createdAt, 0),
    validUntil: dayAfter(createdAt, status === 'expired' ? SHORT : VALID),
    contacts: order.name,
    status,
    answeredAt: isAnswered ? calendar.after(createdAt, 1) : null,
    declineReason: status === 'declined' ? 'Another maker is cheaper by a fifth.' : null,
    terms: TERMS,
    createdAt,
  };
}

/** By entity. */
export function papers(trade: Trade): Readonly<Record<string, readonly Row[]>> {
  const invoiced = papersOf(trade, status => status >= CONFIRMED && status !== CANCELLED, trade.few ? 6 : 240);
  const quoted = papersOf(trade, status => status < QUOTED_UNTIL, trade.few ? 6 : 60);
  const states = quotationStates(quoted, trade.calendar);
  return {
    invoice: invoiced.map((paper, index) => {
      const {order} = paper;
      const isConfirmed = Number(order.status) > CONFIRMED;
      const credited = isConfirmed ? cents(order.amountCredited) : 0;
      return {
        id: index + 1,
        ...header(paper),
        ...payment(order, credited),
        amountCredited: decimal(credited),
        invoiceDate: dayAfter(order.createdAt, 1),
        createdAt: order.createdAt,
        confirmStatus: isConfirmed ? INVOICE.confirmStatus.confirmed : INVOICE.confirmStatus.notConfirmed,
      };
    }),
    'invoice-item': items(invoiced, 'invoiceId'),
    quotation: quoted.map((paper, index) => quotation(paper, index + 1, states[index] ?? 'sent', trade.calendar)),
    'quotation-item': items(quoted, 'quotationId'),
  };
}

function isConfirmed({confirmStatus}: Row): boolean {
  return confirmStatus === INVOICE.confirmStatus.confirmed;
}

/** Credit memos of what was invoiced name the invoice. */
export function creditedOn(memos: readonly Row[], invoices: readonly Row[]): readonly Row[] {
  const ofOrder = new Map(invoices.filter(isConfirmed).map(({id, orderId}) => [orderId, id]));
  return memos.map(memo => ({...memo, invoiceId: ofOrder.get(memo.orderId) ?? null}));
}

/** Products with what invoices bill of them. */
export function invoicedProducts(products: readonly Row[], items: readonly Row[]): readonly Row[] {
  const billed = new Map(items.map(each => [each.orderProductId, each]));
  return products.map(product => {
    const line = billed.get(product.id);
    return {...product, invoicedQuantity: line?.qty ?? 0, invoicedAmount: line?.amount ?? '0.00'};
  });
}

/** Orders with how many of their invoices are still to be credited if they were cancelled. */
export function invoicedBy(orders: readonly Row[], invoices: readonly Row[]): readonly Row[] {
  const open = invoices.filter(each => isConfirmed(each) && cents(each.finalTotal) > cents(each.amountCredited));
  const ids = new Set(open.map(({orderId}) => orderId));
  return orders.map(order => ({...order, openInvoices: ids.has(order.id) ? 1 : 0}));
}
