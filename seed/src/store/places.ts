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

  private constructor(
    readonly field: string,
    private readonly scope: readonly string[],
  ) {}

  /** Undefined for an entity without an order of its own. */
  static async of(sql: TransactionSql, entity: Entity): Promise<Places | undefined> {
    if (!entity.sort) return undefined;
    const places = new Places(entity.sort.field, entity.sort.scope ?? []);
    const column = (name: string) => entity.field[name]?.column ?? name;
    const present: readonly Row[] = await sql`
      select ${sql([entity.sort.field, ...places.scope].map(column))} from ${sql(entity.table)}
      ${entity.softDelete ? sql`where deleted_at is null` : sql``}`;
    for (const row of present) {
      const key = keyOf(places.scope.map(name => row[column(name)]));
      places.last.set(key, Math.max(places.last.get(key) ?? 0, Number(row[column(places.field)] ?? 0)));
    }
    return places;
  }

  /** The place at the end of the row's list. */
  next(row: Row): number {
    const key = keyOf(this.scope.map(name => row[name]));
    const place = (this.last.get(key) ?? 0) + 1;
    this.last.set(key, place);
    return place;
  }
}
