/** The keyboard of a grid of lines: which cell is active, whether it is being edited, and what each key does. */
import {useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {Entity, Field, Lines} from '@emblem/schemas';
import {useLocale} from '../../i18n/hooks';
import {useAfterPress} from '../../widgets/use-after-press';
import {useLatest} from '../../widgets/use-latest';
import {sameValue} from '../../model/equal';
import {cellsOf} from './clipboard';
import {plainText, valueOf} from './cell-text';
import {movedRow, pasteCells, withValue, type Pasted} from './edit';
import {blankRow, copiedRow, enterable, isStored, type Row} from './rows';

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where the focus goes when a cell has been edited. */
export type Leave = 'stay' | 'below' | 'next' | 'previous' | 'away';

export interface Editing extends Place {
  /** What was typed takes the place of the value. */
  readonly replaces: boolean;
}

interface GridOptions {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly child: Entity;
  readonly lines: Lines;
  readonly columns: readonly Field[];
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly onPasted: (what: Pasted) => void;
}

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

function cellAt(body: HTMLElement | null, {row, column}: Place): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-place="${row}.${column}"]`) ?? null;
}

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

export function useGrid({body, child, lines, columns, rows, onChange, onPasted}: GridOptions): Grid {
  const locale = useLocale();
  const [wanted, setActive] = useState<Place>({row: 0, column: 0});
  const [editing, setEditing] = useState<Editing>();
  const [draft, setDraft] = useState<string>();
  const follows = useRef(false);
  const active = {
    row: Math.max(0, Math.min(wanted.row, rows.length - 1)),
    column: Math.max(0, Math.min(wanted.column, columns.length - 1)),
  };
  useEffect(() => {
    if (!follows.current || editing) return;
    const cell = cellAt(body.current, wanted);
    if (!cell) return;
    follows.current = false;
    cell.focus();
  }, [body, wanted, editing, rows]);

  const mayEnter = ({row, column}: Place) => {
    const [line, field] = [rows[row], columns[column]];
    return line !== undefined && field !== undefined && enterable(child, lines, isStored(line)).includes(field);
  };
  const show = (place: Place) => {
    follows.current = true;
    setEditing(undefined);
    setDraft(undefined);
    setActive(place);
  };
  const goTo = (place: Place) => {
    const field = editing && columns[editing.column];
    // Somebody clicked another cell in the middle of a word.
    if (editing && field && draft !== undefined) write(editing, valueOf(field, draft));
    show({
      row: Math.max(0, Math.min(place.row, rows.length - 1)),
      column: Math.max(0, Math.min(place.column, columns.length - 1)),
    });
  };
  const beginAt = (place: Place, replaces = false) => {
    setActive(place);
    if (!mayEnter(place)) return show(place);
    setDraft(undefined);
    setEditing({...place, replaces});
  };
  const addAfter = (all: readonly Row[], column: number) => {
    onChange([...all, blankRow(child, lines)]);
    show({row: all.length, column});
  };
  /** The next cell of a row, then the first one of the next row; undefined at both ends. */
  const beside = ({row, column}: Place, by: 1 | -1): Place | undefined => {
    const index = row * columns.length + column + by;
    if (index < 0 || index >= rows.length * columns.length) return undefined;
    return {row: Math.floor(index / columns.length), column: index % columns.length};
  };
  const leave = (place: Place, all: readonly Row[], how: Leave) => {
    const next = how === 'next' ? beside(place, 1) : how === 'previous' ? beside(place, -1) : undefined;
    if (how === 'below' && place.row === all.length - 1) return addAfter(all, 0);
    if (how === 'below') return show({...place, row: place.row + 1});
    if (next && mayEnter(next)) return beginAt(next);
    if (how !== 'away') return show(next ?? place);
    setEditing(undefined);
    setDraft(undefined);
  };
  const write = (place: Place, value: unknown): readonly Row[] => {
    const field = columns[place.column];
    if (!field || !mayEnter(place) || sameValue(rows[place.row]?.[field.name], value)) return rows;
    const all = withValue(rows, place.row, field.name, value);
    onChange(all);
    return all;
  };

  const afterPress = useAfterPress();
  const commitAt = useLatest((place: Editing, value: unknown, how: Leave) => {
    if (editing === place) leave(place, write(place, value), how);
  });
  const commit = useLatest((value: unknown, how: Leave) => {
    if (!editing) return;
    const act = () => commitAt(editing, value, how);
    // The row is lower without its input, and what was clicked would stand elsewhere.
    if (how === 'away') afterPress(act);
    else act();
  });
  const type = useLatest((text: string) => setDraft(text));
  const cancel = useLatest(() => editing && show(editing));
  const begin = useLatest(beginAt);
  const go = useLatest(goTo);
  const add = useLatest(() => addAfter(rows, 0));
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
    else if (step && !control && !altKey) goTo({row: active.row + step[0], column: active.column + step[1]});
    else if (key === 'Home') goTo({row: control ? 0 : active.row, column: 0});
    else if (key === 'End') goTo({row: control ? rows.length - 1 : active.row, column: columns.length - 1});
    else if (key === 'Tab' && beside(active, shiftKey ? -1 : 1)?.row === active.row)
      goTo({row: active.row, column: active.column + (shiftKey ? -1 : 1)});
    else if (control && key === 'd') fromAbove();
    else if ((key === 'Enter' || key === 'F2') && !control) beginAt(active);
    else if (key === 'Delete' || key === 'Backspace') write(active, null);
    else return false;
    return true;
  };
  const press = useLatest((event: KeyboardEvent) => {
    if (editing || event.defaultPrevented || !(event.target instanceof HTMLElement) || !event.target.dataset.place)
      return;
    if (pressed(event)) event.preventDefault();
    else if (isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey && mayEnter(active)) {
      // The cell's input is there before the key takes effect, so that the first letter is not lost.
      flushSync(() => beginAt(active, true));
      if (event.key === ' ') event.preventDefault();
    }
  });
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
  return {active, editing, draft, type, commit, cancel, begin, go, press, paste, copy, add, duplicate, remove, move};
}
