/** A confirmed invoice stays as it is, with its items (DA-314, CO-319); its payment goes on. */
import {numberOf} from '../../access/record-values';
import type {InTransactionHook, Context} from '../../context';
import type {WireRecord} from '../../values';
import {trusted} from '../../acts/trusted';
import {Refusal, say} from '../../errors';
import {find} from '../../read';
import {TEXTS} from './texts';

function refuseConfirmed(context: Context, invoice: WireRecord | undefined): void {
  if (invoice?.confirmStatus === 1) throw new Refusal(409, say(TEXTS.confirmed, context.actor.language));
}

/** For invoices: what may be changed in a confirmed one is said by its workflow, and it cannot be deleted. */
export const keepConfirmedInvoice: InTransactionHook = {
  name: 'keepConfirmedInvoice',
  async inTransaction(context, _entity, after, before) {
    if (!after) refuseConfirmed(context, before);
  },
};

/** For items: none is added, changed or deleted once their invoice is confirmed. */
export const keepItemsOfConfirmed: InTransactionHook = {
  name: 'keepItemsOfConfirmed',
  async inTransaction(context, _entity, after, before) {
    const invoiceId = numberOf({...before, ...after}, 'invoiceId');
    if (invoiceId !== null) refuseConfirmed(context, await find(trusted(context), 'invoice', {eq: ['id', invoiceId]}));
  },
};
