/** An invoice of a link order that was made without items has what the link order is for as its one item. */
import {Decimal} from 'decimal.js';
import {amountText} from '@emblem/schemas';
import {INVOICE_ITEM} from '@emblem/schemas/values';
import type {InTransactionHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import {find, get} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {create} from '../../write';

/** What the amount to pay is made of, by its name on an item; what is left is the price of the lot. */
const PARTS = [
  ['toolingCharge', 'moldFee'],
  ['extraFee', 'extraFee'],
  ['tariffSurcharge', 'tariffSurcharge'],
] as const;

function amount(record: WireRecord, name: string): Decimal {
  return new Decimal(String(record[name] ?? 0));
}

/** Comes to the amount of the link order, whose parts stand for themselves as long as they are within it. */
function itemOf(sale: WireRecord): Values {
  const parts = PARTS.reduce((sum, [name]) => sum.plus(amount(sale, name)), new Decimal(0));
  const before = amount(sale, 'priceBeforeDiscount');
  const isWithin = parts.lessThanOrEqualTo(before);
  const described = [textOf(sale, 'title'), textOf(sale, 'description')].filter(text => text !== null && text !== '');
  return {
    description: described.length > 0 ? described.join('\n') : sale.number,
    qty: sale.quantity,
    priceBasis: INVOICE_ITEM.priceBasis.lot,
    unitPrice: amountText(isWithin ? before.minus(parts) : amount(sale, 'amount')),
    ...(isWithin && {
      ...Object.fromEntries(PARTS.map(([from, to]) => [to, sale[from]])),
      extraFeeKind: sale.extraFeeKind,
      deliveryDiscount: sale.deliveryDiscount,
    }),
  };
}

export const itemOfLinkOrder: InTransactionHook = {
  name: 'itemOfLinkOrder',
  async inTransaction(context, _entity, after, before) {
    const linkOrderId = after && !before ? numberOf(after, 'linkOrderId') : null;
    if (!after || linkOrderId === null) return;
    const system = asTrusted(context);
    const where = {eq: ['invoiceId', after.id]} as const;
    if (await find(system, 'invoice-item', where)) return;
    await create(system, 'invoice-item', {
      invoiceId: after.id,
      ...itemOf(await get(system, 'link-order', linkOrderId)),
    });
  },
};
