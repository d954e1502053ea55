/** Days in chunks whose figures are kept: long ones of what is long ago, short ones where most is written. */

/** Whole days, both included: `2026-11-26`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY);
}

function monthEnd(day: string): string {
  return dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
}

/** The first day of the month before. */
function monthBefore(day: string): string {
  return dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 2, 1));
}

const earliest = (days: readonly string[]): string => days.reduce((one, other) => (one < other ? one : other));

function endOf(from: string, to: string, today: string): string {
  const recent = monthBefore(today);
  if (from > today) return to;
  if (from >= recent) return from;
  const yearEnd = `${from.slice(0, 4)}-12-31`;
  if (from.endsWith('-01-01') && yearEnd <= to && yearEnd < recent && from.slice(0, 4) < today.slice(0, 4))
    return yearEnd;
  return earliest([monthEnd(from), to]);
}

/**
 * They tile the range in its order: years before this one, months before the last one, then single days, and what is to
 * come in one. The same days are the same chunks in whichever range they are asked for, but for months and years that it
 * cuts.
 */
export function chunksOf({from, to}: DayRange, today: string): readonly DayRange[] {
  const chunks: DayRange[] = [];
  for (let first = from; first <= to;) {
    const last = endOf(first, to, today);
    chunks.push({from: first, to: last});
    first = addDays(last, 1);
  }
  return chunks;
}

/** Neighbours in one, for as few conditions as can be. */
export function joinedRanges(chunks: readonly DayRange[]): readonly DayRange[] {
  const ranges: DayRange[] = [];
  for (const {from, to} of chunks) {
    const before = ranges.at(-1);
    if (before && addDays(before.to, 1) === from) ranges[ranges.length - 1] = {from: before.from, to};
    else ranges.push({from, to});
  }
  return ranges;
}
