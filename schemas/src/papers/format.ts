/** Values as they stand on a paper, written as its language does. */
import {countryName} from '../address/country-name';
import type {Field} from '../model';
import {currencyPlaces, isAmount} from '../money';
import type {PaperValue} from '../vocabulary/paper';
import {dayIn} from '../time/time-zone';
import {localeOf, type PaperLanguage} from './wording';

const DATE: Intl.DateTimeFormatOptions = {dateStyle: 'long', timeZone: 'UTC'};
/** Unit prices have up to four decimals. */
const MAX_DECIMALS = 4;

export type ValueOptions = Pick<PaperValue, 'as' | 'words'>;

export interface FormatOptions extends ValueOptions {
  readonly language: PaperLanguage;
  /** Words what a wording has. */
  readonly say: (key: string) => string;
  /** On whose clocks a moment is told as the day that it was; UTC where it is not told. */
  readonly zone?: string;
}

export interface Formatted {
  readonly text: string;
  /** An amount of nothing. */
  readonly isZero: boolean;
}

const EMPTY: Formatted = {text: '', isZero: false};
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const ZERO = /^-?0+(?:\.0*)?$/;
const CURRENCY = /^[A-Z]{3}$/;
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/** Keeps what is written from right to left together in a paper that is not (FIRST STRONG ISOLATE and its end). */
function isolateDirection(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

function isDecimalText(text: string): text is `${number}` {
  return DECIMAL.test(text);
}

/** Takes text so that no digit is lost on the way through a float. */
function decimal(text: string, language: PaperLanguage, options: Intl.NumberFormatOptions): string {
  return isDecimalText(text) ? new Intl.NumberFormat(localeOf(language), options).format(text) : text;
}

function money(text: string, field: Field, currency: unknown, language: PaperLanguage): string {
  const {schema, scale = 2} = field;
  if (typeof currency !== 'string' || !CURRENCY.test(currency))
    return decimal(text, language, {minimumFractionDigits: 2, maximumFractionDigits: Math.max(2, scale)});
  const usual = currencyPlaces(currency);
  return decimal(text, language, {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: usual,
    maximumFractionDigits: isAmount(schema) ? usual : Math.max(usual, MAX_DECIMALS),
  });
}

/** As many decimals as a rate has. */
function percent(text: string, language: PaperLanguage): string {
  return decimal(text, language, {style: 'percent', maximumFractionDigits: 3});
}

function date(value: string, language: PaperLanguage): string {
  const day = new Date(value);
  return Number.isNaN(day.getTime()) ? '' : new Intl.DateTimeFormat(localeOf(language), DATE).format(day);
}

/** The value of a property; `record` holds the currency of an amount. */
export function formatValue(
  field: Field,
  record: Readonly<Record<string, unknown>>,
  {as, words, language, say, zone}: FormatOptions,
): Formatted {
  const value = record[field.name];
  if (value === null || value === undefined || value === '') return EMPTY;
  const plain = String(value);
  if (field.options) return {text: enumText(field, plain, words, language, say), isZero: false};
  if (as === 'country') return {text: countryName(plain, localeOf(language)), isZero: false};
  const isZero = ZERO.test(plain);
  if (as === 'percent') return isZero ? EMPTY : {text: percent(plain, language), isZero};
  switch (field.kind) {
    case 'decimal':
      return {text: amount(field, plain, record, language), isZero};
    case 'integer':
    case 'bigint':
    case 'number':
      return {text: decimal(plain, language, {}), isZero};
    case 'datetime':
      return {text: date(dayIn(plain, zone), language), isZero: false};
    case 'date':
      return {text: date(plain, language), isZero: false};
    default:
      return {text: isolateDirection(plain.trim()), isZero: false};
  }
}

function amount(
  field: Field,
  plain: string,
  record: Readonly<Record<string, unknown>>,
  language: PaperLanguage,
): string {
  const {currency, scale = 2} = field;
  if (currency === undefined) return decimal(plain, language, {maximumFractionDigits: scale});
  return money(plain, field, record[currency], language);
}

function enumText(
  field: Field,
  value: string,
  words: ValueOptions['words'],
  language: PaperLanguage,
  say: (key: string) => string,
): string {
  if (words) return say(words[value] ?? value);
  const label = field.options?.find(option => String(option.value) === value)?.label;
  if (!label) return value;
  return language === 'zh' ? label.zh : label.en;
}
