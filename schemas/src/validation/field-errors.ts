/** From Ajv's errors to messages at fields, in the words of the schema where it has them. */
import type {ErrorObject} from 'ajv';
import {digitsOf} from '../money';
import type {PropertySchema, Text} from '../vocabulary';
import {entryMessage, genericMessage, type Language} from '../messages';

/** Property name to its message; nested for objects, one entry per row (or null) for lists of objects. */
export type FieldErrors = {readonly [field: string]: string | FieldErrors | readonly (FieldErrors | null)[]};

type Draft = {[field: string]: string | Draft | (Draft | null)[]};

interface Complaint {
  /** Names and positions from the record to the value. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

function decode(token: string): string {
  return token.replace(/~1/g, '/').replace(/~0/g, '~');
}

function pathOf(error: ErrorObject): readonly string[] {
  const path = error.instancePath.split('/').slice(1).map(decode);
  if (error.keyword === 'required') return [...path, String(error.params.missingProperty)];
  return error.keyword === 'additionalProperties' ? [...path, String(error.params.additionalProperty)] : path;
}

/** An entity, or what else has a schema. */
interface Described {
  readonly schema: PropertySchema;
}

interface Step {
  readonly schema: PropertySchema | undefined;
  readonly value: unknown;
  readonly key: string | number;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stepInto(schema: PropertySchema | undefined, value: unknown, token: string): Step {
  if (Array.isArray(value)) return {schema: schema?.items, value: value[Number(token)], key: Number(token)};
  const inner: unknown = isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
  return {schema: schema?.properties?.[token], value: inner, key: token};
}

/** The value and the schema at a path, and the path with positions as numbers. */
function follow(
  of: Described,
  values: unknown,
  tokens: readonly string[],
): {readonly path: readonly (string | number)[]; readonly last: Step} {
  let last: Step = {schema: of.schema, value: values, key: ''};
  const path: (string | number)[] = [];
  for (const token of tokens) {
    last = stepInto(last.schema, last.value, token);
    path.push(last.key);
  }
  return {path, last};
}

/** The names under which a schema may hold the message for an error, the most fitting first. */
function keywordsOf({keyword, params}: ErrorObject, value: unknown): readonly string[] {
  const isMissing = value === null || value === undefined;
  if (keyword === 'required' || (isMissing && keyword !== 'additionalProperties')) return ['required'];
  if ((keyword === 'minLength' && value === '') || (keyword === 'minItems' && params.limit === 1))
    return ['required', keyword];
  return [keyword];
}

function decimalMessage(schema: PropertySchema): Text {
  const {precision, scale} = digitsOf(schema);
  return genericMessage('decimal', {whole: precision - scale, scale});
}

function messageOf(error: ErrorObject, {schema, value}: Step): Text {
  const isDecimal =
    schema?.format === 'decimal' &&
    ['pattern', 'format', 'maxLength', 'type'].includes(error.keyword) &&
    value !== null;
  const keywords = isDecimal ? [error.keyword, 'format', 'pattern'] : keywordsOf(error, value);
  for (const keyword of keywords) {
    const own = schema?.['x-messages']?.[keyword];
    if (own) return own;
  }
  if (isDecimal && schema) return decimalMessage(schema);
  const [keyword = error.keyword] = keywords;
  return genericMessage(keyword === 'format' ? `format:${error.params.format}` : keyword, error.params);
}

function rowOf(rows: (Draft | null)[], index: number): Draft {
  while (rows.length <= index) rows.push(null);
  const row = rows[index] ?? {};
  rows[index] = row;
  return row;
}

/** Puts a message at its place; the first one about a place, or about what holds it, stays. */
function place(draft: Draft, {path, message}: Complaint, language: Language): void {
  const [name, next, ...rest] = path;
  if (name === undefined) return;
  const existing = draft[name];
  if (typeof existing === 'string') return;
  if (next === undefined) {
    draft[name] = existing ?? message;
  } else if (typeof next === 'number' && rest.length === 0) {
    draft[name] = existing ?? entryMessage(next + 1, message, language);
  } else if (typeof next === 'number') {
    const rows = Array.isArray(existing) ? existing : [];
    draft[name] = rows;
    place(rowOf(rows, next), {path: rest, message}, language);
  } else {
    const inner = existing === undefined || Array.isArray(existing) ? {} : existing;
    draft[name] = inner;
    place(inner, {path: [next, ...rest], message}, language);
  }
}

/**
 * The errors of a validator of `recordSchema` or of an input, about `values`, as messages at the fields. Empty without
 * errors.
 */
export function fieldErrors(
  errors: readonly ErrorObject[] | null | undefined,
  of: Described,
  language: Language,
  values: unknown,
): FieldErrors {
  const draft: Draft = {};
  for (const error of errors ?? []) {
    // Only says that the schema behind the bound was not met, which that schema's own errors say better.
    if (error.keyword === 'if') continue;
    const {path, last} = follow(of, values, pathOf(error));
    place(draft, {path, message: messageOf(error, last)[language]}, language);
  }
  return draft;
}
