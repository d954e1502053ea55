/** Cliparts that are being added together: one a file, named after it. */

export interface BatchRow {
  readonly url: string;
  readonly name: string;
}

/** `Gold star_02.svg` to `Gold star 02`. */
export function nameOfFile(file: string): string {
  return file
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200);
}

/** The names that occur more than once among the rows. */
export function repeatedNames(rows: readonly BatchRow[]): ReadonlySet<string> {
  const names = rows.map(({name}) => name.trim());
  return new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index));
}

export function isComplete(rows: readonly BatchRow[]): boolean {
  return rows.length > 0 && rows.every(({name}) => name.trim() !== '');
}
