/** Months as people write them. */
import type {Calendar} from './calendar';

/** The month, `2026-05`, so many months before that of the world's day. */
export function monthAgo(calendar: Calendar, months: number): string {
  const [year = 0, month = 1] = calendar.day.split('-').map(Number);
  const at = year * 12 + month - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
