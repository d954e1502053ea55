/** The days before and after a day, as far as they have been. */
import {localDay} from '../../formatting/local-time';
import type {DayRange} from '../../engine/report/period';

const DAY = 86_400_000;

function shiftDay(day: string, days: number): string {
  return localDay(new Date(`${day}T00:00:00`), days);
}

export interface Around {
  /** From the day on. */
  readonly after: DayRange;
  /** As long before it, and after it. */
  readonly whole: DayRange;
  readonly days: number;
}

/** Of `wanted` days on each side, so many as have passed; undefined where the first has not come yet. */
export function around(day: string, wanted: number, today: string): Around | undefined {
  const passed = Math.round((Date.parse(today) - Date.parse(day)) / DAY) + 1;
  const days = Math.min(wanted, passed);
  if (days < 1) return undefined;
  const last = shiftDay(day, days - 1);
  return {days, after: {from: day, to: last}, whole: {from: shiftDay(day, -days), to: last}};
}
