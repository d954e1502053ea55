/** Values of cells as text: to be read, to be edited, and back. */
import type {Field} from '@emblem/schemas';
import {finishMoney, formatMoney, isDecimal} from '../../controls/money/format';
import {optionsOf} from '../../controls/select';
import {finishNumber, parseInteger} from '../../controls/shared/number';
import type {Locale} from '../../i18n/i18n';
import {labelsOf} from '../../model/record';
import {isBlank} from '../../model/equal';
import type {Values} from '../../model/parse';

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['integer', 'bigint', 'number', 'decimal']);

export function isNumeric({kind, relation, options}: Field): boolean {
  return NUMBERS.has(kind) && relation === undefined && options === undefined;
}

/** The currency of an amount. */
export function currencyOf({currency}: Field, row: Values): string | undefined {
  const value = currency === undefined ? undefined : row[currency];
  return typeof value === 'string' ? value : undefined;
}

interface Shown {
  readonly locale: Locale;
  readonly currency?: string;
}

/** As it is read in a cell. What cannot be read as a value of its kind stands there as it was entered. */
export function shownText(field: Field, row: Values, {locale, currency}: Shown): string {
  const value = row[field.name];
  if (isBlank(value)) return '';
  if (field.relation)
    return typeof value === 'number' ? (labelsOf(row, field.name)?.[0] ?? `#${value}`) : String(value);
  const option = field.options && optionsOf(field).find(each => each.value === value);
  if (option) return option.label[locale];
  if (field.kind === 'decimal' && isDecimal(value))
    return formatMoney(value, {locale, currency, scale: field.scale ?? 2});
  if (field.kind === 'integer' && typeof value === 'number') return value.toLocaleString(locale, {useGrouping: 'min2'});
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** As it is edited and copied: numbers without separators. */
export function plainText(field: Field, value: unknown, locale: Locale): string {
  if (isBlank(value)) return '';
  const option = field.options && optionsOf(field).find(each => each.value === value);
  return option ? option.label[locale] : String(value);
}

function optionCalled(field: Field, text: string): unknown {
  const wanted = text.toLowerCase();
  const found = optionsOf(field).find(({value, label}) =>
    [String(value), label.zh, label.en].some(each => each.toLowerCase() === wanted),
  );
  return found ? found.value : text;
}

/** The value that a text stands for; the text itself where it is none, for the validation to refuse. */
export function valueOf(field: Field, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (field.options) return optionCalled(field, trimmed);
  if (field.kind === 'decimal') return finishMoney(trimmed, field.scale ?? 2);
  if (field.kind === 'number') return finishNumber(trimmed);
  if (isNumeric(field)) return parseInteger(trimmed);
  return text;
}

/** A text in the place of a number, such as `1,234.50`. */
export function isNoNumber(field: Field, value: unknown): value is string {
  return isNumeric(field) && typeof value === 'string' && (field.kind !== 'decimal' || !isDecimal(value));
}
