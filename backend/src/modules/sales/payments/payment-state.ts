/** The state of payment of an order or a link order follows what was paid. */
import {ORDER} from '@emblem/schemas/values';
import {asTrusted} from '../../../context/trusted';
import type {Context} from '../../../context';
import type {WireRecord} from '../../../values';
import {transition} from '../../../write';
import {amountOf} from '../money';

const {payLater, awaitingPayment, receivedPayment, refunding} = ORDER.paymentStatus;

function isSettled(sale: WireRecord): boolean {
  return !amountOf(sale, 'balanceDue').greaterThan(0);
}

/** Whether all that was ever paid has been paid back. */
function isPaidBack(sale: WireRecord): boolean {
  const paid = amountOf(sale, 'amountPaid');
  return paid.greaterThan(0) && paid.equals(amountOf(sale, 'amountRefunded'));
}

/** The step that brings the state in line with the money; undefined where they agree. */
export function stepOfPayment(sale: WireRecord): string | undefined {
  const {paymentStatus: state} = sale;
  if (state === receivedPayment && isPaidBack(sale)) return 'start-refund';
  if (state === receivedPayment && !isSettled(sale)) return 'reopen-payment';
  const isOpen = state === payLater || state === awaitingPayment;
  return isOpen && amountOf(sale, 'amountPaid').greaterThan(0) && isSettled(sale) ? 'receive-payment' : undefined;
}

/** The step after a refund was paid out: what is left stays received, unless nothing is left. */
export function stepAfterRefund(sale: WireRecord): string | undefined {
  return sale.paymentStatus === refunding && !isPaidBack(sale) ? 'end-refund' : stepOfPayment(sale);
}

export async function takeStep(context: Context, entity: string, id: number, step: string | undefined): Promise<void> {
  if (step !== undefined) await transition(asTrusted(context), entity, id, step);
}
