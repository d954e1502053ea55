/** Months as people write them, `2026-05`, and the days that they have where the company is. */
import {COMPANY_ZONE, dayIn} from '@emblem/schemas';
import type {Days} from '../../read';

const MONTHS = 12;

function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * MONTHS + number - 1 + by;
  return `${String(Math.floor(at / MONTHS)).padStart(4, '0')}-${String((at % MONTHS) + 1).padStart(2, '0')}`;
}

/** The month before the one that it is where the company is. */
export function lastMonth(now: string): string {
  return shiftMonth(dayIn(now, COMPANY_ZONE).slice(0, 7), -1);
}

/** The same month a year ago. */
export function yearBefore(month: string): string {
  return shiftMonth(month, -MONTHS);
}

export function daysOf(month: string): Days {
  const after = `${shiftMonth(month, 1)}-01T00:00:00Z`;
  const to = new Date(Date.parse(after) - 1).toISOString().slice(0, 10);
  return {from: `${month}-01`, to, timeZone: COMPANY_ZONE};
}
