/** A grid of lines as keys, clicks and the clipboard work it: its active cell, its editing and its rows. */
import type {ClipboardEvent, KeyboardEvent} from 'react';
import {useAfterPress} from '../../widgets/use-after-press';
import {useLatest} from '../../widgets/use-latest';
import {beside, type Editing, type Leave, type Place} from './grid-place';
import type {Row} from './rows';
import {useActiveCell, type ActiveCell, type GridOptions} from './use-active-cell';
import {useGridClipboard} from './use-grid-clipboard';
import {useGridKeys} from './use-grid-keys';
import {useGridRows} from './use-grid-rows';

export interface Grid {
  readonly active: Place;
  readonly editing: Editing | undefined;
  /** What has been typed so far into the cell that is edited. */
  readonly draft: string | undefined;
  /** These stay the same functions. */
  readonly type: (text: string) => void;
  readonly commit: (value: unknown, how: Leave) => void;
  readonly cancel: () => void;
  readonly begin: (place: Place, replaces?: boolean) => void;
  readonly go: (place: Place) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly paste: (event: ClipboardEvent) => void;
  readonly copy: (event: ClipboardEvent) => void;
  readonly add: () => void;
  readonly duplicate: (row: number) => void;
  readonly remove: (row: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** Writes what was entered into a cell, and goes on from there. */
function useCommit(cell: ActiveCell, addAfter: (rows: readonly Row[]) => void) {
  const {extent, editing, mayEnter, show, begin, end, write} = cell;
  const afterPress = useAfterPress();
  const leave = (place: Place, all: readonly Row[], how: Leave) => {
    const next = how === 'next' ? beside(place, 1, extent) : how === 'previous' ? beside(place, -1, extent) : undefined;
    if (how === 'below' && place.row === all.length - 1) return addAfter(all);
    if (how === 'below') return show({...place, row: place.row + 1});
    if (next && mayEnter(next)) return begin(next);
    if (how !== 'away') return show(next ?? place);
    end();
  };
  const commitAt = useLatest((place: Editing, value: unknown, how: Leave) => {
    if (editing === place) leave(place, write(place, value), how);
  });
  return useLatest((value: unknown, how: Leave) => {
    if (!editing) return;
    const act = () => commitAt(editing, value, how);
    // The row is lower without its input, and what was clicked would stand elsewhere.
    if (how === 'away') afterPress(act);
    else act();
  });
}

export function useGrid(options: GridOptions): Grid {
  const cell = useActiveCell(options);
  const {active, editing, draft, type, show} = cell;
  const {addAfter, add, duplicate, remove, move} = useGridRows(options, cell);
  const commit = useCommit(cell, addAfter);
  const cancel = useLatest(() => editing && show(editing));
  const begin = useLatest(cell.begin);
  const go = useLatest(cell.go);
  const press = useGridKeys(options, cell, move);
  const {paste, copy} = useGridClipboard(options, cell);
  return {active, editing, draft, type, commit, cancel, begin, go, press, paste, copy, add, duplicate, remove, move};
}
