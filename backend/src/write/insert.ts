/** New rows of an entity, one or many by a statement. */
import type {Entity} from '@emblem/schemas';
import {SYSTEM} from '../actor';
import {asActor, type Context} from '../context';
import {columns, toRecord, type Row} from '../read/select-list';
import {source} from '../read/source';
import type {Values, WireRecord} from '../values';
import {columnValues, type ColumnValues} from './statement';
import {inSavepoint} from './transaction';

/** The database keeps a plan for each number of rows, so that there are few such numbers. */
const ROWS_AT_ONCE = [64, 16, 4, 1] as const;

async function insertAlike(context: Context, entity: Entity, rows: readonly ColumnValues[]): Promise<readonly Row[]> {
  const {sql} = context;
  const system = asActor(context, SYSTEM);
  const returning = columns(
    system,
    source(system, entity.key, {alias: `"${entity.table}"`}),
    entity.fields.filter(field => field.kind === 'references').map(field => field.name),
  );
  return Object.keys(rows[0] ?? {}).length === 0
    ? sql`insert into ${sql(entity.table)} default values returning ${returning}`
    : sql`insert into ${sql(entity.table)} ${sql([...rows])} returning ${returning}`;
}

function made(entity: Entity, values: Values, row: Row | undefined): WireRecord {
  const lists = Object.fromEntries(
    entity.fields.filter(field => field.kind === 'references').map(field => [field.name, values[field.name] ?? []]),
  );
  return toRecord({...lists, ...row});
}

/** Inserts one row; answers its record. */
export async function insertRow(context: Context, entity: Entity, values: Values): Promise<WireRecord> {
  const [row] = await insertAlike(context, entity, [columnValues(context, entity, values)]);
  return made(entity, values, row);
}

/** How many rows from `from` on go into the next statement: neighbours with the same columns, in the order given. */
function countAlike(rows: readonly ColumnValues[], from: number): number {
  const columnsOf = (row: ColumnValues | undefined) => Object.keys(row ?? {}).join();
  const first = columnsOf(rows[from]);
  // A row without values has a statement of its own.
  if (first === '') return 1;
  const after = rows.findIndex((row, index) => index > from && columnsOf(row) !== first);
  const alike = (after < 0 ? rows.length : after) - from;
  return ROWS_AT_ONCE.find(count => count <= alike) ?? 1;
}

/**
 * Inserts rows in their order; answers their records. Where the database refuses one of them nothing is inserted, and
 * the error does not say which: `insertRow` by `insertRow` it does.
 */
export async function insertRows(
  context: Context,
  entity: Entity,
  all: readonly Values[],
): Promise<readonly WireRecord[]> {
  const rows = all.map(values => columnValues(context, entity, values));
  const inserted: Row[] = [];
  await inSavepoint(context, async inner => {
    while (inserted.length < rows.length) {
      const next = rows.slice(inserted.length, inserted.length + countAlike(rows, inserted.length));
      inserted.push(...(await insertAlike(inner, entity, next)));
    }
  });
  return all.map((values, index) => made(entity, values, inserted[index]));
}
