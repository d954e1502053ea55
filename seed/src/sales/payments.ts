/** What was paid for orders and link orders, what of it was paid back, and the credit memos of that. */
import {CREDIT_MEMO, ORDER, PAYMENT, REFUND_ORDER} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {cents, decimal} from '../money';
import type {Row} from '../store/row';
import {paidAt} from './orders';

const {adminApproved, managerRejected, adminRejected, partialRefund, refunded} = REFUND_ORDER.approvalStatus;
const METHODS = [PAYMENT.method.card, PAYMENT.method.paypal, PAYMENT.method.bankTransfer] as const;

/** The payment of an order that was paid: as it was made, the day after it. */
export function paymentOf(id: number, order: Row, calendar: Calendar): Row {
  const createdAt = paidAt(String(order.createdAt), calendar);
  return {
    id,
    orderId: order.id,
    proId: order.proId,
    salesmanId: order.salesmanId,
    currency: order.currency,
    amount: order.amountPaid,
    method: METHODS[id % METHODS.length],
    receivedOn: createdAt.slice(0, 10),
    reference: `TX-${String(id).padStart(8, '0')}`,
    status: PAYMENT.status.confirmed,
    confirmedAt: createdAt,
    createdAt,
  };
}

export function isPaid({amountPaid}: Row): boolean {
  return cents(amountPaid) > 0;
}

function isPaidOut({approvalStatus}: Row): boolean {
  return approvalStatus === partialRefund || approvalStatus === refunded;
}

/** What was approved, and waits to be paid back. */
function isApproved({approvalStatus}: Row): boolean {
  return approvalStatus === adminApproved;
}

/** One of so many unpaid orders has a payment that nobody has confirmed yet, one of so many paid ones a void one. */
const REGISTERED_STEP = 4;
const VOID_STEP = 20;

/** Payments that do not count: as they came in and wait to be confirmed, or entered twice. */
function paymentsNotCounted(orders: readonly Row[], first: number, calendar: Calendar): readonly Row[] {
  const {registered, void: void_} = PAYMENT.status;
  const waiting = orders
    .filter(({paymentStatus}) => paymentStatus === ORDER.paymentStatus.awaitingPayment)
    .filter((_, place) => place % REGISTERED_STEP === 0)
    .map(order => ({order, status: registered, voidReason: null}));
  const twice = orders
    .filter(isPaid)
    .filter((_, place) => place % VOID_STEP === 0)
    .map(order => ({order, status: void_, voidReason: 'Entered twice.'}));
  return [...waiting, ...twice].map(({order, status, voidReason}, index) => ({
    ...paymentOf(first + index, {...order, amountPaid: order.orderTotal}, calendar),
    method: PAYMENT.method.bankTransfer,
    status,
    voidReason,
    confirmedAt: null,
  }));
}

function sum(rows: readonly Row[], isMeant: (row: Row) => boolean): number {
  return rows.filter(isMeant).reduce((total, {refundAmount}) => total + cents(refundAmount), 0);
}

/** Orders were paid as a whole, so every refund that was paid out lowers the price. */
function withRefunds(order: Row, refunds: readonly Row[]): Row {
  const total = cents(order.orderTotal);
  const paid = cents(order.amountPaid);
  const back = sum(refunds, isPaidOut);
  const claimed = sum(
    refunds,
    ({approvalStatus}) => approvalStatus !== managerRejected && approvalStatus !== adminRejected,
  );
  return {
    ...order,
    amountRefunded: decimal(back),
    refundsClaimed: decimal(claimed),
    refundable: decimal(paid - claimed),
    amountCredited: decimal(back),
    balanceDue: decimal(total - back - (paid - back)),
    paymentStatus: back > 0 && back === paid ? ORDER.paymentStatus.refunding : order.paymentStatus,
  };
}

function memoOf(refund: Row, index: number): Row {
  const date = String(refund.updatedAt);
  return {
    id: index + 1,
    orderId: refund.orderId,
    refundOrderId: refund.id,
    proId: refund.proId,
    salesmanId: refund.salesmanId,
    currency: refund.currency,
    creditDate: date.slice(0, 10),
    reason: refund.reasonRemark,
    amount: refund.refundAmount,
    status: isPaidOut(refund) ? CREDIT_MEMO.status.confirmed : CREDIT_MEMO.status.notConfirmed,
    createdAt: date,
  };
}

function itemOf({id, reason, currency, amount, createdAt}: Row): Row {
  return {id, creditMemoId: id, description: reason, currency, amount, createdAt};
}

function linkPayment(id: number, link: Row, calendar: Calendar): Row {
  return {...paymentOf(id, link, calendar), linkOrderId: link.id, orderId: null};
}

export interface Sales {
  readonly orders: readonly Row[];
  readonly linkOrders: readonly Row[];
  readonly refunds: readonly Row[];
  readonly calendar: Calendar;
}

/** Orders with their refunds, and by entity what stands behind their figures. */
export function settleOrders({orders, linkOrders, refunds, calendar}: Sales): {
  readonly orders: readonly Row[];
  readonly written: Readonly<Record<string, readonly Row[]>>;
} {
  const paid = orders.filter(isPaid);
  const memos = refunds.filter(each => isPaidOut(each) || isApproved(each)).map(memoOf);
  const links = linkOrders.filter(isPaid);
  return {
    orders: orders.map(order =>
      withRefunds(
        order,
        refunds.filter(({orderId}) => orderId === order.id),
      ),
    ),
    written: {
      payment: [
        ...paid.map((order, index) => paymentOf(index + 1, order, calendar)),
        ...links.map((link, index) => linkPayment(paid.length + index + 1, link, calendar)),
        ...paymentsNotCounted(orders, paid.length + links.length + 1, calendar),
      ],
      'credit-memo': memos,
      'credit-memo-item': memos.map(itemOf),
    },
  };
}
