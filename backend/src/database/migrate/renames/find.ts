/** Finds what was renamed since the database was last migrated. */
import type {Entity, EnumEntry, Field, Json, Model} from '@emblem/schemas';
import type {Recorded, RecordedEntity} from '../recorded';

/** Earlier to present. */
export type PropertyNames = ReadonlyMap<string, string>;
type EntryValue = EnumEntry['value'];

export interface EntityRenames {
  readonly entity: Entity;
  readonly earlierKey: string;
  readonly properties: PropertyNames;
  /** By the property's present name. */
  readonly values: ReadonlyMap<string, ReadonlyMap<EntryValue, EntryValue>>;
}

function renamedProperties(entity: Entity, earlier: RecordedEntity): PropertyNames {
  return new Map(
    entity.fields.flatMap(({id, name}) => {
      const was = earlier.fields[id]?.name;
      return was === undefined || was === name ? [] : [[was, name] as const];
    }),
  );
}

/**
 * Values that the property could have and that stand by another now; all that have ever been renamed where nothing was
 * recorded.
 */
function renamedValues(field: Field, earlier: RecordedEntity): ReadonlyMap<EntryValue, EntryValue> {
  const listed = earlier.fields[field.id]?.rules?.enum;
  const known: readonly Json[] | undefined = Array.isArray(listed) ? listed : undefined;
  return new Map(
    (field.options ?? []).flatMap(({value, was = []}) =>
      was.filter(old => known === undefined || known.includes(old)).map(old => [old, value] as const),
    ),
  );
}

function renamesOf(entity: Entity, earlier: RecordedEntity): EntityRenames {
  const values = entity.fields
    .filter(field => field.stored)
    .map(field => [field.name, renamedValues(field, earlier)] as const);
  return {
    entity,
    earlierKey: earlier.key,
    properties: renamedProperties(entity, earlier),
    values: new Map(values.filter(([, map]) => map.size > 0)),
  };
}

/** Of renamed entities only. */
export function findRenames(model: Model, recorded: Recorded): readonly EntityRenames[] {
  return [...model.entities.values()].flatMap(entity => {
    const earlier = recorded[entity.id];
    const renames = earlier && renamesOf(entity, earlier);
    return renames && (renames.earlierKey !== entity.key || renames.properties.size > 0 || renames.values.size > 0)
      ? [renames]
      : [];
  });
}

/** Every name and value that is no more, as it may stand within a text. */
export function earlierWords(renames: readonly EntityRenames[]): readonly string[] {
  return [
    ...new Set(
      renames.flatMap(({entity, earlierKey, properties, values}) => [
        ...(earlierKey === entity.key ? [] : [earlierKey]),
        ...properties.keys(),
        ...[...values.values()].flatMap(map => [...map.keys()].map(String)),
      ]),
    ),
  ];
}
