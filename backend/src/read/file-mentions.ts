/**
 * Which stored files the records speak of, wherever in them: in a property of their own, within a design, in the
 * history.
 */
import type {Entity, Field} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';

const BATCH = 2000;

/** A key within an address, a text or JSON, up to what no key holds. */
const KEY = String.raw`(?:public|private)/[^\s"'\\<>()?#,;]+`;

/** Entities whose records describe the files themselves. */
const FILE = 'file';

interface Found {
  readonly key: string;
}

function mayMention(field: Field): boolean {
  return (
    field.stored &&
    field.system === undefined &&
    field.options === undefined &&
    (field.kind === 'string' || field.kind === 'json')
  );
}

/** Addresses in a design may carry their letters percent-encoded. */
function spellings(key: string): readonly string[] {
  try {
    return [key, decodeURIComponent(key)];
  } catch {
    return [key];
  }
}

async function* keysIn({sql}: Context, table: Fragment, content: Fragment, written: Fragment): AsyncGenerator<string> {
  const statement = sql<Found[]>`
    select found[1] as key
    from (select ${content} as content from ${table} where ${written}) row,
      regexp_matches(row.content, ${`(${KEY})`}, 'g') found`;
  for await (const rows of statement.cursor(BATCH)) for (const {key} of rows) yield* spellings(key);
}

/** Deleted records included: they can be restored. */
async function* keysOfEntity(context: Context, entity: Entity, since: string | undefined): AsyncGenerator<string> {
  const {sql} = context;
  const columns = entity.fields.filter(mayMention).map(field => sql`${sql(field.column)}::text`);
  const [first, ...rest] = columns;
  if (!first) return;
  const content = rest.reduce((all, column) => sql`${all}, ${column}`, first);
  yield* keysIn(
    context,
    sql`${sql(entity.table)}`,
    sql`concat_ws(' ', ${content})`,
    since === undefined ? sql`true` : sql`updated_at >= ${since}`,
  );
}

/** Files that a record points to by id. */
async function* keysByRelation({sql, model}: Context): AsyncGenerator<string> {
  const file = model.entity(FILE);
  for (const reference of model.referencesTo.get(FILE) ?? []) {
    const owner = model.entity(reference.entity);
    const field = owner.field[reference.field];
    if (!field) continue;
    const ids = field.join
      ? sql`select ${sql(field.join.to)} from ${sql(field.join.table)}`
      : sql`select ${sql(field.column)} from ${sql(owner.table)}`;
    const rows: readonly Found[] = await sql`select key from ${sql(file.table)} where id in (${ids})`;
    for (const {key} of rows) yield key;
  }
}

/**
 * Keys of the file store, some more than once; with `since` (ISO 8601) only those in what was written from then on.
 * Reads every text and JSON column that the schemas have, and the history, from which an earlier value can come back.
 */
export async function* fileMentions(context: Context, since?: string): AsyncGenerator<string> {
  const {sql, model} = context;
  for (const entity of model.entities.values()) if (entity.key !== FILE) yield* keysOfEntity(context, entity, since);
  yield* keysIn(context, sql`emblem.audit`, sql`changes::text`, since === undefined ? sql`true` : sql`at >= ${since}`);
  yield* keysByRelation(context);
}
