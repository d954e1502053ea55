/** Days and hours as a clock on the wall shows them. */

/** More than there are names of zones. Each name has many spellings, which strangers send: the oldest gives way. */
const MAX_CLOCKS = 1000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws where there is no such zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const [oldest] = clocks.keys();
  if (oldest !== undefined && clocks.size >= MAX_CLOCKS) clocks.delete(oldest);
  clocks.set(zone, clock);
  return clock;
}

/** Names begin with a letter. Offsets such as `+05:30`, which `Intl` takes too, mean the opposite to PostgreSQL. */
const ZONE_NAME = /^[a-z][\w/+-]{0,63}$/i;

export function isTimeZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What the clock shows at a moment (UTC), as `2026-01-31T08:30:00`. */
export function wallClock(moment: string | number, zone: string): string {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(new Date(moment))
      .map(({type, value}) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

/** What a clock on the wall shows, as if it were UTC: a number to count with. */
export function shownAt(moment: number, zone: string): number {
  return Date.parse(`${wallClock(moment, zone)}Z`);
}

/** The moment (UTC) at which the clock shows this. Where it never does, the offset is that of before the change. */
export function momentShown(clock: number, zone: string): number {
  const guess = clock - (shownAt(clock, zone) - clock);
  return guess - (shownAt(guess, zone) - clock);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `2026-01-31`. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The moment (UTC, in milliseconds) at which a day begins; where its first hour is left out, the end of that hour. */
export function startOfDay(day: string, zone: string): number {
  return momentShown(Date.parse(`${day}T00:00:00Z`), zone);
}

/** The day, `2026-01-31`, of a moment (UTC). */
export function dayIn(moment: string, zone = 'UTC'): string {
  return wallClock(moment, zone).slice(0, 'YYYY-MM-DD'.length);
}

const DAY_MS = 86_400_000;

/** The day so many days after one such as `2026-05-31`; before it where there are less than none. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

const DAYS_OF_WEEK = 7;

/** The first Monday after a day such as `2026-05-31`; of a Monday the one a week later. */
export function mondayAfter(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return dayAfter(day, DAYS_OF_WEEK - sinceMonday);
}

/** Where the company is: whose months its figures, and whose days its tasks, are counted by. */
export const COMPANY_ZONE = 'Asia/Shanghai';
