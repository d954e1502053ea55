/** The blanks of a text: `{name}`, or `{rows, row, rows}` for a number and what is counted, in English. */

const BLANK = /\{([\w, ]+)\}/g;
const ENGLISH = new Intl.PluralRules('en');

/** A number and its noun, as English has them: `1 row`, `2 rows`. */
export function countNoun(count: unknown, one: string, other: string): string {
  return `${String(count)} ${ENGLISH.select(Number(count)) === 'one' ? one : other}`;
}

/** The text with its blanks filled; one that has no value stays as it is written. */
export function fillBlanks(text: string, valueOf: (name: string) => string | number | undefined): string {
  return text.replace(BLANK, (blank, inside: string) => {
    const [name = '', one, other] = inside.split(', ');
    const value = valueOf(name);
    if (value === undefined) return blank;
    return one !== undefined && other !== undefined ? countNoun(value, one, other) : String(value);
  });
}
