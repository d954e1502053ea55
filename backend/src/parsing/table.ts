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

/** What whoever reads a table has to know of a property. */
export interface TableColumn extends NamedColumn {
  /** Under it a number is a text, such as the number of an article. */
  readonly isText: boolean;
}

/** A number that should be a text, and of which a spreadsheet has not kept or does not show all digits. */
export interface LostDigits {
  /** What is left of them. */
  readonly lost: string;
}

export function isLost(cell: unknown): cell is LostDigits {
  return typeof cell === 'object' && cell !== null && 'lost' in cell;
}

export type Table = readonly (readonly unknown[])[];
