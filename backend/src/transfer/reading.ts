/** How a table was read, for whoever has to agree to it. */
import type {Encoding} from '@emblem/schemas';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Table} from '../parsing/table';
import {contentOf} from './cells';

const SAMPLE_ROWS = 5;
const SAMPLE_COLUMNS = 20;
const SAMPLE_LETTERS = 60;

/** 422 for an encoding that nobody named and the bytes do not tell for sure. */
export function requireTold({actor: {language}}: Context, encoding: Encoding | undefined, isGuess: boolean): void {
  if (encoding === undefined || !isGuess) return;
  const message = text('encodingGuessed', language, {encoding});
  throw new Refusal(422, message, {errors: {encoding: message}});
}

function isTelling(row: readonly unknown[]): boolean {
  return row.some(cell => typeof cell === 'string' && /\P{ASCII}/u.test(cell));
}

function shown(cell: unknown): string {
  const content = cell instanceof Date ? cell.toISOString() : contentOf(cell);
  return content.length > SAMPLE_LETTERS ? `${content.slice(0, SAMPLE_LETTERS)}…` : content;
}

/** The headings and some rows, in the order of the file; rows with other letters than those of ASCII before others. */
export function sampleOf([headings = [], ...rows]: Table): readonly (readonly string[])[] {
  const places: number[] = [];
  for (const isWanted of [isTelling, () => true])
    for (let place = 0; place < rows.length && places.length < SAMPLE_ROWS; place += 1)
      if (!places.includes(place) && isWanted(rows[place] ?? [])) places.push(place);
  const chosen = places.sort((one, other) => one - other).map(place => rows[place] ?? []);
  return [headings, ...chosen].map(row => row.slice(0, SAMPLE_COLUMNS).map(shown));
}
