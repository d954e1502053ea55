/** Days, periods and steps on the clock of a time zone, worked out in JavaScript. */

export type StepUnit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

export interface Days {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {timeZone, dateStyle: 'short', timeStyle: 'medium'});
  clocks.set(timeZone, made);
  return made;
}

/** What clocks in the zone show at an instant: `2026-03-08T03:30`. */
export function localOf(instant: string, timeZone: string): string {
  return clockOf(timeZone).format(new Date(instant)).replace(' ', 'T').slice(0, 16);
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function plusDays(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The beginning of the step that holds a moment of some clock. */
export function stepAt(local: string, step: StepUnit): string {
  const day = local.slice(0, 10);
  const month = Number(day.slice(5, 7));
  switch (step) {
    case 'hour':
      return `${local.slice(0, 13)}:00`;
    case 'day':
      return `${day}T00:00`;
    case 'week':
      // Weeks begin on Mondays.
      return `${plusDays(day, -((new Date(day).getUTCDay() + 6) % 7))}T00:00`;
    case 'month':
      return `${day.slice(0, 7)}-01T00:00`;
    case 'quarter':
      return `${day.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01T00:00`;
    case 'year':
      return `${day.slice(0, 4)}-01-01T00:00`;
  }
}

/** How far clocks in the zone are from UTC at an instant: `+02:00`. */
function offsetOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {timeZone, timeZoneName: 'longOffset'}).formatToParts(new Date(instant));
  return parts.find(({type}) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
}

const QUARTER_MS = 900_000;

/** The hour that holds an instant; with its offset where clocks show that hour with another one, too. */
export function hourAt(instant: string, timeZone: string): string {
  const hour = stepAt(localOf(instant, timeZone), 'hour');
  const offset = offsetOf(instant, timeZone);
  for (let quarters = -8; quarters <= 8; quarters++) {
    const other = new Date(Date.parse(instant) + quarters * QUARTER_MS).toISOString();
    const isSame = stepAt(localOf(other, timeZone), 'hour') === hour;
    if (isSame && offsetOf(other, timeZone) !== offset) return `${hour}${offset}`;
  }
  return hour;
}

function hoursOf({from, to, timeZone}: Days): readonly (readonly [string, string, string])[] {
  const hours = new Map<string, readonly [string, string, string]>();
  const until = Date.parse(plusDays(to, 2));
  for (let time = Date.parse(plusDays(from, -1)); time < until; time += 2 * QUARTER_MS) {
    const instant = new Date(time).toISOString();
    const day = localOf(instant, timeZone).slice(0, 10);
    const at = hourAt(instant, timeZone);
    if (day >= from && day <= to) hours.set(at, [at, day, day]);
  }
  return [...hours.values()];
}

/**
 * All steps of a period, with records or without, in their order: when each begins, and its first and last day within
 * the period.
 */
export function stepsOf(days: Days, step: StepUnit): readonly (readonly [string, string, string])[] {
  if (step === 'hour') return hoursOf(days);
  const {from, to} = days;
  const steps = new Map<string, readonly [string, string, string]>();
  const until = Date.parse(plusDays(to, 1));
  for (let time = Date.parse(from); time < until; time += DAY_MS) {
    const day = dayOf(time);
    const at = stepAt(new Date(time).toISOString().slice(0, 16), step);
    steps.set(at, [at, steps.get(at)?.[1] ?? day, day]);
  }
  return [...steps.values()];
}

function yearBefore(day: string): string {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return dayOf(Date.parse(earlier)) === earlier ? earlier : `${earlier.slice(0, 8)}28`;
}

/** The days that a comparison is about, no more of them than have begun of those that are compared. */
export function earlierDays(days: Days, compare: 'earlier' | 'year', today: string): Days {
  const {from, to} = days;
  const last = plusDays(from, -1);
  const isMonth = from.endsWith('-01') && plusDays(to, 1).endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
  const usual = isMonth ? `${last.slice(0, 7)}-01` : plusDays(last, -daysBetween(from, to));
  const whole =
    compare === 'year' ? {...days, from: yearBefore(from), to: yearBefore(to)} : {...days, from: usual, to: last};
  if (today < from || today >= to) return whole;
  const reached = plusDays(whole.from, daysBetween(from, today));
  return reached < whole.to ? {...whole, to: reached} : whole;
}
