/** The records of one column, more of them when wanted. */
import {useInfiniteQuery} from '@tanstack/react-query';
import {useDataProvider} from 'react-admin';
import {isCapped} from '../../request/list-answer';
import type {EntityRecord} from '../../model/record';
import {useListState, useRecords} from '../list-state/list-state';
import type {State} from '../workflow/steps';

const AT_ONCE = 20;

export function boardKey(view: string): readonly unknown[] {
  return [view, 'board'];
}

export function useColumn(field: string, state: State) {
  const {view, fixed} = useListState();
  const {filterValues, sort} = useRecords();
  const provider = useDataProvider();
  const filter = {...filterValues, ...fixed, [field]: state};
  const query = useInfiniteQuery({
    queryKey: [...boardKey(view.name), {filter, sort}],
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
    // A card that moved between two pages that were asked for one after another stands there once.
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
