/** What a request may write: known, visible, not read-only; in one normal form so that equal values compare equal. */
import Decimal from 'decimal.js';
import {amountText, isAmount, isDecimal, normalTexts, type Entity, type Field} from '@emblem/schemas';
import {Refusal, type FieldErrors} from '../errors';
import {text} from '../messages';
import type {Values} from '../values';
import type {Context} from '../context';
import {sight} from '../read/visibility';

/** Sent back by clients as they received it; never written. */
const IGNORED = new Set(['_labels', '_abilities', '_zone']);

/** So many names that do not exist are told; whoever sent more of them sees what is wrong by these. */
const MAX_UNKNOWN_NAMES = 10;

export function mayName(context: Context, entity: Entity, field: Field): boolean {
  const {actor} = context;
  if (field.sensitivity === 'secret') return actor.kind === 'system';
  if (sight(actor, entity, context.model, field) !== false) return true;
  return field.sensitivity === 'personal' && (actor.kind === 'member' || actor.kind === 'visitor');
}

function isWritable(context: Context, field: Field): boolean {
  if (field.system !== undefined || field.computed !== undefined) return false;
  return !field.readOnly || context.actor.kind === 'system';
}

/**
 * Keeps what can be written, drops what is read-only, refuses what does not exist (422). `version` is kept apart by the
 * caller.
 */
export function writableValues(context: Context, entity: Entity, values: Values): Values {
  const unknown: string[] = [];
  const kept: Values = {};
  for (const [name, value] of Object.entries(values)) {
    if (IGNORED.has(name) || value === undefined) continue;
    const field = entity.field[name];
    if (!field || !mayName(context, entity, field)) unknown.push(name);
    else if (isWritable(context, field)) kept[name] = normalise(field, value);
  }
  const told = unknown.slice(0, MAX_UNKNOWN_NAMES);
  refuseIf(context, Object.fromEntries(told.map(name => [name, text('unknownField', context.actor.language)])));
  return kept;
}

export function refuseIf(context: Context, errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal(422, text('invalid', context.actor.language), {errors});
}

/**
 * Digits after the point are filled up, never rounded away; an amount of another form or of too many digits stays as it
 * is.
 */
function normaliseDecimal({schema, scale = 2}: Field, value: unknown): unknown {
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string' || !isDecimal(written)) return written;
  const amount = new Decimal(written);
  if (amount.decimalPlaces() > scale) return written;
  return isAmount(schema) ? amountText(amount) : amount.toFixed(scale);
}

function normaliseTime(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}[T ]/.test(value)) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}

/**
 * Decimals with their digits after the point, times as ISO 8601 in UTC, texts in their normal form of Unicode; what
 * cannot be read is left to the validator.
 */
export function normalise(field: Field, value: unknown): unknown {
  if (value === null) return null;
  if (field.kind === 'decimal') return normaliseDecimal(field, value);
  if (field.kind === 'datetime') return normaliseTime(value);
  return normalTexts(value);
}

/** JSON without regard to the order of keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(canonical(a ?? null)) === JSON.stringify(canonical(b ?? null));
}

/** The values that differ from the record. */
export function changedValues(before: Values, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(before[name], value)));
}
