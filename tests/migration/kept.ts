/** What an upgrade has to leave as it is: rows by id, the history, grants; each by its number and its checksum. */
import type {Sql} from 'postgres';
import {actualTables, type ActualColumn, type ActualTable} from '../../backend/src/database/migrate/actual';

interface KeptTable {
  readonly name: string;
  /** Absent for the lists of references, which have no ids. */
  readonly ids: readonly number[] | undefined;
  readonly count: number;
  /** How many rows more there are, which nobody is to keep. */
  readonly givenUp: number;
  /** By stable id: the column's name and the checksum of its values. */
  readonly columns: ReadonlyMap<string, {readonly name: string; readonly sum: string}>;
}

/** By stable id of the table. */
export type Kept = ReadonlyMap<string, KeptTable>;

/** By stable id of the table: the condition of rows that nobody is to keep. */
export type GivenUp = Readonly<Record<string, string>>;

const NUMBERS = /^(?:numeric|integer|bigint|smallint)/;

/** A number that has more places now is the same number. */
function valueOf(sql: Sql, {name, sql: type}: ActualColumn) {
  const value = NUMBERS.test(type) ? sql`trim_scale(${sql(name)}::numeric)` : sql`${sql(name)}`;
  return sql`md5(coalesce(string_agg(coalesce(${value}::text, '-'), chr(10) order by row_key), ''))`;
}

async function readTable(sql: Sql, table: ActualTable, givenUp = 'false', ids?: readonly number[]): Promise<KeptTable> {
  const columns = table.columns.filter(({fieldId}) => fieldId !== undefined);
  const hasIds = table.columns.some(({name}) => name === 'id');
  const key = hasIds ? sql`lpad(id::text, 20, '0')` : sql`row::text`;
  const only = ids ? sql`id = any(${ids}::bigint[])` : sql`not (${sql.unsafe(givenUp)})`;
  const [row] = await sql`
    select (select count(*)::int from ${sql(table.name)} where ${sql.unsafe(givenUp)}) as given_up,
      count(*)::int as count, ${hasIds ? sql`array_agg(id::int order by id)` : sql`null::int[]`} as ids,
      array[${columns.flatMap((column, at) => [...(at > 0 ? [sql`,`] : []), valueOf(sql, column)])}]::text[] as sums
    from (select row.*, ${key} as row_key from ${sql(table.name)} as row where ${only}) as placed`;
  const sums: readonly string[] = row?.sums ?? [];
  return {
    name: table.name,
    ids: hasIds ? (row?.ids ?? []) : undefined,
    count: Number(row?.count),
    givenUp: Number(row?.given_up),
    columns: new Map(columns.map(({fieldId = '', name}, at) => [fieldId, {name, sum: sums[at] ?? ''}])),
  };
}

/** Every row there is but those given up; or, of each table, those of an earlier reading. */
export async function readKept(sql: Sql, givenUp: GivenUp, earlier?: Kept): Promise<Kept> {
  const tables = (await actualTables(sql)).filter(({objectId}) => objectId !== undefined);
  const kept = new Map<string, KeptTable>();
  for (const table of tables) {
    const {objectId = ''} = table;
    if (!earlier || earlier.has(objectId))
      kept.set(objectId, await readTable(sql, table, givenUp[objectId], earlier?.get(objectId)?.ids));
  }
  return kept;
}

function differencesOf(before: KeptTable, after: KeptTable | undefined): readonly string[] {
  if (!after) return before.count > 0 ? [`${before.name}: gone`] : [];
  if (after.count !== before.count) return [`${before.name}: rows`];
  return [...before.columns].flatMap(([id, {name, sum}]) => {
    const now = after.columns.get(id);
    return now?.sum === sum || before.count === 0 ? [] : [`${before.name}.${name}${now ? '' : ': gone'}`];
  });
}

/** Names every table whose rows, and every column whose values, are not what they were. */
export function differences(before: Kept, after: Kept): readonly string[] {
  return [...before].flatMap(([id, table]) => differencesOf(table, after.get(id)));
}

/** The entries of the history up to one of them, and what they come to. */
export async function readHistory(sql: Sql, last?: number): Promise<{count: number; last: number; sum: string}> {
  const [row] = await sql<{count: number; last: number; sum: string}[]>`
    select count(*)::int as count, max(id)::int as last, md5(string_agg(entry::text, chr(10) order by id)) as sum
    from emblem.audit as entry where id <= ${last ?? Number.MAX_SAFE_INTEGER}`;
  if (!row) throw new Error('There is no history.');
  return row;
}

/** Who may do what, told in names: rights of roles and of users, and the roles of users. */
export async function readGrants(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{grant: string}[]>`
    select concat_ws(' ', 'role', role_name, authority_name, scope) as grant
    from role_authority join role on role.id = role_id join authority on authority.id = authority_id
    union all select concat_ws(' ', 'user', user_name, authority_name, scope)
    from user_authority join "user" on "user".id = user_id join authority on authority.id = authority_id
    union all select concat_ws(' ', 'user', user_name, 'is', role_name)
    from user__role_ids as list join "user" on "user".id = list.user_id join role on role.id = list.target_id
    order by 1`;
  return rows.map(row => row.grant);
}
