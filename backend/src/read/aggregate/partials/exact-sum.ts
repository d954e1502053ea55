/** Sums of decimal texts, exactly: as whole numbers of their smallest place where these are safe, which most are. */
import {Decimal} from 'decimal.js';

/** Digits enough for any sum that PostgreSQL tells: it is added up and not rounded. */
const Exact = Decimal.clone({precision: 200});
const POINT = '.';
/** Powers of ten up to the greatest that numbers have exactly. */
const POWERS = Array.from({length: 16}, (_, power) => 10 ** power);

const placesOf = (text: string): number => {
  const at = text.indexOf(POINT);
  return at < 0 ? 0 : text.length - at - 1;
};

/** `12.50` in hundredths is 1250. Not safe where it has too many digits. */
function wholeOf(text: string, places: number): number {
  const own = placesOf(text);
  return own === 0
    ? Number(text) * (POWERS[places] ?? NaN)
    : Number(text.replace(POINT, '')) * (POWERS[places - own] ?? NaN);
}

/** Without zeros at the end. */
function textOf(whole: number, places: number): string {
  if (places === 0) return String(whole);
  const digits = String(Math.abs(whole)).padStart(places + 1, '0');
  let end = digits.length;
  while (end > digits.length - places && digits[end - 1] === '0') end -= 1;
  const fraction = digits.slice(digits.length - places, end);
  const text = fraction === '' ? digits.slice(0, -places) : `${digits.slice(0, -places)}${POINT}${fraction}`;
  return whole < 0 ? `-${text}` : text;
}

/** The sum as a whole number of the smallest place, undefined where one on the way is not safe. */
function safeSum(texts: readonly string[], places: number): number | undefined {
  let sum = 0;
  for (const text of texts) {
    sum += wholeOf(text, places);
    if (!Number.isSafeInteger(sum)) return undefined;
  }
  return sum;
}

/** Texts of plain decimals, as PostgreSQL tells them; at least one. */
export function exactSum(texts: readonly string[]): string {
  const places = texts.reduce((most, text) => Math.max(most, placesOf(text)), 0);
  const sum = safeSum(texts, places);
  if (sum !== undefined) return textOf(sum, places);
  return texts.reduce((all, text) => all.plus(text), new Exact(0)).toFixed();
}
