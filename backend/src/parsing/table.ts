/** An uploaded table as rows of cells, whichever format it has. */

/** Spreadsheets reckon with fifteen digits; what a sum of theirs carries beyond is not what anybody typed. */
export const SHEET_DIGITS = 15;

/** A property as the heading of a table names it. */
export interface NamedColumn {
  readonly name: string;
  readonly label: {readonly zh: string; readonly en: string};
}

/** The property of a heading, by its name or else by its label in either language; undefined where none is. */
export function columnNamed<T extends NamedColumn>(columns: readonly T[], heading: string): T | undefined {
  const name = heading.trim();
  return (
    columns.find(column => column.name === name) ??
    columns.find(({label}) => label.zh === name || label.en.toLowerCase() === name.toLowerCase())
  );
}

/** Which numbers a property takes. */
export type NumberPlace = 'whole' | 'fraction';

/** What whoever reads a table has to know of a property. */
export interface TableColumn extends NamedColumn {
  /** Under it a number is a text, such as the number of an article. */
  readonly isText: boolean;
  /** Under it a text is a number. */
  readonly number?: NumberPlace | undefined;
}

/** What is in a cell, where it is not to be taken for what it looks like. */
export interface RefusedCell {
  readonly content: string;
  /**
   * `lostDigits`: a number that should be a text, and of which a spreadsheet has not kept or does not show all digits.
   * `otherMark`: a number whose decimals stand behind another mark than those of its column.
   */
  readonly why: 'lostDigits' | 'otherMark';
}

export function isRefused(cell: unknown): cell is RefusedCell {
  return typeof cell === 'object' && cell !== null && 'why' in cell;
}

export type Table = readonly (readonly unknown[])[];
