/** Amounts and dates as banks write them. */
import Decimal from 'decimal.js';
import {amountText, MAX_PLACES} from '@emblem/schemas';

/** What parts the cents from the rest. */
export type Mark = '.' | ',';
/** In which order a date has day, month and year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** Gaps, apostrophes and what names a currency; a sign behind the figure stays. */
const AROUND = /[\s\u00a0\u202f'’A-Za-z$€£¥￥]/g;
const DATE = /^(\d{1,4})\s*[./\-年]\s*(\d{1,2})\s*[./\-月]\s*(\d{1,4})/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const MONTHS = 12;
const CENTURY = 2000;

function markIn(text: string): Mark | undefined {
  const plain = text.replaceAll(AROUND, '');
  const [comma, point] = [plain.lastIndexOf(','), plain.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const mark = comma >= 0 ? ',' : point >= 0 ? '.' : undefined;
  if (mark === undefined) return undefined;
  const parts = plain.replace(/[-)]$/, '').split(mark);
  if (parts.length > 2) return mark === ',' ? '.' : ',';
  return parts[1]?.length === 3 ? undefined : mark;
}

/** Which mark the amounts of a column have; undefined where they leave it open, as `1.234` does. */
export function markOf(texts: readonly string[]): Mark | undefined {
  const found = new Set(texts.map(markIn).filter(mark => mark !== undefined));
  if (found.size === 1) return [...found][0];
  return found.size === 0 && texts.every(text => !/[.,]/.test(text)) ? '.' : undefined;
}

/** The text of an amount; undefined for what is finer than any currency. */
export function amountIn(text: string, mark: Mark): string | undefined {
  const plain = text.replaceAll(AROUND, '').replaceAll('\u2212', '-');
  const isNegative = plain.startsWith('-') || plain.endsWith('-') || (plain.startsWith('(') && plain.endsWith(')'));
  const digits = plain
    .replace(/^[-+(]/, '')
    .replace(/[-+)]$/, '')
    .replaceAll(mark === '.' ? ',' : '.', '')
    .replace(mark, '.');
  const [, whole, behind = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(digits) ?? [];
  if (whole === undefined || Number(behind.slice(MAX_PLACES)) > 0) return undefined;
  return amountText(new Decimal(`${isNegative ? '-' : ''}${whole}.${behind || '0'}`));
}

function partsOf(text: string): readonly string[] | undefined {
  return (COMPACT.exec(text.trim()) ?? DATE.exec(text.trim()))?.slice(1);
}

/** Undefined where they leave it open, as `03/04/2026` does. */
export function dateOrderOf(texts: readonly string[]): DateOrder | undefined {
  const all = texts.map(partsOf).filter(parts => parts !== undefined);
  if (all.length === 0) return undefined;
  if (all.every(([first = '']) => first.length === 4)) return 'ymd';
  if (texts.some(text => /^\d{1,2}\.\d/.test(text.trim()))) return 'dmy';
  if (all.some(([first = '']) => Number(first) > MONTHS)) return 'dmy';
  return all.some(([, second = '']) => Number(second) > MONTHS) ? 'mdy' : undefined;
}

/** ISO 8601; undefined for what is no day. */
export function dateIn(text: string, order: DateOrder): string | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const [year = '', month = '', day = ''] = ['y', 'm', 'd'].map(part => parts[order.indexOf(part)]);
  const whole = year.length === 2 ? CENTURY + Number(year) : Number(year);
  const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : undefined;
}
