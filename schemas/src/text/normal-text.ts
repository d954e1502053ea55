/**
 * One form of Unicode for all texts: what looks the same is the same (NFC). Texts take it where they come in: with what
 * is written, in conditions and in searches.
 */

/** Up to here every text is in its normal form already, as nearly all of English is. */
const BEYOND = /[^\0-\u02ff]/;

/** As many as UAX #15 lets stand on one sign in texts that are read piece by piece. */
export const MAX_MARKS = 30;

/** Marks, and the two letters that become marks in plain signs. */
const MARKS = '\\p{M}\uff9e\uff9f';
const PILE = new RegExp(`[${MARKS}]{${MAX_MARKS + 1}}`, 'u');
const PART_OF_PILE = new RegExp(`[${MARKS}\ud800-\udfff]`, 'u');

/** A pile takes one of every 31 places; that is soon looked through, where the pattern alone takes 20 ms for 1 MB. */
function mayBePiled(text: string): boolean {
  for (let at = MAX_MARKS; at < text.length; at += MAX_MARKS + 1) if (PART_OF_PILE.test(text.charAt(at))) return true;
  return false;
}

/**
 * Whether more marks stand on one sign than any language writes. To bring marks into order takes time by the square of
 * their number, so such texts are refused, and nothing that is done to texts before that puts them into order.
 */
export function isPiled(text: string): boolean {
  return BEYOND.test(text) && mayBePiled(text) && PILE.test(text);
}

export function normalText(text: string): string {
  return BEYOND.test(text) && !isPiled(text) ? text.normalize('NFC') : text;
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
