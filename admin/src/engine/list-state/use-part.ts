/** The records of a part of a list, such as a column of a board or a group: more of them when wanted. */
import {useInfiniteQuery} from '@tanstack/react-query';
import {useDataProvider} from 'react-admin';
import {isCapped} from '../../request/list-answer';
import type {Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {useListState, useRecords} from './list-state';

const AT_ONCE = 20;

export function partsKey(view: string): readonly unknown[] {
  return [view, 'parts'];
}

/** `part` is what the list's filter is for it, beside what the user filters by. */
export function usePart(part: Values) {
  const {view, fixed} = useListState();
  const {filterValues, sort} = useRecords();
  const provider = useDataProvider();
  const filter = {...filterValues, ...fixed, ...part};
  const query = useInfiniteQuery({
    queryKey: [...partsKey(view.name), {filter, sort}],
    queryFn: ({pageParam, signal}) =>
      provider.getList<EntityRecord>(view.name, {
        pagination: {page: pageParam, perPage: AT_ONCE},
        sort,
        filter,
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({total = 0}, pages) => (pages.length * AT_ONCE < total ? pages.length + 1 : undefined),
  });
  const pages = query.data?.pages ?? [];
  const first = pages[0];
  return {
    // A record that moved between two pages that were asked for one after another stands there once.
    records: [...new Map(pages.flatMap(({data}) => data).map(record => [record.id, record])).values()],
    total: first?.total,
    isCapped: isCapped(first?.meta),
    isPending: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
