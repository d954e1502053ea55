/** On whose clocks the days of a calendar begin. */
import {ownTimeZone} from '../../formatting/local-time';
import {asText} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';

/** Whether each record stands on the day of its own time zone, which it tells. */
export function isZoned({list, entity}: EntityView): boolean {
  return list.calendarZone === 'record' && entity.zone !== undefined;
}

export function zoneOf(view: EntityView, record: EntityRecord): string {
  const {zone} = view.entity;
  if (!isZoned(view)) return ownTimeZone();
  return asText(record._zone) ?? (typeof zone === 'string' ? zone : ownTimeZone());
}
