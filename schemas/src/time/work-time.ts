/** Time in which people work: weekdays and hours of a time zone. */
import {momentShown, shownAt} from './time-zone';

/** When work is done, as a work calendar has it. */
export interface WorkTime {
  /** IANA time zone. */
  readonly zone: string;
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[];
  /** Times of day, `09:00`. */
  readonly begins: string;
  readonly ends: string;
  /** Days on which nobody works, `2026-10-01`. */
  readonly holidays?: readonly string[];
  /** Days on which people work although they would be free. */
  readonly workdays?: readonly string[];
}

/** Where no calendar is kept every minute counts. */
export const ALWAYS: WorkTime = {zone: 'UTC', weekdays: [1, 2, 3, 4, 5, 6, 7], begins: '00:00', ends: '24:00'};

const MINUTE = 60_000;
const DAY = 86_400_000;
/** So far is looked; what no work of so many days meets is due at their end. */
const DAYS_AT_MOST = 4000;

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 1 is Monday, 7 Sunday. */
function weekday(clock: number): number {
  return new Date(clock).getUTCDay() || 7;
}

/** The work of a day as a clock shows it, from and until; empty on a free day. */
function workOf(day: number, {weekdays, begins, ends, holidays = [], workdays = []}: WorkTime): [number, number] {
  const date = new Date(day).toISOString().slice(0, 10);
  const isFree = holidays.includes(date) || !(weekdays.includes(weekday(day)) || workdays.includes(date));
  return isFree ? [day, day] : [day + minutesOf(begins) * MINUTE, day + minutesOf(ends) * MINUTE];
}

/**
 * When so many minutes of work are over that begin at `from` (UTC). Minutes of nights, free days and holidays do not
 * count.
 */
export function afterWork(from: string, minutes: number, time: WorkTime): string {
  const start = shownAt(Date.parse(from), time.zone);
  let left = minutes * MINUTE;
  let day = Math.floor(start / DAY) * DAY;
  for (let count = 0; count < DAYS_AT_MOST; count += 1, day += DAY) {
    const [open, close] = workOf(day, time);
    const begin = Math.max(start, open);
    const room = Math.max(0, close - begin);
    if (room > 0 && left <= room) return new Date(momentShown(begin + left, time.zone)).toISOString();
    left -= room;
  }
  return new Date(momentShown(day, time.zone)).toISOString();
}

/** When work has to begin for so many minutes of it to be over at `until` (UTC). */
export function beforeWork(until: string, minutes: number, time: WorkTime): string {
  const end = shownAt(Date.parse(until), time.zone);
  let left = minutes * MINUTE;
  let day = Math.floor(end / DAY) * DAY;
  for (let count = 0; count < DAYS_AT_MOST; count += 1, day -= DAY) {
    const [open, close] = workOf(day, time);
    const last = Math.min(end, close);
    const room = Math.max(0, last - open);
    if (room > 0 && left <= room) return new Date(momentShown(last - left, time.zone)).toISOString();
    left -= room;
  }
  return new Date(momentShown(day, time.zone)).toISOString();
}
