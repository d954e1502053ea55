/** Days on which something comes again. */
import {dayAfter} from '@emblem/schemas';

const WEEK = 7;

/** The same day of a later month, or its last one: the last of a month leads to the last of each. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const lastOf = (month: number) => new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const isLast = date.getUTCDate() === lastOf(date.getUTCMonth());
  const month = date.getUTCMonth() + months;
  const number = isLast ? lastOf(month) : Math.min(date.getUTCDate(), lastOf(month));
  return new Date(Date.UTC(date.getUTCFullYear(), month, number)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The first day after `today` of those on which what was due on `day` comes again. */
export function nextDay(day: string, recurs: string, today: string): string {
  const step = {daily: (n: number) => dayAfter(day, n), weekly: (n: number) => dayAfter(day, n * WEEK)}[recurs];
  const nth = step ?? ((n: number) => monthsAfter(day, n));
  let count = 1;
  while (nth(count) <= today) count += 1;
  return nth(count);
}
