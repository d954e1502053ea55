/** The days that a report is about, as its address says them. */
import type {ReportRange} from '@emblem/schemas/reports';
import {localDay} from '../../formatting/local-time';

export const RANGES: readonly ReportRange[] = ['today', 'yesterday', 'week', 'month', 'year'];

/** Those that have ended, and the days up to now. */
export const FURTHER_RANGES = ['lastWeek', 'lastMonth', 'lastQuarter', 'lastYear', 'last30'] as const;
export type FurtherRange = (typeof FURTHER_RANGES)[number];

/** A stretch of the calendar that moves on with the days. */
export type Range = ReportRange | FurtherRange;

export function rangeNamed(name: string | null): Range | undefined {
  return [...RANGES, ...FURTHER_RANGES].find(each => each === name);
}

/** Whole days of this browser's clock, the last one included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** As far as reports can be asked. */
export const ALL_DAYS: DayRange = {from: '1970-01-01', to: '2199-12-31'};

/** Monday is the first day. */
const sinceMonday = (date: Date): number => (date.getDay() + 6) % 7;

/** Whole months, counted from the one that a day is in: the first day of one and the last day of another. */
function monthsOf(today: Date, from: number, to = from): DayRange {
  const [year, month] = [today.getFullYear(), today.getMonth()];
  return {from: localDay(new Date(year, month + from, 1)), to: localDay(new Date(year, month + to + 1, 0))};
}

function daysFrom(today: Date, from: number, to: number): DayRange {
  return {from: localDay(today, from), to: localDay(today, to)};
}

function endedDaysOf(range: FurtherRange, today: Date): DayRange {
  const monday = -sinceMonday(today);
  const [month, intoQuarter] = [today.getMonth(), today.getMonth() % 3];
  switch (range) {
    case 'lastWeek':
      return daysFrom(today, monday - 7, monday - 1);
    case 'lastMonth':
      return monthsOf(today, -1);
    case 'lastQuarter':
      return monthsOf(today, -intoQuarter - 3, -intoQuarter - 1);
    case 'lastYear':
      return monthsOf(today, -month - 12, -month - 1);
    case 'last30':
      return daysFrom(today, -29, 0);
  }
}

/** The whole of the present day, week, month or year, so that it stands beside a whole earlier one. */
export function daysOf(range: Range, today: Date): DayRange {
  const month = today.getMonth();
  switch (range) {
    case 'today':
      return daysFrom(today, 0, 0);
    case 'yesterday':
      return daysFrom(today, -1, -1);
    case 'week':
      return daysFrom(today, -sinceMonday(today), 6 - sinceMonday(today));
    case 'month':
      return monthsOf(today, 0);
    case 'year':
      return monthsOf(today, -month, 11 - month);
    default:
      return endedDaysOf(range, today);
  }
}

/** A day that reports can be asked for. */
export function isDay(text: string | null | undefined): text is string {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    text >= ALL_DAYS.from &&
    text <= ALL_DAYS.to
  );
}

/** Both of them said, in their order; undefined otherwise. */
export function dayRange(from: string | null | undefined, to: string | null | undefined): DayRange | undefined {
  return isDay(from) && isDay(to) && from <= to ? {from, to} : undefined;
}

const DAY = 86_400_000;

/** As many days, right before. */
export function daysBefore({from, to}: DayRange): DayRange {
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  const length = Date.parse(to) - Date.parse(from) + DAY;
  return {from: iso(Date.parse(from) - length), to: iso(Date.parse(from) - DAY)};
}

/** The days in words: `Nov 1 – 30, 2026`. */
export function periodText({from, to}: DayRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  return format.formatRange(new Date(from), new Date(to));
}
