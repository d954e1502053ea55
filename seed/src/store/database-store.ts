/** Writes records into the tables of an empty database, with the columns of the model. */
import type {Entity, Model} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';
import {completion} from './completion';
import {copyInto, copyText} from './copy';
import {encodeLine, RowEncoder} from './encode';
import {historyOf, type Doer} from './history';
import {DocumentNumbers} from './numbers';
import {placesIn, type Places} from './places';
import type {Row} from './row';
import {restartIds} from './sequences';
import {Spool} from './spool';
import {columnOf, type Store, type Together} from './store';

/** Rows of one generator are alike: names and choices are looked up for so many of them. */
const CHECKED = 10_000;

function idsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? [...new Set(value.filter((each): each is number => typeof each === 'number'))] : [];
}

interface Writer {
  readonly key: string;
  readonly table: string;
  readonly columns: readonly string[];
  lineOf(row: Row): string;
}

interface Waiting extends Writer {
  readonly spool: Spool;
}

function* linesOf(rows: Iterable<Row>, lineOf: Writer['lineOf']): Generator<string> {
  for (const row of rows) yield lineOf(row);
}

/** The rows of the others are put aside on the way. */
function* rowsOfFirst(first: string, items: Iterable<Together>, waiting: readonly Waiting[]): Generator<Row> {
  for (const item of items) {
    yield* item[first] ?? [];
    for (const {key, lineOf, spool} of waiting) for (const row of item[key] ?? []) spool.write(lineOf(row));
  }
}

export class DatabaseStore implements Store {
  /** How many rows each entity has been given. */
  private readonly filled = new Map<Entity, number>();
  private readonly numbers = new DocumentNumbers();
  private readonly places = new Map<string, Places | undefined>();

  constructor(
    private readonly sql: TransactionSql,
    private readonly model: Model,
    private readonly now: string,
  ) {}

  private async placesOf(entity: Entity): Promise<Places | undefined> {
    if (!this.places.has(entity.key)) this.places.set(entity.key, await placesIn(this.sql, entity));
    return this.places.get(entity.key);
  }

  /** Makes lines of the rows of an entity. */
  private async writer(key: string): Promise<Writer> {
    const entity = this.model.entity(key);
    const encoder = new RowEncoder(entity);
    const given = {numbers: this.numbers, places: await this.placesOf(entity), now: this.now};
    const lineOf = (row: Row): string => {
      const count = (this.filled.get(entity) ?? 0) + 1;
      this.filled.set(entity, count);
      if (count <= CHECKED) encoder.check(row);
      return encoder.encode(row, completion(entity, row, given));
    };
    return {key, table: entity.table, columns: encoder.columns, lineOf};
  }

  private async insertReferences(entity: Entity, rows: readonly Row[]): Promise<void> {
    for (const {name, join} of entity.fields) {
      if (!join) continue;
      const lines = rows.flatMap(row =>
        idsOf(row[name]).map((target, place) => encodeLine([row.id, target, place + 1])),
      );
      if (lines.length > 0) await copyInto(this.sql, join.table, [join.from, join.to, 'place'], lines);
    }
  }

  async insert(key: string, rows: readonly Row[]): Promise<void> {
    await this.stream(key, rows);
    await this.insertReferences(this.model.entity(key), rows);
  }

  async stream(key: string, rows: Iterable<Row>): Promise<void> {
    const {table, columns, lineOf} = await this.writer(key);
    await copyInto(this.sql, table, columns, linesOf(rows, lineOf));
  }

  async streamTogether([first, ...others]: readonly string[], items: Iterable<Together>): Promise<void> {
    if (first === undefined) return;
    const {table, columns, lineOf} = await this.writer(first);
    const waiting: Waiting[] = [];
    try {
      for (const key of others) waiting.push({...(await this.writer(key)), spool: new Spool()});
      await copyInto(this.sql, table, columns, linesOf(rowsOfFirst(first, items, waiting), lineOf));
      for (const each of waiting) await copyText(this.sql, each.table, each.columns, each.spool.read());
    } finally {
      for (const {spool} of waiting) spool.remove();
    }
  }

  async history(key: string, rows: readonly Row[], doerOf: (row: Row) => Doer): Promise<void> {
    const {entries, steps} = historyOf(this.model.entity(key), rows, this.now, doerOf);
    await copyInto(
      this.sql,
      'emblem.audit',
      Object.keys(entries[0] ?? {}),
      entries.map(each => encodeLine(Object.values(each))),
    );
    if (steps.length > 0)
      await copyInto(
        this.sql,
        'state_change',
        Object.keys(steps[0] ?? {}),
        steps.map(each => encodeLine(Object.values(each))),
      );
  }

  async set(key: string, id: number, name: string, value: number | string): Promise<void> {
    const {sql} = this;
    const entity = this.model.entity(key);
    await sql`update ${sql(entity.table)} set ${sql(columnOf(entity, name))} = ${value} where id = ${id}`;
  }

  async numbersOf(key: string): Promise<ReadonlyMap<number, string>> {
    const rows: readonly {id: unknown; number: unknown}[] = await this
      .sql`select id, number from ${this.sql(this.model.entity(key).table)} where number is not null`;
    return new Map(rows.map(({id, number}) => [Number(id), String(number)]));
  }

  /** Lets new records get ids and numbers after the seeded ones. */
  async finish(): Promise<void> {
    await restartIds(this.sql, new Set(this.filled.keys()));
    await this.numbers.save(this.sql);
  }
}
