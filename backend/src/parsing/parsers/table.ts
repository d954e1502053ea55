/** A table as rows of cells: the first sheet of a workbook, or a CSV in whichever encoding. */
import {readFile} from 'node:fs/promises';
import type {Encoding} from '@emblem/schemas';
import type {Table, TableColumn} from '../table';
import {JobRefusal} from '../../processes/failure';
import type {FileInput, Parser} from '../parser';

export interface TableInput extends FileInput {
  /** In which a CSV is to be read; undefined where its bytes are to tell it. */
  readonly encoding?: Encoding | undefined;
  /** The properties that its headings may name. */
  readonly columns: readonly TableColumn[];
}

export interface ReadTable {
  readonly rows: Table;
  /** Of a CSV. */
  readonly encoding?: Encoding;
  /** Neither the bytes nor anybody said that it is this encoding. */
  readonly isGuess: boolean;
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

const COMMA = 44;

function commasIn(content: Buffer): number {
  let commas = 0;
  for (const byte of content) if (byte === COMMA) commas += 1;
  return commas;
}

async function readCsv(content: Buffer, columns: readonly TableColumn[]): Promise<Table> {
  const [{parse}, {TABLE_LIMITS}, {withLostDigits}] = await Promise.all([
    import('csv-parse/sync'),
    import('../workbook.js'),
    import('../display-texts.js'),
  ]);
  if (commasIn(content) > 2 * TABLE_LIMITS.cells) throw new JobRefusal('too-large');
  let [rows, cells] = [0, 0];
  const table: Table = parse(content, {
    bom: true,
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

export const table: Parser<TableInput, ReadTable> = {
  maxBytes: 20 * 1024 * 1024,
  seconds: 20,
  texts: {'too-large': 'tableTooLarge', unreadable: 'badTable', undecodable: 'undecodable'},
  async run({path, encoding: named, columns}) {
    const content = await readFile(path);
    if (isZip(content)) return {rows: await few(await readWorkbook(content, columns)), isGuess: false};
    const {decode} = await import('../encoding.js');
    const {content: text, encoding, isGuess} = await decode(content, {named});
    return {rows: await few(await readCsv(text, columns)), encoding, isGuess};
  },
};
