/**
 * An invoice or a quotation of an order that says what the order does: its products, fees, discount, tax and
 * addresses. It is a draft, in which everything can be changed before it is confirmed or sent. `docs/money.md` names
 * what is called otherwise on either side.
 */
import {Decimal} from 'decimal.js';
import {dayIn, type AddressWriting} from '@emblem/schemas';
import {INVOICE_ITEM} from '@emblem/schemas/values';
import {requiredId} from '../../acts/input';
import type {Act, Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {Refusal, say} from '../../errors';
import {find, findAll, get, todayOf, zoneOf} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {create, transaction, update} from '../../write';
import {addressLines} from '../../read/address/lines';
import {addressWriting} from '../../read/address/writing';
import {TEXTS} from './texts';

/** A quotation is good for so many days unless the draft is changed. */
const VALID_DAYS = 30;
const RATE_DIGITS = 5;
const DAY_MS = 86_400_000;

function amount(record: WireRecord, name: string): Decimal {
  return new Decimal(textOf(record, name) ?? 0);
}

/** The rate that gives the tax of the order; orders have the tax itself. */
function taxRate(order: WireRecord): string {
  const taxed = amount(order, 'orderTotal').minus(amount(order, 'taxPrice'));
  if (taxed.lte(0)) return '0';
  return amount(order, 'taxPrice').div(taxed).toDecimalPlaces(RATE_DIGITS, Decimal.ROUND_HALF_UP).toFixed();
}

/** The first address that the order has. */
async function addressOf(
  context: Context,
  order: WireRecord,
  uses: readonly string[],
  writing: AddressWriting,
): Promise<string> {
  const {addresses} = context.model.entity('order');
  for (const use of uses) {
    const address = addresses.find(each => each.use === use);
    const lines = address ? await addressLines(context, 'order', order, address, writing) : [];
    if (lines.length > 0) return lines.join('\n');
  }
  return '';
}

/** As the order says, else as its member is called. */
async function customerOf(context: Context, order: WireRecord): Promise<string> {
  const own = textOf(order, 'name') ?? textOf(order, 'email');
  if (own !== null) return own;
  const member = await find(context, 'member', {eq: ['id', numberOf(order, 'memberId')]});
  return (member && (textOf(member, 'name') ?? textOf(member, 'email'))) ?? '';
}

const today = (context: Context, order: WireRecord): Promise<string> =>
  todayOf(context, context.model.entity('order'), order);

async function headOf(context: Context, order: WireRecord): Promise<Values> {
  const promised = textOf(order, 'promisedShipAt');
  const writing = await addressWriting(context, order);
  const zone = await zoneOf(context, context.model.entity('order'), order);
  return {
    orderId: order.id,
    proId: order.proId,
    salesmanId: order.salesmanId,
    currency: order.currency,
    poNumber: order.purchaseOrderNumber,
    billTo: (await addressOf(context, order, ['billing', 'shipping'], writing)) || (await customerOf(context, order)),
    shipTo: (await addressOf(context, order, ['shipping'], writing)) || null,
    shippingFee: order.shippingFee,
    additionalCosts: order.additionalCosts,
    taxRate: taxRate(order),
    estimatedShipDate: promised === null ? null : dayIn(promised, zone),
  };
}

/** Tooling is a mold fee on papers, and the additional charge one of the fees that set the line up. */
function itemOf(product: WireRecord): Values {
  const described = [textOf(product, 'name'), textOf(product, 'description')];
  const hasFee = amount(product, 'extraFee').gt(0);
  return {
    orderProductId: product.id,
    artwork: product.picture,
    description: described.filter(text => text !== null && text !== '').join('\n'),
    qty: product.quantity,
    priceBasis: product.priceBasis,
    unitPrice: product.unitPrice,
    moldFee: product.toolingCharge,
    setupFee: product.additionalCharge,
    extraFee: product.extraFee,
    extraFeeKind: product.extraFeeKind ?? (hasFee ? INVOICE_ITEM.extraFeeKind.rushFee : null),
    tariffSurcharge: product.tariffSurcharge,
    deliveryDiscount: product.deliveryDiscount,
  };
}

async function write(
  context: Context,
  order: WireRecord,
  key: 'invoice' | 'quotation',
  values: Values,
): Promise<{readonly id: number}> {
  // Whoever may read the order may name on its paper whom it is of, also a member that others look after.
  const system = asTrusted(context);
  const head = await headOf(system, order);
  const made = await create(system, key, {...head, ...values});
  const products = await findAll(system, 'order-product', {eq: ['orderId', order.id]}, [
    {field: 'sort', descending: false},
    {field: 'id', descending: false},
  ]);
  for (const product of products) await create(system, `${key}-item`, {[`${key}Id`]: made.id, ...itemOf(product)});
  // A discount is at most what there is to pay, which the items say.
  if (amount(order, 'discount').gt(0)) await update(system, key, made.id, {orderDiscount: order.discount});
  return {id: made.id};
}

/** One invoice bills the whole order; a second would ask for it twice, unless the first is credited. */
async function requireUnbilled(context: Context, order: WireRecord): Promise<void> {
  const invoices = await findAll(asTrusted(context), 'invoice', {eq: ['orderId', order.id]});
  const open = invoices.find(
    invoice =>
      !(
        amount(invoice, 'amountCredited').gt(0) && amount(invoice, 'amountCredited').gte(amount(invoice, 'finalTotal'))
      ),
  );
  if (open)
    throw new Refusal(
      409,
      say(TEXTS.billed, context.actor.language, {number: textOf(open, 'number') ?? `#${open.id}`}),
    );
}

/** `POST /invoice/addOfOrder`: 404 for an order out of reach, 409 for one that an invoice bills already. */
export const addInvoiceOfOrder: Act<'addInvoiceOfOrder'> = {
  name: 'addInvoiceOfOrder',
  async run(context, input) {
    const orderId = requiredId(context, input, 'id');
    return transaction(context, async tx => {
      const order = await get(tx, 'order', orderId);
      await requireUnbilled(tx, order);
      return write(tx, order, 'invoice', {invoiceDate: await today(tx, order)});
    });
  },
};

/** `POST /quotation/addOfOrder`: 404 for an order out of reach. */
export const addQuotationOfOrder: Act<'addQuotationOfOrder'> = {
  name: 'addQuotationOfOrder',
  async run(context, input) {
    const orderId = requiredId(context, input, 'id');
    return transaction(context, async tx => {
      const order = await get(tx, 'order', orderId);
      const day = await today(tx, order);
      const validUntil = new Date(Date.parse(day) + VALID_DAYS * DAY_MS).toISOString().slice(0, day.length);
      const {memberId, inquiryId} = order;
      return write(tx, order, 'quotation', {quotationDate: day, validUntil, memberId, inquiryId});
    });
  },
};
