/** A table as rows of cells: the first sheet of a workbook, or a CSV in whichever encoding. */
import {readFile} from 'node:fs/promises';
import {SEPARATOR_SIGNS, type DecimalMark, type Encoding, type Separator} from '@emblem/schemas';
import type {ReadDecimals} from '../decimals';
import type {Assumption} from '../assumption';
import type {Table, TableColumn} from '../table';
import {JobRefusal} from '../../processes/failure';
import type {FileInput, Parser} from '../parser';

export interface TableInput extends FileInput {
  /** In which a CSV is to be read; undefined where its bytes are to tell it. */
  readonly encoding?: Encoding | undefined;
  /** What stands between the cells of a CSV; undefined where its headings are to tell it. */
  readonly separator?: Separator | undefined;
  /** What its numbers have before their decimals; undefined where they are to tell it. */
  readonly decimals?: DecimalMark | undefined;
  /** The properties that its headings may name. */
  readonly columns: readonly TableColumn[];
}

export interface ReadTable {
  readonly rows: Table;
  /** Of a CSV. */
  readonly encoding?: Assumption<Encoding>;
  /** Of a CSV. */
  readonly separator?: Assumption<Separator>;
  /** Of texts that are numbers, where there are any with such a mark. */
  readonly decimals?: ReadDecimals | undefined;
}

/** Bytes of one row of a CSV. */
const MAX_RECORD = 1024 * 1024;

const isZip = (content: Buffer): boolean => content.length > 4 && content.readUInt32LE(0) === 0x04034b50;

async function readWorkbook(content: Buffer, columns: readonly TableColumn[]): Promise<Table> {
  const [{readSheet}, {readableWorkbook}, {withDisplayTexts}] = await Promise.all([
    import('read-excel-file/node'),
    import('../workbook.js'),
    import('../display-texts.js'),
  ]);
  const workbook = readableWorkbook(content);
  return withDisplayTexts(await readSheet(workbook.file, 1), workbook, columns);
}

function signsIn(content: Buffer, sign: string): number {
  const code = sign.charCodeAt(0);
  let signs = 0;
  for (const byte of content) if (byte === code) signs += 1;
  return signs;
}

async function readRows(content: Buffer, delimiter: string, columns: readonly TableColumn[]): Promise<Table> {
  const [{parse}, {TABLE_LIMITS}, {withLostDigits}] = await Promise.all([
    import('csv-parse/sync'),
    import('../workbook.js'),
    import('../display-texts.js'),
  ]);
  if (signsIn(content, delimiter) > 2 * TABLE_LIMITS.cells) throw new JobRefusal('too-large');
  let [rows, cells] = [0, 0];
  const table: Table = parse(content, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    on_record(record: string[]) {
      rows += 1;
      cells += record.length;
      if (rows > TABLE_LIMITS.rows || cells > TABLE_LIMITS.cells) throw new JobRefusal('too-large');
      return record;
    },
  });
  return withLostDigits(table, columns);
}

/** Many cells may share one long text, which counts for each of them once the table leaves the process. */
async function few(table: Table): Promise<Table> {
  const {requireFits, TABLE_LIMITS} = await import('../workbook.js');
  requireFits(
    table.length,
    table.reduce((most, row) => Math.max(most, row.length), 0),
  );
  let characters = 0;
  for (const row of table) for (const cell of row) if (typeof cell === 'string') characters += cell.length;
  if (characters > TABLE_LIMITS.characters) throw new JobRefusal('too-large');
  return table;
}

async function withNumbers(
  rows: Table,
  {columns, decimals: named}: TableInput,
  separator?: Separator,
): Promise<Pick<ReadTable, 'rows' | 'decimals'>> {
  const {withPlainNumbers} = await import('../decimals.js');
  return withPlainNumbers(rows, columns, {named, separator});
}

async function readCsv(content: Buffer, input: TableInput): Promise<ReadTable> {
  const [{decode}, {bodyOf, separatorIn}] = await Promise.all([import('../encoding.js'), import('../separator.js')]);
  const {content: text, encoding, isGuess} = await decode(content, {named: input.encoding});
  const {body, named} = bodyOf(text);
  const told = input.separator ?? named;
  const separator = told === undefined ? await separatorIn(body, input.columns) : {is: told, isGuess: false};
  const rows = await few(await readRows(body, SEPARATOR_SIGNS[separator.is], input.columns));
  return {...(await withNumbers(rows, input, separator.is)), encoding: {is: encoding, isGuess}, separator};
}

export const table: Parser<TableInput, ReadTable> = {
  maxBytes: 20 * 1024 * 1024,
  seconds: 20,
  texts: {'too-large': 'tableTooLarge', unreadable: 'badTable', undecodable: 'undecodable'},
  async run(input) {
    const content = await readFile(input.path);
    if (!isZip(content)) return readCsv(content, input);
    return withNumbers(await few(await readWorkbook(content, input.columns)), input);
  },
};
