/** A table on the clipboard, as spreadsheets put it there: cells between tabs, rows on lines, some cells in quotes. */

/** A cell in quotes may hold tabs, line breaks and, doubled, quotes. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/** The cells of each row. A line break at the end begins no row. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    // A quote that closes nowhere, or before the end of its cell, is a letter like others.
    if (!match) return text.split(/\r\n|\n|\r/).map(line => line.split('\t'));
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== '\t' && CELL.lastIndex < text.length) rows.push([]);
    if (end === '\t' && CELL.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return text === '' ? [] : rows;
}
