/** Time in which people work: weekdays and hours of a time zone. */
import {wallClock} from './time-zone';
import type {WorkHours} from './vocabulary';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** A limit that no week of work ever meets ends the search. */
const DAYS_AT_MOST = 4000;

/** What a clock on the wall shows, as if it were UTC: a number to count with. */
function shown(moment: number, zone: string): number {
  return Date.parse(`${wallClock(moment, zone)}Z`);
}

/** The moment (UTC) at which the clock shows this. Where it never does, the offset is that of before the change. */
function momentOf(clock: number, zone: string): number {
  const guess = clock - (shown(clock, zone) - clock);
  return guess - (shown(guess, zone) - clock);
}

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 1 is Monday, 7 Sunday. */
function weekday(clock: number): number {
  return new Date(clock).getUTCDay() || 7;
}

/**
 * When so many minutes of work are over that begin at `from` (UTC). Minutes of nights, free days and holidays do not
 * count.
 */
export function afterWork(from: string, minutes: number, hours: WorkHours): string {
  const {zone, weekdays, begins, ends, holidays = []} = hours;
  const [open, close] = [minutesOf(begins) * MINUTE, minutesOf(ends) * MINUTE];
  const start = shown(Date.parse(from), zone);
  let left = minutes * MINUTE;
  let day = Math.floor(start / DAY) * DAY;
  for (let count = 0; count < DAYS_AT_MOST; count += 1, day += DAY) {
    const isFree = !weekdays.includes(weekday(day)) || holidays.includes(new Date(day).toISOString().slice(0, 10));
    const begin = Math.max(start, day + open);
    const room = isFree ? 0 : Math.max(0, day + close - begin);
    if (room > 0 && left <= room) return new Date(momentOf(begin + left, zone)).toISOString();
    left -= room;
  }
  throw new Error('The hours of work leave no time to work.');
}
