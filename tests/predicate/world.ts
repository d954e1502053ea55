/** Two small entities with a property of every kind, their tables, and the way records get into them. */
import {compileModel, type Entity, type EntitySchema, type PropertySchema} from '@emblem/schemas';
import type {Sql} from 'postgres';

export interface Person {
  readonly id: number;
  readonly name: string | null;
  readonly age: number | null;
  readonly boss: number | null;
  readonly deletedAt: string | null;
}

export interface Thing {
  readonly id: number;
  readonly title: string | null;
  readonly note: string | null;
  readonly amount: string | null;
  readonly limit: string | null;
  readonly count: number | null;
  readonly big: number | null;
  readonly ratio: number | null;
  readonly on: boolean | null;
  readonly at: string | null;
  readonly until: string | null;
  readonly day: string | null;
  readonly words: readonly string[] | null;
  readonly numbers: readonly number[] | null;
  readonly owner: number | null;
  readonly others: readonly number[];
}

function text(name: string) {
  return {zh: name, en: name};
}

function schema(key: string, properties: Record<string, PropertySchema>): EntitySchema {
  return {
    $id: key,
    type: 'object',
    additionalProperties: false,
    properties,
    'x-entity': {id: `e_${key}`, module: 'people', label: text(key), display: 'id'},
  };
}

const person = {to: 'person', onDelete: 'restrict'} as const;

export const model = compileModel([
  schema('person', {name: {type: 'string'}, age: {type: 'integer'}, boss: {type: 'integer', 'x-relation': person}}),
  schema('thing', {
    title: {type: 'string'},
    note: {type: 'string'},
    amount: {type: 'string', format: 'decimal'},
    limit: {type: 'string', format: 'decimal', 'x-column': {precision: 38, scale: 10}},
    count: {type: 'integer'},
    big: {type: 'integer', format: 'int64'},
    ratio: {type: 'number'},
    on: {type: 'boolean'},
    at: {type: 'string', format: 'date-time'},
    until: {type: 'string', format: 'date-time'},
    day: {type: 'string', format: 'date'},
    words: {type: 'array', items: {type: 'string'}},
    numbers: {type: 'array', items: {type: 'number'}},
    owner: {type: 'integer', 'x-relation': person},
    others: {type: 'array', items: {type: 'integer'}, 'x-relation': person},
  }),
]);

export const thing = model.entity('thing');
const people = model.entity('person');

async function createTable(sql: Sql, entity: Entity): Promise<void> {
  const columns = entity.fields.filter(field => field.stored).map(field => `"${field.column}" ${field.sql}`);
  await sql.unsafe(`create temp table "${entity.table}" (${columns.join(', ')})`);
  for (const {join} of entity.fields)
    if (join)
      await sql.unsafe(`create temp table "${join.table}" ("${join.from}" bigint, "${join.to}" bigint, place integer)`);
}

/** The tables are temporary: `sql` must keep to one connection. */
export async function createTables(sql: Sql): Promise<void> {
  await createTable(sql, people);
  await createTable(sql, thing);
}

function rowOf(entity: Entity, record: Person | Thing): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = {...record};
  return Object.fromEntries(
    entity.fields.filter(field => field.stored).map(field => [field.column, values[field.name] ?? null]),
  );
}

async function insert(sql: Sql, table: string, rows: readonly unknown[]): Promise<void> {
  await sql`
    insert into ${sql(table)}
    select * from json_populate_recordset(null::${sql(table)}, ${JSON.stringify(rows)}::text::json)`;
}

/** Replaces whatever the tables hold. */
export async function fill(
  sql: Sql,
  records: {readonly people: readonly Person[]; readonly things: readonly Thing[]},
): Promise<void> {
  await sql`truncate person, thing, thing__others`;
  await insert(
    sql,
    'person',
    records.people.map(record => rowOf(people, record)),
  );
  await insert(
    sql,
    'thing',
    records.things.map(record => rowOf(thing, record)),
  );
  const links = records.things.flatMap(record =>
    record.others.map((id, place) => ({thing_id: record.id, target_id: id, place})),
  );
  await insert(sql, 'thing__others', links);
}
