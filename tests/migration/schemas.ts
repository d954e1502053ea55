/** Small entity schemas for the tests of migrations. */
import {compileModel, type EntityKeyword, type EntitySchema, type Model, type PropertySchema} from '@emblem/schemas';

/** A property with its stable id. */
export function property(id: string, schema: PropertySchema, was: readonly string[] = []): PropertySchema {
  return {...schema, 'x-id': id, 'x-was': was, 'x-label': {zh: id, en: id}};
}

export function schema(
  key: string,
  properties: Readonly<Record<string, PropertySchema>>,
  rest: Partial<EntitySchema> = {},
  head: Partial<EntityKeyword> = {},
): EntitySchema {
  return {
    $id: key,
    type: 'object',
    additionalProperties: false,
    properties,
    ...rest,
    'x-entity': {id: `e_${key}`, module: 'people', label: {zh: key, en: key}, display: 'id', ...head},
  };
}

export function model(...schemas: readonly EntitySchema[]): Model {
  return compileModel(schemas);
}
