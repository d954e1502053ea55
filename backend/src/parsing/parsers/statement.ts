/**
 * A bank's statement: a CSV of whichever delimiter and encoding the bank has, with whatever it says before its
 * headings.
 */
import {readFile} from 'node:fs/promises';
import type {Encoding} from '@emblem/schemas';
import {JobRefusal} from '../../processes/failure';
import type {FileInput, Parser} from '../parser';

type Rows = readonly (readonly string[])[];

export interface StatementInput extends FileInput {
  /** Said with the file; undefined where its bytes are to tell it. */
  readonly encoding?: Encoding | undefined;
  /** That of earlier statements of the account, where the bytes do not tell. */
  readonly usual?: Encoding | undefined;
}

export interface StatementTable {
  /** Each of them once; `#3` stands for a column without one. */
  readonly headings: readonly string[];
  readonly rows: Rows;
  readonly encoding: Encoding;
  /** Neither the bytes nor anybody said that it is this encoding. */
  readonly isGuess: boolean;
}

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Rows that tell the delimiter. */
const LOOKED_AT = 60;
const MAX_ROWS = 5000;
const MAX_COLUMNS = 100;
const MAX_RECORD = 64 * 1024;
const DATE = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;

async function parsed(text: string, delimiter: string, to?: number): Promise<Rows> {
  const {parse} = await import('csv-parse/sync');
  const rows: string[][] = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    ...(to === undefined ? {} : {to}),
  });
  return rows.map(row => row.map(cell => cell.trim()));
}

/** How many columns most rows have that have more than one. */
function usualWidth(rows: Rows): {readonly width: number; readonly rows: number} {
  const counts = new Map<number, number>();
  for (const {length} of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [first] = [...counts].sort(([width, many], [otherWidth, others]) => others - many || otherWidth - width);
  return {width: first?.[0] ?? 0, rows: first?.[1] ?? 0};
}

/** The one by which most rows have as many columns as their neighbours. */
async function delimiterOf(text: string): Promise<string> {
  let best = {delimiter: ',', score: 0};
  for (const delimiter of DELIMITERS) {
    const {width, rows} = usualWidth(await parsed(text, delimiter, LOOKED_AT).catch(() => []));
    const score = rows * 100 + width;
    if (width > 1 && score > best.score) best = {delimiter, score};
  }
  return best.delimiter;
}

const filled = (row: readonly string[]): number => row.filter(cell => cell !== '').length;

/** The first row that is as wide as the others, mostly filled, and has no date in it; -1 where there is none. */
function headOf(rows: Rows): number {
  const {width} = usualWidth(rows);
  return rows.findIndex(
    row => row.length >= width - 1 && filled(row) * 2 >= width && !row.some(cell => DATE.test(cell)),
  );
}

function unlike(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name, index) => {
    const plain = name === '' ? `#${index + 1}` : name;
    const before = seen.get(plain) ?? 0;
    seen.set(plain, before + 1);
    return before === 0 ? plain : `${plain} (${before + 1})`;
  });
}

export const statement: Parser<StatementInput, StatementTable> = {
  maxBytes: 5 * 1024 * 1024,
  seconds: 20,
  texts: {'too-large': 'tableTooLarge', unreadable: 'statementUnreadable', undecodable: 'undecodable'},
  async run({path, encoding: named, usual}) {
    const {decode} = await import('../encoding.js');
    const {content, encoding, isGuess} = await decode(await readFile(path), {named, usual});
    const text = new TextDecoder().decode(content);
    if (text.includes('\u0000')) throw new JobRefusal('unreadable');
    const all = await parsed(text, await delimiterOf(text));
    const {width} = usualWidth(all);
    if (width < 2) throw new JobRefusal('unreadable');
    if (all.length > MAX_ROWS || width > MAX_COLUMNS) throw new JobRefusal('too-large');
    const head = headOf(all);
    const names = all[head] ?? Array.from({length: width}, () => '');
    return {headings: unlike(names), rows: all.slice(head + 1).filter(row => filled(row) > 1), encoding, isGuess};
  },
};
