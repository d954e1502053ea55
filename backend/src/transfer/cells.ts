/** Values as cells and cells as values: labels instead of codes, names instead of ids. */
import Decimal from 'decimal.js';
import type {Field} from '@emblem/schemas';
import type {Language} from '../actor';
import type {WireRecord} from '../values';
import {parseJson} from '../json';
import {isRefused, SHEET_DIGITS} from '../parsing/table';

export type Cell = string | number | boolean | null;

/** Excel reads a CSV as UTF-8 only when it begins so. */
export const BYTE_ORDER_MARK = '\uFEFF';

function labelOf(labels: unknown, name: string): unknown {
  return typeof labels === 'object' && labels !== null
    ? Object.entries(labels).find(([key]) => key === name)?.[1]
    : undefined;
}

function names(value: unknown): string {
  return Array.isArray(value)
    ? value
        .filter(each => each !== null)
        .map(String)
        .join(', ')
    : String(value);
}

export function toCell(field: Field, record: WireRecord, language: Language): Cell {
  const value = record[field.name];
  if (value === null || value === undefined) return null;
  const option = field.options?.find(candidate => candidate.value === value);
  if (option) return option.label[language];
  if (field.relation) return names(labelOf(record._labels, field.name) ?? value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return isTags(field) && Array.isArray(value) ? value.map(String).join(', ') : JSON.stringify(value);
}

function isTags(field: Field): boolean {
  return field.kind === 'json' && field.control === 'tags';
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/**
 * Where a spreadsheet sees a formula, in Chinese and Japanese ones also full width; with what `harmless` may have put
 * before it.
 */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Elsewhere these separate the cells of a table, and a spreadsheet sees another one behind them. */
const SEPARATORS = /([;\t\r\n])/;
const BEHIND = /^( *'*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;
const GUARDED_BEHIND = /^( *'*)'([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Changes what stands behind each separator of a text. */
function behindSeparators(text: string, change: (part: string) => string): string {
  // Most cells have none.
  if (!SEPARATORS.test(text)) return text;
  return text
    .split(SEPARATORS)
    .map((part, at) => (at === 0 ? part : change(part)))
    .join('');
}

/** A text that a spreadsheet would run as a formula is shown as the text it is. */
export function harmless(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const guarded = behindSeparators(cell, part => part.replace(BEHIND, "$1'$2"));
  return FORMULA.test(guarded) && !NUMBER.test(guarded) ? `'${guarded}` : guarded;
}

/** Inverse of `harmless`. */
export function asMeant(text: string): string {
  const own = text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
  return behindSeparators(own, part => part.replace(GUARDED_BEHIND, '$1$2'));
}

function asNumber(text: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function asBoolean(text: string): unknown {
  if (/^(true|yes|1|是)$/i.test(text)) return true;
  return /^(false|no|0|否)$/i.test(text) ? false : text;
}

/** What is no JSON is left for the validator to name. */
function asJson(content: string): unknown {
  try {
    return parseJson(content);
  } catch {
    return content;
  }
}

/** What a cell says, without what stands around it. */
export function contentOf(cell: unknown): string {
  if (typeof cell === 'number' && Number.isFinite(cell)) return new Decimal(cell.toPrecision(SHEET_DIGITS)).toFixed();
  return String(isRefused(cell) ? cell.content : (cell ?? '')).trim();
}

/** A cell as the value of a property, relations apart. An empty cell is null. Inverse of `toCell`. */
export function fromCell(field: Field, cell: unknown): unknown {
  if (cell instanceof Date) return field.kind === 'date' ? cell.toISOString().slice(0, 10) : cell.toISOString();
  const content = contentOf(cell);
  if (content === '') return null;
  const option = field.options?.find(
    ({label, value}) =>
      label.zh === content || label.en.toLowerCase() === content.toLowerCase() || String(value) === content,
  );
  if (option) return option.value;
  if (field.kind === 'integer' || field.kind === 'bigint' || field.kind === 'number') return asNumber(content);
  if (field.kind === 'boolean') return asBoolean(content);
  if (isTags(field))
    return content
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== '');
  return field.kind === 'json' ? asJson(content) : content;
}
