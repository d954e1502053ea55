/** The present week and month, whole. */
import {dayAfter, mondayAfter} from '@emblem/schemas';
import type {Days} from '../aggregate';

const DAYS_OF_WEEK = 7;
/** More days than a month has, and fewer than two months have. */
const BEYOND_MONTH = 32;

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The whole of the week, from Monday on, or of the month that a day is in. */
export function wholePeriod(period: 'week' | 'month', today: string, timeZone: string): Days {
  if (period === 'week') {
    const next = mondayAfter(today);
    return {from: dayAfter(next, -DAYS_OF_WEEK), to: dayAfter(next, -1), timeZone};
  }
  const from = `${monthOf(today)}-01`;
  return {from, to: dayAfter(`${monthOf(dayAfter(from, BEYOND_MONTH))}-01`, -1), timeZone};
}
