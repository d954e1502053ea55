/**
 * A bank's statement: a CSV of whichever delimiter and encoding the bank has, with whatever it says before its
 * headings.
 */
import {readFile} from 'node:fs/promises';
import {SEPARATOR_SIGNS, SEPARATORS, type Encoding, type Separator} from '@emblem/schemas';
import {JobRefusal} from '../../processes/failure';
import type {FileInput, Parser} from '../parser';
import type {Assumption} from '../assumption';

type Rows = readonly (readonly string[])[];

export interface StatementInput extends FileInput {
  /** Said with the file; undefined where its bytes are to tell it. */
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
  /** Those of earlier statements of the account, where the file does not tell. */
  readonly usual?: {readonly encoding?: Encoding | undefined; readonly separator?: Separator | undefined};
}

export interface StatementTable {
  /** Each of them once; `#3` stands for a column without one. */
  readonly headings: readonly string[];
  readonly rows: Rows;
  readonly encoding: Assumption<Encoding>;
  readonly separator: Assumption<Separator>;
}

/** Rows that tell the separator. */
const LOOKED_AT = 60;
const MAX_ROWS = 5000;
const MAX_COLUMNS = 100;
const MAX_RECORD = 64 * 1024;
const DATE = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;

async function parseRows(text: string, delimiter: string, to?: number): Promise<Rows> {
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

const countFilled = (row: readonly string[]): number => row.filter(cell => cell !== '').length;

/** The first row that is as wide as the others, mostly filled, and has no date in it; -1 where there is none. */
function headOf(rows: Rows): number {
  const {width} = usualWidth(rows);
  return rows.findIndex(
    row => row.length >= width - 1 && countFilled(row) * 2 >= width && !row.some(cell => DATE.test(cell)),
  );
}

/** How well a separator fits: rows that are as wide as their neighbours first, then how wide they are. */
interface Fit {
  readonly separator: Separator;
  readonly score: number;
  /** Its headings are as wide as its rows, too: nothing speaks against it. */
  readonly isWhole: boolean;
}

async function fitOf(text: string, separator: Separator): Promise<Fit> {
  const rows = await parseRows(text, SEPARATOR_SIGNS[separator], LOOKED_AT).catch(() => []);
  const {width, rows: alike} = usualWidth(rows);
  const isWhole = width > 1 && rows[headOf(rows)]?.length === width;
  return {separator, score: width > 1 ? alike * 100 + width : 0, isWhole};
}

async function separatorOfRows(text: string, usual: Separator | undefined): Promise<Assumption<Separator>> {
  const fits = await Promise.all(SEPARATORS.map(separator => fitOf(text, separator)));
  const [best, ...others] = fits.toSorted((one, other) => other.score - one.score);
  const rivals = others.filter(({isWhole, score}) => isWhole && score * 2 > (best?.score ?? 0));
  const kept = [best, ...rivals].find(fit => fit?.separator === usual && fit?.isWhole);
  return {is: (kept ?? best)?.separator ?? 'comma', isGuess: rivals.length > 0};
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
  async run({path, encoding: named, separator: asked, usual}) {
    const [{decode}, {bodyOf}] = await Promise.all([import('../encoding.js'), import('../separator.js')]);
    const {content, encoding, isGuess} = await decode(await readFile(path), {named, usual: usual?.encoding});
    const {body, named: inFile} = bodyOf(content);
    const text = new TextDecoder().decode(body);
    if (text.includes('\u0000')) throw new JobRefusal('unreadable');
    const told = asked ?? inFile;
    const separator = told === undefined ? await separatorOfRows(text, usual?.separator) : {is: told, isGuess: false};
    const all = await parseRows(text, SEPARATOR_SIGNS[separator.is]);
    const {width} = usualWidth(all);
    if (width < 2) throw new JobRefusal('unreadable');
    if (all.length > MAX_ROWS || width > MAX_COLUMNS) throw new JobRefusal('too-large');
    const head = headOf(all);
    const headings = unlike(all[head] ?? Array.from({length: width}, () => ''));
    const rows = all.slice(head + 1).filter(row => countFilled(row) > 1);
    return {headings, rows, encoding: {is: encoding, isGuess}, separator};
  },
};
