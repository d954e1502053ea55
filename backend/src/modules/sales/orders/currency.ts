/** `/order/manage/editOrderCurrency`: an order is priced in another currency (CO-547). */
import {Decimal} from 'decimal.js';
import {currencyPlaces} from '@emblem/schemas';
import {ORDER, PAYMENT} from '@emblem/schemas/values';
import {findRate} from '../../../acts/currency-rate';
import {requiredId, requiredText} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import type {Act, Context} from '../../../context';
import {trusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {count, findAll, get} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {Values, WireRecord} from '../../../values';
import {transaction, update} from '../../../write';
import {amountOf} from '../money';
import {orderInfo} from './staff-orders';
import {TEXTS} from '../texts';

const AMOUNTS = ['shippingFee', 'taxPrice', 'additionalCosts', 'discount'] as const;
const AMOUNTS_OF_PRODUCT = [
  'toolingCharge',
  'additionalCharge',
  'extraFee',
  'tariffSurcharge',
  'deliveryDiscount',
  'unitCost',
] as const;
/** Digits after the point that a unit price has in every currency. */
const UNIT_PRICE_PLACES = 4;

const {status: STATUS} = ORDER;
const BEFORE_PRODUCTION: readonly unknown[] = [
  STATUS.new,
  STATUS.drawing,
  STATUS.pendingArtwork,
  STATUS.modifying,
  STATUS.artworkConfirmed,
];

function refuse({actor}: Context, text: keyof typeof TEXTS): never {
  const message = say(TEXTS[text], actor.language);
  throw new Refusal(422, message, {errors: {currency: message}});
}

/** Payments that wait for confirmation count, too: they were entered in the order's currency. */
async function requirePriceable(context: Context, order: WireRecord): Promise<void> {
  const isBilled = (numberOf(order, 'openInvoices') ?? 0) > 0 || amountOf(order, 'amountCredited').greaterThan(0);
  if (isBilled || !BEFORE_PRODUCTION.includes(order.status)) refuse(context, 'currencyHeld');
  const payments = await count(trusted(context), 'payment', {
    all: [{eq: ['orderId', order.id]}, {ne: ['status', PAYMENT.status.void]}],
  });
  if (payments > 0) refuse(context, 'currencyHeld');
}

type Convert = (record: Values, names: readonly string[], places: number) => Values;

/** Half up; what is empty stays empty. */
function converter(factor: Decimal): Convert {
  return (record, names, places) =>
    Object.fromEntries(
      names
        .filter(name => typeof record[name] === 'string')
        .map(name => [name, amountOf(record, name).times(factor).toFixed(places, Decimal.ROUND_HALF_UP)]),
    );
}

interface Conversion {
  readonly to: string;
  readonly factor: Decimal;
  /** That was read; absent where the order is locked already. */
  readonly version?: unknown;
}

async function factorBetween(context: Context, from: string, to: string): Promise<Decimal> {
  const [old, rate] = [await findRate(context, from), await findRate(context, to)];
  return old && rate ? rate.div(old) : refuse(context, 'currencyNotUsed');
}

/** All of it at once, so that the discount is never compared with charges of the other currency. */
async function writeConverted(context: Context, order: WireRecord, {to, factor, version}: Conversion): Promise<void> {
  const system = trusted(context);
  const convert = converter(factor);
  const places = currencyPlaces(to);
  const bySort = [{field: 'sort', descending: false}] as const;
  const products = await findAll(system, 'order-product', {eq: ['orderId', order.id]}, bySort);
  await update(system, 'order', order.id, {
    ...(version !== undefined && {version}),
    ...convert(order, AMOUNTS, places),
    products: products.map(product => ({
      id: product.id,
      ...convert(product, AMOUNTS_OF_PRODUCT, places),
      ...convert(product, ['unitPrice'], UNIT_PRICE_PLACES),
    })),
  });
}

/**
 * What was entered is converted at the rate of the day, and what follows from it is worked out anew. 422 at `currency`
 * where something is paid, billed or made already, or no such currency is in use; 409 when somebody else is faster.
 */
export const editOrderCurrency: Act<'editOrderCurrency'> = {
  name: 'editOrderCurrency',
  run: (context, input) =>
    transaction(context, async tx => {
      const id = requiredId(tx, input, 'id');
      const to = requiredText(tx, input, 'currency').toUpperCase();
      await requireReached(tx, 'order', 'update', [id]);
      const order = await get(trusted(tx), 'order', id);
      const from = textOf(order, 'currency') ?? to;
      if (from === to) return orderInfo(tx, id);
      await requirePriceable(tx, order);
      const factor = await factorBetween(tx, from, to);
      const {version} = order;
      // The amounts stand in the currency of more digits while both are written, since no amount is finer than its
      // own. The currency by whoever asks, and only the version that was read: from the first on the order is locked.
      if (currencyPlaces(to) < currencyPlaces(from)) {
        await writeConverted(tx, order, {to, factor, version});
        await update(tx, 'order', id, {currency: to});
      } else {
        await update(tx, 'order', id, {currency: to, version});
        await writeConverted(tx, order, {to, factor});
      }
      return orderInfo(tx, id);
    }),
};
