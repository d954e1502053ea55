/** Places of a grid of lines, and the ways between them. */

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

/** How many rows and columns there are. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** The nearest place that there is. */
export function within({row, column}: Place, {rows, columns}: Extent): Place {
  return {row: Math.max(0, Math.min(row, rows - 1)), column: Math.max(0, Math.min(column, columns - 1))};
}

/** The next cell of a row, then the first one of the next row; undefined at both ends. */
export function beside({row, column}: Place, by: 1 | -1, {rows, columns}: Extent): Place | undefined {
  const index = row * columns + column + by;
  if (index < 0 || index >= rows * columns) return undefined;
  return {row: Math.floor(index / columns), column: index % columns};
}
