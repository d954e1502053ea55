/** What a table of letters and separators may have between its cells and between the digits of its numbers. */

export const SEPARATORS = ['comma', 'semicolon', 'tab', 'pipe'] as const;

export type Separator = (typeof SEPARATORS)[number];

export const SEPARATOR_SIGNS: Readonly<Record<Separator, string>> = {comma: ',', semicolon: ';', tab: '\t', pipe: '|'};

/** By its name or by the sign itself; undefined for what is neither. */
export function separatorOf(name: unknown): Separator | undefined {
  const plain = typeof name === 'string' ? name.trim().toLowerCase() : '';
  return SEPARATORS.find(separator => separator === plain || SEPARATOR_SIGNS[separator] === name);
}

/** What stands before the decimals of a number. */
export const DECIMAL_MARKS = ['point', 'comma'] as const;

export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** By its name or by the sign itself; undefined for what is neither. */
export function decimalMarkOf(name: unknown): DecimalMark | undefined {
  const plain = typeof name === 'string' ? name.trim().toLowerCase() : '';
  if (plain === '.') return 'point';
  return plain === ',' ? 'comma' : DECIMAL_MARKS.find(mark => mark === plain);
}
