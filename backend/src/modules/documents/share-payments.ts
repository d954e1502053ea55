/**
 * What was paid for an order or a link order, less what was paid back, is shared out to its invoices: to the confirmed
 * ones first, each up to what it comes to, and what is left over to the last.
 */
import {Decimal} from 'decimal.js';
import {amountText} from '@emblem/schemas';
import {INVOICE} from '@emblem/schemas/values';
import type {Context, InTransactionHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import type {Values, WireRecord} from '../../values';
import {find, findAll} from '../../read';
import {numberOf, textOf} from '../../record-values';
import {update} from '../../write';

/** What invoices are for, by their relation to it. */
const SALES: readonly (readonly [relation: string, entity: string])[] = [
  ['orderId', 'order'],
  ['linkOrderId', 'link-order'],
];
const OF_SALE = ['amountPaid', 'amountRefunded', 'voucherPaid', 'currency'];
const OF_INVOICE = ['finalTotal', 'amountCredited', 'confirmStatus', 'currency'];

function amount(record: WireRecord, name: string): Decimal {
  return new Decimal(String(record[name] ?? 0));
}

function isConfirmed({confirmStatus}: WireRecord): boolean {
  return confirmStatus === INVOICE.confirmStatus.confirmed;
}

/** The shares in the order of the invoices; vouchers are taken before other money. */
function shares(sale: WireRecord, invoices: readonly WireRecord[]): readonly Values[] {
  const total = amount(sale, 'amountPaid').minus(amount(sale, 'amountRefunded'));
  const vouchers = Decimal.min(total, amount(sale, 'voucherPaid'));
  let taken = new Decimal(0);
  return invoices.map((invoice, index) => {
    const left = total.minus(taken);
    const room = Decimal.max(0, amount(invoice, 'finalTotal').minus(amount(invoice, 'amountCredited')));
    const share = index === invoices.length - 1 ? left : Decimal.min(room, left);
    const giftVoucher = Decimal.min(share, Decimal.max(0, vouchers.minus(taken)));
    taken = taken.plus(share);
    return {giftVoucher: amountText(giftVoucher), amountPaid: amountText(share.minus(giftVoucher))};
  });
}

async function share(context: Context, relation: string, entity: string, id: number): Promise<void> {
  const sale = await find(context, entity, {eq: ['id', id]});
  if (!sale) return;
  const where = {all: [{eq: [relation, id]}, {eq: ['currency', textOf(sale, 'currency')]}]} as const;
  const invoices = await findAll(context, 'invoice', where, [{field: 'id', descending: false}]);
  const ranked = invoices.toSorted((one, other) => Number(isConfirmed(other)) - Number(isConfirmed(one)));
  for (const [index, values] of shares(sale, ranked).entries()) {
    const invoice = ranked[index];
    const differs = invoice && Object.entries(values).some(([name, value]) => invoice[name] !== value);
    if (differs) await update(context, 'invoice', invoice.id, values);
  }
}

/** An order is held before its invoices are written: their writers lock it for its own figures. */
export const shareOutPayments: InTransactionHook = {
  name: 'shareOutPayments',
  async inTransaction(context, {key}, after, before) {
    const isInvoice = key === 'invoice';
    const names = isInvoice ? OF_INVOICE : OF_SALE;
    const record = after ?? before;
    if (!record || (after && before && names.every(name => after[name] === before[name]))) return;
    // A sale that is new has no invoices yet.
    if (!isInvoice && !(after && before)) return;
    for (const [relation, entity] of SALES) {
      const id = isInvoice ? numberOf(record, relation) : key === entity ? record.id : null;
      if (id !== null) await share(asTrusted(context), relation, entity, id);
    }
  },
};
