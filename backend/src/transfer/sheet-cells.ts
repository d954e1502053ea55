/** Values as cells of a workbook: what a spreadsheet reckons with is a number or a day, and whatever else is a text. */
import Decimal from 'decimal.js';
import {currencyOf, currencyPlaces, isDecimal, type Field} from '@emblem/schemas';
import type {Language} from '../actor';
import type {WireRecord} from '../values';
import {SHEET_DIGITS} from '../parsing/table';
import {toCell} from './cells';
import type {SheetCell, TableColumn} from './sheet-content';

const DAY_FORMAT = 'yyyy-mm-dd';
const MOMENT_FORMAT = 'yyyy-mm-dd hh:mm:ss';

/** Before it spreadsheets have no days, or count one too many. */
const FIRST_DAY = '1900-03-01';

const places = (count: number): string => (count === 0 ? '0' : `0.${'0'.repeat(count)}`);

/** How amounts are shown that have so many digits after the point. */
export const amountFormat = (count: number): string => `#,##${places(count)}`;

function formatOf({kind, relation, options, scale = 2}: Field): string | undefined {
  if (relation || options) return undefined;
  if (kind === 'date') return DAY_FORMAT;
  if (kind === 'datetime') return MOMENT_FORMAT;
  return kind === 'decimal' ? places(scale) : undefined;
}

/** The column of a property. */
export function tableColumn(field: Field, language: Language): TableColumn {
  const numFmt = formatOf(field);
  return {heading: field.label[language], ...(numFmt !== undefined && {numFmt})};
}

function decimalCell(field: Field, record: WireRecord, written: string): SheetCell {
  const amount = new Decimal(written);
  if (amount.precision() > SHEET_DIGITS) return written;
  const number = amount.toNumber();
  const currency = currencyOf(field);
  if (currency === undefined) return number;
  return {number, numFmt: amountFormat(Math.max(currencyPlaces(record[currency]), amount.decimalPlaces()))};
}

/** Days and moments; moments in UTC, as they are on the wire. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)Z)?$/;

function dayCell(written: string): SheetCell {
  const [, day = '', time = '00:00'] = DAY.exec(written) ?? [];
  return day < FIRST_DAY ? written : {day: `${day}T${time}`};
}

/** A value as a cell. Numbers of more digits than a spreadsheet keeps stay texts. */
export function sheetCell(field: Field, record: WireRecord, language: Language): SheetCell {
  const cell = toCell(field, record, language);
  if (field.relation || field.options) return cell;
  if (typeof cell === 'number') return new Decimal(cell).precision() > SHEET_DIGITS ? String(cell) : cell;
  if (typeof cell !== 'string') return cell;
  if (field.kind === 'date' || field.kind === 'datetime') return dayCell(cell);
  return field.kind === 'decimal' && isDecimal(cell) ? decimalCell(field, record, cell) : cell;
}
