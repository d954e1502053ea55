/** A confirmed invoice stays (DA-314, CO-319). */
import {INVOICE} from '@emblem/schemas/values';
import type {InTransactionHook} from '../../context';
import {Refusal, say} from '../../errors';
import {TEXTS} from './texts';

/** What may be changed in a confirmed invoice and its items is said by its workflow; it cannot be deleted either. */
export const keepConfirmedInvoice: InTransactionHook = {
  name: 'keepConfirmedInvoice',
  async inTransaction(context, _entity, after, before) {
    if (!after && before?.confirmStatus === INVOICE.confirmStatus.confirmed)
      throw new Refusal(409, say(TEXTS.confirmed, context.actor.language));
  },
};
