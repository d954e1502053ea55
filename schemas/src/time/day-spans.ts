/** Spans of time by the days of the company: one that goes over midnight belongs to both days, each with its part. */
import {COMPANY_ZONE, dayAfter, dayIn, startOfDay} from './time-zone';

export interface Span {
  /** ISO 8601, UTC. */
  readonly from: string;
  readonly until: string;
}

const MINUTE = 60_000;

const minuteOf = (moment: string): number => Math.floor(Date.parse(moment) / MINUTE);

/**
 * From the minute that it begins in to the one that it ends in, of what really passed, whatever clocks showed: the
 * parts of a span have together as many as the span, however often it is cut.
 */
export function minutesOf({from, until}: Span): number {
  return Math.max(0, minuteOf(until) - minuteOf(from));
}

function midnightAfter(moment: string): string {
  return new Date(startOfDay(dayAfter(dayIn(moment, COMPANY_ZONE)), COMPANY_ZONE)).toISOString();
}

/** Up to midnight counts; what goes on from there is the next day's. */
export function isWithinDay({from, until}: Span): boolean {
  const last = new Date(Math.max(Date.parse(from), Date.parse(until) - 1)).toISOString();
  return dayIn(last, COMPANY_ZONE) === dayIn(from, COMPANY_ZONE);
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

/** The same time earlier on its day, where it would go over midnight. */
export function heldWithinDay(span: Span): Span {
  if (isWithinDay(span)) return span;
  const until = midnightAfter(span.from);
  return {from: new Date(Date.parse(until) - Date.parse(span.until) + Date.parse(span.from)).toISOString(), until};
}
