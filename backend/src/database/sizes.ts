/** How large tables are, as PostgreSQL last saw them. */
import type {Sql, TransactionSql} from 'postgres';

/** So many rows are counted within a moment whatever is asked of them. */
const LARGE_ROWS = 200_000;

const LASTS_MS = 10 * 60_000;

interface Known {
  readonly large: boolean;
  readonly until: number;
}

const known = new Map<string, Known>();

/**
 * Whether a table of `public` may hold more rows than can be looked through while somebody waits. Looked up every ten
 * minutes.
 */
export async function isLarge(sql: Sql | TransactionSql, table: string): Promise<boolean> {
  const remembered = known.get(table);
  if (remembered && remembered.until > performance.now()) return remembered.large;
  const rows = await sql<{large: boolean}[]>`
    select reltuples > ${LARGE_ROWS} as large from pg_catalog.pg_class
    where relname = ${table} and relnamespace = 'public'::regnamespace`;
  const large = rows[0]?.large === true;
  known.set(table, {large, until: performance.now() + LASTS_MS});
  return large;
}
