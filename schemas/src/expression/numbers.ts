/** Exact numbers, and what of them fits a column: the common ground of SQL and JavaScript. */
import Decimal from 'decimal.js';
import type {Field} from '../model';

/** Enough digits for every product that the build lets through; only divisions are cut off. */
export const Exact = Decimal.clone({precision: 4000, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -4000, toExpPos: 4000});

/** Digits after the point of a quotient. */
export const QUOTIENT_PLACES = 12;

/** ISO 4217 currencies whose amounts have not two digits after the point. */
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

/** Digits after the point of amounts in a currency; two for a code that is not known. */
export function currencyPlaces(code: unknown): number {
  return typeof code === 'string' && Object.hasOwn(PLACES, code) ? (PLACES[code] ?? USUAL_PLACES) : USUAL_PLACES;
}

/** The codes of currencies whose amounts have so many digits, by that number. */
export const UNUSUAL_PLACES: ReadonlyMap<number, readonly string[]> = new Map(
  [0, 3].map(places => [places, Object.keys(PLACES).filter(code => PLACES[code] === places)]),
);

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
  readonly below: string;
}

/** Undefined for what is no exact number. */
export function roomOf(field: Field): Room | undefined {
  if (field.kind === 'integer') return {places: 0, below: '2147483648'};
  if (field.kind === 'bigint') return {places: 0, below: '9007199254740992'};
  if (field.kind !== 'decimal') return undefined;
  const {precision = 14, scale = 2} = field.schema['x-column'] ?? {};
  return {places: scale, below: `1${'0'.repeat(precision - scale)}`};
}
