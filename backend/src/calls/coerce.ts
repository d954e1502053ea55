/** Documented calls send numbers as text and blanks for nothing; here they become what the schema means. */
import type {Entity, Field} from '@emblem/schemas';
import type {Values} from '../values';
import {parseJson} from '../json';

function coerceNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

function coerceBoolean(value: unknown): unknown {
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return value;
}

function coerceJson(field: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    return field.schema.type === 'array'
      ? value
          .split(',')
          .map(part => part.trim())
          .filter(part => part !== '')
      : value;
  }
}

/** Comma-separated ids, JSON or a list become a list of numbers. */
function coerceReferences(value: unknown): unknown {
  const list: unknown =
    typeof value === 'string'
      ? value
          .split(',')
          .map(part => part.trim())
          .filter(part => part !== '')
      : value;
  return Array.isArray(list) ? list.map(coerceNumber) : list;
}

/** Absent stays absent, blank is null; what cannot be read is left for the validator to name. */
export function coerce(field: Field, value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '' && field.kind !== 'references')) return null;
  switch (field.kind) {
    case 'integer':
    case 'bigint':
    case 'number':
      return coerceNumber(value);
    case 'boolean':
      return coerceBoolean(value);
    case 'decimal':
    case 'string':
    case 'date':
    case 'datetime':
      return typeof value === 'number' ? String(value) : value;
    case 'json':
      return coerceJson(field, value);
    case 'references':
      return coerceReferences(value);
  }
}

export function coerceValues(entity: Entity, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = entity.field[name];
      return [name, field && value !== undefined ? coerce(field, value) : value];
    }),
  );
}

/** An id as a number or as its digits; 0 and blank mean none. */
export function readId(value: unknown): number | undefined {
  const id = coerceNumber(value);
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
