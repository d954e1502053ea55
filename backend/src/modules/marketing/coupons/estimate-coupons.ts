/** What a series would have taken off past orders: one coupon for each order that would have met its terms. */
import {Decimal} from 'decimal.js';
import {amountText, COMPANY_ZONE, dayAfter, startOfDay, type Predicate} from '@emblem/schemas';
import {ORDER} from '@emblem/schemas/values';
import type {BeforeValidateHook, Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {find, findAll, list} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {Values, WireRecord} from '../../../values';
import {isForSome, takenOff} from './terms';
import {TEXTS} from './texts';

const BATCH = 1000;
const MAX_DAYS = 366;
const BY_ID = [{field: 'id', descending: false}] as const;

const momentOf = (day: string): string => new Date(startOfDay(day, COMPANY_ZONE)).toISOString();

function ordersOf(series: WireRecord, startDate: string, endDate: string): Predicate {
  return {
    all: [
      {gte: ['createdAt', momentOf(startDate)]},
      {lt: ['createdAt', momentOf(dayAfter(endDate))]},
      {eq: ['currency', textOf(series, 'currency')]},
      {ne: ['status', ORDER.status.cancelled]},
    ],
  };
}

/** By order. */
async function productsOf(
  system: Context,
  series: WireRecord,
  orders: readonly WireRecord[],
): Promise<ReadonlyMap<number, readonly WireRecord[]>> {
  const grouped = new Map<number, WireRecord[]>();
  if (!isForSome(series)) return grouped;
  for (const product of await findAll(system, 'order-product', {in: ['orderId', orders.map(({id}) => id)]})) {
    const orderId = numberOf(product, 'orderId') ?? 0;
    grouped.set(orderId, [...(grouped.get(orderId) ?? []), product]);
  }
  return grouped;
}

async function figures(system: Context, series: WireRecord, where: Predicate): Promise<Values> {
  let [amount, orderCount, metCount, last] = [new Decimal(0), 0, 0, 0];
  for (;;) {
    const after = {all: [where, {gt: ['id', last]}]} as const;
    const {records} = await list(system, 'order', {where: after, sort: BY_ID, limit: BATCH, total: 'none'});
    const products = await productsOf(system, series, records);
    for (const order of records) {
      const taken = takenOff(series, order, products.get(order.id) ?? []);
      if ('reason' in taken) continue;
      metCount += 1;
      amount = amount.plus(taken.amount);
    }
    orderCount += records.length;
    if (records.length < BATCH) return {orderCount, metCount, amount: amountText(amount)};
    last = records.at(-1)?.id ?? last;
  }
}

export const estimateCoupons: BeforeValidateHook = {
  name: 'estimateCoupons',
  async beforeValidate(context, _entity, values) {
    const [startDate, endDate] = [textOf(values, 'startDate'), textOf(values, 'endDate')];
    const system = asTrusted(context);
    const series = await find(system, 'coupon-specification', {eq: ['id', numberOf(values, 'specificationId') ?? 0]});
    const isDay = (day: string | null): day is string => day !== null && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
    // What is missing or no day is refused where values are checked.
    if (!series || !isDay(startDate) || !isDay(endDate) || endDate < startDate) return values;
    const {language} = context.actor;
    if (endDate > dayAfter(startDate, MAX_DAYS))
      throw new Refusal(422, text('invalid', language), {errors: {endDate: say(TEXTS.longPeriod, language)}});
    // Whoever plans a series need not be able to read orders: only sums of them are told.
    const sums = await figures(system, series, ordersOf(series, startDate, endDate));
    return {...values, ...sums, currency: series.currency};
  },
};
