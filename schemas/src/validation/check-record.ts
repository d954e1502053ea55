/**
 * The rules about a record that JSON Schema cannot state: required-when, checks over several properties, bounds of
 * decimals.
 */
import type {Entity, Field} from '../model';
import {currencyOf, currencyPlaces, isFiner} from '../money';
import {evaluate, type PredicateRecord} from '../predicate/evaluate';
import type {PredicateContext} from '../predicate/context';
import {compare, isDecimal, read} from '../predicate/values';
import type {FieldErrors} from './field-errors';
import {genericMessage, type Language} from '../messages';

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function isOutOfBounds(field: Field, value: unknown, keyword: 'minimum' | 'maximum'): boolean {
  const limit = field.schema[keyword];
  const amount = read('decimal', value);
  const bound = read('decimal', limit);
  if (amount === undefined || bound === undefined) return false;
  const difference = compare(amount, bound);
  return keyword === 'minimum' ? difference < 0 : difference > 0;
}

function boundMessage(field: Field, value: unknown, language: Language): string | undefined {
  if (field.kind !== 'decimal') return undefined;
  const broken = (['minimum', 'maximum'] as const).find(keyword => isOutOfBounds(field, value, keyword));
  return broken && (field.messages[broken] ?? genericMessage(broken, {limit: field.schema[broken]}))[language];
}

/** Whether a value, or the currency that it is in, is another than before. */
function isNew(names: readonly string[], record: PredicateRecord, before: PredicateRecord | undefined): boolean {
  return before === undefined || names.some(name => record[name] !== before[name]);
}

/** Figures are rounded to their currency; what is entered has to fit it. */
function finerMessage(
  field: Field,
  record: PredicateRecord,
  before: PredicateRecord | undefined,
  language: Language,
): string | undefined {
  const name = field.computed === undefined ? currencyOf(field) : undefined;
  const value = record[field.name];
  if (name === undefined || typeof value !== 'string' || !isDecimal(value)) return undefined;
  const currency = record[name];
  if (!isNew([field.name, name], record, before) || !isFiner(value, currency)) return undefined;
  return genericMessage('finer', {currency: currency ?? '', places: currencyPlaces(currency)})[language];
}

/**
 * What is wrong with a whole record, whose properties fit one by one: message per property, empty when all is well.
 * `record` is in its wire form, as it would be after the write; amounts that are as they were `before` are left alone.
 */
export function checkRecord(
  entity: Entity,
  record: PredicateRecord,
  context: PredicateContext,
  language: Language,
  before?: PredicateRecord,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of entity.fields) {
    const value = record[field.name];
    const needed = field.when?.required && isEmpty(value) && evaluate(field.when.required, record, context, entity);
    const message = needed
      ? (field.messages.required ?? genericMessage('required'))[language]
      : (boundMessage(field, value, language) ?? finerMessage(field, record, before, language));
    if (message !== undefined) errors[field.name] = message;
  }
  for (const {rule, field, message} of entity.checks)
    if (errors[field] === undefined && !evaluate(rule, record, context, entity)) errors[field] = message[language];
  return errors;
}
