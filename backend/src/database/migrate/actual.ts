/** The tables as they stand in the database, read from its catalogue. */
import type {ISql} from 'postgres';

export interface ActualColumn {
  readonly name: string;
  readonly fieldId: string | undefined;
  readonly sql: string;
  readonly notNull: boolean;
  readonly default: string | undefined;
}

export interface ActualTable {
  readonly name: string;
  readonly objectId: string | undefined;
  readonly columns: readonly ActualColumn[];
  readonly indexes: ReadonlySet<string>;
  readonly foreignKeys: ReadonlyMap<string, string>;
}

interface ColumnRow {
  readonly table_name: string;
  readonly table_comment: string | null;
  readonly name: string;
  readonly comment: string | null;
  readonly sql: string;
  readonly not_null: boolean;
  readonly default_sql: string | null;
}

const ON_DELETE: Readonly<Record<string, string>> = {a: 'no action', r: 'no action', c: 'cascade', n: 'set null'};

/** Stable ids are kept as comments, where a dump carries them along. */
function idIn(comment: string | null): string | undefined {
  return comment?.startsWith('emblem:') ? comment.slice('emblem:'.length) : undefined;
}

export async function actualTables(sql: ISql): Promise<ReadonlyMap<string, ActualTable>> {
  const columns: readonly ColumnRow[] = await sql`
    select c.relname as table_name, obj_description(c.oid) as table_comment, a.attname as name,
      col_description(c.oid, a.attnum) as comment, format_type(a.atttypid, a.atttypmod) as sql,
      a.attnotnull as not_null, pg_get_expr(d.adbin, d.adrelid) as default_sql
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname, a.attnum`;
  const indexes: readonly {tablename: string; indexname: string}[] = await sql`
    select tablename, indexname from pg_indexes where schemaname = 'public'`;
  const keys: readonly {table_name: string; name: string; on_delete: string}[] = await sql`
    select c.relname as table_name, k.conname as name, k.confdeltype as on_delete
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype = 'f'`;
  const tables = new Map<string, ActualTable>();
  for (const name of new Set(columns.map(column => column.table_name))) {
    const own = columns.filter(column => column.table_name === name);
    tables.set(name, {
      name,
      objectId: idIn(own[0]?.table_comment ?? null),
      columns: own.map(column => ({
        name: column.name, fieldId: idIn(column.comment), sql: column.sql, notNull: column.not_null, default: column.default_sql ?? undefined,
      })),
      indexes: new Set(indexes.filter(index => index.tablename === name).map(index => index.indexname)),
      foreignKeys: new Map(keys.filter(key => key.table_name === name).map(key => [key.name, ON_DELETE[key.on_delete] ?? 'no action'])),
    });
  }
  return tables;
}
