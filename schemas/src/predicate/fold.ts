/**
 * Width and case folding of `contains` and `startsWith`: what is wide, narrow, raised or joined becomes plain (NFKC),
 * then Unicode 16 simple lower-casing, one code point to one code point, without regard to neighbours. That is
 * `normalize()` and `lower()` of PostgreSQL 18 under its builtin C.UTF-8 locale, which ILIKE uses. JavaScript follows
 * the engine's own Unicode version and a few rules of context, hence the exceptions.
 */
import {isPiled} from '../text/normal-text';

/**
 * Ranges of capitals that Unicode 16 added, with the distance to their small letters; older engines do not know them.
 */
const UNICODE_16: readonly (readonly [first: number, last: number, distance: number])[] = [
  [0xa7cb, 0xa7cb, 0x264 - 0xa7cb],
  [0xa7cc, 0xa7cc, 1],
  [0xa7da, 0xa7da, 1],
  [0xa7dc, 0xa7dc, 0x19b - 0xa7dc],
  [0x10d50, 0x10d65, 0x20],
];

/** Capitals that came after Unicode 16; newer engines fold them, PostgreSQL 18 does not. */
const LATER: readonly (readonly [first: number, last: number])[] = [
  [0xa7ce, 0xa7ce],
  [0xa7d2, 0xa7d2],
  [0xa7d4, 0xa7d4],
  [0x16ea0, 0x16eb8],
];

const DOTTED_CAPITAL_I = 'İ';

function foldCharacter(character: string): string {
  if (character === DOTTED_CAPITAL_I) return 'i';
  const code = character.codePointAt(0) ?? 0;
  const added = UNICODE_16.find(([first, last]) => code >= first && code <= last);
  if (added) return String.fromCodePoint(code + added[2]);
  if (LATER.some(([first, last]) => code >= first && code <= last)) return character;
  return character.toLowerCase();
}

/** What is said of it came after Unicode 16; newer engines make it an S, PostgreSQL 18 does not. */
const RAISED_S = /(\ua7f1)/;

/** Outlined letters and digits came with Unicode 16; older engines do not know what they are plainly. */
const OUTLINED = /[\u{1ccd6}-\u{1ccf9}]/gu;
const OUTLINED_A = 0x1ccd6;
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * The text in plain signs: ＡＢＣ, ＣＡＦＥ, ﬁ and ½ as ABC, CAFE, fi and 1⁄2. What is piled (see `isPiled`) stays as it
 * is, for nothing like it is stored.
 */
export function plainText(text: string): string {
  if (isPiled(text)) return text;
  const known = text.replace(OUTLINED, sign => PLAIN[(sign.codePointAt(0) ?? 0) - OUTLINED_A] ?? sign);
  return known
    .split(RAISED_S)
    .map(part => (RAISED_S.test(part) ? part : part.normalize('NFKC')))
    .join('');
}

/** The text as `contains` and `startsWith` compare it. */
export function fold(text: string): string {
  // Plain ASCII, by far the most frequent case, needs no walk over the characters.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return Array.from(plainText(text), foldCharacter).join('');
}
