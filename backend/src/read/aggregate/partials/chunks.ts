/**
 * Days in chunks whose figures are kept. All days are tiled by months, and by years of long ago; a tile may be kept as
 * a whole or in pieces, which have pieces in turn: months, thirds of a month, days. What is written costs a new look at
 * one piece.
 */

import {dayAfter} from '@emblem/schemas';

/** Whole days, both included: `2026-11-26`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** How short the pieces are that a tile is asked for at first. */
export type Grain = 'days' | 'thirds' | 'months';

const DAY = 86_400_000;

/** Days that every month has. */
const SHORTEST_MONTH = 28;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const keyOf = ({from, to}: DayRange): string => `${from}/${to}`;

type End = (day: string) => string;

const monthEnd: End = day => dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));

/** The last day of the third of a month: the 10th, the 20th or its end. */
const thirdEnd: End = day => {
  const date = Number(day.slice(8, 10));
  return date > 20 ? monthEnd(day) : `${day.slice(0, 8)}${date > 10 ? '20' : '10'}`;
};

const dayEnd: End = day => day;

/** Days follow each other by the thousand here, most of them within a month. */
function nextDay(day: string): string {
  const date = Number(day.slice(8));
  return date < SHORTEST_MONTH ? `${day.slice(0, 8)}${String(date + 1).padStart(2, '0')}` : dayAfter(day);
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** They follow each other from the first day to the last one. */
function tilesBetween({from, to}: DayRange, endOf: End): readonly DayRange[] {
  const ranges: DayRange[] = [];
  for (let first = from; first <= to;) {
    const last = earlier(endOf(first), to);
    ranges.push({from: first, to: last});
    first = nextDay(last);
  }
  return ranges;
}

/** Months before this one of which the days are told apart. */
const RECENT = 13;

/** The first day whose chunks are shorter than years. */
function recentSince(today: string): string {
  return dayOf(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - RECENT, 1));
}

/** Whole years of long ago, months, and what is to come in one. */
export function tilesOf(range: DayRange, today: string): readonly DayRange[] {
  const recent = recentSince(today);
  return tilesBetween(range, day => {
    if (day > today) return range.to;
    const yearEnd = `${day.slice(0, 4)}-12-31`;
    if (day.endsWith('-01-01') && yearEnd <= range.to && yearEnd < recent) return yearEnd;
    const end = monthEnd(day);
    return day <= today && today < end ? today : end;
  });
}

/** The shorter ones of which it is made: of a year its months, of a month its thirds, of these the days. */
export function piecesOf(chunk: DayRange): readonly DayRange[] {
  for (const end of [monthEnd, thirdEnd, dayEnd]) {
    const pieces = tilesBetween(chunk, end);
    if (pieces.length > 1) return pieces;
  }
  return [];
}

/** Whether a chunk is asked for in pieces at once. */
export function isLong(chunk: DayRange, grain: Grain, today: string): boolean {
  if (chunk.from === chunk.to || chunk.from > today || chunk.from < recentSince(today)) return false;
  if (grain === 'thirds') return thirdEnd(chunk.from) < chunk.to;
  return grain === 'days';
}

/** Days between two, both included. */
export const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/** How many days of a range are told apart at most. */
export function recentDays({from, to}: DayRange, today: string): number {
  const since = recentSince(today);
  return Math.max(0, countDays(from < since ? since : from, earlier(to, today)));
}

/** Ranges shorter than this are asked for as they are. */
const SAMPLED = 60;

/** A few days out of the middle of a long range, by which the groups of all are estimated. */
export function sampleOf(range: DayRange, today: string): readonly DayRange[] {
  const days = recentDays(range, today);
  if (days < SAMPLED) return [];
  const last = Date.parse(earlier(range.to, today));
  const from = dayOf(last - Math.floor(days / 2) * DAY);
  return tilesBetween({from, to: dayOf(Date.parse(from) + 9 * DAY)}, dayEnd);
}

/** The chunks that are kept, to be asked for one and for those inside of one. */
export interface KeptChunks {
  has(chunk: DayRange): boolean;
  /** Whether shorter ones may be kept of it: without, nobody has to look through its pieces. */
  hasInside(chunk: DayRange): boolean;
}

export function keptAmong(chunks: Iterable<DayRange>): KeptChunks {
  const kept = [...chunks].sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  const keys = new Set(kept.map(keyOf));
  /** Where the first one is that begins on the day or later. */
  const placeOf = (day: string): number => {
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle]?.from ?? day) < day) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    has: chunk => keys.has(keyOf(chunk)),
    hasInside({from, to}) {
      for (let at = placeOf(from); at < kept.length; at += 1) {
        const one = kept[at];
        if (!one || one.from > to) return false;
        if (one.to <= to && (one.from !== from || one.to !== to)) return true;
      }
      return false;
    },
  };
}

export interface Cover {
  readonly kept: KeptChunks;
  /** Whether it is to be asked for in pieces. */
  isSplit(chunk: DayRange): boolean;
}

/** The chunks, kept or yet to be asked for, that make up one: pieces where some of them are kept. */
export function coverOf(chunk: DayRange, cover: Cover): readonly DayRange[] {
  const {kept} = cover;
  if (kept.has(chunk)) return [chunk];
  const isSplit = cover.isSplit(chunk);
  if (!isSplit && !kept.hasInside(chunk)) return [chunk];
  const pieces = piecesOf(chunk).flatMap(piece => coverOf(piece, cover));
  return pieces.length > 0 && (isSplit || pieces.some(piece => kept.has(piece))) ? pieces : [chunk];
}

/** Stretches at most for which is asked in one statement, and the share of all days above which one is enough. */
const MAX_RUNS = 12;
const MAX_SHARE = 1 / 3;

/**
 * Chunks that follow each other are asked for as one stretch. Where there are too many, neighbours become one, with the
 * fewest chunks between them, which are asked for again. Many days are one stretch: the database reads all of it by
 * its order then, and would look at each record for several.
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
  const missing = chunks.filter(isMissing).reduce((count, {from, to}) => count + countDays(from, to), 0);
  const all = countDays(chunks[0]?.from ?? '', chunks.at(-1)?.to ?? '');
  const most = missing > all * MAX_SHARE ? 1 : MAX_RUNS;
  while (runs.length > most) {
    const gaps = runs.slice(1).map(({from}, at) => from - (runs[at]?.to ?? 0));
    const least = gaps.indexOf(Math.min(...gaps));
    const [one, other] = runs.slice(least, least + 2);
    if (one && other) runs.splice(least, 2, {from: one.from, to: other.to});
  }
  return runs.map(({from, to}) => chunks.slice(from, to + 1));
}
