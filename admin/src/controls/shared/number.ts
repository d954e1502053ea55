/** Numbers as they are typed and shown. */
const INTEGER = /^-?\d+$/;
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** A whole number, or the text itself when it is none. */
export function parseInteger(text: string): number | string {
  const trimmed = text.trim();
  return INTEGER.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : text;
}

/** Keeps an unfinished text such as `1.` so that it can be typed on. */
export function parseNumber(text: string): number | string {
  const trimmed = text.trim();
  const value = Number(trimmed);
  return NUMBER.test(trimmed) && String(value) === trimmed ? value : text;
}

/** On leaving the field: `1.50` and `1.` become numbers. */
export function finishNumber(value: unknown): unknown {
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
}
