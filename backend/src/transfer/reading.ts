/** How a table was read, for whoever has to agree to it. */
import type {DecimalMark, Encoding, Separator} from '@emblem/schemas';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {ReadTable} from '../parsing/parsers/table';
import type {OpenNumber} from '../parsing/decimals';
import type {Table} from '../parsing/table';
import {contentOf} from './cells';

const SAMPLE_ROWS = 5;
const SAMPLE_COLUMNS = 20;
const SAMPLE_LETTERS = 60;

type Reading = Pick<ReadTable, 'encoding' | 'separator' | 'decimals'>;

/** What is guessed, by the parameter that names it, in words of what to do. */
function guesses({actor: {language}}: Context, {encoding, separator, decimals}: Reading): Record<string, string> {
  const {row = 0, heading = '', content = ''} = decimals?.at ?? {};
  return {
    ...(encoding?.isGuess && {encoding: text('encodingGuessed', language, {encoding: encoding.is})}),
    ...(separator?.isGuess && {separator: text('separatorGuessed', language, {separator: separator.is})}),
    ...(decimals?.isGuess && {decimals: text('decimalsGuessed', language, {row, column: heading, value: content})}),
  };
}

/** 422 for what nobody named and the table does not tell for sure: its encoding, its separator or its decimals. */
export function requireTold(context: Context, reading: Reading): void {
  const errors = guesses(context, reading);
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Refusal(422, first, {errors});
}

export interface ReadingReport {
  /** In which a CSV was read. */
  readonly encoding?: Encoding;
  /** Neither the file nor anybody says that it is that one: to be looked at, and named before rows are taken. */
  readonly encodingGuessed?: boolean;
  /** By which a CSV was read. */
  readonly separator?: Separator;
  readonly separatorGuessed?: boolean;
  /** By which its numbers were read; absent where none has such a mark. */
  readonly decimals?: DecimalMark;
  readonly decimalsGuessed?: boolean;
  /** Of a guess: the number that can be read in two ways. */
  readonly decimalsAt?: OpenNumber;
}

export function readingReport({encoding, separator, decimals}: Reading): ReadingReport {
  return {
    ...(encoding && {encoding: encoding.is, encodingGuessed: encoding.isGuess}),
    ...(separator && {separator: separator.is, separatorGuessed: separator.isGuess}),
    ...(decimals && {decimals: decimals.is, decimalsGuessed: decimals.isGuess}),
    ...(decimals?.at && {decimalsAt: decimals.at}),
  };
}

function isTelling(row: readonly unknown[]): boolean {
  return row.some(cell => typeof cell === 'string' && /\P{ASCII}/u.test(cell));
}

function sampleText(cell: unknown): string {
  const content = cell instanceof Date ? cell.toISOString() : contentOf(cell);
  return content.length > SAMPLE_LETTERS ? `${content.slice(0, SAMPLE_LETTERS)}…` : content;
}

/**
 * The headings and some rows, in the order of the file: the one that is named, then those with other letters than those
 * of ASCII, then others.
 */
export function sampleOf([headings = [], ...rows]: Table, named?: number): readonly (readonly string[])[] {
  const places: number[] = named === undefined ? [] : [named - 2];
  for (const isWanted of [isTelling, () => true])
    for (let place = 0; place < rows.length && places.length < SAMPLE_ROWS; place += 1)
      if (!places.includes(place) && isWanted(rows[place] ?? [])) places.push(place);
  const chosen = places.sort((one, other) => one - other).map(place => rows[place] ?? []);
  return [headings, ...chosen].map(row => row.slice(0, SAMPLE_COLUMNS).map(sampleText));
}
