/** Looks into a workbook before anything reads it: what it unzips to, and how far its table goes. */
import {unzipSync, zipSync, type Unzipped} from 'fflate';
import {JobRefusal} from '../processes/failure';
import {attribute, attributesOf, numberFormats} from './number-formats';

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

/** Attributes of a tag; longer ones than any program writes are passed over. */
const SHEET = /<(?:\w{1,10}:)?sheet\s([^<>]{0,400})>/g;
const RELATION = /<(?:\w{1,10}:)?Relationship\s([^<>]{0,400})>/g;
const CELL = /<(?:\w{1,10}:)?c\s([^<>]{0,300})>/g;
const PROPERTIES = /<(?:\w{1,10}:)?workbookPr\s([^<>]{0,800})>/g;

/** The value of a cell, after the formula that it comes from. */
const VALUE =
  /(?:<(?:\w{1,10}:)?f(?:\s[^<>]{0,300})?(?:\/>|>[^<>]{0,9000}<\/(?:\w{1,10}:)?f>))?<(?:\w{1,10}:)?v>([^<>]{1,60})</y;

/** The part that holds the first sheet; undefined where the workbook does not say so in the usual way. */
function firstSheet(parts: Unzipped): string | undefined {
  const [sheet = ''] = attributesOf(SHEET, textOf(parts, 'xl/workbook.xml'));
  const id = attribute(sheet, 'r:id');
  if (id === undefined) return undefined;
  const relation = attributesOf(RELATION, textOf(parts, 'xl/_rels/workbook.xml.rels')).find(
    each => attribute(each, 'Id') === id,
  );
  return relation === undefined ? undefined : attribute(relation, 'Target')?.replace(/^\//, '').replace(/^xl\//, '');
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

function* numbersOf(sheet: string, formats: readonly (string | undefined)[]): Generator<PlacedNumber> {
  for (const {0: tag, 1: attributes = '', index} of sheet.matchAll(CELL)) {
    if ((attribute(attributes, 't') ?? 'n') !== 'n' || attributes.endsWith('/')) continue;
    VALUE.lastIndex = index + tag.length;
    const number = Number(VALUE.exec(sheet)?.[1]);
    const [, letters = '', row = '0'] = PLACE.exec(attribute(attributes, 'r') ?? '') ?? [];
    if (Number.isFinite(number))
      yield {
        row: Number(row),
        column: columnNumber(letters),
        number,
        format: formats[Number(attribute(attributes, 's') ?? -1)],
      };
  }
}

function requireSheetFits(sheet: string): void {
  let [rows, columns] = [0, 0];
  for (const [, attributes = ''] of sheet.matchAll(CELL)) {
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
  const [properties = ''] = attributesOf(PROPERTIES, textOf(parts, 'xl/workbook.xml'));
  return {
    file: Buffer.from(zipSync(parts, {level: 0})),
    numbers: () =>
      sheets.length === 1
        ? numbersOf(textOf(parts, sheets[0] ?? ''), numberFormats(textOf(parts, 'xl/styles.xml')))
        : [],
    from1904: /^(1|true)$/.test(attribute(properties, 'date1904') ?? ''),
  };
}
