/** Days as `2026-05-31`, and those on which something comes again. */
const DAY_MS = 86_400_000;
const WEEK = 7;

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const said = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length);

export function dayAfter(day: string, days: number): string {
  return said(new Date(at(day).getTime() + days * DAY_MS));
}

/** The same day of a later month, or its last one: the last of a month leads to the last of each. */
function monthsAfter(day: string, months: number): string {
  const date = at(day);
  const lastOf = (month: number) => new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const isLast = date.getUTCDate() === lastOf(date.getUTCMonth());
  const month = date.getUTCMonth() + months;
  const number = isLast ? lastOf(month) : Math.min(date.getUTCDate(), lastOf(month));
  return said(new Date(Date.UTC(date.getUTCFullYear(), month, number)));
}

/** The first day after `today` of those on which what was due on `day` comes again. */
export function nextDay(day: string, recurs: string, today: string): string {
  const step = {daily: (n: number) => dayAfter(day, n), weekly: (n: number) => dayAfter(day, n * WEEK)}[recurs];
  const nth = step ?? ((n: number) => monthsAfter(day, n));
  let count = 1;
  while (nth(count) <= today) count += 1;
  return nth(count);
}
