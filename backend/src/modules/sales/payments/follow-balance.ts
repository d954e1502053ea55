/** An order that is paid, or grows when it was paid, moves to the state of payment that is true. */
import type {InTransactionHook} from '../../../context';
import {stepOfPayment, takeStep} from './payment-state';

/** A refund that is paid out waits for its credit memo; `creditRefund` takes the step after both. */
export const followBalance: InTransactionHook = {
  name: 'followBalance',
  async inTransaction(context, {key}, after, before) {
    if (!after || !before || after.amountRefunded !== before.amountRefunded) return;
    if (after.balanceDue === before.balanceDue && after.amountPaid === before.amountPaid) return;
    await takeStep(context, key, after.id, stepOfPayment(after));
  },
};
