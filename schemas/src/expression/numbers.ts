/** Exact numbers, and what of them fits a column: the common ground of SQL and JavaScript. */
import Decimal from 'decimal.js';
import type {Field} from '../model';
import {currencyOf, digitsOf} from '../money';

/** Enough digits for every product that the build lets through; only divisions are cut off. */
export const Exact = Decimal.clone({precision: 4000, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -4000, toExpPos: 4000});

/** Digits after the point of a quotient. */
export const QUOTIENT_PLACES = 12;

/** Rounded half up, and with so many digits after the point at most. */
export function quotient(a: Decimal, b: Decimal): Decimal {
  if (a.isNaN() || b.isNaN() || b.isZero()) return new Exact(NaN);
  const scaled = new Exact(a.abs()).times(2).times(new Exact(10).pow(QUOTIENT_PLACES)).plus(b.abs());
  const digits = scaled.divToInt(new Exact(b.abs()).times(2));
  const sign = a.isNegative() === b.isNegative() ? 1 : -1;
  return digits.times(sign).times(new Exact(10).pow(-QUOTIENT_PLACES));
}

/** How a number is stored: digits after the point, and what it is less than, either way. */
export interface Room {
  readonly places: number;
  /** The property whose currency says how many digits after the point there are, `places` at most. */
  readonly currency?: string;
  readonly below: string;
}

/** Undefined for what is no exact number. */
export function roomOf(field: Field): Room | undefined {
  if (field.kind === 'integer') return {places: 0, below: '2147483648'};
  if (field.kind === 'bigint') return {places: 0, below: '9007199254740992'};
  if (field.kind !== 'decimal') return undefined;
  const {precision, scale} = digitsOf(field.schema);
  const currency = currencyOf(field);
  return {places: scale, below: `1${'0'.repeat(precision - scale)}`, ...(currency !== undefined && {currency})};
}
