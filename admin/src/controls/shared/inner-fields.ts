/** Fields of an object inside a property, compiled like those of an entity. */
import {compileEntity, type Field, type JsonSchema} from '@emblem/schemas';

const cache = new WeakMap<JsonSchema, readonly Field[]>();

function compile(schema: JsonSchema): readonly Field[] {
  const entity = compileEntity({
    $id: 'inner',
    type: 'object',
    additionalProperties: false,
    properties: schema.properties ?? {},
    required: schema.required,
    'x-entity': {id: 'inner', module: 'access', label: {zh: '', en: ''}, display: 'id', delete: 'hard'},
  });
  return entity.fields.filter(field => field.system === undefined);
}

export function innerFields(schema: JsonSchema): readonly Field[] {
  const known = cache.get(schema) ?? compile(schema);
  cache.set(schema, known);
  return known;
}

const NESTED: ReadonlySet<string> = new Set(['object', 'table', 'json', 'design']);

/** Whether every part of the object can be entered in one line. */
export function isFlat(schema: JsonSchema): boolean {
  return innerFields(schema).every(field => !NESTED.has(field.control));
}

/** A new object with the defaults of its parts. */
export function blank(schema: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(innerFields(schema).map(field => [field.name, field.default ?? null]));
}
