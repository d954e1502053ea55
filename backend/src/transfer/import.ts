/**
 * A table of records to create or update: every row through the write path; all of them or none, or those that can be
 * taken.
 */
import type {Entity, Field} from '@emblem/schemas';
import {requireReach} from '../rights/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import {create, inSavepoint, isContention, transaction, update} from '../write';
import {translateDatabaseError} from '../write/database-error';
import {asMeant} from './cells';
import {importColumns} from './table-columns';
import {readingReport, requireTold, sampleOf, type ReadingReport} from './reading';
import {isProblemHeading, refusedRows, type RowError} from './refused';
import {Names} from './names';
import {matchingRecord, rowValues, type Column} from './row';
import type {ReadTable} from '../parsing/parsers/table';
import type {Table} from '../parsing/table';

export interface ImportReport extends ReadingReport {
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  /** The first of them. */
  readonly errors: readonly RowError[];
  /** Rows that have an error. */
  readonly refused: number;
  /** Those rows as CSV with their errors, to be mended; absent where there are none. */
  readonly refusedRows?: string;
  /** False after a dry run, or when a row had an error and all were wanted: then nothing was written. */
  readonly written: boolean;
  /** Of a dry run: the headings and some rows as they were read, those first by which a wrong guess shows. */
  readonly sample?: readonly (readonly string[])[];
}

export interface ImportOptions {
  /** Finds out what would be done and does nothing. */
  readonly dryRun: boolean;
  /** `all` rows or none, or the `good` ones without those that have an error. */
  readonly take: 'all' | 'good';
}

const ROW_LIMIT = 10_000;
const ERROR_LIMIT = 500;

class Undo extends Error {}

function flattenErrors(errors: unknown, field: string): readonly {field: string; message: string}[] {
  if (typeof errors === 'string') return [{field, message: errors}];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, inner]) =>
    flattenErrors(inner, field === '' ? name : `${field}.${name}`),
  );
}

async function writeRow(
  context: Context,
  names: Names,
  entity: Entity,
  columns: readonly Column[],
): Promise<'created' | 'updated'> {
  const record = await matchingRecord(context, names, entity, columns);
  const values = await rowValues(context, names, entity, columns, record);
  if (record) await update(context, entity.key, record.id, values);
  else await create(context, entity.key, values);
  return record ? 'updated' : 'created';
}

/** A row that fails takes nothing with it: the rows after it are still looked at. Each is a change of its own. */
async function rowInSavepoint<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const box: {value?: T} = {};
  try {
    await inSavepoint(context, async inner => {
      box.value = await work({...inner, quiet: true, renewed: new Set(), announcements: new Set()});
    });
  } catch (error) {
    throw isContention(error) ? error : translateDatabaseError(context, error);
  }
  if (box.value === undefined) throw new Error('A row ended without a result.');
  return box.value;
}

function headingsOf(table: Table): readonly string[] {
  return (table[0] ?? []).map(cell => String(cell ?? ''));
}

function fieldsOf(context: Context, entity: Entity, table: Table): readonly (Field | undefined)[] {
  const {language} = context.actor;
  const headings = headingsOf(table);
  const columns = importColumns(context, entity, headings);
  const unknown = headings.filter(
    (heading, index) => heading.trim() !== '' && !columns[index] && !isProblemHeading(heading),
  );
  if (columns.every(column => column === undefined) || unknown.length > 0)
    throw new Refusal(422, text('badHeadings', language, {headings: unknown.join(', ')}));
  const twice = headings.filter((_, index) => columns[index] && columns.indexOf(columns[index]) < index);
  if (twice.length > 0) throw new Refusal(422, text('doubleHeadings', language, {headings: twice.join(', ')}));
  if (table.length - 1 > ROW_LIMIT) throw new Refusal(422, text('tooMany', language, {limit: ROW_LIMIT}));
  return columns;
}

function columnsOf(fields: readonly (Field | undefined)[], row: readonly unknown[]): readonly Column[] {
  return fields.flatMap((field, index) => (field ? [{field, cell: row[index]}] : []));
}

/**
 * The guard against formulas is of CSV alone: in a workbook a text is one whatever it begins with. 422 for a row of CSV
 * with cells that no heading stands over: what separates cells may have stood in one.
 */
function cellsOfCsv({actor: {language}}: Context, row: readonly unknown[], width: number): readonly unknown[] {
  if (row.slice(width).some(cell => String(cell).trim() !== '')) throw new Refusal(422, text('rowTooWide', language));
  return row.map(cell => (typeof cell === 'string' ? asMeant(cell.trim()) : cell));
}

function errorsOf(error: unknown, row: number): readonly RowError[] {
  if (!(error instanceof Refusal)) throw error;
  const fields = flattenErrors(error.details.errors, '');
  return fields.length > 0 ? fields.map(field => ({row, ...field})) : [{row, field: '', message: error.message}];
}

/** Throws `Undo` where what was done is to be taken back. */
async function takeRows(
  context: Context,
  entity: Entity,
  table: Table,
  {dryRun, take, isCsv}: ImportOptions & {readonly isCsv: boolean},
  report: {created: number; updated: number; errors: RowError[]},
): Promise<void> {
  const fields = fieldsOf(context, entity, table);
  await transaction(context, async tx => {
    Object.assign(report, {created: 0, updated: 0, errors: []});
    const names = new Names();
    for (const [index, row] of table.slice(1).entries())
      try {
        const cells = isCsv ? cellsOfCsv(tx, row, fields.length) : row;
        report[await rowInSavepoint(tx, inner => writeRow(inner, names, entity, columnsOf(fields, cells)))] += 1;
      } catch (error) {
        report.errors.push(...errorsOf(error, index + 2));
      }
    if (dryRun || (take === 'all' && report.errors.length > 0)) throw new Undo();
  });
}

/**
 * Creates or updates by the entity's import key. With `dryRun`, or when all rows are wanted and any is refused,
 * everything is taken back. 422 for rows to be written from a file of which anything is a guess.
 */
export async function importRecords(
  context: Context,
  entity: Entity,
  {rows: table, ...reading}: ReadTable,
  options: ImportOptions,
): Promise<ImportReport> {
  requireReach(context, entity.key, 'import');
  if (!options.dryRun) requireTold(context, reading);
  const report = {created: 0, updated: 0, errors: [] as RowError[]};
  let written = true;
  try {
    await takeRows(context, entity, table, {...options, isCsv: reading.encoding !== undefined}, report);
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    written = false;
  }
  const {errors, ...counts} = report;
  const labelOf = (name: string): string => entity.field[name]?.label[context.actor.language] ?? name;
  return {
    total: Math.max(0, table.length - 1),
    ...counts,
    errors: errors.slice(0, ERROR_LIMIT),
    written,
    ...readingReport(reading),
    ...(options.dryRun && {sample: sampleOf(table, reading.decimals?.at?.row)}),
    refused: new Set(errors.map(({row}) => row)).size,
    ...(errors.length > 0 ? {refusedRows: refusedRows(context, headingsOf(table), table, errors, labelOf)} : {}),
  };
}
