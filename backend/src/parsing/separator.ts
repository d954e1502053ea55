/**
 * What stands between the cells of a CSV. A first line `sep=;` tells it, else the headings do: read by the right sign
 * they are properties. Where they are so by several signs, nothing may hang on which of them it is.
 */
import {SEPARATOR_SIGNS, SEPARATORS, separatorOf, type Separator} from '@emblem/schemas';
import {columnNamed, type TableColumn} from './table';
import type {Assumption} from './assumption';

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const SAYING = /^"?sep=([,;\t|])"?[ \t]*(\r\n|\n|\r|$)/i;
const MAX_SAYING_LENGTH = 16;
const QUOTE = 34;

/** Of a table, as much as its headings may take. */
const HEAD = 256 * 1024;

interface Body {
  /** Without the mark at its beginning, and without the line that names the separator. */
  readonly body: Buffer;
  /** What that line names. */
  readonly named: Separator | undefined;
}

export function bodyOf(content: Buffer): Body {
  const isMarked = content.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  const text = isMarked ? content.subarray(BYTE_ORDER_MARK.length) : content;
  const [line = '', sign] = SAYING.exec(text.subarray(0, MAX_SAYING_LENGTH).toString('latin1')) ?? [];
  return {body: text.subarray(line.length), named: separatorOf(sign)};
}

async function headings(body: Buffer, separator: Separator): Promise<readonly string[]> {
  const {parse} = await import('csv-parse/sync');
  try {
    const options = {delimiter: SEPARATOR_SIGNS[separator], to: 1, relax_column_count: true, skip_empty_lines: true};
    const [row = []]: string[][] = parse(body.subarray(0, HEAD), options);
    return row;
  } catch {
    return [];
  }
}

/** How many of the headings are properties, or, where none is, how many there are. */
async function score(body: Buffer, columns: readonly TableColumn[], separator: Separator): Promise<number> {
  const row = await headings(body, separator);
  const known = row.filter(heading => columnNamed(columns, heading) !== undefined).length;
  return known > 0 ? known : row.length / (HEAD + 1);
}

/** Those that stand anywhere in the table but in quotes. */
function signsIn(body: Buffer): ReadonlySet<Separator> {
  const codes = new Map(SEPARATORS.map(separator => [SEPARATOR_SIGNS[separator].charCodeAt(0), separator] as const));
  const found = new Set<Separator>();
  let isQuoted = false;
  for (const byte of body) {
    if (byte === QUOTE) isQuoted = !isQuoted;
    const separator = isQuoted ? undefined : codes.get(byte);
    if (separator !== undefined) found.add(separator);
  }
  return found;
}

/** The sign that `body` is to be read by. */
export async function separatorIn(body: Buffer, columns: readonly TableColumn[]): Promise<Assumption<Separator>> {
  const scores = await Promise.all(
    SEPARATORS.map(async separator => [separator, await score(body, columns, separator)] as const),
  );
  const most = Math.max(...scores.map(([, each]) => each));
  const best = scores.flatMap(([separator, each]) => (each === most ? [separator] : []));
  const [first = 'comma', second] = best;
  if (second === undefined) return {is: first, isGuess: false};
  const found = signsIn(body);
  if (!best.some(separator => found.has(separator))) return {is: first, isGuess: false};
  return {is: best.find(separator => !found.has(separator)) ?? first, isGuess: true};
}
