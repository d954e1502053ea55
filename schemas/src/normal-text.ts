/**
 * One form of Unicode for all texts: what looks the same is the same (NFC). Texts take it where they come in: with what
 * is written, in conditions and in searches.
 */

/** Up to here every text is in its normal form already, as nearly all of English is. */
const BEYOND = /[^\0-\u02ff]/;

export function normalText(text: string): string {
  return BEYOND.test(text) ? text.normalize('NFC') : text;
}

function normalList(list: readonly unknown[]): readonly unknown[] {
  const normal = list.map(normalTexts);
  return normal.every((value, at) => value === list[at]) ? list : normal;
}

function normalObject(object: object): object {
  const entries = Object.entries(object);
  const normal = entries.map(([key, value]) => [key, normalTexts(value)] as const);
  return normal.every(([, value], at) => value === entries[at]?.[1]) ? object : Object.fromEntries(normal);
}

/** All texts of a JSON value, at any depth; the names of its properties stay. The same value where nothing changes. */
export function normalTexts(value: unknown): unknown {
  if (typeof value === 'string') return normalText(value);
  if (Array.isArray(value)) return normalList(value);
  return typeof value === 'object' && value !== null ? normalObject(value) : value;
}
