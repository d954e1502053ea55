/**
 * What acts are sent: calls come as JSON, as forms and as queries, so numbers may be texts and lists may be separated
 * by commas.
 */
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import type {JsonSchema} from '../vocabulary';
import {fieldErrors, type FieldErrors} from './field-errors';
import {formats} from './formats';
import {lengthsFirst} from './lengths-first';
import type {Language} from '../messages';
import {plainSchema, type PlainSchema} from './plain';

type Values = Readonly<Record<string, unknown>>;

export interface ReadInput {
  /** Numbers as numbers, lists as lists; blanks that are no texts are null. */
  readonly values: Record<string, unknown>;
  /** Empty when the input is as the schema says. */
  readonly errors: FieldErrors;
}

/**
 * The plain JSON Schema of an input: what is published is what is checked. It may be of several types, and hold more
 * than it names.
 */
export function inputSchema(schema: JsonSchema): PlainSchema {
  const {type, properties, items, additionalProperties} = schema;
  const {additionalProperties: _, ...plain} = plainSchema(
    Array.isArray(type) ? {...schema, type: undefined} : schema,
    true,
  );
  const nested = Object.entries(properties ?? {}).map(([name, inner]) => [name, inputSchema(inner)] as const);
  return {
    ...plain,
    ...(Array.isArray(type) ? {type: [...type]} : {}),
    ...(properties ? {properties: Object.fromEntries(nested)} : {}),
    ...(additionalProperties === false ? {additionalProperties} : {}),
    ...(items ? {items: inputSchema(items)} : {}),
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Whether null says something of its own. */
function allowsNull(schema: JsonSchema | undefined): boolean {
  return (Array.isArray(schema?.type) && schema.type.includes('null')) || schema?.enum?.includes(null) === true;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.length <= 40 && /^\s*-?\d{1,16}(\.\d{1,16})?\s*$/.test(value)
    ? Number(value)
    : value;
}

function toBoolean(value: unknown): unknown {
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : value;
}

/** An entry of a list of ids may be a record that has one. */
function idOf(item: unknown): unknown {
  return isObject(item) && 'id' in item ? item.id : item;
}

/** A list of plain values is also read as the text that joins them, for a name may be repeated. */
function toText(value: unknown): unknown {
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value.map(idOf) : undefined;
  if (list?.every(item => typeof item === 'string' || typeof item === 'number')) return list.join(',');
  return typeof value === 'number' ? String(value) : value;
}

function parseOr(value: string, otherwise: unknown, parse: (text: string) => unknown): unknown {
  try {
    return parse(value);
  } catch {
    return otherwise;
  }
}

function toList(schema: JsonSchema, value: unknown, parse: (text: string) => unknown): unknown {
  const list =
    typeof value === 'string'
      ? /^\s*\[/.test(value)
        ? parseOr(value, value, parse)
        : value
            .split(',')
            .map(part => part.trim())
            .filter(part => part !== '')
      : typeof value === 'number'
        ? [value]
        : value;
  const {items} = schema;
  return Array.isArray(list) && items
    ? list.map((item: unknown) => read(items, items.type === 'integer' ? idOf(item) : item, parse))
    : list;
}

function toObject(schema: JsonSchema, value: unknown, parse: (text: string) => unknown): unknown {
  const object = typeof value === 'string' ? parseOr(value, value, parse) : value;
  return isObject(object) ? readProperties(schema, object, parse) : object;
}

function read(schema: JsonSchema, value: unknown, parse: (text: string) => unknown): unknown {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return isBlank(value) ? null : toNumber(value);
    case 'boolean':
      return isBlank(value) ? null : toBoolean(value);
    case 'string':
      return toText(value);
    case 'array':
      return isBlank(value) ? null : toList(schema, value, parse);
    case 'object':
      return isBlank(value) ? null : toObject(schema, value, parse);
    default:
      return Array.isArray(schema.type) ? readOneOf(schema.type, schema, value, parse) : value;
  }
}

function readOneOf(
  types: readonly string[],
  schema: JsonSchema,
  value: unknown,
  parse: (text: string) => unknown,
): unknown {
  if (isObject(value) && types.includes('object')) return readProperties(schema, value, parse);
  return types.includes('string') || !types.includes('integer') ? value : toNumber(value);
}

function readProperties(
  {properties = {}}: JsonSchema,
  values: Values,
  parse: (text: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, schema && value !== undefined ? read(schema, value, parse) : value];
    }),
  );
}

function withoutBlank(schema: JsonSchema | undefined, value: unknown): unknown {
  if (schema?.type === 'object' && isObject(value)) return withoutBlanks(schema, value);
  return schema?.items && Array.isArray(value) ? value.map((item: unknown) => withoutBlank(schema.items, item)) : value;
}

/** Blank is the same as not sent. */
function withoutBlanks({properties = {}}: JsonSchema, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return isBlank(value) && !(value === null && allowsNull(schema)) ? [] : [[name, withoutBlank(schema, value)]];
    }),
  );
}

let ajv: Ajv2020 | undefined;
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

function validatorOf(schema: JsonSchema): ValidateFunction {
  ajv ??= new Ajv2020({allErrors: true, allowUnionTypes: true, strictTypes: false, strictRequired: false, formats});
  const validate = compiled.get(schema) ?? ajv.compile(lengthsFirst(inputSchema(schema)));
  compiled.set(schema, validate);
  return validate;
}

/** `parse` reads a text that should be JSON, and throws for one that is none or too deep. */
export function readInput(
  schema: JsonSchema,
  sent: Values,
  language: Language,
  parse: (text: string) => unknown,
): ReadInput {
  const values = readProperties(schema, sent, parse);
  const checked = withoutBlanks(schema, values);
  const validate = validatorOf(schema);
  return {values, errors: validate(checked) ? {} : fieldErrors(validate.errors, {schema}, language, checked)};
}
