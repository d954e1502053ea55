import type {Random} from './random';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Moments relative to the day a world is built for, as ISO 8601 in UTC. */
export class Calendar {
  constructor(readonly now: Date) {}

  ago(days: number): string {
    return new Date(this.now.getTime() - days * DAY).toISOString();
  }

  after(moment: string, days: number): string {
    return new Date(Math.min(Date.parse(moment) + days * DAY, this.now.getTime() - MINUTE)).toISOString();
  }

  daysSince(moment: string): number {
    return (this.now.getTime() - Date.parse(moment)) / DAY;
  }

  /** `count` moments of the last year in their order: more of them towards the present, few at weekends. */
  overLastYear(count: number, random: Random): readonly string[] {
    const moments: number[] = [];
    while (moments.length < count) {
      const days = 365 * (1 - Math.sqrt(random.next()) ** 1.2);
      const moment = this.now.getTime() - days * DAY - MINUTE;
      const weekday = new Date(moment).getUTCDay();
      if ((weekday !== 0 && weekday !== 6) || random.chance(0.2)) moments.push(moment);
    }
    return moments.sort((a, b) => a - b).map(moment => new Date(moment).toISOString());
  }
}
