/** The days that figures are compared with. */
import type {ReportComparison} from '@emblem/schemas/reports';
import type {Days} from './types';

const DAY = 86_400_000;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The same day of the year before; the 28th where there is no 29 February. */
function yearBefore(day: string): string {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? earlier.replace(/29$/, '28') : earlier;
}

/** First and last day of the month. */
function isWholeMonth({from, to}: Days): boolean {
  return from.endsWith('-01') && iso(Date.parse(from) + 32 * DAY).slice(0, 7) === iso(Date.parse(to) + DAY).slice(0, 7)
    ? to.slice(0, 7) === from.slice(0, 7)
    : false;
}

/** As many days before, or the same days a year before; before a whole month the month before it. */
function wholeEarlier(days: Days, compare: ReportComparison): Days {
  const {from, to} = days;
  if (compare === 'year') return {...days, from: yearBefore(from), to: yearBefore(to)};
  const last = iso(Date.parse(from) - DAY);
  if (isWholeMonth(days)) return {...days, from: `${last.slice(0, 7)}-01`, to: last};
  return {...days, from: iso(Date.parse(from) - (Date.parse(to) - Date.parse(from)) - DAY), to: last};
}

/**
 * The earlier days that stand beside some. Of days that are not over yet there are no more of them than have begun, so
 * that like is beside like. `today` is the day on the clock of their zone.
 */
export function earlierDays(days: Days, compare: ReportComparison, today: string): Days {
  const earlier = wholeEarlier(days, compare);
  if (today < days.from || today >= days.to) return earlier;
  const reached = iso(Date.parse(earlier.from) + Date.parse(today) - Date.parse(days.from));
  return reached < earlier.to ? {...earlier, to: reached} : earlier;
}
