/** Refunds, problems and link orders of the tiny and demo worlds. */
import {FACTORY_PROBLEM, LINK_ORDER, ORDER, REFUND_ORDER} from '@emblem/schemas/values';
import {DEPARTMENT} from '../access/departments';
import type {Calendar} from '../calendar';
import {decimal} from '../money';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {Member} from './members';

export interface AfterSalesOptions {
  readonly orders: readonly Row[];
  readonly members: readonly Member[];
  readonly currencyOf: (proId: number) => string;
  readonly calendar: Calendar;
  readonly few: boolean;
}

const REASONS = [
  [1, 'The parcel arrived after the event.', DEPARTMENT.factory],
  [2, 'The customer wants another shape.', DEPARTMENT.artwork],
  [3, 'The customer is exempt from tax.', DEPARTMENT.sales],
  [4, 'The gold plating has spots.', DEPARTMENT.factory],
  [5, 'Cancelled before production.', DEPARTMENT.sales],
  [6, 'Paid twice.', DEPARTMENT.sales],
] as const;

const INTERNAL = [
  [
    'The drawing of another order was sent for approval',
    1,
    'Sent the right drawing and apologised.',
    DEPARTMENT.artwork,
  ],
  ['The rush fee is missing in the quote', 2, 'Took the fee over; the quote form now asks for it.', DEPARTMENT.sales],
  ['The shipping address has the old postcode', 3, 'Corrected before dispatch.', DEPARTMENT.sales],
  [
    "Two parcels carry each other's label",
    4,
    'Both customers got a return label and a new parcel.',
    DEPARTMENT.factory,
  ],
] as const;

const FACTORY = [
  ['The blue is two shades too dark', 1, 'Made anew with PMS 286.'],
  ['Spots in the gold plating', 2, 'The bath was changed and the pieces plated again.'],
  ['The badges are 2 mm too small', 3, 'The mould was cut again.'],
  ['Twelve pieces too few in the bag', 4, 'The missing pieces follow by courier.'],
] as const;

const LINKS = [
  'Rush fee',
  'Remake of 50 pins',
  'Extra backing cards',
  'Sample set',
  'Difference in shipping',
  'New mould',
] as const;

function at<T>(list: readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('An empty list has no items to take.');
  return item;
}

/** Every `step`th order that is old enough to have been complained about, oldest first. */
function some(orders: readonly Row[], step: number, calendar: Calendar): readonly Row[] {
  return orders
    .filter(({createdAt}) => calendar.daysSince(String(createdAt)) > 10)
    .filter((_, place) => place % step === 0);
}

function refundStatusOf(approvalStatus: number): number {
  const {approvalStatus: approval, refundStatus} = REFUND_ORDER;
  if (approvalStatus === approval.refunded) return refundStatus.fullyRefunded;
  return approvalStatus === approval.partialRefund ? refundStatus.partlyRefunded : refundStatus.notRefunded;
}

function refunds({orders, calendar, few}: AfterSalesOptions, random: Random): readonly Row[] {
  return some(
    orders.filter(
      ({paymentStatus}) =>
        paymentStatus === ORDER.paymentStatus.receivedPayment || paymentStatus === ORDER.paymentStatus.refunding,
    ),
    few ? 2 : 12,
    calendar,
  ).map((order, index) => {
    const [refundReason, reasonRemark, responsibleDepartmentId] = at(REASONS, index);
    const isFull = refundReason === REFUND_ORDER.refundReason.orderCancelled && order.status === ORDER.status.cancelled;
    const paid = Number(order.orderTotal) * 100;
    const approvalStatus = at([1, 2, 4, isFull ? 7 : 6, 3, 5, 8], index + (index % 3));
    const createdAt = calendar.after(String(order.createdAt), 9);
    const {id: orderId, proId, currency, salesmanId, name, email, phone} = order;
    return {
      id: index + 1,
      orderId,
      proId,
      currency,
      salesmanId,
      name,
      email,
      phone,
      refundReason,
      reasonRemark,
      responsibleDepartmentId,
      refundType: isFull ? REFUND_ORDER.refundType.full : REFUND_ORDER.refundType.partial,
      refundAmount: decimal(isFull ? Math.round(paid) : Math.max(1, Math.round(paid * random.pick([0.1, 0.2, 0.5])))),
      askedById: salesmanId,
      paymentMethod: random.pick(['PayPal', 'Credit card', 'Bank transfer']),
      invoiceNumber: `INV-${String(orderId).padStart(6, '0')}`,
      approvalStatus,
      refundStatus: refundStatusOf(approvalStatus),
      createdAt,
      updatedAt: calendar.after(createdAt, 2),
    };
  });
}

/** The older a problem, the further it is; only what is new is unread. */
function progress(place: number, count: number, result: string): Readonly<Record<string, unknown>> {
  const left = count - place;
  const problemStatus = left > 4 ? 3 : left > 2 ? 2 : 1;
  return {
    problemStatus,
    result: problemStatus === FACTORY_PROBLEM.problemStatus.solved ? result : null,
    isRead: left > 2 ? 1 : 0,
  };
}

function internalProblems({orders, calendar, few}: AfterSalesOptions): readonly Row[] {
  const about = some(orders, few ? 4 : 30, calendar);
  return about.map(({id: orderId, proId, salesmanId, createdAt}, index) => {
    const [title, problemType, result, responsibleDepartmentId] = at(INTERNAL, index);
    return {
      id: index + 1,
      title,
      problemType,
      responsibleDepartmentId,
      orderId,
      proId,
      senderId: salesmanId,
      handlerId: salesmanId,
      ...progress(index, about.length, result),
      createdAt: calendar.after(String(createdAt), 6),
    };
  });
}

function factoryProblems({orders, calendar, few}: AfterSalesOptions, random: Random): readonly Row[] {
  const about = some(
    orders.filter(({status}) => Number(status) >= ORDER.status.awaitingShipping && status !== ORDER.status.cancelled),
    few ? 3 : 25,
    calendar,
  );
  return about.map(({id: orderId, proId, salesmanId, createdAt}, index) => {
    const [title, problemType, result] = at(FACTORY, index);
    return {
      id: index + 1,
      title,
      problemType,
      affectedQuantity: random.int(5, 200),
      orderId,
      proId,
      senderId: salesmanId,
      ...progress(index, about.length, result),
      createdAt: calendar.after(String(createdAt), 8),
    };
  });
}

function linkOrders({members, calendar, currencyOf, few}: AfterSalesOptions, random: Random): readonly Row[] {
  return calendar.overLastYear(few ? 6 : 90, random).map((createdAt, index) => {
    const {id: memberId, proId, name, email, phone, salesmanId} = random.pick(members);
    const isOld = calendar.daysSince(createdAt) > 7;
    const paymentStatus = isOld
      ? random.weighted([
          [2, 12],
          [1, 2],
          [0, 1],
          [3, 1],
        ])
      : random.weighted([
          [1, 3],
          [2, 2],
        ]);
    const amount = random.int(1500, 45000);
    const {receivedPayment, refunding} = LINK_ORDER.paymentStatus;
    const paid = paymentStatus === receivedPayment || paymentStatus === refunding ? amount : 0;
    return {
      id: index + 1,
      title: at(LINKS, index),
      memberId,
      proId,
      name,
      email,
      phone,
      salesmanId,
      currency: currencyOf(proId),
      amount: decimal(amount),
      amountPaid: decimal(paid),
      balanceDue: decimal(amount - paid),
      customLink: `https://pay.emblem.example/l/${random.digits(10)}`,
      paymentStatus,
      payLaterType: paymentStatus === LINK_ORDER.paymentStatus.payLater ? random.int(1, 5) : null,
      designStatus: isOld ? 3 : 1,
      isRead: isOld ? 1 : 0,
      createdAt,
      updatedAt: calendar.after(createdAt, 1),
    };
  });
}

function inOrder(rows: readonly Row[]): readonly Row[] {
  return [...rows]
    .sort((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)))
    .map((row, index) => ({...row, id: index + 1}));
}

/** By entity, each in the order of creation. */
export function afterSales(options: AfterSalesOptions): Readonly<Record<string, readonly Row[]>> {
  const random = new Random('after-sales');
  return {
    'refund-order': inOrder(refunds(options, random)),
    'internal-problem': inOrder(internalProblems(options)),
    'factory-problem': inOrder(factoryProblems(options, random)),
    'link-order': inOrder(linkOrders(options, random)),
  };
}
