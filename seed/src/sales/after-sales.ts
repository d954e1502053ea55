/** Refunds, problems and link orders of the tiny and demo worlds. */
import {FACTORY_PROBLEM, INTERNAL_PROBLEM, LINK_ORDER, ORDER, REFUND_ORDER} from '@emblem/schemas/values';
import {DEPARTMENT} from '../access/departments';
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
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

/** Why a part is paid back, and why all of it. */
const PARTIAL = [
  [1, 'The parcel arrived after the event.', DEPARTMENT.factory],
  [2, 'The customer wants another shape.', DEPARTMENT.artwork],
  [3, 'The customer is exempt from tax.', DEPARTMENT.sales],
  [4, 'The gold plating has spots.', DEPARTMENT.factory],
  [6, 'Paid twice.', DEPARTMENT.sales],
] as const;
const CANCELLED = [[5, 'Cancelled before production.', DEPARTMENT.sales]] as const;

interface Trouble {
  readonly title: string;
  readonly description: string;
  readonly problemType: number;
  readonly result: string;
}

const INTERNAL: readonly (Trouble & {readonly responsibleDepartmentId: number})[] = [
  {
    title: 'The drawing of another order was sent for approval',
    description: 'The customer got the drawing of a school that orders the same shape, and noticed it at once.',
    problemType: INTERNAL_PROBLEM.problemType.wrongArtwork,
    result: 'Sent the right drawing and apologised.',
    responsibleDepartmentId: DEPARTMENT.artwork,
  },
  {
    title: 'The rush fee is missing in the quote',
    description: 'Ten days were promised, which production charges as a rush. The customer has accepted the quote.',
    problemType: INTERNAL_PROBLEM.problemType.wrongQuote,
    result: 'Took the fee over; the quote form now asks for it.',
    responsibleDepartmentId: DEPARTMENT.sales,
  },
  {
    title: 'The shipping address has the old postcode',
    description: 'The address was taken from the order of last year. The customer moved in between.',
    problemType: INTERNAL_PROBLEM.problemType.wrongOrderData,
    result: 'Corrected before dispatch.',
    responsibleDepartmentId: DEPARTMENT.sales,
  },
  {
    title: "Two parcels carry each other's label",
    description: 'Both customers sent pictures of what they got. The pieces are complete and undamaged.',
    problemType: INTERNAL_PROBLEM.problemType.wrongShipment,
    result: 'Both customers got a return label and a new parcel.',
    responsibleDepartmentId: DEPARTMENT.factory,
  },
];

const FACTORY: readonly Trouble[] = [
  {
    title: 'The blue is two shades too dark',
    description: 'Seen when the first tray was compared with the approved drawing, before plating.',
    problemType: FACTORY_PROBLEM.problemType.wrongColour,
    result: 'Made anew with PMS 286.',
  },
  {
    title: 'Spots in the gold plating',
    description: 'About every tenth piece has dark spots along the edge.',
    problemType: FACTORY_PROBLEM.problemType.badPlating,
    result: 'The bath was changed and the pieces plated again.',
  },
  {
    title: 'The badges are 2 mm too small',
    description: 'The mould follows the second drawing, and the third was approved.',
    problemType: FACTORY_PROBLEM.problemType.wrongSize,
    result: 'The mould was cut again.',
  },
  {
    title: 'Twelve pieces too few in the bag',
    description: 'Counted by the customer; the slip says the full number.',
    problemType: FACTORY_PROBLEM.problemType.tooFewPieces,
    result: 'The missing pieces follow by courier.',
  },
];

const LINKS = [
  ['Rush fee', 1, 'So that the pins arrive before the tournament.'],
  ['Remake of 50 pins', 50, 'With the corrected date on the banner.'],
  ['Extra backing cards', 200, 'White cards with the logo, as with the last order.'],
  ['Sample set', 1, 'One of each plating, sent to the office.'],
  ['Difference in shipping', 1, 'Express instead of economy, as agreed on the phone.'],
  ['New mould', 1, 'The shape changed after the second drawing.'],
] as const;

type LinkPayment = (typeof LINK_ORDER.paymentStatus)[keyof typeof LINK_ORDER.paymentStatus];

/** Days after which a link order is usually settled. */
const SETTLED = 7;

function at<T>(list: readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('An empty list has no items to take.');
  return item;
}

/** Every `step`th order that is old enough to have been complained about, oldest first. */
function some(orders: readonly Row[], step: number, calendar: Calendar): readonly Row[] {
  return orders.filter(({createdAt}) => calendar.age(String(createdAt)) > 10).filter((_, place) => place % step === 0);
}

const {approvalStatus: APPROVAL, refundStatus: REFUND, refundType: TYPE} = REFUND_ORDER;

/** How far refunds of a part are, in turn. */
const APPROVALS = [
  APPROVAL.managerReviewing,
  APPROVAL.partialRefund,
  APPROVAL.managerApproved,
  APPROVAL.adminApproved,
  APPROVAL.managerRejected,
  APPROVAL.adminRejected,
  APPROVAL.reApproving,
] as const;

/** Whoever asked reads why, and asks again. */
function refusalReasonOf(approvalStatus: number): string | null {
  if (approvalStatus === APPROVAL.managerRejected) return 'The pictures show no fault; ask the customer for others.';
  return approvalStatus === APPROVAL.adminRejected ? 'A replacement was sent already.' : null;
}

function refundStatusOf(approvalStatus: number): number {
  if (approvalStatus === APPROVAL.refunded) return REFUND.fullyRefunded;
  return approvalStatus === APPROVAL.partialRefund ? REFUND.partlyRefunded : REFUND.notRefunded;
}

/** All of what was paid, or a part of it: in cents. */
function refundAmount(order: Row, isFull: boolean, id: number): number {
  const paid = Math.round(Number(order.orderTotal) * 100);
  return isFull ? paid : Math.max(1, Math.round(paid * new Random('refund', id).pick([0.1, 0.2, 0.5])));
}

function refundOf(order: Row, index: number, calendar: Calendar): Row {
  const id = index + 1;
  const isFull = order.status === ORDER.status.cancelled;
  const approvalStatus = isFull ? APPROVAL.refunded : at(APPROVALS, index);
  const [refundReason, reasonRemark, responsibleDepartmentId] = isFull ? CANCELLED[0] : at(PARTIAL, index);
  const refundStatus = refundStatusOf(approvalStatus);
  const createdAt = calendar.after(String(order.createdAt), 9);
  const decidedAt = calendar.after(createdAt, 2);
  const {id: orderId, proId, currency, salesmanId, name, email, phone} = order;
  return {
    id,
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
    refundType: isFull ? TYPE.full : TYPE.partial,
    refundAmount: decimal(refundAmount(order, isFull, id)),
    askedById: salesmanId,
    paymentMethod: at(['PayPal', 'Credit card', 'Bank transfer'], index),
    invoiceNumber: `INV-${String(orderId).padStart(6, '0')}`,
    approvalStatus,
    refundStatus,
    refusalReason: refusalReasonOf(approvalStatus),
    creditReason: reasonRemark,
    refundedAt: refundStatus === REFUND.notRefunded ? null : decidedAt,
    createdAt,
    updatedAt: decidedAt,
  };
}

function refunds({orders, calendar, few}: AfterSalesOptions): readonly Row[] {
  const {receivedPayment, refunding} = ORDER.paymentStatus;
  const paid = orders.filter(({paymentStatus}) => paymentStatus === receivedPayment || paymentStatus === refunding);
  const old = some(paid, few ? 1 : 12, calendar);
  const going = old
    .filter(({status}) => status !== ORDER.status.cancelled)
    .slice(0, few ? APPROVALS.length : undefined);
  const cancelled = old.filter(({status}) => status === ORDER.status.cancelled).slice(0, few ? 1 : undefined);
  return [...going, ...cancelled].map((order, index) => refundOf(order, index, calendar));
}

/** The older a problem, the further it is; only what is new is unread. */
function progress(place: number, count: number, result: string): Readonly<Record<string, unknown>> {
  const left = count - place;
  const step = count > 4 ? 2 : 1;
  const {open, beingHandled, solved} = FACTORY_PROBLEM.problemStatus;
  const problemStatus = left > 2 * step ? solved : left > step ? beingHandled : open;
  return {problemStatus, result: problemStatus === solved ? result : null, isRead: problemStatus === open ? 0 : 1};
}

function internalProblems({orders, calendar, few}: AfterSalesOptions): readonly Row[] {
  const about = some(orders, few ? 4 : 30, calendar);
  return about.map(({id: orderId, proId, salesmanId, createdAt}, index) => {
    const {result, ...trouble} = at(INTERNAL, index);
    return {
      id: index + 1,
      ...trouble,
      orderId,
      proId,
      senderId: salesmanId,
      handlerId: salesmanId,
      ...progress(index, about.length, result),
      createdAt: calendar.after(String(createdAt), 6),
    };
  });
}

function factoryProblems({orders, calendar, few}: AfterSalesOptions): readonly Row[] {
  const about = some(
    orders.filter(({status}) => Number(status) >= ORDER.status.awaitingShipping && status !== ORDER.status.cancelled),
    few ? 2 : 25,
    calendar,
  );
  return about.map(({id: orderId, proId, salesmanId, createdAt}, index) => {
    const {result, ...trouble} = at(FACTORY, index);
    return {
      id: index + 1,
      ...trouble,
      affectedQuantity: new Random('factory problem', index + 1).int(5, 200),
      orderId,
      proId,
      senderId: salesmanId,
      ...progress(index, about.length, result),
      createdAt: calendar.after(String(createdAt), 8),
    };
  });
}

/** How link orders are paid: old ones mostly are. */
function linkPayments(moments: readonly string[], calendar: Calendar): readonly LinkPayment[] {
  const {payLater, awaitingPayment, receivedPayment, refunding} = LINK_ORDER.paymentStatus;
  const drawn = moments.map((createdAt, place): LinkPayment => {
    const random = new Random('payment of link order', place + 1);
    return calendar.age(createdAt) > SETTLED
      ? random.weighted([
          [receivedPayment, 12],
          [awaitingPayment, 2],
          [payLater, 1],
          [refunding, 1],
        ])
      : random.weighted([
          [awaitingPayment, 3],
          [receivedPayment, 2],
        ]);
  });
  return withEach(drawn, [awaitingPayment, receivedPayment, payLater, refunding], (place, payment) => {
    const age = calendar.age(moments[place] ?? '');
    return payment === awaitingPayment ? age : -age;
  });
}

function linkOrder(
  id: number,
  createdAt: string,
  paymentStatus: LinkPayment,
  {members, calendar, currencyOf}: AfterSalesOptions,
): Row {
  const random = new Random('link order', id);
  const {id: memberId, proId, name, email, phone, salesmanId} = random.pick(members);
  const isOld = calendar.age(createdAt) > SETTLED;
  const amount = random.int(1500, 45000);
  const {receivedPayment, refunding, payLater} = LINK_ORDER.paymentStatus;
  const paid = paymentStatus === receivedPayment || paymentStatus === refunding ? amount : 0;
  const [title, quantity, userRemark] = at(LINKS, id - 1);
  return {
    id,
    title,
    quantity,
    userRemark,
    memberId,
    proId,
    name,
    email,
    phone,
    salesmanId,
    currency: currencyOf(proId),
    amount: decimal(amount),
    priceBeforeDiscount: decimal(amount),
    amountPaid: decimal(paid),
    balanceDue: decimal(amount - paid),
    customLink: `https://pay.emblem.example/l/${random.digits(10)}`,
    paymentStatus,
    payLaterType: paymentStatus === payLater ? random.int(1, 5) : null,
    designStatus: isOld ? 3 : 1,
    isRead: isOld ? 1 : 0,
    createdAt,
    updatedAt: calendar.after(createdAt, 1),
  };
}

function linkOrders(options: AfterSalesOptions): readonly Row[] {
  const {calendar, few} = options;
  const moments = calendar.overLastYear(few ? 8 : 90, new Random('moments of link orders'));
  const payments = linkPayments(moments, calendar);
  return moments.map((createdAt, index) =>
    linkOrder(index + 1, createdAt, payments[index] ?? LINK_ORDER.paymentStatus.awaitingPayment, options),
  );
}

function inOrder(rows: readonly Row[]): readonly Row[] {
  return [...rows]
    .sort((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)))
    .map((row, index) => ({...row, id: index + 1}));
}

/** By entity, each in the order of creation. */
export function afterSales(options: AfterSalesOptions): Readonly<Record<string, readonly Row[]>> {
  return {
    'refund-order': inOrder(refunds(options)),
    'internal-problem': inOrder(internalProblems(options)),
    'factory-problem': inOrder(factoryProblems(options)),
    'link-order': linkOrders(options),
  };
}
