/** What is called otherwise than when the database was last brought to the schemas. */
import type {Entity, EnumEntry, Field, Json, Model} from '@emblem/schemas';
import type {Recorded, RecordedEntity} from '../recorded';

/** Earlier to present. */
export type Names = ReadonlyMap<string, string>;
type Choice = EnumEntry['value'];

export interface EntityRenames {
  readonly entity: Entity;
  readonly earlierKey: string;
  readonly names: Names;
  /** By the property's present name. */
  readonly values: ReadonlyMap<string, ReadonlyMap<Choice, Choice>>;
}

function namesOf(entity: Entity, earlier: RecordedEntity): Names {
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
function valuesOf(field: Field, earlier: RecordedEntity): ReadonlyMap<Choice, Choice> {
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
    .map(field => [field.name, valuesOf(field, earlier)] as const);
  return {
    entity,
    earlierKey: earlier.key,
    names: namesOf(entity, earlier),
    values: new Map(values.filter(([, map]) => map.size > 0)),
  };
}

/** Only of what has other names now. */
export function findRenames(model: Model, recorded: Recorded): readonly EntityRenames[] {
  return [...model.entities.values()].flatMap(entity => {
    const earlier = recorded[entity.id];
    const renames = earlier && renamesOf(entity, earlier);
    return renames && (renames.earlierKey !== entity.key || renames.names.size > 0 || renames.values.size > 0)
      ? [renames]
      : [];
  });
}

/** Every name and value that is no more, as it may stand within a text. */
export function earlierWords(renames: readonly EntityRenames[]): readonly string[] {
  return [
    ...new Set(
      renames.flatMap(({entity, earlierKey, names, values}) => [
        ...(earlierKey === entity.key ? [] : [earlierKey]),
        ...names.keys(),
        ...[...values.values()].flatMap(map => [...map.keys()].map(String)),
      ]),
    ),
  ];
}

function said(map: ReadonlyMap<unknown, unknown>): string {
  return [...map].map(([from, to]) => `${String(from)} > ${String(to)}`).join(', ');
}

/** For the log: one line for each entity. */
export function describeRenames({entity, earlierKey, names, values}: EntityRenames): string {
  const parts = [
    ...(earlierKey === entity.key ? [] : [`was called ${earlierKey}`]),
    ...(names.size === 0 ? [] : [`properties ${said(names)}`]),
    ...[...values].map(([name, map]) => `values of ${name} ${said(map)}`),
  ];
  return `-- ${entity.key}: ${parts.join('; ')}; moved in its rows, its history and what mentions it`;
}
