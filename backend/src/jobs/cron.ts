/** Schedules as crontab writes them: minute, hour, day of the month, month, day of the week; all in UTC. */

export interface Cron {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  /** 0 is Sunday. */
  readonly weekdays: ReadonlySet<number>;
}

const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;
const PART = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/;
const EVERY_DAY = 31;
const EVERY_WEEKDAY = 7;
const DAY = 86_400_000;
/** A 29 February can be eight years away. */
const HORIZON = 8 * 366;

/** The values of one part such as `1`, `1-5`, `*` or `10-50/20`; undefined where it is none. */
function partValues(part: string, lowest: number, highest: number): readonly number[] | undefined {
  const match = PART.exec(part);
  if (!match) return undefined;
  const [, first, last, every] = match;
  const step = every === undefined ? 1 : Number(every);
  if (step < 1 || (every !== undefined && first !== undefined && last === undefined)) return undefined;
  const from = first === undefined ? lowest : Number(first);
  const to = first === undefined ? highest : Number(last ?? first);
  if (from < lowest || to > highest || from > to) return undefined;
  return Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) => from + index * step);
}

function fieldValues(text: string, lowest: number, highest: number): ReadonlySet<number> | undefined {
  const parts = text.split(',').map(part => partValues(part, lowest, highest));
  return parts.every(part => part !== undefined) ? new Set(parts.flat()) : undefined;
}

/** Sunday is 0 and 7. */
function weekdayValues(text: string): ReadonlySet<number> | undefined {
  const values = text.startsWith('*') ? fieldValues(text, 0, 6) : fieldValues(text, 0, 7);
  return values && new Set([...values].map(value => value % 7));
}

/** Undefined for a text that is no schedule. */
export function parseCron(text: string): Cron | undefined {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== RANGES.length) return undefined;
  const [minutes, hours, days, months] = RANGES.slice(0, 4).map(([lowest, highest], index) =>
    fieldValues(fields[index] ?? '', lowest, highest),
  );
  const weekdays = weekdayValues(fields[4] ?? '');
  return minutes && hours && days && months && weekdays && {minutes, hours, days, months, weekdays};
}

/** Where both days are narrowed down, either is enough: that is how cron has always read them. */
function isDay({days, months, weekdays}: Cron, date: Date): boolean {
  if (!months.has(date.getUTCMonth() + 1)) return false;
  const byDay = days.has(date.getUTCDate());
  const byWeekday = weekdays.has(date.getUTCDay());
  return days.size < EVERY_DAY && weekdays.size < EVERY_WEEKDAY ? byDay || byWeekday : byDay && byWeekday;
}

function ascending(values: ReadonlySet<number>): readonly number[] {
  return [...values].sort((a, b) => a - b);
}

/** The first moment of the day, in milliseconds, that is later than `after`. */
function momentOf({hours, minutes}: Cron, day: number, after: number): number | undefined {
  for (const hour of ascending(hours))
    for (const minute of ascending(minutes)) {
      const moment = day + (hour * 60 + minute) * 60_000;
      if (moment > after) return moment;
    }
  return undefined;
}

/** The first time after `after`, to the minute; undefined when there is none, as on a 30 February. */
export function nextTime(cron: Cron, after: Date): Date | undefined {
  const today = Math.floor(after.getTime() / DAY) * DAY;
  for (let days = 0; days <= HORIZON; days += 1) {
    const day = today + days * DAY;
    const moment = isDay(cron, new Date(day)) ? momentOf(cron, day, after.getTime()) : undefined;
    if (moment !== undefined) return new Date(moment);
  }
  return undefined;
}
