/** Which rows are selected. */
import {useRef} from 'react';
import type {Entity} from '@emblem/schemas';
import {useCan} from '../../access/session-context';
import {useLatest} from '../../widgets/use-latest';
import type {EntityRecord} from '../../model/record';
import {useListState, useRecords} from '../list-state/list-state';
import {rangeOf} from './range';

export type PageState = 'none' | 'some' | 'all';

/** What a row, card or block of a list is told. */
export interface ListedProps {
  readonly record: EntityRecord;
  readonly selected: boolean;
  readonly selectable: boolean;
  readonly onToggle: (id: number, range: boolean) => void;
}

export interface Selection {
  /** False where nothing could be done to a selection. */
  readonly selectable: boolean;
  readonly pageState: PageState;
  isSelected(id: number): boolean;
  /** With `range`, what lies between this record and the one before becomes as this one does. */
  toggle(id: number, range: boolean): void;
  togglePage(): void;
}

/** Whether anything could be done to a selection. */
export function isSelectable(can: ReturnType<typeof useCan>, entity: Entity): boolean {
  return entity.writable && ['update', 'delete', 'restore', 'toggle'].some(action => can(entity, action));
}

export function useSelection(records: readonly EntityRecord[]): Selection {
  const can = useCan();
  const {view, allMatching} = useListState();
  const {selectedIds = [], onToggleItem, onSelect} = useRecords();
  const selectable = isSelectable(can, view.entity);
  const selected = new Set(selectedIds.map(Number));
  const onPage = records.filter(record => selected.has(record.id)).length;
  const pageState = allMatching || (onPage > 0 && onPage === records.length) ? 'all' : onPage > 0 ? 'some' : 'none';
  const last = useRef<number>(undefined);
  const toggle = useLatest((id: number, range: boolean) => {
    const between = range
      ? rangeOf(
          records.map(record => record.id),
          last.current,
          id,
        )
      : [];
    last.current = id;
    if (between.length === 0) return onToggleItem(id);
    const others = [...selected].filter(each => !between.includes(each));
    onSelect(selected.has(id) ? others : [...others, ...between]);
  });
  const togglePage = () => {
    const ids = records.map(record => record.id);
    if (pageState === 'all') onSelect([...selected].filter(id => !ids.includes(id)));
    else onSelect([...new Set([...selected, ...ids])]);
  };
  return {selectable, pageState, isSelected: id => allMatching || selected.has(id), toggle, togglePage};
}
