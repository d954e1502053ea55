/** A table of figures as a file for spreadsheets, written as the server writes exports. */

/** Where a spreadsheet sees a formula. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map(row => row.map(cell).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], {type: 'text/csv;charset=utf-8'});
}
