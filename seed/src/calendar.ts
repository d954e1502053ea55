/**
 * When the records of a world were made. A record's place in the story is its age in days, which is the same on every
 * day that the world is made for; the calendar makes a moment of it.
 */
import {COMPANY_ZONE, startOfDay} from '@emblem/schemas';
import type {Random} from './random';

const DAY = 86_400_000;
const WEEK = 7;
const YEAR = 365;
const FEW = 40;
const WORKING_DAYS = 5;
/** Of what happens in a week, so much happens from Monday to Friday. */
const WORKING_SHARE = 0.926;
/** Of that, so much on each day; and so much on each day of a weekend. */
const PACE = (WORKING_SHARE * WEEK) / WORKING_DAYS;
const PACE_OF_WEEKEND = ((1 - WORKING_SHARE) * WEEK) / (WEEK - WORKING_DAYS);

/** A minute: the age of what has only just happened. */
const NEWEST = 1 / 1440;
/** Moments are kept in milliseconds, so an age that is worked out of one is no finer. */
const FINENESS = 1e7;

/** Days since a Monday to how much of the story has happened since then, and back. Both rise all the way. */
function storyOf(days: number): number {
  const weeks = Math.floor(days / WEEK);
  const rest = days - weeks * WEEK;
  const working = Math.min(rest, WORKING_DAYS);
  return weeks * WEEK + working * PACE + (rest - working) * PACE_OF_WEEKEND;
}

function daysOf(story: number): number {
  const weeks = Math.floor(story / WEEK);
  const rest = story - weeks * WEEK;
  const working = Math.min(rest, WORKING_DAYS * PACE);
  return weeks * WEEK + working / PACE + (rest - working) / PACE_OF_WEEKEND;
}

/** Moments before a day, as ISO 8601 in UTC. Few of them lie at weekends. */
export class Calendar {
  /** The beginning of the day, before which everything has happened. */
  readonly now: string;
  private readonly start: number;
  /** Days since Monday. */
  private readonly weekday: number;

  /** `day` is a day such as `2026-11-26` where the office is. */
  constructor(readonly day: string) {
    this.start = startOfDay(day, COMPANY_ZONE);
    this.now = new Date(this.start).toISOString();
    this.weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
  }

  /** The moment of what is so many days old. Of two ages the greater one is never the later moment. */
  ago(age: number): string {
    const days = daysOf(storyOf(this.weekday) - Math.max(age, NEWEST));
    return new Date(Math.round(this.start + (days - this.weekday) * DAY)).toISOString();
  }

  /** The age of a moment that this calendar has made. */
  age(moment: string): number {
    const days = this.weekday + (Date.parse(moment) - this.start) / DAY;
    return Math.round((storyOf(this.weekday) - storyOf(days)) * FINENESS) / FINENESS;
  }

  /** So many days later, but still before the day. */
  after(moment: string, days: number): string {
    return this.ago(this.age(moment) - days);
  }

  /** A day, `2026-01-31`, so many days from the world's own; before it where there are less than none. */
  dayFrom(days: number): string {
    return new Date(Date.parse(`${this.day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);
  }

  /**
   * `count` moments of the last year in their order, spread over all of it: more of them towards the present, the more
   * the fewer there are, so that there is something at each step of the way.
   */
  overLastYear(count: number, random: Random): readonly string[] {
    const growth = count < FEW ? 0.25 : 0.6;
    return Array.from({length: count}, (_, place) => {
      const share = (place + random.next()) / count;
      return this.ago(YEAR * (1 - share ** growth));
    });
  }
}
