/** A sheet of a workbook as it is told to the process that writes it. */
import type {Cell} from './cells';

/** A day or a time of day, without a zone: `2026-11-21T09:00`. */
export interface DayCell {
  readonly day: string;
}

/** A number with a format of its own: an amount is shown with the digits of its currency. */
export interface AmountCell {
  readonly number: number;
  readonly numFmt: string;
}

export type SheetCell = Cell | DayCell | AmountCell;

/** A column of a table, which is told before its rows. */
export interface TableColumn {
  readonly heading: string;
  /** How its numbers and days are shown where a cell says nothing else. */
  readonly numFmt?: string;
}

export interface SheetColumn {
  /** Characters. */
  readonly width: number;
  /** How its numbers and days are shown, as spreadsheets write that. */
  readonly numFmt?: string;
}

export interface SheetContent {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** The first row stays in sight. */
  readonly hasHeadings?: boolean;
}

/** Whoever sends one is the server. */
export function isSheet(value: unknown): value is SheetContent {
  return typeof value === 'object' && value !== null && 'name' in value && 'columns' in value && 'rows' in value;
}
