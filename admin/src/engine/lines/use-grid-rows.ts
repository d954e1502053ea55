/** Adds, doubles, removes and moves rows of a grid of lines; the active cell goes with them. */
import {useLatest} from '../../widgets/use-latest';
import {movedRow} from './edit';
import {blankRow, copiedRow, type Row} from './rows';
import type {ActiveCell, GridOptions} from './use-active-cell';

export function useGridRows({child, lines, rows, onChange}: GridOptions, {active, show}: ActiveCell) {
  const addAfter = (all: readonly Row[]) => {
    onChange([...all, blankRow(child, lines)]);
    show({row: all.length, column: 0});
  };
  const add = useLatest(() => addAfter(rows));
  const duplicate = useLatest((row: number) => {
    const line = rows[row];
    if (!line) return;
    onChange(rows.toSpliced(row + 1, 0, copiedRow(child, lines, line)));
    show({row: row + 1, column: active.column});
  });
  const remove = useLatest((row: number) => {
    onChange(rows.toSpliced(row, 1));
    show({row: Math.max(0, Math.min(row, rows.length - 2)), column: active.column});
  });
  const move = useLatest((from: number, to: number) => {
    if (!child.sort || to < 0 || to >= rows.length || from === to) return;
    onChange(movedRow(rows, from, to));
    show({row: to, column: active.column});
  });
  return {addAfter, add, duplicate, remove, move};
}
