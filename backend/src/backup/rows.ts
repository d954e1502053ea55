/** Rows out of a table and into one, as PostgreSQL's COPY writes them. */
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {ISql} from 'postgres';
import type {TableContent} from './manifest';
import {OUR_TABLES} from './structure';

export type Table = Pick<TableContent, 'table' | 'columns' | 'lastId'>;

/** Of processes that run, and of transactions of this very database: no use to others. */
const PASSING: readonly string[] = [
  'emblem.figure_change',
  'emblem.figure_horizon',
  'emblem.live_process',
  'emblem.live_socket',
  'emblem.rate_limit',
];

function quoteTable(name: string): string {
  return name
    .split('.')
    .map(part => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}

export async function readTables(sql: ISql): Promise<readonly Table[]> {
  const rows = await sql.unsafe<{table: string; columns: string[]; sequence: string | null}[]>(`
    with ours as (${OUR_TABLES})
    select o.schema || '.' || o.name as table,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select pg_get_serial_sequence(o.oid::regclass::text, a.attname) from pg_attribute a
        where a.attrelid = o.oid and a.attidentity <> '' limit 1) as sequence
    from ours o order by 1`);
  const tables: Table[] = [];
  for (const {table, columns, sequence} of rows.filter(row => !PASSING.includes(row.table))) {
    const [found] =
      sequence === null
        ? []
        : await sql.unsafe<{last: number; used: boolean}[]>(
            `select last_value as last, is_called as used from ${sequence}`,
          );
    tables.push({table, columns, lastId: found?.used === true ? found.last : null});
  }
  return tables;
}

export async function* copyOut(sql: ISql, {table, columns}: Table): AsyncGenerator<unknown> {
  const stream = await sql
    .unsafe(`copy ${quoteTable(table)} (${columns.map(quoteTable).join(', ')}) to stdout`)
    .readable();
  yield* stream;
  // The driver stops reading its socket while rows lie unread, and goes on when more are asked for: after the last ones
  // nobody does.
  stream._read(0);
}

/** The driver answers a COPY with its stream; what the database says later reaches nobody but `reject` of the query. */
function refusalOf(query: object): Promise<never> {
  return new Promise((_, reject: (error: unknown) => void) => Object.assign(query, {reject}));
}

export async function copyIn(sql: ISql, {table, columns}: Table, pieces: AsyncIterable<Buffer>): Promise<void> {
  const query = sql.unsafe(`copy ${quoteTable(table)} (${columns.map(quoteTable).join(', ')}) from stdin`);
  const refusal = refusalOf(query);
  const stream = await Promise.race([query.writable(), refusal]);
  await Promise.race([pipeline(Readable.from(pieces), stream), refusal]);
}

/** New ids go on behind those of the backup. */
export async function continueIds(sql: ISql, tables: readonly Table[]): Promise<void> {
  for (const {table, lastId} of tables) {
    if (lastId === null) continue;
    await sql`
      select setval(pg_get_serial_sequence(${quoteTable(table)}, attname::text), ${lastId}) from pg_attribute
      where attrelid = ${quoteTable(table)}::regclass and attidentity <> ''`;
  }
}
