/** The days of a calendar, as texts such as `2026-11-23`, weeks begin on Monday. */
import type {Field, Predicate} from '@emblem/schemas';
import {clock} from '@emblem/schemas/clock';
import {dayIn, momentShown, wallClock} from '@emblem/schemas/time-zone';
import {dayStart, localDay} from '../../formatting/local-time';
import {asText} from '../../model/parse';
import type {EntityRecord} from '../../model/record';

export type Span = 'month' | 'week';

const DAYS = 7;

function dateOf(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function today(): string {
  return localDay(clock.date());
}

export function shiftDay(day: string, by: number): string {
  return localDay(dateOf(day), by);
}

function mondayOf(day: string): string {
  return shiftDay(day, -((dateOf(day).getDay() + DAYS - 1) % DAYS));
}

function firstOfMonth(day: string, months = 0): string {
  const date = dateOf(day);
  return localDay(new Date(date.getFullYear(), date.getMonth() + months, 1));
}

/** The day that leads to the span before or after. */
export function stepSpan(day: string, span: Span, by: 1 | -1): string {
  return span === 'week' ? shiftDay(day, by * DAYS) : firstOfMonth(day, by);
}

/** Whole weeks: those of the month that a day is in, or its own. */
export function daysOf(day: string, span: Span): readonly string[] {
  const first = mondayOf(span === 'week' ? day : firstOfMonth(day));
  const next = span === 'week' ? shiftDay(first, DAYS) : firstOfMonth(day, 1);
  const days: string[] = [];
  for (let each = first; each < next || days.length % DAYS > 0; each = shiftDay(each, 1)) days.push(each);
  return days;
}

export function isInMonth(each: string, day: string): boolean {
  return each.slice(0, 7) === day.slice(0, 7);
}

/** The records of these days; where they have time zones of their own, also those that may be of them. */
export function within({name, kind}: Field, days: readonly string[], isZoned = false): Predicate {
  const [first = today(), last = first] = [days[0], days.at(-1)];
  const more = isZoned ? 1 : 0;
  return kind === 'date'
    ? {all: [{gte: [name, first]}, {lte: [name, last]}]}
    : {all: [{gte: [name, dayStart(first, -more) ?? first]}, {lt: [name, dayStart(last, 1 + more) ?? last]}]};
}

/** On which day a record stands, by the clocks of a time zone. */
export function dayOf({name, kind}: Field, record: EntityRecord, zone: string): string | undefined {
  const value = asText(record[name]);
  return value === undefined || kind === 'date' ? value : dayIn(value, zone);
}

/** The value on another day; a moment keeps its time of day. */
export function onDay({name, kind}: Field, record: EntityRecord, day: string, zone: string): string {
  if (kind === 'date') return day;
  const time = wallClock(asText(record[name]) ?? clock.now(), zone).slice('YYYY-MM-DD'.length);
  return new Date(momentShown(Date.parse(`${day}${time}Z`), zone)).toISOString();
}

export function dayName(day: string, locale: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, format).format(dateOf(day));
}
