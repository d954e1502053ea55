/** A calendar has a day for each record, and what opens as one says by which. */
import {finding, type EntityRule} from '../types';

export const calendars: EntityRule = ({entity}) =>
  Object.entries(entity.views).flatMap(([name, {layout, calendar}]) => {
    if (calendar === undefined)
      return layout === 'calendar'
        ? [finding(`/x-views/${name}/layout`, 'A calendar shows records by a day.', 'Name the date in "calendar".')]
        : [];
    const kind = entity.field[calendar]?.kind;
    return kind === undefined || kind === 'date' || kind === 'datetime'
      ? []
      : [finding(`/x-views/${name}/calendar`, `"${calendar}" is no day.`, 'Name a date or a date-time.')];
  });
