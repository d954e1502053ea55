/** Numbers and money as text; decimal arithmetic, never floats. */
import Decimal from 'decimal.js';

const MAX_DIGITS = 20;
const PRICE_DIGITS = 2;

/** Rounds half up to 0 to 20 decimals (CO-741); throws a RangeError for any other count of digits. */
export function roundDecimal(value: Decimal.Value, digits: number): string {
  if (!Number.isInteger(digits) || digits < 0 || digits > MAX_DIGITS)
    throw new RangeError(`Decimals are 0 to ${MAX_DIGITS}, not ${digits}.`);
  return new Decimal(value).toFixed(digits, Decimal.ROUND_HALF_UP);
}

/** A price in two decimals (CO-742, DA-577). */
export function roundPrice(value: Decimal.Value): string {
  return roundDecimal(value, PRICE_DIGITS);
}

/** A number written out with its decimals, zeros at the end included. */
const PLAIN = /^-?\d+(\.\d+)?$/;

/** Adds thousands separators and keeps the decimals as they are (CO-740). */
export function withThousands(value: Decimal.Value): string {
  const [whole = '', decimals] = (
    typeof value === 'string' && PLAIN.test(value) ? value : new Decimal(value).toFixed()
  ).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
