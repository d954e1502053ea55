/** What the parts of one list share beside react-admin's own list context. */
import {createContext, useContext, useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
import {useListContext} from 'react-admin';
import type {Values} from '../../model/parse';
import {wireFilter} from '../../request/wire-filter';
import type {Target} from '../../request/rest';
import type {EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';
import type {Columns} from './shown-columns';
import type {Unfolding} from './use-unfolding';
import {DELETED} from '../../model/filter-keys';

export interface ListState {
  readonly view: EntityView;
  readonly columns: Columns;
  /** What the list is narrowed to whatever is filtered. */
  readonly fixed: Values;
  /** True when everything that the filter finds is selected, on other pages too. */
  readonly allMatching: boolean;
  setAllMatching(all: boolean): void;
  readonly sorting: boolean;
  setSorting(sorting: boolean): void;
  /** Undefined where rows have no lines to show. */
  readonly unfolding?: Unfolding;
}

const State = createContext<ListState | null>(null);

/** The filter as it was set last, which the list may not have been drawn with yet. */
interface LatestFilter {
  read(): Values;
  write(values: Values): void;
}

const Latest = createContext<LatestFilter>({read: () => ({}), write: () => undefined});

export function ListStateProvider({state, children}: {readonly state: ListState; readonly children: ReactNode}) {
  const {filterValues} = useRecords();
  const values = useRef<Values>({});
  useLayoutEffect(() => {
    values.current = filterValues ?? {};
  }, [filterValues]);
  const latest = useMemo<LatestFilter>(
    () => ({
      read: () => values.current,
      write(next) {
        values.current = next;
      },
    }),
    [],
  );
  return (
    <State.Provider value={state}>
      <Latest.Provider value={latest}>{children}</Latest.Provider>
    </State.Provider>
  );
}

export function useListState(): ListState {
  const state = useContext(State);
  if (!state) throw new Error('useListState is used outside of a list.');
  return state;
}

export function useRecords() {
  return useListContext<EntityRecord>();
}

/** The filter as the user set it. */
export function useFilterValues(): {
  readonly values: Values;
  change(part: Values): void;
  replace(values: Values): void;
} {
  const {filterValues, setFilters} = useRecords();
  const latest = useContext(Latest);
  const replace = (next: Values) => {
    const set = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
    latest.write(set);
    setFilters(set, undefined, false);
  };
  return {values: filterValues ?? {}, replace, change: part => replace({...latest.read(), ...part})};
}

export function isDeletedView(values: Values): boolean {
  return values[DELETED] === true;
}

/** All that the list shows, as the server takes it: for exports, counts and bulk acts. */
export function useWire(): Values {
  const {view, fixed} = useListState();
  const {filterValues} = useRecords();
  return wireFilter(view.name, {...filterValues, ...fixed});
}

/** The records that the selection stands for, as bulk acts name them. */
export function useTarget(): {readonly target: Target; readonly count: number} {
  const {allMatching} = useListState();
  const {selectedIds = [], total = 0} = useRecords();
  const filter = useWire();
  if (allMatching) return {target: {filter, all: true}, count: total};
  return {target: {ids: selectedIds.map(Number)}, count: selectedIds.length};
}
