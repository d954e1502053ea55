/** Bank statements: what their lines pay, and booking them. */
import {encodingOf, separatorOf, type Encoding, type Separator} from '@emblem/schemas';
import {asList, asNumber, asText, asTexts, asValues, isValues, type Values} from '../model/parse';
import {isFailure, noAnswer, parseJson, refusal, SERVER_ERROR, SESSION_EXPIRED} from './failure';
import {atApiHost} from './host';
import {postMultipart} from './multipart';
import {REST} from './rest';
import {sessionEnded} from './session-end';

export const COLUMNS = ['date', 'amount', 'debit', 'currency', 'payer', 'reference', 'bankReference'] as const;
export type Column = (typeof COLUMNS)[number];
export const DECIMALS = [',', '.'] as const;
export const DATES = ['dmy', 'mdy', 'ymd'] as const;

export interface Mapping {
  /** The heading of each column. */
  readonly columns: Partial<Readonly<Record<Column, string>>>;
  readonly decimal?: string;
  readonly dates?: string;
  /** Where the file itself does not say it. */
  readonly encoding?: Encoding;
  /** Where the file itself does not tell it. */
  readonly separator?: Separator;
}

export const STATES = ['exact', 'proposed', 'none', 'booked', 'outgoing', 'unreadable'] as const;
export type LineState = (typeof STATES)[number];
const REASONS = ['part', 'more', 'currency', 'several', 'amount'] as const;
export type LineReason = (typeof REASONS)[number];

/** What a line may pay. */
export interface Sale {
  /** `order` or `link-order`. */
  readonly entity: string;
  readonly id: number;
  readonly number: string;
  readonly invoice: string | undefined;
  readonly name: string | undefined;
  readonly currency: string;
  readonly open: string;
}

export interface StatementLine {
  readonly key: string;
  readonly date: string;
  readonly amount: string;
  readonly currency: string;
  readonly payer: string;
  readonly reference: string;
  readonly state: LineState;
  readonly reason: LineReason | undefined;
  readonly targets: readonly Sale[];
}

/** What of the reading of a file may be no more than a guess. */
export const GUESSES = ['encoding', 'separator'] as const;

export interface Statement {
  readonly headings: readonly string[];
  /** The first value of each column. */
  readonly samples: readonly string[];
  readonly mapping: Mapping;
  /** What somebody has to say before lines can be read. */
  readonly missing: readonly string[];
  /** What the file leaves open, so that somebody should look at it. */
  readonly guessed: readonly (typeof GUESSES)[number][];
  readonly lines: readonly StatementLine[];
  /** The `bank-statement`, where lines were booked. */
  readonly statementId: number | undefined;
  readonly booked: number;
}

export interface Choice {
  readonly key: string;
  readonly entity: string;
  readonly id: number;
}

function saleIn(value: Values): Sale {
  return {
    entity: asText(value.entity) ?? '',
    id: asNumber(value.id) ?? 0,
    number: asText(value.number) ?? '',
    invoice: asText(value.invoice),
    name: asText(value.name),
    currency: asText(value.currency) ?? '',
    open: asText(value.open) ?? '0.00',
  };
}

function lineIn(value: Values): StatementLine {
  return {
    key: asText(value.key) ?? '',
    date: asText(value.date) ?? '',
    amount: asText(value.amount) ?? '',
    currency: asText(value.currency) ?? '',
    payer: asText(value.payer) ?? '',
    reference: asText(value.reference) ?? '',
    state: STATES.find(state => state === value.state) ?? 'unreadable',
    reason: REASONS.find(reason => reason === value.reason),
    targets: asList(value.targets).filter(isValues).map(saleIn),
  };
}

function mappingIn(value: unknown): Mapping {
  const {columns, decimal, dates, encoding, separator} = asValues(value);
  const named = asValues(columns);
  const known = COLUMNS.flatMap(column => {
    const heading = asText(named[column]);
    return heading === undefined ? [] : [[column, heading] as const];
  });
  return {
    columns: Object.fromEntries(known),
    decimal: asText(decimal),
    dates: asText(dates),
    encoding: encodingOf(encoding),
    separator: separatorOf(separator),
  };
}

interface Wish {
  readonly account: number;
  readonly file: File;
  /** What the account remembers, or the headings tell, when absent. */
  readonly mapping?: Mapping;
  /** Lines to book; without them nothing is written. */
  readonly book?: readonly Choice[];
}

export async function sendStatement({account, file, mapping, book}: Wish): Promise<Statement> {
  const form = new FormData();
  form.set('name', file.name);
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  if (book) form.set('book', JSON.stringify(book));
  form.set('file', file);
  const {status, text, token} = await postMultipart(atApiHost(`${REST}/bank-account/${account}/statement`), form);
  if (status === SESSION_EXPIRED) throw sessionEnded(token);
  if (status >= SERVER_ERROR) throw noAnswer();
  if (status >= 400) throw refusal(status, text);
  const answer = parseJson(text);
  if (!isValues(answer)) throw noAnswer();
  return {
    headings: asTexts(answer.headings),
    samples: asTexts(answer.samples),
    mapping: mappingIn(answer.mapping),
    missing: asTexts(answer.missing),
    guessed: GUESSES.filter(part => answer[`${part}Guessed`] === true),
    lines: asList(answer.lines).filter(isValues).map(lineIn),
    statementId: asNumber(answer.statementId),
    booked: asNumber(answer.booked) ?? 0,
  };
}

/** What was refused, by the key of the line that it is about. */
export function faultsOf(error: unknown): Readonly<Record<string, string>> {
  const errors = asValues(isFailure(error) ? asValues(error.body).errors : undefined);
  return Object.fromEntries(Object.entries(errors).map(([key, message]) => [key, asText(message) ?? '']));
}
