/** What each key does in a grid of lines. */
import type {KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';
import {useLatest} from '../../widgets/use-latest';
import {beside} from './grid-place';
import type {ActiveCell, GridOptions} from './use-active-cell';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A letter, or the first key of one that is put together, as Chinese ones are. */
function isTyping({key}: KeyboardEvent): boolean {
  return key.length === 1 || key === 'Process';
}

export function useGridKeys(
  {columns, rows}: GridOptions,
  {extent, active, editing, mayEnter, go, begin, write}: ActiveCell,
  move: (from: number, to: number) => void,
): (event: KeyboardEvent) => void {
  const fromAbove = () => {
    const field = columns[active.column];
    const above = rows[active.row - 1];
    if (field && above) write(active, above[field.name] ?? null);
  };
  /** True where the key was meant for the grid. */
  const pressed = (event: KeyboardEvent): boolean => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const control = ctrlKey || metaKey;
    const step = STEPS[key];
    const isSideways = step !== undefined && step[0] === 0;
    if (step && altKey && !isSideways) move(active.row, active.row + step[0]);
    else if (step && !control && !altKey) go({row: active.row + step[0], column: active.column + step[1]});
    else if (key === 'Home') go({row: control ? 0 : active.row, column: 0});
    else if (key === 'End') go({row: control ? rows.length - 1 : active.row, column: columns.length - 1});
    else if (key === 'Tab' && beside(active, shiftKey ? -1 : 1, extent)?.row === active.row)
      go({row: active.row, column: active.column + (shiftKey ? -1 : 1)});
    else if (control && key === 'd') fromAbove();
    else if ((key === 'Enter' || key === 'F2') && !control) begin(active);
    else if (key === 'Delete' || key === 'Backspace') write(active, null);
    else return false;
    return true;
  };
  return useLatest((event: KeyboardEvent) => {
    if (editing || event.defaultPrevented || !(event.target instanceof HTMLElement) || !event.target.dataset.place)
      return;
    if (pressed(event)) event.preventDefault();
    else if (isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey && mayEnter(active)) {
      // The cell's input is there before the key takes effect, so that the first letter is not lost.
      flushSync(() => begin(active, true));
      if (event.key === ' ') event.preventDefault();
    }
  });
}
