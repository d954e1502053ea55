/** Decimal strings as money: never through a float. */
import Decimal from 'decimal.js';
import {currencyPlaces, USUAL_PLACES} from '@emblem/schemas';

/** Digits after the point where the schema names no scale. */
export const DEFAULT_SCALE = 2;

const DECIMAL = /^-?\d+(\.\d+)?$/;

export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && DECIMAL.test(value);
}

/**
 * `1234.5` to `1234.50`; what is no decimal stays as it is, digits beyond the scale too, for the validation to refuse.
 */
export function finishMoney(value: unknown, scale: number): unknown {
  if (typeof value !== 'string' || !DECIMAL.test(value.trim())) return value;
  const decimal = new Decimal(value.trim());
  return decimal.decimalPlaces() > scale
    ? value.trim()
    : decimal.toFixed(Math.max(Math.min(2, scale), decimal.decimalPlaces()));
}

/** `19.00000000` to `19.00`: at least two digits after the point, as many as are needed. */
export function withoutSpareZeros(value: unknown): unknown {
  if (!isDecimal(value)) return value ?? null;
  const decimal = new Decimal(value);
  return decimal.toFixed(Math.max(Math.min(2, value.split('.')[1]?.length ?? 0), decimal.decimalPlaces()));
}

function style(currency: string | undefined): Intl.NumberFormatOptions {
  return currency !== undefined && /^[A-Z]{3}$/.test(currency) ? {style: 'currency', currency} : {style: 'decimal'};
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, since making one takes longer than hundreds of amounts take to be written with it. */
function formatFor(locale: string, currency: string | undefined, scale: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${scale}`;
  const least = currency === undefined ? USUAL_PLACES : currencyPlaces(currency);
  const digits = {minimumFractionDigits: Math.min(least, scale), maximumFractionDigits: scale};
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, {...style(currency), ...digits});
  formats.set(key, format);
  return format;
}

/**
 * With the currency's sign and grouped thousands, the digits of the currency after the point, and more where it has
 * more, up to the field's scale.
 */
export function formatMoney(
  value: string,
  options: {readonly locale: string; readonly currency?: string; readonly scale: number},
): string {
  const {locale, currency, scale} = options;
  return isDecimal(value) ? formatFor(locale, currency, scale).format(value as Intl.StringNumericLiteral) : value;
}
