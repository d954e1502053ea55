/** Columns that hold nothing but the key of an entity, the name of a property or a value of one (`x-mentions`). */
import type {MentionsKeyword, Model} from '@emblem/schemas';
import type {ISql} from 'postgres';
import type {EntityRenames, PropertyNames} from './find';

/** With the columns that say of which entity and property. */
export interface NameColumn {
  readonly table: string;
  readonly column: string;
  readonly kind: 'entity' | 'property' | 'value';
  readonly entity?: string;
  readonly property?: string;
}

/** Whether the whole column is moved at once, not value by value. */
export function isPlain({kind}: MentionsKeyword): boolean {
  return kind === 'entity' || kind === 'property' || kind === 'value';
}

export function nameColumns(model: Model): readonly NameColumn[] {
  return [...model.entities.values()].flatMap(({table, fields, field}) =>
    fields.flatMap(({column, mentions}): readonly NameColumn[] => {
      switch (mentions?.kind) {
        case 'entity':
          return [{table, column, kind: 'entity'}];
        case 'property':
          return [{table, column, kind: 'property', entity: field[mentions.by]?.column}];
        case 'value': {
          const property = field[mentions.property]?.column;
          return [{table, column, kind: 'value', entity: field[mentions.by]?.column, property}];
        }
        default:
          return [];
      }
    }),
  );
}

/** One statement for each column, so that names may have been swapped. `where` limits the rows. */
export async function moveWords(
  sql: ISql,
  {table, column}: NameColumn,
  words: PropertyNames,
  where: Readonly<Record<string, string>>,
): Promise<void> {
  if (words.size === 0) return;
  const conditions = Object.entries(where).reduce(
    (all, [name, value]) => sql`${all} and held.${sql(name)} = ${value}`,
    sql``,
  );
  await sql`
    update ${sql(table)} held set ${sql(column)} = moved.present
    from unnest(${[...words.keys()]}::text[], ${[...words.values()]}::text[]) moved (earlier, present)
    where held.${sql(column)} = moved.earlier ${conditions}`;
}

/** Values as text, such as those of states that have changed. */
function asTexts(values: ReadonlyMap<unknown, unknown>): PropertyNames {
  return new Map([...values].map(([earlier, present]) => [String(earlier), String(present)]));
}

/** After the keys have been moved. */
export async function moveNameColumns(
  sql: ISql,
  columns: readonly NameColumn[],
  renames: EntityRenames,
): Promise<void> {
  const {entity, properties, values} = renames;
  for (const each of columns) {
    const ofEntity = each.entity === undefined ? {} : {[each.entity]: entity.key};
    if (each.kind === 'property') await moveWords(sql, each, properties, ofEntity);
    if (each.kind === 'value' && each.property !== undefined)
      for (const [name, words] of values)
        await moveWords(sql, each, asTexts(words), {...ofEntity, [each.property]: name});
  }
}
