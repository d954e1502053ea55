/** A calendar has a day for each record, and what opens as one says by which. */
import type {Entity} from '../../model/entity';
import type {ViewKeyword} from '../../vocabulary/screen';
import {finding, type EntityRule} from '../types';

/** Dates have no zone, and moments have that of the record only where it has one. */
function checkZone({zone, field}: Entity, {calendar = '', calendarZone}: ViewKeyword, pointer: string) {
  if (calendarZone === undefined) return [];
  if (field[calendar]?.kind !== 'datetime')
    return [finding(pointer, 'Only the days of a date-time depend on a clock.', 'Leave "calendarZone" out.')];
  return zone === undefined ? [finding(pointer, 'Nothing says whose clock it is.', 'Say it once: "x-zone".')] : [];
}

export const calendars: EntityRule = ({entity}) =>
  Object.entries(entity.views).flatMap(([name, view]) => {
    const {layout, calendar} = view;
    const zone = checkZone(entity, view, `/x-views/${name}/calendarZone`);
    if (calendar === undefined)
      return layout === 'calendar'
        ? [
            ...zone,
            finding(`/x-views/${name}/layout`, 'A calendar shows records by a day.', 'Name the date in "calendar".'),
          ]
        : zone;
    const kind = entity.field[calendar]?.kind;
    return kind === undefined || kind === 'date' || kind === 'datetime'
      ? zone
      : [finding(`/x-views/${name}/calendar`, `"${calendar}" is no day.`, 'Name a date or a date-time.')];
  });
