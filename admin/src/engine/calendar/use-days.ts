/** The records of the days that are shown, by day. */
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {useDataProvider} from 'react-admin';
import type {Field, Predicate} from '@emblem/schemas';
import type {EntityRecord} from '../../model/record';
import {both} from '../../model/views';
import {FIXED} from '../../model/filter-keys';
import {partsKey} from '../list-state/use-part';
import {useListState, useRecords} from '../list-state/list-state';
import {ownTimeZone} from '../../formatting/local-time';
import {dayOf, within} from './days';
import {isZoned, zoneOf} from './zones';

/** More stand on no calendar that can be read. */
const MAX_RECORDS = 500;

export function useDays(field: Field, days: readonly string[]) {
  const {view, fixed} = useListState();
  const {filterValues} = useRecords();
  const provider = useDataProvider();
  const where = both(fixed[FIXED] as Predicate | undefined, within(field, days, isZoned(view)));
  const filter = {...filterValues, ...fixed, [FIXED]: where};
  const query = useQuery({
    queryKey: [...partsKey(view.name), 'calendar', {filter}],
    placeholderData: keepPreviousData,
    queryFn: ({signal}) =>
      provider.getList<EntityRecord>(view.name, {
        pagination: {page: 1, perPage: MAX_RECORDS},
        sort: {field: 'id', order: 'ASC'},
        filter,
        signal,
      }),
  });
  const byDay = new Map<string, EntityRecord[]>();
  const records = [...(query.data?.data ?? [])].sort((a, b) =>
    String(a[field.name]).localeCompare(String(b[field.name])),
  );
  for (const record of records) {
    const day = dayOf(field, record, zoneOf(view, record));
    if (day !== undefined) byDay.set(day, [...(byDay.get(day) ?? []), record]);
  }
  return {
    byDay,
    total: query.data?.total ?? 0,
    /** True where some are left out. */
    isPartial: (query.data?.total ?? 0) > records.length,
    count: records.length,
    /** True where a day is not that of the user's clock. */
    isElsewhere: records.some(record => zoneOf(view, record) !== ownTimeZone()),
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
