/** Amounts of money: the digits of their currencies, how they are rounded, written and judged. */
import Decimal from 'decimal.js';
import type {PropertySchema} from './vocabulary';

/**
 * ISO 4217 currencies in circulation whose amounts have not two digits after the point. `Intl` is not asked: what it
 * knows of a currency comes from CLDR, which says of LAK, IRR or MMK what is usual in shops, and it is another in each
 * browser, while the database has to agree with all of them.
 */
const PLACES: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

export const USUAL_PLACES = 2;

/** As many digits after the point as the amounts of any currency have. */
export const MAX_PLACES = 3;

/** Digits that an amount has at most. */
const AMOUNT_DIGITS = {precision: 15, scale: MAX_PLACES} as const;
const DECIMAL_DIGITS = {precision: 14, scale: 2} as const;

/** Digits after the point of amounts in a currency; two for a code that is not known. */
export function currencyPlaces(code: unknown): number {
  return typeof code === 'string' && Object.hasOwn(PLACES, code) ? (PLACES[code] ?? USUAL_PLACES) : USUAL_PLACES;
}

/** The codes of currencies whose amounts have so many digits, by that number. */
export const UNUSUAL_PLACES: ReadonlyMap<number, readonly string[]> = new Map(
  [0, 3].map(places => [places, Object.keys(PLACES).filter(code => PLACES[code] === places)]),
);

/**
 * Whether a property holds amounts as they are paid. Prices of a piece name digits of their own, since they are finer
 * than what is paid.
 */
export function isAmount(schema: PropertySchema): boolean {
  return schema['x-currency'] !== undefined && schema['x-column']?.scale === undefined;
}

/** How many digits a decimal property holds in all, and after the point. */
export function digitsOf(schema: PropertySchema): {readonly precision: number; readonly scale: number} {
  return {...(isAmount(schema) ? AMOUNT_DIGITS : DECIMAL_DIGITS), ...schema['x-column']};
}

interface OfMoney {
  readonly schema: PropertySchema;
  /** The property that holds its currency. */
  readonly currency?: string;
}

/** The property that holds the currency of a property's amounts; undefined for what is no amount as it is paid. */
export function currencyOf({schema, currency}: OfMoney): string | undefined {
  return isAmount(schema) ? currency : undefined;
}

/** Rounded half up to the digits of a currency. */
export function roundTo(currency: unknown, amount: Decimal): Decimal {
  return amount.toDecimalPlaces(currencyPlaces(currency), Decimal.ROUND_HALF_UP);
}

/** An amount as it is written and stored: with two digits after the point, and with more where it has more. */
export function amountText(amount: Decimal): string {
  return (amount.isZero() ? amount.abs() : amount).toFixed(Math.max(USUAL_PLACES, amount.decimalPlaces()));
}

/** Rounded half up to the digits of its currency, as it is stored. */
export function moneyIn(currency: unknown, amount: Decimal): string {
  return amountText(roundTo(currency, amount));
}

/** Whether the text of a decimal is no amount that can be paid in a currency. */
export function isFiner(amount: string, currency: unknown): boolean {
  return new Decimal(amount).decimalPlaces() > currencyPlaces(currency);
}
