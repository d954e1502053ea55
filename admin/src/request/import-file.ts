/** Tables that are imported: what the server makes of a file, and what it took. */
import {decimalMarkOf, encodingOf, separatorOf, type DecimalMark, type Encoding, type Separator} from '@emblem/schemas';
import {asList, asNumber, asText, asTexts, asValues, isValues, type Values} from '../model/parse';
import {noAnswer, parseJson, refusal, SERVER_ERROR, SESSION_EXPIRED} from './failure';
import {atApiHost} from './host';
import {postMultipart, type MultipartOptions} from './multipart';
import {entityPath} from './rest';
import {sessionEnded} from './session-end';

export interface RowError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

/** How a table is to be read; what is undefined is left to the table. */
export interface Reading {
  /** Of a CSV. */
  readonly encoding?: Encoding | undefined;
  /** Of a CSV. */
  readonly separator?: Separator | undefined;
  readonly decimals?: DecimalMark | undefined;
}

export type ReadingPart = keyof Reading;
export const READING_PARTS = ['encoding', 'separator', 'decimals'] as const satisfies readonly ReadingPart[];

export interface ImportReport {
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly errors: readonly RowError[];
  /** How many rows have an error. */
  readonly refused: number;
  /** Those rows as CSV, with what is wrong in a column of its own. */
  readonly refusedRows: string | undefined;
  readonly written: boolean;
  readonly reading: Reading;
  /** Neither the file nor anybody says that it is to be read so. */
  readonly guessed: readonly ReadingPart[];
  /** A number that can be read in two ways, where there is one. */
  readonly openNumber: string;
  /** The headings and some rows as they were read; empty where rows were to be written. */
  readonly sample: readonly (readonly string[])[];
}

function importReport(answer: Values): ImportReport {
  return {
    total: asNumber(answer.total) ?? 0,
    created: asNumber(answer.created) ?? 0,
    updated: asNumber(answer.updated) ?? 0,
    refused: asNumber(answer.refused) ?? 0,
    refusedRows: asText(answer.refusedRows),
    written: answer.written === true,
    reading: {
      encoding: encodingOf(answer.encoding),
      separator: separatorOf(answer.separator),
      decimals: decimalMarkOf(answer.decimals),
    },
    guessed: READING_PARTS.filter(part => answer[`${part}Guessed`] === true),
    openNumber: asText(asValues(answer.decimalsAt).content) ?? '',
    sample: asList(answer.sample).map(asTexts),
    errors: asList(answer.errors)
      .filter(isValues)
      .map(error => ({
        row: asNumber(error.row) ?? 0,
        field: asText(error.field) ?? '',
        message: asText(error.message) ?? '',
      })),
  };
}

/** `check` writes nothing, `all` takes all rows or none, `good` those that can be taken. */
export type ImportMode = 'check' | 'all' | 'good';

interface ImportOptions extends Pick<MultipartOptions, 'signal' | 'progress'> {
  readonly reading?: Reading;
}

/** Reads a CSV or XLSX file row by row. */
export async function importFile(
  entity: string,
  file: File,
  mode: ImportMode,
  {reading = {}, ...options}: ImportOptions = {},
): Promise<ImportReport> {
  const form = new FormData();
  form.set('dryRun', mode === 'check' ? '1' : '0');
  form.set('take', mode === 'good' ? 'good' : 'all');
  for (const part of READING_PARTS) if (reading[part] !== undefined) form.set(part, reading[part]);
  form.set('file', file);
  const {status, text, token} = await postMultipart(atApiHost(entityPath(entity, '/actions/import')), form, options);
  if (status === SESSION_EXPIRED) throw sessionEnded(token);
  if (status >= SERVER_ERROR) throw noAnswer();
  if (status >= 400) throw refusal(status, text);
  const answer = parseJson(text);
  if (!isValues(answer)) throw noAnswer();
  return importReport(answer);
}
