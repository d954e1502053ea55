/**
 * Which signs can be printed: those that the files of a font or of the one that stands in hold. Browsers draw others
 * with fonts of the computer, which print has not.
 */
import {fontOf} from './fonts';
import {graphemesOf} from './pieces';
import SIGNS from './signs.json';

const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;

type Ranges = readonly (readonly [from: number, to: number])[];

const rangesOf = (written: string): Ranges =>
  written === ''
    ? []
    : written.split(' ').map(range => {
        const [from = '', to = from] = range.split('-');
        return [Number.parseInt(from, 36), Number.parseInt(to, 36)] as const;
      });

const COMMON = rangesOf(SIGNS.common);
const HAN = Uint8Array.from(atob(SIGNS.han), character => character.charCodeAt(0));
const OWN: Readonly<Record<string, string>> = SIGNS.own;
const MARKS: Readonly<Record<string, string>> = SIGNS.marks;

const within = (code: number, ranges: Ranges): boolean => ranges.some(([from, to]) => code >= from && code <= to);

const isHan = (code: number): boolean =>
  code >= FIRST_HAN &&
  code <= LAST_HAN &&
  (((HAN[(code - FIRST_HAN) >> 3] ?? 0) >> ((code - FIRST_HAN) & 7)) & 1) === 1;

/** Blanks and signs that only join or choose others are nothing by themselves. */
const isNothing = (sign: string): boolean =>
  /^[\p{C}\p{Z}\s\p{Default_Ignorable_Code_Point}]$/u.test(sign) && !/^\p{Co}$/u.test(sign);

/** The signs of a text that will not be printed, or not with all their marks, each once. */
export function unprintable(text: string, family: string): readonly string[] {
  const {name} = fontOf(family);
  const [own, ownMarks] = [rangesOf(OWN[name] ?? ''), rangesOf(MARKS[name] ?? '')];
  const isCommon = (code: number): boolean => within(code, COMMON) || isHan(code);
  const isPrinted = (sign: string): boolean => {
    const [base = 0, ...marks] = [...sign].filter(each => !isNothing(each)).map(each => each.codePointAt(0) ?? 0);
    return (
      base === 0 ||
      (isCommon(base) && marks.every(isCommon)) ||
      ((isCommon(base) || within(base, own)) && marks.every(mark => within(mark, ownMarks)))
    );
  };
  return [...new Set(graphemesOf(text))].filter(sign => !isPrinted(sign));
}
