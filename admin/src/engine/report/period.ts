/** The days that a report is about, as its address says them. */
import type {ReportRange} from '@emblem/schemas/reports';
import {localDay} from '../../formatting/local-time';

export const RANGES: readonly ReportRange[] = ['today', 'yesterday', 'week', 'month', 'year'];

/** Whole days of this browser's clock, the last one included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** As far as reports can be asked. */
export const ALL_DAYS: DayRange = {from: '1970-01-01', to: '2199-12-31'};

/** Monday is the first day. */
const sinceMonday = (date: Date): number => (date.getDay() + 6) % 7;

function lastOfMonth(today: Date): Date {
  return new Date(today.getFullYear(), today.getMonth() + 1, 0);
}

/** The whole of the present day, week, month or year, so that it stands beside a whole earlier one. */
export function daysOf(range: ReportRange, today: Date): DayRange {
  const year = localDay(today).slice(0, 4);
  switch (range) {
    case 'today':
      return {from: localDay(today), to: localDay(today)};
    case 'yesterday':
      return {from: localDay(today, -1), to: localDay(today, -1)};
    case 'week':
      return {from: localDay(today, -sinceMonday(today)), to: localDay(today, 6 - sinceMonday(today))};
    case 'month':
      return {from: `${localDay(today).slice(0, 7)}-01`, to: localDay(lastOfMonth(today))};
    case 'year':
      return {from: `${year}-01-01`, to: `${year}-12-31`};
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
