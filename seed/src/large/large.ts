/** A world for measurements: a million orders of fifty thousand members. */
import type {Calendar} from '../calendar';
import {Random} from '../random';
import {INQUIRY, inquiry} from '../sales/inquiries';
import {members as makeMembers, type Member, type Staffing} from '../sales/members';
import {makeOrder, repeatRequest, requestOf, type Request} from '../sales/orders';
import {isPaid, paymentOf} from '../sales/payments';
import type {Town} from '../sales/people';
import type {Row} from '../store/row';
import type {Store, Together} from '../store/store';

export interface LargeOptions extends Staffing {
  readonly counts: {readonly members: number; readonly inquiries: number; readonly orders: number};
  readonly passwordHash: string;
  readonly towns: readonly Town[];
  readonly currencyOf: (proId: number) => string;
  readonly paysLater: (proId: number) => boolean;
  readonly calendar: Calendar;
  readonly log: (line: string) => void;
}

/** An inquiry that was ordered, until its order's turn comes. */
interface Waiting {
  readonly createdAt: string;
  readonly request: Request;
}

/** The entities that hold nearly all rows. */
export const LARGE_ENTITIES = ['member', 'inquiry', 'order', 'order-product', 'payment'] as const;

/** Orders between two lines of the log. */
const LOGGED = 200_000;

function* inquiryRows(
  {calendar, counts, currencyOf}: LargeOptions,
  members: readonly Member[],
  waiting: Waiting[],
): Generator<Row> {
  let id = 0;
  for (const createdAt of calendar.overLastYear(counts.inquiries, new Random('moments of inquiries'))) {
    const asked = inquiry((id += 1), createdAt, {members, templates: [], currencyOf, calendar});
    if (asked.row.status === INQUIRY.ordered)
      waiting.push({createdAt: calendar.after(createdAt, 2), request: requestOf(asked)});
    yield asked.row;
  }
}

/** Who orders what, in the order of time: inquiries whose turn has come, repeat orders otherwise. */
function* requests(
  {calendar, counts, currencyOf}: LargeOptions,
  members: readonly Member[],
  waiting: readonly Waiting[],
): Generator<Waiting> {
  let next = 0;
  let repeats = 0;
  for (const createdAt of calendar.overLastYear(counts.orders, new Random('moments of orders'))) {
    const first = waiting[next];
    const isDue = first !== undefined && first.createdAt < createdAt;
    if (isDue) next += 1;
    const request = isDue ? first.request : repeatRequest((repeats += 1), members, [], currencyOf);
    yield {createdAt, request: {...request, goods: request.goods.slice(0, 1)}};
  }
}

/** Each order with its products and what was paid for it. */
function* orders(options: LargeOptions, members: readonly Member[], waiting: readonly Waiting[]): Generator<Together> {
  let id = 0;
  let productId = 0;
  let paymentId = 0;
  for (const {createdAt, request} of requests(options, members, waiting)) {
    const {order, products} = makeOrder((id += 1), createdAt, request, options);
    yield {
      order: [order],
      'order-product': products.map(product => ({...product, id: (productId += 1), sort: 1})),
      payment: isPaid(order) ? [paymentOf((paymentId += 1), order, options.calendar)] : [],
    };
    if (id % LOGGED === 0) options.log(`  ${id} orders`);
  }
}

export async function insertLarge(store: Store, options: LargeOptions): Promise<void> {
  const {counts, log} = options;
  const members = [...makeMembers({...options, count: counts.members})];
  await store.stream('member', members);
  log(`  ${counts.members} members`);
  const waiting: Waiting[] = [];
  await store.stream('inquiry', inquiryRows(options, members, waiting));
  log(`  ${counts.inquiries} inquiries`);
  await store.streamTogether(['order', 'order-product', 'payment'], orders(options, members, waiting));
}
