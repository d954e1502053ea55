/** Fills the tables of a shape with random rows. */
import type {Model} from '@emblem/schemas';
import type {Sql} from 'postgres';
import type {Random} from './random';
import {compiledField, entityOf, isFilled, type EntityShape, type FieldShape, type Shape} from './shape';

type Cell = string | number | boolean | null;

let counter = 0;

/** Small pools, so that there are duplicates where nothing forbids them. */
function valueFor(field: FieldShape, random: Random): Cell {
  switch (field.kind) {
    case 'text':
      return random.pick(['', 'a', 'A', ' b ', '图案', "it's %_\\", 'null']);
    case 'integer':
      return random.integer(-5, 5);
    case 'int64':
      return random.integer(-5, 5) * 1_000_000;
    case 'decimal':
      return `${random.integer(-99_999, 99_999)}.${random.integer(10, 99)}`;
    case 'number':
      return random.integer(-1000, 1000) / 8;
    case 'boolean':
      return random.chance(0.5);
    case 'datetime':
      return `2024-0${random.integer(1, 9)}-1${random.integer(0, 9)}T0${random.integer(0, 9)}:30:00.123Z`;
    case 'date':
      return `202${random.integer(0, 9)}-0${random.integer(1, 9)}-15`;
    case 'json':
      return JSON.stringify(random.pick([{}, {b: 1, a: [null, 'x']}, {名: '值'}]));
    case 'relation':
    case 'references':
      return null;
  }
}

function distinct(field: FieldShape): Cell {
  counter += 1;
  return field.kind === 'text' ? `unique ${counter}` : 1000 + counter;
}

function cellFor(entity: EntityShape, field: FieldShape, ids: readonly number[], random: Random): Cell {
  if (!isFilled(field) && random.chance(0.25)) return null;
  if (field.kind === 'relation') return random.maybe(ids) ?? null;
  return entity.unique.some(({fieldIds}) => fieldIds[0] === field.id) ? distinct(field) : valueFor(field, random);
}

async function idsOf(sql: Sql, model: Model, entity: EntityShape | undefined): Promise<readonly number[]> {
  if (!entity) return [];
  const rows: readonly {id: number}[] = await sql`select id from ${sql(model.entity(entity.key).table)} order by id`;
  return rows.map(row => row.id);
}

async function addReferences(
  sql: Sql,
  model: Model,
  shape: Shape,
  entity: EntityShape,
  id: number,
  random: Random,
): Promise<void> {
  for (const field of entity.fields.filter(({kind}) => kind === 'references')) {
    const {join} = compiledField(model, entity, field);
    if (!join) continue;
    const ids = (await idsOf(sql, model, entityOf(shape, field.to))).filter(() => random.chance(0.4)).slice(0, 3);
    for (const [place, target] of ids.entries())
      await sql`
        insert into ${sql(join.table)} (${sql(join.from)}, ${sql(join.to)}, place)
        values (${id}, ${target}, ${place + 1})`;
  }
}

async function addRow(sql: Sql, model: Model, shape: Shape, entity: EntityShape, random: Random): Promise<void> {
  const columns: Record<string, Cell> = entity.soft && random.chance(0.2) ? {deleted_at: '2024-01-01T00:00:00Z'} : {};
  for (const field of entity.fields) {
    if (field.kind === 'references') continue;
    const ids = field.kind === 'relation' ? await idsOf(sql, model, entityOf(shape, field.to)) : [];
    columns[compiledField(model, entity, field).column] = cellFor(entity, field, ids, random);
  }
  columns.version = random.integer(1, 9);
  // Bound as text and read by PostgreSQL, whatever the column's type.
  const texts = Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, value === null ? null : String(value)]),
  );
  const {table} = model.entity(entity.key);
  const names = Object.keys(texts);
  const [row] = await sql`
    insert into ${sql(table)} (${sql(names)})
    select ${sql(names)} from jsonb_populate_record(null::${sql(`public.${table}`)},
      ${sql.json(jsonReady(entity, model, texts))}) returning id`;
  await addReferences(sql, model, shape, entity, Number(row?.id), random);
}

/** A JSON column takes its value as JSON, not as a text. */
function jsonReady(
  entity: EntityShape,
  model: Model,
  texts: Readonly<Record<string, string | null>>,
): Record<string, string | null> {
  const ready: Record<string, string | null> = {...texts};
  for (const field of entity.fields.filter(({kind}) => kind === 'json')) {
    const {column} = compiledField(model, entity, field);
    const value = texts[column];
    if (value !== null && value !== undefined) ready[column] = JSON.parse(value);
  }
  return ready;
}

export async function addRows(sql: Sql, model: Model, shape: Shape, random: Random): Promise<void> {
  for (const entity of shape.entities)
    for (let count = random.integer(0, 4); count > 0; count -= 1) await addRow(sql, model, shape, entity, random);
}
