/** Looks into a workbook before anything reads it: what it unzips to, and how far its table goes. */
import {unzipSync, zipSync, type Unzipped} from 'fflate';
import {JobRefusal} from '../processes/failure';
import {numberFormats} from './number-formats';
import {attribute, attributesOfFirst, tagsOf} from './tags';

/** Bytes of all parts together, as the directory of the file announces them; more than it announces is not unpacked. */
const MAX_UNZIPPED = 64 * 1024 * 1024;
const MAX_PARTS = 2000;

/** What a table may hold. A reader fills what lies between its cells, so what counts is how far the farthest one is. */
export const TABLE_LIMITS = {rows: 100_000, columns: 1000, cells: 2_000_000, characters: 20_000_000} as const;

export function requireFits(rows: number, columns: number): void {
  if (rows > TABLE_LIMITS.rows || columns > TABLE_LIMITS.columns || rows * columns > TABLE_LIMITS.cells)
    throw new JobRefusal('too-large');
}

/** The parts that are XML. Throws where they come to too much, before any is unpacked. */
function unzip(content: Uint8Array): Unzipped {
  let [parts, bytes] = [0, 0];
  return unzipSync(content, {
    filter({name, originalSize}) {
      parts += 1;
      bytes += originalSize;
      if (parts > MAX_PARTS || bytes > MAX_UNZIPPED) throw new JobRefusal('too-large');
      return name.endsWith('.xml') || name.endsWith('.rels');
    },
  });
}

const textOf = (parts: Unzipped, name: string): string => Buffer.from(parts[name] ?? []).toString('utf8');

/** The part that holds the first sheet; undefined where the workbook does not say so in the usual way. */
function firstSheet(parts: Unzipped): string | undefined {
  const id = attribute(
    attributesOfFirst(textOf(parts, 'xl/workbook.xml'), 'sheet', () => true),
    'r:id',
  );
  if (id === undefined) return undefined;
  const isMeant = (each: string) => attribute(each, 'Id') === id;
  const relation = attributesOfFirst(textOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship', isMeant);
  return attribute(relation, 'Target')?.replace(/^\//, '').replace(/^xl\//, '');
}

/** `AB12`, where a cell says its place. */
const PLACE = /^([A-Z]{1,4})(\d{1,8})$/;

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

export interface NumberCell {
  readonly number: number;
  /** How it is shown; absent where that is as it is. */
  readonly format?: string | undefined;
}

/** From 1, as spreadsheets count. */
interface PlacedNumber extends NumberCell {
  readonly row: number;
  readonly column: number;
}

/** Characters of a number, however it is written. */
const MAX_NUMBER_LENGTH = 60;

const isNumber = (cell: string): boolean => (attribute(cell, 't') ?? 'n') === 'n';

function* numbersOf(sheet: string, formats: readonly (string | undefined)[]): Generator<PlacedNumber> {
  let cell: string | undefined;
  for (const {name, attributes, after} of tagsOf(sheet)) {
    if (name === 'c') cell = isNumber(attributes) && !attributes.endsWith('/') ? attributes : undefined;
    else if (name === '/c') cell = undefined;
    if (name !== 'v' || cell === undefined) continue;
    const [written = ''] = sheet.slice(after, after + MAX_NUMBER_LENGTH).split('<', 1);
    const [, letters = '', row = '0'] = PLACE.exec(attribute(cell, 'r') ?? '') ?? [];
    const number = Number(written);
    const format = formats[Number(attribute(cell, 's') ?? -1)];
    if (written.trim() !== '' && Number.isFinite(number))
      yield {row: Number(row), column: columnNumber(letters), number, format};
  }
}

function requireSheetFits(sheet: string): void {
  let [rows, columns] = [0, 0];
  for (const {name, attributes} of tagsOf(sheet)) {
    if (name !== 'c') continue;
    const [, letters = '', row = '0'] = PLACE.exec(attribute(attributes, 'r') ?? '') ?? [];
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  requireFits(rows, columns);
}

export interface ReadableWorkbook {
  /** The same one without compression and without what is no XML: reading it takes no more than its length. */
  readonly file: Buffer;
  /** The cells of its first sheet that are numbers. */
  readonly numbers: () => Iterable<PlacedNumber>;
  /** Its days are counted from 1904. */
  readonly from1904: boolean;
}

/** Throws `JobRefusal`. */
export function readableWorkbook(content: Uint8Array): ReadableWorkbook {
  const parts = unzip(content);
  const first = firstSheet(parts);
  const sheets = Object.keys(parts).filter(
    name => name.startsWith('xl/worksheets/') && (first === undefined || name === `xl/${first}`),
  );
  for (const name of sheets) requireSheetFits(textOf(parts, name));
  const properties = attributesOfFirst(textOf(parts, 'xl/workbook.xml'), 'workbookPr', () => true);
  return {
    file: Buffer.from(zipSync(parts, {level: 0})),
    numbers: () =>
      sheets.length === 1
        ? numbersOf(textOf(parts, sheets[0] ?? ''), numberFormats(textOf(parts, 'xl/styles.xml')))
        : [],
    from1904: /^(1|true)$/.test(attribute(properties, 'date1904') ?? ''),
  };
}
