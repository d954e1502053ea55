/**
 * Plain JSON Schema 2020-12 for one value, made from a property of an entity: without `x-` keywords, null where it may
 * be null.
 */
import type {Field} from '../model';
import {digitsOf} from '../money';
import type {Json, PropertySchema} from '../vocabulary';

export type PlainSchema = {readonly [keyword: string]: Json};

const COPIED = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'const',
] as const;
const SAFE = {minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER};
const INT4 = {minimum: -2147483648, maximum: 2147483647};

function typeOf(schema: PropertySchema): string | undefined {
  return typeof schema.type === 'string' ? schema.type : schema.type?.find(type => type !== 'null');
}

function allowsNull(schema: PropertySchema): boolean {
  return Array.isArray(schema.type) && schema.type.includes('null');
}

function copyKeywords(schema: PropertySchema): PlainSchema {
  return Object.fromEntries(
    COPIED.flatMap(keyword => {
      const value = schema[keyword];
      return value === undefined ? [] : [[keyword, value]];
    }),
  );
}

/** The text of a decimal that fits `numeric(precision, scale)`; its bounds are looked after by `checkRecord`. */
export function decimalPattern(precision: number, scale: number): string {
  return `^-?\\d{1,${precision - scale}}${scale > 0 ? `(\\.\\d{1,${scale}})?` : ''}$`;
}

function decimalSchema(schema: PropertySchema): PlainSchema {
  const {precision, scale} = digitsOf(schema);
  // The sign and the point take one character each.
  return {
    type: 'string',
    format: 'decimal',
    maxLength: precision + 2,
    pattern: schema.pattern ?? decimalPattern(precision, scale),
  };
}

function objectSchema(schema: PropertySchema): PlainSchema {
  if (!schema.properties) return {};
  const required = schema.required ?? [];
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    plainSchema(property, required.includes(name)),
  ]);
  return {
    properties: Object.fromEntries(properties),
    additionalProperties: false,
    ...(required.length > 0 ? {required} : {}),
  };
}

function typedSchema(schema: PropertySchema): PlainSchema {
  const type = typeOf(schema);
  switch (type) {
    case undefined:
      return copyKeywords(schema);
    case 'integer':
      return {type, ...(choicesOf(schema) ? {} : SAFE), ...copyKeywords(schema)};
    case 'array':
      return {type, ...copyKeywords(schema), ...(schema.items ? {items: plainSchema(schema.items, true)} : {})};
    case 'object':
      return {type, ...objectSchema(schema)};
    case 'string': {
      if (schema.format === 'decimal') return decimalSchema(schema);
      return {type, ...copyKeywords(schema), ...(schema.format ? {format: schema.format} : {})};
    }
    default:
      return {type, ...copyKeywords(schema)};
  }
}

function withNull(schema: PlainSchema): PlainSchema {
  if (typeof schema.type !== 'string') return schema;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) ? {enum: [...schema.enum, null]} : {}),
  };
}

function choicesOf(schema: PropertySchema): readonly Json[] | undefined {
  return schema['x-enum']?.map(({value}) => value) ?? schema.enum;
}

/** `notNull` is for what is required; everything else may be null, which means empty. */
export function plainSchema(schema: PropertySchema, notNull: boolean): PlainSchema {
  const values = choicesOf(schema);
  const plain = {...typedSchema(schema), ...(values ? {enum: values} : {})};
  return notNull && !allowsNull(schema) ? plain : withNull(plain);
}

/** The schema of a field's value, within the bounds of its column. */
export function fieldSchema(field: Field): PlainSchema {
  const plain = plainSchema(field.schema, field.required);
  if (field.kind !== 'integer' || plain.enum) return plain;
  const {minimum = INT4.minimum, maximum = INT4.maximum} = field.schema;
  return {...plain, minimum: Math.max(minimum, INT4.minimum), maximum: Math.min(maximum, INT4.maximum)};
}
