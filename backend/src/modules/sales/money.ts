/** Sums of money: decimals, never floats. */
import {Decimal} from 'decimal.js';
import {isDecimal} from '@emblem/schemas';
import type {Values} from '../../values';

/** The amount of a property; 0 where it is empty or no amount, which the validator then names. */
export function amountOf(record: Values, name: string): Decimal {
  const value = record[name];
  const written = typeof value === 'number' ? String(value) : value;
  return new Decimal(typeof written === 'string' && isDecimal(written) ? written : 0);
}
