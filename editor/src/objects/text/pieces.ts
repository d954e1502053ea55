/**
 * What of a line is drawn by itself where letters are curved or spaced out: the signs that a reader sees. Each piece is
 * a text that is drawn as it looks within its line: joined letters bring joiners along in place of their neighbours.
 */
import {isRightToLeft, mirrorBracket, visualOrder, stretchesOf, type Stretch} from './order';

export interface Piece extends Stretch {
  /** A blank takes part of what a justified line lacks. */
  readonly blank: boolean;
}

const segmenter = new Intl.Segmenter(undefined, {granularity: 'grapheme'});

/** Longer signs are an attack: bringing marks into order takes time by the square of their number. */
const MAX_SIGN_LENGTH = 32;

/** A sign in the one form that fonts have, where it has one. */
export const composeSign = (grapheme: string): string =>
  grapheme.length > MAX_SIGN_LENGTH ? grapheme : grapheme.normalize('NFC');

/** The signs that a reader sees, in the order in which they are read. */
export const graphemesOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({segment}) => composeSign(segment));

const JOINER = '\u200d';
/** Runs from right to left and is not drawn. */
const TO_THE_LEFT = '\u200f';

/** Arabic letters that join nothing, and those that join what is before them alone. */
const UNJOINED = /^[\u0621\u0674\u06dd\u0600-\u0605\u08ad\u0856]/;
const JOINED_BEFORE = new RegExp(
  '^[\\u0622-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0' +
    '\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef\\u0759-\\u075b\\u076b\\u076c\\u0771\\u0773' +
    '\\u0774\\u0778\\u0779\\u08aa-\\u08ac\\u08ae\\u08b1\\u08b2\\u08b9]',
);
const ARABIC_LETTER = /^(?=\p{Script=Arabic})[\p{L}]/u;
const ALWAYS_JOINED = /^[\u0640\u200d]/;

const joins = (letter: string): boolean =>
  ALWAYS_JOINED.test(letter) || (ARABIC_LETTER.test(letter) && !UNJOINED.test(letter));
const lastLetterOf = (sign: string): string => /\p{L}(?!.*\p{L})/su.exec(sign)?.[0] ?? sign;
const joinsBefore = (sign: string): boolean => joins(sign);
const joinsAfter = (sign: string): boolean => joins(lastLetterOf(sign)) && !JOINED_BEFORE.test(lastLetterOf(sign));

/** Lam and alef are one letter wherever they meet. */
const isLam = (letter: string): boolean => /^[\u0644\u06b5-\u06b8]/.test(letter);
const isAlef = (sign: string): boolean => /^[\u0622\u0623\u0625\u0627\u0671]/.test(sign);

/**
 * Ends with what makes one sign of two letters of Indic scripts. Versions of Unicode disagree about which of them are
 * one grapheme.
 */
const LINKED = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d][\u200c\u200d]?$/;
/** The two signs of Tamil that are made of two letters. */
const TAMIL = /\u0b95\u0bcd\u0bb7|[\u0bb6\u0bb8]\u0bcd\u0bb0\u0bc0/;
const VIRAMA = '\u0bcd';

const belongTogether = (one: string, next: string): boolean =>
  (isLam(lastLetterOf(one)) && isAlef(next)) ||
  (LINKED.test(one) && /^\p{L}/u.test(next)) ||
  (one.endsWith(VIRAMA) && TAMIL.test(one.slice(-2) + next.slice(0, 2)));

/** Signs that only direct others. */
const isUndrawn = (grapheme: string): boolean => /^\p{Default_Ignorable_Code_Point}+$/u.test(grapheme);

/** The signs of a stretch that are drawn apart. */
function signsOf(text: string): readonly string[] {
  const signs: string[] = [];
  for (const grapheme of graphemesOf(text)) {
    if (isUndrawn(grapheme)) continue;
    const last = signs.at(-1);
    if (last !== undefined && belongTogether(last, grapheme)) signs[signs.length - 1] = last + grapheme;
    else signs.push(grapheme);
  }
  return signs;
}

const isBlank = (text: string): boolean => /^[ \t\r]$/.test(text);

function joinNeighbours(signs: readonly string[], index: number): string {
  const [before = '', sign = '', after = ''] = [signs[index - 1], signs[index], signs[index + 1]];
  const start = joinsAfter(before) && joinsBefore(sign) ? JOINER : '';
  const end = joinsAfter(sign) && joinsBefore(after) ? JOINER : '';
  // Without the marks, browsers take a joiner at the end out of the text that runs from right to left.
  return start || end ? `${TO_THE_LEFT}${start}${sign}${end}${TO_THE_LEFT}` : sign;
}

/** The signs of a line, each by itself, as they are seen from left to right. */
export const signPieces = (line: string): readonly Piece[] =>
  visualOrder(
    stretchesOf(line).flatMap(({text, level}) => {
      const signs = signsOf(text);
      return signs.map((sign, index) => ({
        text: isRightToLeft({level}) ? (mirrorBracket(sign) ?? joinNeighbours(signs, index)) : sign,
        level,
        blank: isBlank(sign),
      }));
    }),
  );

/** The words of a line and the blanks between them, as they are seen from left to right. */
export const wordPieces = (line: string): readonly Piece[] =>
  visualOrder(
    stretchesOf(line).flatMap(({text, level}) =>
      text
        .split(/([ \t\r])/)
        .filter(word => word !== '')
        .map(word => ({
          // The marks keep a point at the end of a word where it is within the line.
          text: isRightToLeft({level}) && !isBlank(word) ? `${TO_THE_LEFT}${word}${TO_THE_LEFT}` : word,
          level,
          blank: isBlank(word),
        })),
    ),
  );
