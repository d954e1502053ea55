/** The lines in a request: told apart from the record's own values, and looked at before anything is read or done. */
import {LINES_LIMIT, type Lines} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text, type MessageKey} from '../messages';
import type {Context} from '../context';
import type {Values} from '../values';
import {refuseIf} from './values';

export interface SentLine {
  /** Absent for a new line. */
  readonly id?: number;
  /** What is to be written; with the `version` that was read, if it was sent. */
  readonly values: Values;
  /** It was deleted and comes back as it was; no request says so. */
  readonly isDeleted?: boolean;
}

export interface SentLines {
  readonly lines: Lines;
  readonly rows: readonly SentLine[];
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function problemOf(row: unknown, ids: Set<number>): [name: string, problem: MessageKey] | undefined {
  if (!isObject(row)) return ['', 'badLines'];
  const {id} = row;
  if (id === undefined || id === null) return undefined;
  if (!isId(id)) return ['.id', 'badValue'];
  if (ids.has(id)) return ['.id', 'lineTwice'];
  ids.add(id);
  return undefined;
}

function rowsOf(context: Context, {name}: Lines, sent: unknown): readonly SentLine[] {
  const {language} = context.actor;
  if (!Array.isArray(sent))
    throw new Refusal(422, text('invalid', language), {errors: {[name]: text('badLines', language)}});
  if (sent.length > LINES_LIMIT) {
    const message = text('tooManyLines', language, {limit: LINES_LIMIT});
    throw new Refusal(422, message, {errors: {[name]: message}});
  }
  const errors: Record<string, string> = {};
  const ids = new Set<number>();
  const rows = sent.map((row: unknown, index): SentLine => {
    const problem = problemOf(row, ids);
    if (problem) errors[`${name}[${index}]${problem[0]}`] = text(problem[1], language);
    const {id, ...values} = isObject(row) ? row : {};
    return {...(isId(id) && {id}), values};
  });
  refuseIf(context, errors);
  return rows;
}

/** Throws 422 at `products`, `products[2]` or `products[2].id` where these are no lines, or too many. */
export function takeLines(
  context: Context,
  key: string,
  values: Values,
): {readonly own: Values; readonly sent: readonly SentLines[]} {
  const own = {...values};
  const sent: SentLines[] = [];
  for (const lines of context.model.entity(key).lines) {
    const value = own[lines.name];
    delete own[lines.name];
    if (value !== undefined) sent.push({lines, rows: rowsOf(context, lines, value)});
  }
  return {own, sent};
}
