/** Reads what an act was sent: calls come as JSON, as forms and as queries, with numbers as text. */
import {readInput, type JsonSchema} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import {parseJson} from '../json';
import type {Values} from '../values';

/** What an act was sent, as its schema means it. 422 at each name where it does not fit. */
export function checkedInput(context: Context, schema: JsonSchema, sent: Values): Values {
  const {language} = context.actor;
  const {values, errors} = readInput(schema, sent, language, parseJson);
  if (Object.keys(errors).length > 0) throw new Refusal(422, text('invalid', language), {errors});
  return values;
}

/** 422 at one parameter. */
export function badInput(context: Context, name: string, message = text('badValue', context.actor.language)): never {
  throw new Refusal(422, text('invalid', context.actor.language), {errors: {[name]: message}});
}

/** 422 at a parameter that was not sent, or sent empty. */
export function missingInput(context: Context, name: string): never {
  return badInput(context, name, text('required', context.actor.language));
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** An id, as a number or as its digits; undefined when absent, blank or 0. */
export function optionalId(context: Context, input: Values, name: string): number | undefined {
  const value = input[name];
  if (isBlank(value) || value === 0 || value === '0') return undefined;
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : badInput(context, name);
}

export function requiredId(context: Context, input: Values, name: string): number {
  return optionalId(context, input, name) ?? missingInput(context, name);
}

/** A text, trimmed; undefined when absent or blank. */
export function optionalText(context: Context, input: Values, name: string): string | undefined {
  const value = input[name];
  if (isBlank(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return badInput(context, name);
  const trimmed = String(value).trim();
  return trimmed === '' ? undefined : trimmed;
}

export function requiredText(context: Context, input: Values, name: string): string {
  return optionalText(context, input, name) ?? missingInput(context, name);
}

/** A password exactly as it was typed; undefined when absent or empty. */
export function optionalPassword(context: Context, input: Values, name: string): string | undefined {
  const value = input[name];
  if (isBlank(value)) return undefined;
  return typeof value === 'string' ? value : badInput(context, name);
}

/** The ids under a name, as a list or separated by commas. */
export function idList(context: Context, input: Values, name: string): readonly number[] {
  const value = input[name] ?? missingInput(context, name);
  const list: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : badInput(context, name);
  return list.map(item => requiredId(context, {[name]: typeof item === 'string' ? item.trim() : item}, name));
}
