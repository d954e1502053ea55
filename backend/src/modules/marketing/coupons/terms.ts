/** What a series of coupons takes off an order. */
import {Decimal} from 'decimal.js';
import {roundTo, type Text} from '@emblem/schemas';
import {COUPON_SPECIFICATION} from '@emblem/schemas/values';
import {numberOf, numbersOf, textOf} from '../../../record-values';
import type {Values} from '../../../values';
import {TEXTS} from './texts';

const {kind: KIND} = COUPON_SPECIFICATION;

function decimalOf(record: Values, name: string): Decimal {
  return new Decimal(textOf(record, name) ?? 0);
}

/** Whether products have to be looked at: without categories the order's own total says it all. */
export function isForSome(specification: Values): boolean {
  return numbersOf(specification, 'categoryIds').length > 0;
}

/** What the products come to that it is for. */
function goodsOf(specification: Values, order: Values, products: readonly Values[]): Decimal {
  if (!isForSome(specification)) return decimalOf(order, 'productTotal');
  const categories = new Set(numbersOf(specification, 'categoryIds'));
  return products
    .filter(product => categories.has(numberOf(product, 'categoryId') ?? 0))
    .reduce((sum, product) => sum.plus(decimalOf(product, 'amount')), new Decimal(0));
}

/** Before any upper bound; rounded half up to the digits of the currency. */
function discountBeforeLimits(specification: Values, order: Values, goods: Decimal): Decimal {
  const value = decimalOf(specification, 'value');
  if (specification.kind === KIND.shipping) return decimalOf(order, 'shippingFee');
  if (specification.kind === KIND.amount) return Decimal.min(roundTo(order.currency, value), goods);
  return roundTo(order.currency, goods.times(value).dividedBy(100));
}

/** Why the order does not meet the terms, or what is taken off: never more than there is to pay. */
export type Taken = {readonly reason: Text} | {readonly amount: Decimal};

export function takenOff(specification: Values, order: Values, products: readonly Values[]): Taken {
  if (specification.currency !== order.currency) return {reason: TEXTS.otherCurrency};
  const platforms = numbersOf(specification, 'platformIds');
  if (platforms.length > 0 && !platforms.includes(numberOf(order, 'proId') ?? 0)) return {reason: TEXTS.otherPlatform};
  const goods = goodsOf(specification, order, products);
  if (goods.lessThan(decimalOf(specification, 'minimumAmount'))) return {reason: TEXTS.belowMinimum};
  const most = textOf(specification, 'mostOff');
  const bounds = [decimalOf(order, 'orderTotal'), ...(most === null ? [] : [new Decimal(most)])];
  const amount = Decimal.min(discountBeforeLimits(specification, order, goods), ...bounds);
  return amount.greaterThan(0) ? {amount} : {reason: TEXTS.nothingToTakeOff};
}
