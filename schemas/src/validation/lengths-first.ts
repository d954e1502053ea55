/**
 * Sizes before contents: a pattern never sees a text that is too long anyway, nor are the entries of an endless list
 * looked at.
 */
import type {Json} from '../vocabulary';
import type {PlainSchema} from './plain';

interface Bound {
  readonly most: 'maxLength' | 'maxItems';
  /** The keyword that holds beyond the bound. */
  readonly more: 'minLength' | 'minItems';
  /** What costs the more the larger a value is. */
  readonly costly: readonly string[];
}

const BOUNDS: readonly Bound[] = [
  {most: 'maxLength', more: 'minLength', costly: ['pattern', 'format']},
  {most: 'maxItems', more: 'minItems', costly: ['items', 'uniqueItems']},
];

function isSchema(value: Json | undefined): value is PlainSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inner(keyword: string, value: Json): Json {
  if (!isSchema(value)) return value;
  if (keyword === 'items') return lengthsFirst(value);
  if (keyword !== 'properties') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [name, isSchema(property) ? lengthsFirst(property) : property]),
  );
}

/**
 * The same schema for a validator that reports all errors: what is bounded is only asked of values within the bound.
 */
export function lengthsFirst(schema: PlainSchema): PlainSchema {
  const all = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, inner(keyword, value)]));
  const bound = BOUNDS.find(({most}) => most in all);
  const isCostly = (keyword: string): boolean => bound?.costly.includes(keyword) === true;
  const later = Object.entries(all).filter(([keyword]) => isCostly(keyword));
  if (!bound || later.length === 0) return all;
  const first = Object.fromEntries(Object.entries(all).filter(([keyword]) => !isCostly(keyword)));
  return {...first, if: {[bound.more]: Number(all[bound.most]) + 1}, else: Object.fromEntries(later)};
}
