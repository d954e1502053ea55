/**
 * What time it is. Nothing else asks the machine for it (lint keeps that), so that all of Emblem can be taken to
 * another day. How long something takes is measured by `performance.now()`, which no change of a clock disturbs.
 */
let ahead = 0;

export const clock = {
  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + ahead;
  },

  /** ISO 8601, in UTC. */
  moment(): string {
    return clock.date().toISOString();
  },

  date(): Date {
    return new Date(clock.now());
  },

  /** Lets it be this moment (ISO 8601), from which it goes on. Throws for what is no moment. */
  set(moment: string): void {
    const time = Date.parse(moment);
    if (Number.isNaN(time)) throw new Error(`"${moment}" is no moment such as 2026-02-28T23:50:00Z.`);
    ahead = time - Date.now();
  },
};
