/** Moves what a rename would leave behind: values of rows, the history, and what mentions entities and properties. */
import type {Entity, Field, MentionsKeyword, Model, Navigation} from '@emblem/schemas';
import type {ISql} from 'postgres';
import {describeRenames} from './describe';
import {earlierWords, type EntityRenames} from './find';
import {Mentions} from './mentions';
import {isPlain, moveNameColumns, moveWords, nameColumns, type NameColumn} from './name-columns';

const BATCH = 1000;

function jsonTexts(values: Iterable<unknown>): readonly string[] {
  return [...values].map(value => JSON.stringify(value));
}

/** In one statement, so that two entities may have swapped their keys. */
async function moveKeys(sql: ISql, columns: readonly NameColumn[], renames: readonly EntityRenames[]): Promise<void> {
  const moved = renames.filter(({entity, earlierKey}) => entity.key !== earlierKey);
  const words = new Map(moved.map(({earlierKey, entity}) => [earlierKey, entity.key]));
  const ownTables = ['emblem.audit', 'emblem.idempotency'].map((table): NameColumn => ({
    table,
    column: 'entity',
    kind: 'entity',
  }));
  for (const each of [...ownTables, ...columns.filter(({kind}) => kind === 'entity')])
    await moveWords(sql, each, words, {});
}

async function moveNames(sql: ISql, {entity, properties}: EntityRenames): Promise<void> {
  if (properties.size === 0) return;
  const earlier = [...properties.keys()];
  await sql`
    update emblem.audit set changes = (
      select jsonb_object_agg(coalesce(moved.present, change.key), change.value) from jsonb_each(changes) change
        left join unnest(${earlier}::text[], ${[...properties.values()]}::text[]) moved (earlier, present)
        on moved.earlier = change.key)
    where entity = ${entity.key} and changes ?| ${earlier}`;
}

async function moveValues(
  sql: ISql,
  entity: Entity,
  field: Field,
  values: ReadonlyMap<unknown, unknown>,
): Promise<void> {
  const earlier = jsonTexts(values.keys());
  const present = jsonTexts(values.values());
  await sql`
    update ${sql(entity.table)} row set ${sql(field.column)} = (moved.present #>> '{}')::${sql.unsafe(field.sql)}
    from unnest(${earlier}::text[]::jsonb[], ${present}::text[]::jsonb[]) moved (earlier, present)
    where row.${sql(field.column)} = (moved.earlier #>> '{}')::${sql.unsafe(field.sql)}`;
  await sql`
    update emblem.audit set changes = jsonb_set(changes, array[${field.name}::text], (
      select jsonb_agg(coalesce(moved.present, side.value) order by side.place)
      from jsonb_array_elements(changes -> ${field.name}) with ordinality side (value, place)
        left join unnest(${earlier}::text[]::jsonb[], ${present}::text[]::jsonb[]) moved (earlier, present)
        on moved.earlier = side.value))
    where entity = ${entity.key} and jsonb_typeof(changes -> ${field.name}) = 'array'`;
}

interface Mentioning {
  readonly field: Field;
  readonly keyword: MentionsKeyword;
  /** Its column; null where the keyword needs none. */
  readonly by: string | null;
}

function mentioning(entity: Entity): readonly Mentioning[] {
  return entity.fields.flatMap(field => {
    const {mentions: keyword} = field;
    if (!keyword || !field.stored || isPlain(keyword)) return [];
    return [{field, keyword, by: 'by' in keyword ? (entity.field[keyword.by]?.column ?? null) : null}];
  });
}

interface MentionRow {
  readonly id: number;
  readonly value: unknown;
  readonly by: unknown;
}

/** Row after row of those that hold one of the words, in pages: a cursor would keep the connection from writing. */
async function moveMentions(
  sql: ISql,
  {table}: Entity,
  {field, keyword, by}: Mentioning,
  mentions: Mentions,
  words: readonly string[],
): Promise<void> {
  const column = sql(field.column);
  for (let last = 0, found = BATCH; found === BATCH;) {
    const rows: readonly MentionRow[] = await sql`
      select id, ${column} as value, ${by === null ? sql`null` : sql(by)} as by from ${sql(table)}
      where id > ${last} and exists (select 1 from unnest(${words}::text[]) word
      where strpos(${column}::text, word) > 0) order by id limit ${BATCH}`;
    for (const row of rows) {
      const moved = mentions.move(keyword, row.value, row.by);
      if (JSON.stringify(moved) === JSON.stringify(row.value)) continue;
      const value = field.kind === 'json' ? sql`${JSON.stringify(moved)}::text::jsonb` : sql`${String(moved)}`;
      await sql`update ${sql(table)} set ${column} = ${value} where id = ${row.id}`;
    }
    found = rows.length;
    last = rows.at(-1)?.id ?? last;
  }
}

/** On tables that have their present names. Answers a line for each entity that was moved. */
export async function moveRenamed(
  sql: ISql,
  model: Model,
  navigation: Navigation | undefined,
  renames: readonly EntityRenames[],
): Promise<readonly string[]> {
  if (renames.length === 0) return [];
  const columns = nameColumns(model);
  await moveKeys(sql, columns, renames);
  for (const each of renames) {
    await moveNames(sql, each);
    await moveNameColumns(sql, columns, each);
    for (const [name, values] of each.values) {
      const field = each.entity.field[name];
      if (field) await moveValues(sql, each.entity, field, values);
    }
  }
  const mentions = new Mentions(model, navigation, renames);
  const words = earlierWords(renames);
  for (const entity of model.entities.values())
    for (const each of mentioning(entity)) await moveMentions(sql, entity, each, mentions, words);
  return renames.map(describeRenames);
}
