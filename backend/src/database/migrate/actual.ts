/** The tables as they stand in the database, read from its catalogue. */
import type {ISql} from 'postgres';
import type {OnDelete} from './desired/types';

export interface ActualColumn {
  readonly name: string;
  /** The stable id; absent for a column that somebody else made. */
  readonly fieldId: string | undefined;
  readonly sql: string;
  readonly notNull: boolean;
  readonly default: string | undefined;
}

export interface ActualForeignKey {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  readonly onDelete: OnDelete | undefined;
}

export interface ActualTable {
  readonly name: string;
  readonly objectId: string | undefined;
  readonly columns: readonly ActualColumn[];
  /** Index name to the definition we made it by; undefined for an index that somebody else made. */
  readonly indexes: ReadonlyMap<string, string | undefined>;
  readonly foreignKeys: readonly ActualForeignKey[];
  /** The rules of the guard against soft deletes, joined by commas; undefined when there is none. */
  readonly guard: string | undefined;
  /** What its triggers note for figures; undefined where there are none. */
  readonly figures: string | undefined;
}

/** Whether an object is ours, and which, is kept as its comment, where renames and dumps carry it along. */
const PREFIX = 'emblem:';

export const GUARD_NAME = 'refuse_delete_in_use';

/** The trigger after inserts carries the comment of all four. */
export const FIGURE_TRIGGER = 'note_figure_change';

export function commentOf(id: string): string {
  return `${PREFIX}${id}`;
}

function idIn(comment: string | null): string | undefined {
  return comment?.startsWith(PREFIX) ? comment.slice(PREFIX.length) : undefined;
}

interface TableRow {
  readonly oid: number;
  readonly name: string;
  readonly comment: string | null;
  readonly guard: string | null;
  readonly figures: string | null;
}

interface ColumnRow {
  readonly oid: number;
  readonly name: string;
  readonly comment: string | null;
  readonly sql: string;
  readonly not_null: boolean;
  readonly default_sql: string | null;
}

interface IndexRow {
  readonly oid: number;
  readonly name: string;
  readonly comment: string | null;
}

interface KeyRow {
  readonly oid: number;
  readonly name: string;
  readonly column: string;
  readonly target: string;
  readonly on_delete: string;
}

const ON_DELETE: Readonly<Record<string, OnDelete>> = {a: 'no action', c: 'cascade', n: 'set null'};

async function tableRows(sql: ISql): Promise<readonly TableRow[]> {
  return sql<TableRow[]>`
    select c.oid::int8 as oid, c.relname as name, obj_description(c.oid, 'pg_class') as comment,
      (select coalesce(obj_description(t.oid, 'pg_trigger'), '') from pg_trigger t
      where t.tgrelid = c.oid and t.tgname = ${GUARD_NAME}) as guard,
      (select coalesce(obj_description(t.oid, 'pg_trigger'), '') from pg_trigger t
      where t.tgrelid = c.oid and t.tgname = ${`${FIGURE_TRIGGER}_insert`}) as figures
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`;
}

async function columnRows(sql: ISql): Promise<readonly ColumnRow[]> {
  return sql<ColumnRow[]>`
    select c.oid::int8 as oid, a.attname as name, col_description(c.oid, a.attnum) as comment,
      format_type(a.atttypid, a.atttypmod) as sql,
      a.attnotnull as not_null, pg_get_expr(d.adbin, d.adrelid) as default_sql
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by a.attnum`;
}

async function indexRows(sql: ISql): Promise<readonly IndexRow[]> {
  return sql<IndexRow[]>`
    select i.indrelid::int8 as oid, c.relname as name, obj_description(c.oid, 'pg_class') as comment
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisprimary`;
}

async function keyRows(sql: ISql): Promise<readonly KeyRow[]> {
  return sql<KeyRow[]>`
    select k.conrelid::int8 as oid, k.conname as name, a.attname as column, t.relname as target,
      k.confdeltype::text as on_delete
    from pg_constraint k join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.connamespace = 'public'::regnamespace and k.contype = 'f'`;
}

function ofTable<Row extends {readonly oid: number}>(rows: readonly Row[], table: TableRow): readonly Row[] {
  return rows.filter(row => row.oid === table.oid);
}

export async function actualTables(sql: ISql): Promise<readonly ActualTable[]> {
  const tables = await tableRows(sql);
  const columns = await columnRows(sql);
  const indexes = await indexRows(sql);
  const keys = await keyRows(sql);
  return tables.map(table => ({
    name: table.name,
    objectId: idIn(table.comment),
    guard: table.guard === null ? undefined : (idIn(table.guard) ?? ''),
    figures: table.figures === null ? undefined : (idIn(table.figures) ?? ''),
    columns: ofTable(columns, table).map(column => ({
      name: column.name,
      fieldId: idIn(column.comment),
      sql: column.sql,
      notNull: column.not_null,
      default: column.default_sql ?? undefined,
    })),
    indexes: new Map(ofTable(indexes, table).map(index => [index.name, idIn(index.comment)])),
    foreignKeys: ofTable(keys, table).map(key => ({
      name: key.name,
      column: key.column,
      target: key.target,
      onDelete: ON_DELETE[key.on_delete],
    })),
  }));
}
