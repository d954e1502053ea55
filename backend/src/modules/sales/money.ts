/** Sums of money: decimal texts with two digits after the point, never floats. */
import {Decimal} from 'decimal.js';
import {isDecimal} from '@emblem/schemas';
import type {Values} from '../../values';

/** The amount of a property; 0 where it is empty or no amount, which the validator then names. */
export function amountOf(record: Values, name: string): Decimal {
  const value = record[name];
  const written = typeof value === 'number' ? String(value) : value;
  return new Decimal(typeof written === 'string' && isDecimal(written) ? written : 0);
}

/** Rounded half up to two digits (DA-577). */
export function toMoney(amount: Decimal): string {
  return amount.toFixed(2, Decimal.ROUND_HALF_UP);
}

/** A whole price as unit price and what cents it leaves, so that both together are the price again. */
export function splitPrice(price: Decimal, quantity: number): {readonly unitPrice: string; readonly remainder: string} {
  const unit = price.div(quantity).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  return {unitPrice: toMoney(unit), remainder: toMoney(price.minus(unit.times(quantity)))};
}
