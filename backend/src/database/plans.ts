/**
 * How the database means to find rows: it keeps that for statements of the same words, and decides by statistics, which
 * do not see what a transaction has added itself. A plan of its beginning, when a table was empty, would read the whole
 * table still when it holds ten thousand rows, and each row would make all later ones slower.
 */
import type {Context} from '../context';

/** Fewer rows are read as fast as an index. */
const FEW = 64;
/** Of a table's rows, as PostgreSQL asks by itself between transactions. */
const TENTH = 0.1;

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count));
}

/**
 * Counts a row that was added to the table. Whenever those of the transaction are twice as many and a tenth of all,
 * statistics and plans are made anew. Does not wait for somebody else who makes them.
 */
export async function countRow({sql, growth}: Context, table: string): Promise<void> {
  if (!growth) return;
  const added = (growth.get(table) ?? 0) + 1;
  growth.set(table, added);
  if (added < FEW || !isPowerOfTwo(added)) return;
  const [share] = await sql<{isLarge: boolean}[]>`
    select ${added} >= reltuples * ${TENTH}::real as "isLarge" from pg_class where oid = ${table}::regclass`;
  if (!share?.isLarge) return;
  await sql`analyze (skip_locked) ${sql(table)}`;
  await sql`discard plans`;
}
