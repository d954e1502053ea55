/** Days in chunks whose figures are kept: long ones of what is long ago, short ones where most is written. */

/** Whole days, both included: `2026-11-26`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function dayAfter(day: string): string {
  return dayOf(Date.parse(day) + DAY);
}

function monthEnd(day: string): string {
  return dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
}

/** The first day of the month so many months before. */
function monthBefore(day: string, months: number): string {
  return dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - months, 1));
}

/** Months before this one whose days are chunks, and whose thirds are. */
const BY_DAYS = 1;
const BY_THIRDS = 13;

/** The last day of the third of a month: the 10th, the 20th or its end. */
function thirdEnd(day: string): string {
  const date = Number(day.slice(8, 10));
  return date > 20 ? monthEnd(day) : `${day.slice(0, 8)}${date > 10 ? '20' : '10'}`;
}

const earliest = (days: readonly string[]): string => days.reduce((one, other) => (one < other ? one : other));

/** How long chunks are: as they are kept for a few groups, or months at least, for many. */
export type Grain = 'fine' | 'coarse';

function endOf(from: string, to: string, {today, grain}: {readonly today: string; readonly grain: Grain}): string {
  const [recent, late] = [monthBefore(today, BY_DAYS), monthBefore(today, BY_THIRDS)];
  if (from > today) return to;
  if (grain === 'fine' && from >= recent) return from;
  if (grain === 'fine' && from >= late) return earliest([thirdEnd(from), to]);
  const yearEnd = `${from.slice(0, 4)}-12-31`;
  if (from.endsWith('-01-01') && yearEnd <= to && yearEnd < late) return yearEnd;
  return earliest([monthEnd(from), to]);
}

/**
 * They tile the range in its order: years of long ago, the months after these, thirds of the months of the last year,
 * then single days, and what is to come in one. The same days are the same chunks in whichever range they are asked
 * for, but for those that its ends cut.
 */
export function chunksOf({from, to}: DayRange, today: string, grain: Grain = 'fine'): readonly DayRange[] {
  const chunks: DayRange[] = [];
  for (let first = from; first <= to;) {
    const last = endOf(first, to, {today, grain});
    chunks.push({from: first, to: last});
    first = dayAfter(last);
  }
  return chunks;
}

/** Statements at most by which what is missing is asked for. */
const MOST_RUNS = 6;

/**
 * Chunks that follow each other are asked for together. Where there are too many runs, neighbours become one, with the
 * fewest chunks between them, which are asked for again.
 */
export function runsOf(
  chunks: readonly DayRange[],
  isMissing: (chunk: DayRange) => boolean,
): readonly (readonly DayRange[])[] {
  const runs: {from: number; to: number}[] = [];
  chunks.forEach((chunk, at) => {
    if (!isMissing(chunk)) return;
    const before = runs.at(-1);
    if (before && before.to === at - 1) before.to = at;
    else runs.push({from: at, to: at});
  });
  while (runs.length > MOST_RUNS) {
    const gaps = runs.slice(1).map(({from}, at) => from - (runs[at]?.to ?? 0));
    const least = gaps.indexOf(Math.min(...gaps));
    const [one, other] = runs.slice(least, least + 2);
    if (one && other) runs.splice(least, 2, {from: one.from, to: other.to});
  }
  return runs.map(({from, to}) => chunks.slice(from, to + 1));
}
