/** Spans of time by the days of the company: one that goes over midnight belongs to both days, each with its part. */
import {COMPANY_ZONE, dayIn, startOfDay} from '@emblem/schemas';

export interface Span {
  /** ISO 8601, UTC. */
  readonly from: string;
  readonly until: string;
}

const MINUTE = 60_000;
/** More than any day has: its end is in the next one. */
const A_DAY_ON = 26 * 60 * MINUTE;

/** Whole minutes, of what really passed, whatever clocks showed. */
export function minutesOf({from, until}: Span): number {
  return Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / MINUTE));
}

function midnightAfter(moment: string): string {
  const day = dayIn(moment, COMPANY_ZONE);
  const next = dayIn(new Date(startOfDay(day, COMPANY_ZONE) + A_DAY_ON).toISOString(), COMPANY_ZONE);
  return new Date(startOfDay(next, COMPANY_ZONE)).toISOString();
}

/** In their order; each lies within a day. */
export function spansByDay({from, until}: Span): readonly Span[] {
  const spans: Span[] = [];
  let start = from;
  for (let midnight = midnightAfter(start); midnight < until; midnight = midnightAfter(start)) {
    spans.push({from: start, until: midnight});
    start = midnight;
  }
  return [...spans, {from: start, until}];
}
