/** Changes of the rows of a form. */
import {LINES_LIMIT, type Entity, type Field, type Lines} from '@emblem/schemas';
import {blankRow, enterable, isStored, type Row} from './rows';

export function withValue(rows: readonly Row[], at: number, name: string, value: unknown): readonly Row[] {
  return rows.map((row, index) => (index === at ? {...row, [name]: value} : row));
}

export function movedRow(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : rows;
}

interface Paste {
  readonly child: Entity;
  readonly lines: Lines;
  readonly columns: readonly Field[];
  readonly rows: readonly Row[];
  readonly at: {readonly row: number; readonly column: number};
  readonly cells: readonly (readonly string[])[];
  readonly valueOf: (field: Field, text: string) => unknown;
}

export interface Pasted {
  readonly rows: readonly Row[];
  /** Rows that something was put into. */
  readonly taken: number;
  /** Values that met a column which takes none, or no column. */
  readonly left: number;
  /** Rows for which there is no room. */
  readonly surplus: number;
}

/** The cells laid over the rows from one cell on; rows that are missing are made. */
export function pasteCells({child, lines, columns, rows, at, cells, valueOf}: Paste): Pasted {
  const room = Math.max(0, LINES_LIMIT - at.row);
  const result = [...rows];
  let left = 0;
  for (const [index, texts] of cells.slice(0, room).entries()) {
    const row = result[at.row + index] ?? blankRow(child, lines);
    const open = new Set(enterable(child, lines, isStored(row)));
    const values: Record<string, unknown> = {};
    for (const [offset, text] of texts.entries()) {
      const field = columns[at.column + offset];
      if (field && open.has(field)) values[field.name] = valueOf(field, text);
      else if (text.trim() !== '') left += 1;
    }
    result[at.row + index] = {...row, ...values};
  }
  return {rows: result, taken: Math.min(cells.length, room), left, surplus: Math.max(0, cells.length - room)};
}
