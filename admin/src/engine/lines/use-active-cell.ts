/** The active cell of a grid of lines: where it is, whether it is being edited, and what it holds. */
import {useEffect, useRef, useState, type RefObject} from 'react';
import type {Entity, Field, Lines} from '@emblem/schemas';
import {sameValue} from '../../model/equal';
import {valueOf} from './cell-text';
import {withValue, type Pasted} from './edit';
import {within, type Editing, type Extent, type Place} from './grid-place';
import {enterable, isStored, type Row} from './rows';

export interface GridOptions {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly child: Entity;
  readonly lines: Lines;
  readonly columns: readonly Field[];
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly onPasted: (what: Pasted) => void;
}

export interface ActiveCell {
  readonly extent: Extent;
  readonly active: Place;
  readonly editing: Editing | undefined;
  /** What has been typed so far into the cell that is edited. */
  readonly draft: string | undefined;
  readonly type: (text: string) => void;
  readonly mayEnter: (place: Place) => boolean;
  /** Goes to a cell without editing it; what was typed is lost. */
  readonly show: (place: Place) => void;
  /** Goes to a cell as somebody wants it: what was typed is kept. */
  readonly go: (place: Place) => void;
  readonly begin: (place: Place, replaces?: boolean) => void;
  /** Ends editing, and leaves the focus where it is. */
  readonly end: () => void;
  /** Returns the rows as they are afterwards. */
  readonly write: (place: Place, value: unknown) => readonly Row[];
}

function cellAt(body: HTMLElement | null, {row, column}: Place): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-place="${row}.${column}"]`) ?? null;
}

export function useActiveCell({body, child, lines, columns, rows, onChange}: GridOptions): ActiveCell {
  const [wanted, setActive] = useState<Place>({row: 0, column: 0});
  const [editing, setEditing] = useState<Editing>();
  const [draft, setDraft] = useState<string>();
  const follows = useRef(false);
  const extent = {rows: rows.length, columns: columns.length};
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
  const end = () => {
    setEditing(undefined);
    setDraft(undefined);
  };
  const show = (place: Place) => {
    follows.current = true;
    end();
    setActive(place);
  };
  const begin = (place: Place, replaces = false) => {
    setActive(place);
    if (!mayEnter(place)) return show(place);
    setDraft(undefined);
    setEditing({...place, replaces});
  };
  const write = (place: Place, value: unknown): readonly Row[] => {
    const field = columns[place.column];
    if (!field || !mayEnter(place) || sameValue(rows[place.row]?.[field.name], value)) return rows;
    const all = withValue(rows, place.row, field.name, value);
    onChange(all);
    return all;
  };
  const go = (place: Place) => {
    const field = editing && columns[editing.column];
    // Somebody clicked another cell in the middle of a word.
    if (editing && field && draft !== undefined) write(editing, valueOf(field, draft));
    show(within(place, extent));
  };
  return {
    extent,
    active: within(wanted, extent),
    editing,
    draft,
    type: setDraft,
    mayEnter,
    show,
    go,
    begin,
    end,
    write,
  };
}
