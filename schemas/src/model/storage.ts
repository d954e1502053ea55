/** Reads from a property's schema how the database stores its values. */
import {digitsOf, isAmount} from '../money';
import type {PropertySchema} from '../vocabulary';
import type {FieldKind} from './field';

function baseType(schema: PropertySchema): string {
  return typeof schema.type === 'string' ? schema.type : (schema.type?.find(type => type !== 'null') ?? 'string');
}

export function storage(schema: PropertySchema): {kind: FieldKind; sql: string; scale?: number} {
  const type = baseType(schema);
  if (type === 'array' && schema['x-relation']) return {kind: 'references', sql: ''};
  if (type === 'object' || type === 'array') return {kind: 'json', sql: 'jsonb'};
  if (type === 'boolean') return {kind: 'boolean', sql: 'boolean'};
  if (type === 'number') return {kind: 'number', sql: 'double precision'};
  if (type === 'integer') {
    const wide = schema['x-relation'] !== undefined || schema.format === 'int64';
    return wide ? {kind: 'bigint', sql: 'bigint'} : {kind: 'integer', sql: 'integer'};
  }
  if (schema.format === 'date-time') return {kind: 'datetime', sql: 'timestamp with time zone'};
  if (schema.format === 'date') return {kind: 'date', sql: 'date'};
  if (schema.format === 'decimal') {
    const {precision, scale} = digitsOf(schema);
    // Of amounts each has the digits of its own currency, and keeps them as they were written.
    return {kind: 'decimal', sql: isAmount(schema) ? 'numeric' : `numeric(${precision},${scale})`, scale};
  }
  return {kind: 'string', sql: 'text'};
}
