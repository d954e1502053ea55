/** Two small entities, a parent and its parts, with all that computed properties are made of. */
import {compileModel, type Entity, type EntitySchema, type PropertySchema} from '@emblem/schemas';
import type {Sql} from 'postgres';
import fc, {type Arbitrary} from 'fast-check';
import {amount, bigWhole, nullable, whole, wideAmount} from '../predicate/values';

export type Row = Readonly<Record<string, unknown>> & {readonly id: number};

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

/** What random figures are put into: a narrow and a wide amount, whole numbers, a text, money. */
export const TARGETS = ['small', 'amount', 'precise', 'count', 'big', 'title', 'total'] as const;

const VALUES: Record<string, PropertySchema> = {
  small: {type: 'string', format: 'decimal', 'x-column': {precision: 5, scale: 2}},
  amount: {type: 'string', format: 'decimal'},
  precise: {type: 'string', format: 'decimal', 'x-column': {precision: 38, scale: 10}},
  count: {type: 'integer'},
  big: {type: 'integer', format: 'int64'},
  currency: {type: 'string'},
  title: {type: 'string'},
};

export const model = compileModel([
  schema('whole', {...VALUES, total: {type: 'string', format: 'decimal', 'x-currency': 'currency'}}),
  schema('part', {
    ...VALUES,
    price: {type: 'string', format: 'decimal', 'x-currency': 'currency'},
    wholeId: {type: 'integer', 'x-relation': {to: 'whole', onDelete: 'cascade'}},
  }),
]);

export const parent = model.entity('whole');
export const part = model.entity('part');

export async function createTablesOf(sql: Sql, entities: readonly Entity[]): Promise<void> {
  for (const {table, fields} of entities) {
    const columns = fields.filter(field => field.stored).map(field => `"${field.column}" ${field.sql}`);
    await sql.unsafe(`create temp table "${table}" (${columns.join(', ')})`);
  }
}

export function createTables(sql: Sql): Promise<void> {
  return createTablesOf(sql, [parent, part]);
}

export async function insert(sql: Sql, {table, fields}: Entity, records: readonly Row[]): Promise<void> {
  const rows = records.map(record =>
    Object.fromEntries(fields.map(({column, name}) => [column, record[name] ?? null])),
  );
  await sql`
    insert into ${sql(table)}
    select * from json_populate_recordset(null::${sql(table)}, ${JSON.stringify(rows)}::text::json)`;
}

export async function fill(sql: Sql, wholes: readonly Row[], parts: readonly Row[]): Promise<void> {
  await sql`truncate whole, part`;
  await insert(sql, parent, wholes);
  await insert(sql, part, parts);
}

const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'XXX');

const values = {
  small: nullable(fc.integer({min: -99_999, max: 99_999}).map(cents => (cents / 100).toFixed(2))),
  amount: nullable(amount),
  precise: nullable(wideAmount),
  count: nullable(whole),
  big: nullable(bigWhole),
  currency: nullable(currency),
  title: nullable(fc.constantFrom('', 'a', 'B', '色')),
};

function numbered<T extends object>(rows: Arbitrary<readonly T[]>): Arbitrary<readonly (T & {id: number})[]> {
  return rows.map(list => list.map((row, index) => ({...row, id: index + 1})));
}

export const wholes = numbered(fc.array(fc.record(values), {minLength: 4, maxLength: 20, size: 'max'}));

export const parts = numbered(
  fc.array(
    fc.record({
      ...values,
      price: nullable(amount),
      wholeId: nullable(fc.integer({min: 1, max: 6})),
      deletedAt: fc.constantFrom(null, null, '2024-01-01T00:00:00.000Z'),
    }),
    {maxLength: 30, size: 'max'},
  ),
);
