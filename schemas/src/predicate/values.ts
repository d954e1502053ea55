/** What the values of each kind of field are when predicates compare them: the common ground of SQL and JavaScript. */
import Decimal from 'decimal.js';
import type {Field, FieldKind} from '../model';
import {isPiled} from '../text/normal-text';

/** Kinds of one family compare with each other. */
export type Family = 'text' | 'integer' | 'float' | 'decimal' | 'boolean' | 'instant' | 'date';

const FAMILY_OF_KIND: Readonly<Record<Exclude<FieldKind, 'json' | 'references'>, Family>> = {
  string: 'text',
  integer: 'integer',
  bigint: 'integer',
  number: 'float',
  decimal: 'decimal',
  boolean: 'boolean',
  datetime: 'instant',
  date: 'date',
};

/** Undefined for lists and objects, which have no order and no equality. */
export function familyOf(kind: FieldKind): Family | undefined {
  return kind === 'json' || kind === 'references' ? undefined : FAMILY_OF_KIND[kind];
}

/** The family of the elements of a JSON list of scalars; undefined for every other field. */
export function elementFamily(field: Field): Family | undefined {
  if (field.kind !== 'json') return undefined;
  const type = field.schema.items?.type;
  if (type === 'string') return 'text';
  if (type === 'integer') return 'integer';
  if (type === 'number') return 'float';
  return type === 'boolean' ? 'boolean' : undefined;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const DECIMAL = /^-?\d{1,64}(\.\d{1,64})?$/;
const UNSTORABLE = /[\0\ud800-\udfff]/u;
const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
/** The last moment there is, ms since 1970. */
export const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** A calendar date `YYYY-MM-DD` of the years 1 to 9999. */
export function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match || match[1] === '0000') return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Milliseconds since 1970 of an ISO 8601 time with its zone, at most milliseconds, years 1 to 9999; undefined
 * otherwise.
 */
export function parseInstant(text: string): number | undefined {
  if (!INSTANT.test(text) || !isDate(text.slice(0, 10))) return undefined;
  const time = Date.parse(text);
  return time >= EARLIEST && time <= LATEST ? time : undefined;
}

/** Digits with an optional sign and fraction, without exponent: how decimals travel. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}

/**
 * False for a text with a NUL character or half a surrogate pair, which PostgreSQL cannot hold, and for one with more
 * marks on a sign than can be put into order in time.
 */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text) && !isPiled(text);
}

export type Comparable = string | number | boolean | Decimal;

function readInstant(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  return isDate(value) ? Date.parse(`${value}T00:00:00.000Z`) : parseInstant(value);
}

function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Decimal(value) : undefined;
  return typeof value === 'string' && isDecimal(value) ? new Decimal(value) : undefined;
}

const READERS: Readonly<Record<Family, (value: unknown) => Comparable | undefined>> = {
  text: value => (typeof value === 'string' && isStorable(value) ? value : undefined),
  integer: value => (Number.isSafeInteger(value) ? Number(value) : undefined),
  float: value => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  decimal: readDecimal,
  boolean: value => (typeof value === 'boolean' ? value : undefined),
  instant: readInstant,
  date: value => (typeof value === 'string' && isDate(value) ? value : undefined),
};

/** A wire value or literal as its family compares it; undefined when it is null or does not belong to the family. */
export function read(family: Family, value: unknown): Comparable | undefined {
  return READERS[family](value);
}

/** The value as the text that is bound to a SQL parameter and cast there. */
export function bindable(value: Comparable, family: Family): string {
  if (family === 'instant') return new Date(Number(value)).toISOString();
  return value instanceof Decimal ? value.toFixed() : String(value);
}

function compareTexts(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Negative, zero or positive. Integers compare with decimals and floats; other families only with themselves. */
export function compare(a: Comparable, b: Comparable): number {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (typeof a === 'boolean' || typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof Decimal || b instanceof Decimal) return new Decimal(a).comparedTo(new Decimal(b));
  return Number(a) < Number(b) ? -1 : Number(a) > Number(b) ? 1 : 0;
}
