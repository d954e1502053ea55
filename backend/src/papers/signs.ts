/** Whether the fonts have every sign of a text, asked before it is set: Typst itself would leave a gap. */
import {openSync, type Font, type FontCollection} from 'fontkit';
import {FAMILIES} from './fonts';

/** Direct how others are drawn, or break lines, and are not drawn themselves. */
const UNDRAWN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

function isFont(file: Font | FontCollection): file is Font {
  return 'characterSet' in file;
}

/** The signs of each family, read when a text first needs them. */
const known = new Map<string, ReadonlySet<number>>();

function signsOf(path: string): ReadonlySet<number> {
  const found = known.get(path);
  if (found) return found;
  const file = openSync(path);
  if (!isFont(file)) throw new Error(`${path} holds several fonts.`);
  const signs = new Set(file.characterSet);
  known.set(path, signs);
  return signs;
}

function isDrawn(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return UNDRAWN.test(sign) || FAMILIES.some(({regular}) => signsOf(regular).has(code));
}

/** Each sign that no font has, once. */
export function missingSigns(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.join(''))].filter(sign => !isDrawn(sign));
}
