/** Copies the active cell of a grid of lines, and pastes a table from it on. */
import type {ClipboardEvent} from 'react';
import {useLocale} from '../../i18n/hooks';
import {useLatest} from '../../widgets/use-latest';
import {plainText, valueOf} from './cell-text';
import {cellsOf} from './clipboard';
import {pasteCells} from './edit';
import type {ActiveCell, GridOptions} from './use-active-cell';

export function useGridClipboard(options: GridOptions, {active, editing, show}: ActiveCell) {
  const {child, lines, columns, rows, onChange, onPasted} = options;
  const locale = useLocale();
  const paste = useLatest((event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    const result = pasteCells({child, lines, columns, rows, at: active, cells, valueOf});
    onChange(result.rows);
    onPasted(result);
    show(active);
  });
  const copy = useLatest((event: ClipboardEvent) => {
    const field = columns[active.column];
    if (editing || !field || !window.getSelection()?.isCollapsed) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', plainText(field, rows[active.row]?.[field.name], locale));
  });
  return {paste, copy};
}
