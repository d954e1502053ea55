/** Reads typed values out of records, whose properties are known to the schema but not to the compiler. */
import type {Values} from './values';

export function numberOf(record: Values, name: string): number | null {
  const value = record[name];
  return typeof value === 'number' ? value : null;
}

export function numbersOf(record: Values | undefined, name: string): readonly number[] {
  const value = record?.[name];
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
}

export function textOf(record: Values, name: string): string | null {
  const value = record[name];
  return typeof value === 'string' ? value : null;
}

export function textsOf(record: Values | undefined, name: string): readonly string[] {
  const value = record?.[name];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** ISO 8601 of a time, however the record holds it. */
export function timeOf(record: Values, name: string): string | null {
  const value = record[name];
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? new Date(value).toISOString() : null;
}
