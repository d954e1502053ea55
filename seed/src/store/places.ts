/** The places of drag-sorted lists: dense from 1 within each scope, after the rows that are there already. */
import type {Entity} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';

type Row = Readonly<Record<string, unknown>>;

/** Ids may come from the database as texts, depending on the connection. */
function keyOf(scope: readonly unknown[]): string {
  return scope.map(value => String(value ?? '')).join('/');
}

export class Places {
  private readonly last = new Map<string, number>();

  constructor(
    readonly field: string,
    private readonly scope: readonly string[],
  ) {}

  /** A row that is there. */
  note(row: Row): void {
    const key = keyOf(this.scope.map(name => row[name]));
    this.last.set(key, Math.max(this.last.get(key) ?? 0, Number(row[this.field] ?? 0)));
  }

  /** The place at the end of the row's list. */
  next(row: Row): number {
    const key = keyOf(this.scope.map(name => row[name]));
    const place = (this.last.get(key) ?? 0) + 1;
    this.last.set(key, place);
    return place;
  }
}

/** After the rows of a table; undefined for an entity without an order of its own. */
export async function placesIn(
  sql: TransactionSql,
  {table, sort, field, softDelete}: Entity,
): Promise<Places | undefined> {
  if (!sort) return undefined;
  const names = [sort.field, ...(sort.scope ?? [])];
  const columns = names.map(name => field[name]?.column ?? name);
  const present: readonly Row[] = await sql`
    select ${sql(columns)} from ${sql(table)} ${softDelete ? sql`where deleted_at is null` : sql``}`;
  const places = new Places(sort.field, sort.scope ?? []);
  for (const row of present)
    places.note(Object.fromEntries(names.map((name, index) => [name, row[columns[index] ?? name]])));
  return places;
}
