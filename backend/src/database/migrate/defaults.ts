/** Defaults in PostgreSQL's own words, so that those wanted can be compared with those that stand. */
import type {ISql} from 'postgres';
import type {DesiredColumn, DesiredTable} from './desired/types';

function key({sql, default: value = ''}: DesiredColumn): string {
  return `${sql} ${value}`;
}

/** Lets PostgreSQL write each default down once, in a table that is gone again at once. */
async function inItsWords(sql: ISql, columns: readonly DesiredColumn[]): Promise<readonly string[]> {
  if (columns.length === 0) return [];
  const list = columns.map((column, place) => `c${place} ${column.sql} default ${column.default ?? 'null'}`).join(', ');
  await sql.unsafe(`create temporary table emblem_defaults (${list})`);
  const rows: readonly {words: string}[] = await sql`
    select pg_get_expr(adbin, adrelid) as words from pg_attrdef where adrelid = 'pg_temp.emblem_defaults'::regclass
    order by adnum`;
  await sql`drop table pg_temp.emblem_defaults`;
  return rows.map(row => row.words);
}

/** The tables with each default also as PostgreSQL writes it down. Inside a transaction. */
export async function withStoredDefaults(sql: ISql, tables: readonly DesiredTable[]): Promise<readonly DesiredTable[]> {
  const columns = tables.flatMap(table => table.columns).filter(column => column.default !== undefined);
  const distinct = [...new Map(columns.map(column => [key(column), column])).values()];
  const words = await inItsWords(sql, distinct);
  const wordsOf = new Map(distinct.map((column, place) => [key(column), words[place]]));
  return tables.map(table => ({
    ...table,
    columns: table.columns.map(column =>
      column.default === undefined ? column : {...column, storedDefault: wordsOf.get(key(column))},
    ),
  }));
}
