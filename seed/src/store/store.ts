/** Where generators put their records: rows by wire name, written with the columns of the model. */
import type {Entity, Model} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';
import {copyInto} from './copy';
import {encodeLine, RowEncoder} from './encode';
import {insertHistory, type Doer} from './history';
import {DocumentNumbers} from './numbers';
import {Places} from './places';
import type {Row} from './row';
import {restartIds} from './sequences';

/** Rows of one generator are alike: names and choices are looked up for so many of them. */
const CHECKED = 10_000;

function idsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? [...new Set(value.filter((each): each is number => typeof each === 'number'))] : [];
}

export class Store {
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
    if (!this.places.has(entity.key)) this.places.set(entity.key, await Places.of(this.sql, entity));
    return this.places.get(entity.key);
  }

  /** What the write path would add: version, times, place in the list, document numbers. */
  private additions(entity: Entity, places: Places | undefined, row: Row): Readonly<Record<string, unknown>> {
    const {version, createdAt, updatedAt} = entity.system;
    const moment = String(row[createdAt] ?? this.now);
    const additions: Record<string, unknown> = this.numbers.issue(entity, moment, row);
    additions[version] = 1;
    additions[createdAt] = moment;
    additions[updatedAt] = moment;
    if (places && row[places.field] === undefined) additions[places.field] = places.next(row);
    return additions;
  }

  private *lines(entity: Entity, places: Places | undefined, rows: Iterable<Row>): Generator<string> {
    const encoder = new RowEncoder(entity);
    let count = this.filled.get(entity) ?? 0;
    for (const row of rows) {
      if ((count += 1) <= CHECKED) encoder.check(row);
      yield encoder.encode(row, this.additions(entity, places, row));
    }
    this.filled.set(entity, count);
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

  /** Writes records. They come in the order of creation, because document numbers and places follow it. */
  async insert(key: string, rows: readonly Row[]): Promise<void> {
    await this.stream(key, rows);
    await this.insertReferences(this.model.entity(key), rows);
  }

  /** Like `insert`, for rows too many to be held at once; their lists of references are left out. */
  async stream(key: string, rows: Iterable<Row>): Promise<void> {
    const entity = this.model.entity(key);
    const places = await this.placesOf(entity);
    await copyInto(this.sql, entity.table, new RowEncoder(entity).columns, this.lines(entity, places, rows));
  }

  /** Writes down how records came to be, each by the staff user that `doerOf` names. */
  async history(key: string, rows: readonly Row[], doerOf: (row: Row) => Doer): Promise<void> {
    await insertHistory(this.sql, this.model.entity(key), rows, this.now, doerOf);
  }

  /** Fills a property of a record afterwards, where two records point at each other. */
  async set(key: string, id: number, name: string, value: number | string): Promise<void> {
    const {sql} = this;
    const {table, field} = this.model.entity(key);
    const column = field[name]?.column;
    if (!column) throw new Error(`The seed names "${key}.${name}", which the schema does not have.`);
    await sql`update ${sql(table)} set ${sql(column)} = ${value} where id = ${id}`;
  }

  /** The numbers that the documents of a kind were given, by id. */
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
