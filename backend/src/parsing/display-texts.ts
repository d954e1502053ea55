/** Numbers of a workbook that are names: under the heading of a text, what a cell shows counts. */
import Decimal from 'decimal.js';
import {format as displayNumber} from 'numfmt';
import {columnNamed, SHEET_DIGITS, type RefusedCell, type Table, type TableColumn} from './table';
import type {NumberCell, ReadableWorkbook} from './workbook';

/** From here on a spreadsheet does not keep all digits. */
const KEPT_BELOW = 10 ** SHEET_DIGITS;

const SCIENTIFIC = /\dE[+-]?\d{1,3}$/i;

/**
 * As spreadsheets write a number of many digits, with what guards it against being a formula: who types a name of this
 * form leaves out the sign.
 */
const SCIENTIFIC_TEXT = /^'?([+-]?\d(?:\.\d+)?E\+\d{1,3})$/i;

function remainder(cell: unknown): string | undefined {
  const [, number] = typeof cell === 'string' ? (SCIENTIFIC_TEXT.exec(cell.trim()) ?? []) : [];
  return number !== undefined && Math.abs(Number(number)) >= KEPT_BELOW ? number : undefined;
}

/** Days between the two beginnings that a workbook may count from. */
const DAYS_TO_1904 = 1462;
const DAYS_TO_1970 = 25_569;
const DAY_MS = 86_400_000;

const plainNumber = (number: number): string => new Decimal(number.toPrecision(SHEET_DIGITS)).toFixed();

const refuseDigits = (content: string): RefusedCell => ({content, why: 'lostDigits'});

/** What a cell shows; a format that hides its number, or is none, shows it as it is. */
function displayText({number, format}: NumberCell): string | RefusedCell {
  if (Math.abs(number) >= KEPT_BELOW) return refuseDigits(String(number).replace('e', 'E'));
  if (format === undefined) return plainNumber(number);
  const text = displayNumber(format, number, {throws: false}).trim();
  if (SCIENTIFIC.test(text)) return refuseDigits(text);
  return text === '' || text.startsWith('##') ? plainNumber(number) : text;
}

function dayText(day: Date): string {
  return day.getTime() % DAY_MS === 0 ? day.toISOString().slice(0, 10) : day.toISOString();
}

function asText(cell: unknown): unknown {
  if (cell instanceof Date) return dayText(cell);
  return typeof cell === 'number' ? displayText({number: cell}) : cell;
}

/** The places of the columns that are texts. */
function textPlaces(headings: readonly unknown[], columns: readonly TableColumn[]): ReadonlySet<number> {
  const places = headings.flatMap((heading, place) =>
    columnNamed(columns, String(heading ?? ''))?.isText === true ? [place] : [],
  );
  return new Set(places);
}

/** A moment to the millisecond: what a spreadsheet counts in days is a hair beside it. */
function moment({number}: NumberCell): Date {
  return new Date(Math.round((number - DAYS_TO_1970) * DAY_MS));
}

/** A table of a workbook with its days as they were meant, and with texts where texts belong. */
export function withDisplayTexts(
  table: readonly (readonly unknown[])[],
  {numbers, from1904}: Pick<ReadableWorkbook, 'numbers' | 'from1904'>,
  columns: readonly TableColumn[],
): Table {
  const texts = textPlaces(table[0] ?? [], columns);
  const rows: unknown[][] = table.map(row => [...row]);
  for (const {row, column, ...cell} of numbers()) {
    const line = rows[row - 1];
    const isDay = line?.[column - 1] instanceof Date;
    const counted = isDay && from1904 ? {...cell, number: cell.number + DAYS_TO_1904} : cell;
    if (line && texts.has(column - 1))
      line[column - 1] = isDay && !cell.format ? dayText(moment(counted)) : displayText(counted);
    else if (line && isDay) line[column - 1] = moment(counted);
  }
  for (const row of rows.slice(1)) for (const place of texts) if (place < row.length) row[place] = asText(row[place]);
  return rows;
}

/** A table of CSV in which what is left of a long number is told from a text. */
export function withLostDigits(table: readonly (readonly unknown[])[], columns: readonly TableColumn[]): Table {
  const texts = textPlaces(table[0] ?? [], columns);
  if (texts.size === 0) return table;
  const markLost = (cell: unknown, place: number): unknown => {
    const left = texts.has(place) ? remainder(cell) : undefined;
    return left === undefined ? cell : refuseDigits(left);
  };
  return table.map((row, at) => (at === 0 ? row : row.map(markLost)));
}
