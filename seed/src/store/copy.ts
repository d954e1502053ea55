import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {TransactionSql} from 'postgres';

const CHUNK = 256 * 1024;

/** Lines gathered into pieces worth sending. */
function* chunks(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/**
 * Rejects with what the database says against the query. The driver answers a COPY with its stream, and an error that
 * comes once everything was sent reaches nobody but `reject` of a query that is answered already: its caller would wait
 * for ever.
 */
function refusalOf(query: object): Promise<never> {
  return new Promise((_, reject: (error: unknown) => void) => Object.assign(query, {reject}));
}

/** Pieces of COPY text into a table. An error of `text` ends the COPY; the database's own is thrown as it is. */
export async function copyText(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  text: Readable,
): Promise<void> {
  const query = sql`copy ${sql(table)} (${sql([...columns])}) from stdin`;
  const refusal = refusalOf(query);
  const stream = await Promise.race([query.writable(), refusal]);
  await Promise.race([pipeline(text, stream), refusal]);
}

/** Lines of COPY text into a table; memory stays at one chunk whatever their number. */
export async function copyInto(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  await copyText(sql, table, columns, Readable.from(chunks(lines)));
}
