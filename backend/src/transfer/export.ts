/** All records of a filter as a file, row by row. */
import {PassThrough, pipeline, Readable} from 'node:stream';
import {stringify} from 'csv-stringify';
import type {Entity, Field} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {stream, type ListQuery} from '../read';
import {BYTE_ORDER_MARK, harmless, toCell, type Cell} from './cells';

export type Format = 'csv' | 'xlsx';

/** A workbook is put together in memory; longer tables leave as CSV, which has no limit. */
const WORKBOOK_LIMIT = 100_000;

async function* rows(
  context: Context,
  fields: readonly Field[],
  batches: AsyncIterable<readonly WireRecord[]>,
): AsyncGenerator<readonly Cell[]> {
  const {language} = context.actor;
  yield fields.map(field => field.label[language]);
  for await (const batch of batches)
    for (const record of batch) yield fields.map(field => harmless(toCell(field, record, language)));
}

function csv(source: AsyncGenerator<readonly Cell[]>): Readable {
  const output = new PassThrough();
  output.write(BYTE_ORDER_MARK);
  // Whoever stops reading ends all of it, down to the cursor, which would keep its connection of the database
  // otherwise.
  pipeline(Readable.from(source), stringify({cast: {boolean: String}}), output, () => undefined);
  return output;
}

async function workbook(context: Context, source: AsyncGenerator<readonly Cell[]>): Promise<Buffer> {
  const {default: writeWorkbook} = await import('write-excel-file/node');
  const table: {value?: string | number | boolean; fontWeight?: 'bold'}[][] = [];
  for await (const row of source) {
    if (table.length > WORKBOOK_LIMIT)
      throw new Refusal(422, text('workbookTooLong', context.actor.language, {limit: WORKBOOK_LIMIT}));
    table.push(
      row.map(cell => ({value: cell ?? undefined, ...(table.length === 0 ? {fontWeight: 'bold' as const} : {})})),
    );
  }
  return writeWorkbook(table, {stickyRowsCount: 1}).toBuffer();
}

/** The whole filter, however many rows, in the order asked for. */
export async function exportRecords(
  context: Context,
  entity: Entity,
  fields: readonly Field[],
  query: ListQuery,
  format: Format,
): Promise<Readable | Buffer> {
  const source = rows(
    context,
    fields,
    stream(context, entity.key, {...query, present: fields.some(field => field.relation)}),
  );
  return format === 'csv' ? csv(source) : workbook(context, source);
}
