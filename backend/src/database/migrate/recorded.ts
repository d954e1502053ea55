/**
 * What the schemas said when the database was last brought to them: names by stable id, and what the values had to be
 * like.
 */
import {fieldSchema, snakeCase, type Entity, type Field, type Model, type PlainSchema} from '@emblem/schemas';
import type {ISql} from 'postgres';
import type {ActualTable} from './actual';

export interface RecordedField {
  readonly name: string;
  /** What a value had to be like; absent for what the server alone writes. */
  readonly rules?: PlainSchema;
}

export interface RecordedEntity {
  readonly key: string;
  /** By stable id. */
  readonly fields: Readonly<Record<string, RecordedField>>;
}

/** By stable id of the entity. */
export type Recorded = Readonly<Record<string, RecordedEntity>>;

const KEY = 'model';

/** Undefined for what no client writes. */
export function rulesOf(field: Field): PlainSchema | undefined {
  return field.system || !field.stored || field.sensitivity === 'secret' ? undefined : fieldSchema(field);
}

function recordedEntity(entity: Entity): RecordedEntity {
  return {
    key: entity.key,
    fields: Object.fromEntries(entity.fields.map(field => [field.id, {name: field.name, rules: rulesOf(field)}])),
  };
}

export function recordOf(model: Model): Recorded {
  return Object.fromEntries([...model.entities.values()].map(entity => [entity.id, recordedEntity(entity)]));
}

export async function readRecorded(sql: ISql): Promise<Recorded | undefined> {
  const [row] = await sql<{value: string}[]>`select value from emblem.state where key = ${KEY}`;
  // Written below, by this program alone.
  return row && (JSON.parse(row.value) as Recorded);
}

export async function storeRecorded(sql: ISql, recorded: Recorded): Promise<void> {
  await sql`
    insert into emblem.state (key, value) values (${KEY}, ${JSON.stringify(recorded)})
    on conflict (key) do update set value = excluded.value`;
}

/**
 * For a database from before names were recorded: those that its tables and columns still have, as far as the schemas
 * admit to them.
 */
export function guessRecorded(model: Model, tables: readonly ActualTable[]): Recorded {
  return Object.fromEntries(
    [...model.entities.values()].map(entity => {
      const table = tables.find(({objectId}) => objectId === entity.id);
      const nameOf = (field: Field): string => {
        const column = table?.columns.find(({fieldId}) => fieldId === field.id)?.name;
        return field.was.find(name => column !== field.column && snakeCase(name) === column) ?? field.name;
      };
      return [
        entity.id,
        {
          key: entity.was.find(key => snakeCase(key) === table?.name) ?? entity.key,
          fields: Object.fromEntries(entity.fields.map(field => [field.id, {name: nameOf(field)}])),
        },
      ];
    }),
  );
}
