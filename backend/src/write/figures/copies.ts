/** What records copy from those that they lead to. */
import type {Entity, Field} from '@emblem/schemas';
import {copiedValue, copiesOf} from '@emblem/schemas/expression';
import type {Context} from '../../context';
import type {Values} from '../../values';
import {normalise} from '../values';

/** The values of the records that are led to, by relation. */
export type Sources = Readonly<Record<string, Values | undefined>>;

async function sourceOf(context: Context, via: Field, names: readonly string[], id: unknown) {
  if (typeof id !== 'number') return undefined;
  const {sql, model} = context;
  const source = model.entity(via.relation?.to ?? '');
  const columns = names.map(name => `"${source.field[name]?.column ?? name}" as "${name}"`).join(', ');
  const rows: readonly Values[] = await sql`
    select ${sql.unsafe(columns)} from ${sql(source.table)} where id = ${id}`;
  return rows[0];
}

/** The row is held, as all are that somebody copies from: for a batch it is read once. */
async function sourceInBatch(context: Context, entity: Entity, via: Field, names: readonly string[], id: unknown) {
  const {batch} = context;
  const place = `${entity.key}.${via.name} ${String(id)} ${names.join(' ')}`;
  const source = batch?.copies.get(place) ?? (await sourceOf(context, via, names, id));
  if (source) batch?.copies.set(place, source);
  return source;
}

/** What the figures are for a record that leads where it says; `known` are records that need not be read. */
export async function copiedValues(
  context: Context,
  entity: Entity,
  figures: readonly Field[],
  record: Values,
  known: Sources = {},
): Promise<Values> {
  const sources: Record<string, Values | undefined> = {...known};
  const copies = figures.flatMap(({computed}) => copiesOf(computed));
  for (const {via} of copies) {
    const relation = entity.field[via];
    if (!relation || via in sources) continue;
    const names = copies.filter(copy => copy.via === via).map(({from}) => from);
    sources[via] = await sourceInBatch(context, entity, relation, [...new Set(names)], record[via]);
  }
  return Object.fromEntries(
    figures.map(field => {
      const value = field.computed && copiedValue(field.computed, ({via, from}) => sources[via]?.[from] ?? null);
      return [field.name, normalise(field, value ?? null) ?? field.default ?? null];
    }),
  );
}
