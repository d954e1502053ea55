/** All records of a filter as a file, row by row. */
import {PassThrough, pipeline, Readable} from 'node:stream';
import {stringify} from 'csv-stringify';
import type {Entity, Field} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {isLongerThan, stream, type ListQuery} from '../read';
import {BYTE_ORDER_MARK, harmless, toCell, type Cell} from './cells';
import {sheetCell, tableColumn} from './sheet-cells';
import {workbook} from './workbook';

export type Format = 'csv' | 'xlsx';

/** Cells of a workbook at most; larger tables leave as CSV, which has no limit. */
const WORKBOOK_CELLS = 10_000_000;
const WORKBOOK_ROWS = 1_000_000;

type Batches = AsyncIterable<readonly WireRecord[]>;

async function* rowsOf<T>(
  batches: Batches,
  fields: readonly Field[],
  cell: (field: Field, record: WireRecord) => T,
): AsyncGenerator<readonly T[]> {
  for await (const batch of batches) for (const record of batch) yield fields.map(field => cell(field, record));
}

async function* table(
  {actor: {language}}: Context,
  fields: readonly Field[],
  batches: Batches,
): AsyncGenerator<readonly Cell[]> {
  yield fields.map(field => field.label[language]);
  yield* rowsOf(batches, fields, (field, record) => harmless(toCell(field, record, language)));
}

/** What separates or begins something for other readers of tables is quoted, too. */
const OTHERS = [/[;\t]/, /^\s*['=+\-@]/];

function csv(source: AsyncGenerator<readonly Cell[]>): Readable {
  const output = new PassThrough();
  output.write(BYTE_ORDER_MARK);
  // Whoever stops reading ends all of it, down to the cursor, which would keep its connection of the database
  // otherwise.
  pipeline(Readable.from(source), stringify({cast: {boolean: String}, quoted_match: OTHERS}), output, () => undefined);
  return output;
}

async function requireFits(context: Context, entity: Entity, columns: number, query: ListQuery): Promise<void> {
  const limit = Math.min(WORKBOOK_ROWS, Math.floor(WORKBOOK_CELLS / Math.max(1, columns)));
  if (await isLongerThan(context, entity.key, limit, query))
    throw new Refusal(422, text('workbookTooLong', context.actor.language, {limit}));
}

/** The whole filter, however many rows, in the order asked for. */
export async function exportRecords(
  context: Context,
  entity: Entity,
  fields: readonly Field[],
  query: ListQuery,
  format: Format,
): Promise<Readable> {
  if (format === 'xlsx') await requireFits(context, entity, fields.length, query);
  const batches = stream(context, entity.key, {...query, present: fields.some(field => field.relation)});
  if (format === 'csv') return csv(table(context, fields, batches));
  const {language} = context.actor;
  return workbook(
    fields.map(field => tableColumn(field, language)),
    rowsOf(batches, fields, (field, record) => sheetCell(field, record, language)),
  );
}
