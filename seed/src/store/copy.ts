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

/** Streams lines of COPY text into a table; memory stays at one chunk whatever the number of lines. An error in `lines` ends the COPY. */
export async function copyInto(sql: TransactionSql, table: string, columns: readonly string[], lines: Iterable<string>): Promise<void> {
  const stream = await sql`copy ${sql(table)} (${sql([...columns])}) from stdin`.writable();
  await pipeline(Readable.from(chunks(lines)), stream);
}
