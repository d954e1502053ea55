/**
 * Numbers that are texts: 1.234,50 as 1234.50. Whether a comma or a point stands before the decimals is told by the
 * numbers of the column, else by those of the other columns; what both leave open is a guess.
 */
import type {DecimalMark, Separator} from '@emblem/schemas';
import {columnNamed, type NumberPlace, type RefusedCell, type Table, type TableColumn} from './table';
import type {Assumption} from './assumption';

const SIGNS: Readonly<Record<DecimalMark, string>> = {point: '.', comma: ','};
const OTHER: Readonly<Record<DecimalMark, DecimalMark>> = {point: 'comma', comma: 'point'};

const PLAIN = /^-?\d+$/;
/** What parts thousands, apart from the other mark: spaces of any width and apostrophes. */
const GAP = /[\u0020\u00a0\u2009\u202f'’]/;
const WRITTEN = /^-?\d[\d.,\u0020\u00a0\u2009\u202f'’]*$/;
/** Nobody writes a longer number. */
const MAX_LENGTH = 60;

/** The digits before the mark, with or without gaps between thousands. */
function wholeDigits(whole: string, mark: DecimalMark): string | undefined {
  const gap = [...whole].find(sign => GAP.test(sign) || sign === SIGNS[OTHER[mark]]);
  if (gap === undefined) return /^\d+$/.test(whole) ? whole : undefined;
  const [first = '', ...groups] = whole.split(gap);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every(group => /^\d{3}$/.test(group))
    ? [first, ...groups].join('')
    : undefined;
}

/** The number with a point, as it is read by that mark; undefined where it is none. */
export function numberBy(text: string, mark: DecimalMark): string | undefined {
  if (text.length > MAX_LENGTH || !WRITTEN.test(text)) return undefined;
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', behind, more] = text.slice(sign.length).split(SIGNS[mark]);
  const digits = wholeDigits(whole, mark);
  if (digits === undefined || more !== undefined || (behind !== undefined && !/^\d+$/.test(behind))) return undefined;
  return behind === undefined ? sign + digits : `${sign}${digits}.${behind}`;
}

/** Where a number stands that both marks make something else of, or that speaks against others of its column. */
export interface OpenNumber {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly heading: string;
  readonly content: string;
}

interface Evidence {
  readonly place: number;
  readonly kind: NumberPlace;
  /** How many numbers only one of the marks can read. */
  readonly only: Record<DecimalMark, number>;
  /** The first number that has decimals by this mark and thousands by the other. */
  readonly open: Partial<Record<DecimalMark, OpenNumber>>;
  /** The first one that tells. */
  telling?: OpenNumber;
}

interface Verdict {
  /** Undefined where nothing hangs on it. */
  readonly mark: DecimalMark | undefined;
  readonly asked?: OpenNumber | undefined;
}

function lookAt(evidence: Evidence, number: OpenNumber): void {
  const [point, comma] = [numberBy(number.content, 'point'), numberBy(number.content, 'comma')];
  if (point === comma) return;
  if (point !== undefined && comma !== undefined)
    evidence.open[number.content.includes('.') ? 'point' : 'comma'] ??= number;
  else {
    evidence.only[point === undefined ? 'comma' : 'point'] += 1;
    evidence.telling ??= number;
  }
}

function evidenceOf(table: Table, place: number, kind: NumberPlace): Evidence {
  const evidence: Evidence = {place, kind, only: {point: 0, comma: 0}, open: {}};
  const heading = String(table[0]?.[place] ?? '');
  for (const [at, row] of table.entries()) {
    const cell = at === 0 ? undefined : row[place];
    if (typeof cell !== 'string' || PLAIN.test(cell)) continue;
    lookAt(evidence, {row: at + 1, heading, content: cell.trim()});
  }
  return evidence;
}

/** The mark of the numbers that can be read by one alone; `several` where they have both. */
function markOf({only}: Pick<Evidence, 'only'>): DecimalMark | 'several' | undefined {
  if (only.point > 0 && only.comma > 0) return 'several';
  return only.point > 0 ? 'point' : only.comma > 0 ? 'comma' : undefined;
}

function openVerdict({open, kind}: Evidence, others: Verdict['mark'], separator: Separator | undefined): Verdict {
  const number = open.point ?? open.comma;
  if (others !== undefined || number === undefined) return {mark: others};
  const only = open.point && open.comma ? undefined : open.point ? 'point' : 'comma';
  // Between commas, the comma of a number needs quotes: who leaves them out writes points.
  if (only === 'point' && separator === 'comma') return {mark: 'point'};
  if (only !== undefined && kind === 'whole') return {mark: OTHER[only]};
  return {mark: separator === 'semicolon' ? 'comma' : 'point', asked: number};
}

function verdictOf(evidence: Evidence, others: Verdict['mark'], separator: Separator | undefined): Verdict {
  const own = markOf(evidence);
  if (own === undefined) return openVerdict(evidence, others, separator);
  if (own !== 'several') return {mark: own};
  const {only, telling} = evidence;
  return {mark: only.comma > only.point ? 'comma' : 'point', asked: telling};
}

function verdicts(
  all: readonly Evidence[],
  named: DecimalMark | undefined,
  separator: Separator | undefined,
): readonly Verdict[] {
  if (named !== undefined) return all.map(() => ({mark: named}));
  const marks = new Set(all.flatMap(each => markOf(each) ?? []));
  const [first] = marks;
  const others = marks.size === 1 && first !== 'several' ? first : undefined;
  return all.map(each => verdictOf(each, others, separator));
}

export interface ReadDecimals extends Assumption<DecimalMark> {
  /** What is open, where it is a guess. */
  readonly at?: OpenNumber | undefined;
}

export interface PlainNumbers {
  readonly rows: Table;
  /** Undefined where no number has a mark, or columns have different ones. */
  readonly decimals?: ReadDecimals | undefined;
}

function decimalsOf(all: readonly Verdict[], named: DecimalMark | undefined): ReadDecimals | undefined {
  if (named !== undefined) return {is: named, isGuess: false};
  const asked = all.find(verdict => verdict.asked !== undefined);
  if (asked?.mark !== undefined) return {is: asked.mark, isGuess: true, at: asked.asked};
  const [mark, another] = new Set(all.flatMap(verdict => verdict.mark ?? []));
  return mark === undefined || another !== undefined ? undefined : {is: mark, isGuess: false};
}

/** What is a number by the other mark alone is not taken for one. */
function cellBy(cell: string, mark: DecimalMark): string | RefusedCell {
  const content = cell.trim();
  const number = numberBy(content, mark);
  if (number !== undefined || numberBy(content, OTHER[mark]) === undefined) return number ?? cell;
  return {content, why: 'otherMark'};
}

/** A table with its numbers as the product writes them; what is none stays as it is. */
export function withPlainNumbers(
  table: Table,
  columns: readonly TableColumn[],
  {named, separator}: {readonly named?: DecimalMark | undefined; readonly separator?: Separator | undefined},
): PlainNumbers {
  const all = (table[0] ?? []).flatMap((heading, place) => {
    const kind = columnNamed(columns, String(heading ?? ''))?.number;
    return kind === undefined ? [] : [evidenceOf(table, place, kind)];
  });
  if (all.length === 0) return {rows: table};
  const told = verdicts(all, named, separator);
  const marks = new Map(all.map(({place}, at) => [place, told[at]?.mark ?? 'point'] as const));
  const plain = (cell: unknown, place: number): unknown => {
    const mark = marks.get(place);
    if (mark === undefined || typeof cell !== 'string' || PLAIN.test(cell)) return cell;
    return cellBy(cell, mark);
  };
  return {rows: table.map((row, at) => (at === 0 ? row : row.map(plain))), decimals: decimalsOf(told, named)};
}
