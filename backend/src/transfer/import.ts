/** A table of records to create or update: every row through the write path, all of them or none. */
import type {Entity, Field} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';
import {requireReach} from '../access/decide-reach';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import {create, transaction, update} from '../write';
import {translateDatabaseError} from '../write/database-error';
import {importColumns} from './columns';
import {matchingRecord, rowValues, type Column} from './row';
import type {Table} from './table';

export interface RowError {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

export interface ImportReport {
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly errors: readonly RowError[];
  /** False after a dry run, or when a row had an error: then nothing was written. */
  readonly written: boolean;
}

const ROW_LIMIT = 10_000;
const ERROR_LIMIT = 500;

class Undo extends Error {}

function flatten(errors: unknown, field: string): readonly {field: string; message: string}[] {
  if (typeof errors === 'string') return [{field, message: errors}];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, inner]) => flatten(inner, field === '' ? name : `${field}.${name}`));
}

async function writeRow(context: Context, entity: Entity, columns: readonly Column[]): Promise<'created' | 'updated'> {
  const record = await matchingRecord(context, entity, columns);
  const values = await rowValues(context, entity, columns, record);
  if (record) await update(context, entity.key, record.id, values);
  else await create(context, entity.key, values);
  return record ? 'updated' : 'created';
}

function isTransaction(sql: Context['sql']): sql is TransactionSql {
  return 'savepoint' in sql;
}

/** A row that fails takes nothing with it: the rows after it are still looked at. */
async function inSavepoint<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const {sql} = context;
  if (!isTransaction(sql)) throw new Error('Rows are imported inside a transaction.');
  const box: {value?: T} = {};
  try {
    await sql.savepoint(async inner => {
      box.value = await work({...context, sql: inner});
    });
  } catch (error) {
    throw translateDatabaseError(context, error);
  }
  if (box.value === undefined) throw new Error('A row ended without a result.');
  return box.value;
}

function headingsOf(context: Context, entity: Entity, table: Table): readonly (Field | undefined)[] {
  const {language} = context.actor;
  const headings = (table[0] ?? []).map(cell => String(cell ?? ''));
  const columns = importColumns(context, entity, headings);
  const unknown = headings.filter((heading, index) => heading.trim() !== '' && !columns[index]);
  if (columns.every(column => column === undefined) || unknown.length > 0)
    throw new Refusal(422, text('badHeadings', language, {headings: unknown.join(', ')}));
  if (table.length - 1 > ROW_LIMIT) throw new Refusal(422, text('tooMany', language, {limit: ROW_LIMIT}));
  return columns;
}

function columnsOf(fields: readonly (Field | undefined)[], row: readonly unknown[]): readonly Column[] {
  return fields.flatMap((field, index) => field ? [{field, cell: row[index]}] : []);
}

function errorsOf(error: unknown, row: number): readonly RowError[] {
  if (!(error instanceof Refusal)) throw error;
  const fields = flatten(error.details.errors, '');
  return fields.length > 0 ? fields.map(field => ({row, ...field})) : [{row, field: '', message: error.message}];
}

/** Creates or updates by the entity's import key. With `dryRun`, or when any row is refused, everything is taken back. */
export async function importRecords(context: Context, entity: Entity, table: Table, dryRun: boolean): Promise<ImportReport> {
  requireReach(context, entity.key, 'import');
  const fields = headingsOf(context, entity, table);
  const counts = {created: 0, updated: 0};
  const errors: RowError[] = [];
  try {
    await transaction(context, async tx => {
      for (const [index, row] of table.slice(1).entries()) {
        if (errors.length >= ERROR_LIMIT) break;
        try {
          const done = await inSavepoint(tx, inner => writeRow(inner, entity, columnsOf(fields, row)));
          counts[done] += 1;
        } catch (error) {
          errors.push(...errorsOf(error, index + 2));
        }
      }
      if (dryRun || errors.length > 0) throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return {total: Math.max(0, table.length - 1), ...counts, errors, written: !dryRun && errors.length === 0};
}
