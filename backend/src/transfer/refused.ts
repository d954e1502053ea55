/**
 * The rows that an import did not take, as a table to be mended and imported again: their cells, and what is wrong with
 * them.
 */
import type {Text} from '@emblem/schemas';
import {stringify} from 'csv-stringify/sync';
import {say} from '../errors';
import type {Context} from '../context';
import {BYTE_ORDER_MARK, harmless, type Cell} from './cells';
import {isRefused, type Table} from '../parsing/table';

export interface RowError {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

/** The last column. An import passes it over. */
const PROBLEM: Text = {zh: '问题（导入时忽略）', en: 'What is wrong (left out on import)'};

export function isProblemHeading(heading: string): boolean {
  const name = heading.trim();
  return name === PROBLEM.zh || name.toLowerCase() === PROBLEM.en.toLowerCase();
}

function asWritten(cell: unknown): Cell {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'number' || typeof cell === 'boolean'
    ? cell
    : harmless(isRefused(cell) ? cell.content : String(cell ?? ''));
}

/** CSV, in the words of whoever imports. */
export function refusedRows(
  context: Context,
  headings: readonly string[],
  table: Table,
  errors: readonly RowError[],
  labelOf: (field: string) => string,
): string {
  const {language} = context.actor;
  const kept = headings.flatMap((heading, place) => (isProblemHeading(heading) ? [] : [place]));
  const problems = new Map<number, string[]>();
  for (const {row, field, message} of errors)
    problems.set(row, [
      ...(problems.get(row) ?? []),
      field === '' ? message : `${labelOf(field)}${language === 'zh' ? '：' : ': '}${message}`,
    ]);
  const rows = [...problems].map(([row, said]) => [
    ...kept.map(place => asWritten(table[row - 1]?.[place])),
    harmless(said.join(language === 'zh' ? '；' : '; ')),
  ]);
  return (
    BYTE_ORDER_MARK +
    stringify([[...kept.map(place => headings[place] ?? ''), say(PROBLEM, language)], ...rows], {
      cast: {boolean: String},
    })
  );
}
