/** Records that stand in a calendar by the days of their own time zones (`x-zone`), which are told with them. */
import type {Entity} from '@emblem/schemas';

export function tellsZone({views, zone}: Entity): boolean {
  return typeof zone === 'object' && Object.values(views).some(({calendarZone}) => calendarZone === 'record');
}
