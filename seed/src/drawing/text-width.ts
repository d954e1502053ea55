/** About how wide a text will be: enough to fit it in; the editor measures exactly. */

/** Fonts of the editor and how wide they run, Arial being 1. */
const FONTS: Readonly<Record<string, number>> = {
  Arial: 1,
  'Times New Roman': 0.92,
  Roboto: 0.98,
  Oswald: 0.8,
  Lobster: 0.84,
  Pacifico: 0.98,
};

function ems(character: string): number {
  if (character.charCodeAt(0) > 0x2e80) return 1;
  if (/[MW@%]/.test(character)) return 0.88;
  if (/[A-Z&]/.test(character)) return 0.69;
  if (/[mw]/.test(character)) return 0.8;
  if (/[iljftr.,:;'!|() ]/.test(character)) return 0.3;
  return 0.55;
}

/** Width in pixels at this size; `charSpacing` is in thousandths of an em. */
export function textWidth(text: string, fontFamily: string, fontSize: number, charSpacing = 0): number {
  const sum = [...text].reduce((width, character) => width + ems(character) + charSpacing / 1000, 0);
  return sum * (FONTS[fontFamily] ?? 1) * fontSize;
}

/** The largest whole size up to `limit` at which the text is no wider than `width`. */
export function fittingSize(text: string, fontFamily: string, width: number, limit: number): number {
  return Math.max(10, Math.min(limit, Math.floor(width / textWidth(text, fontFamily, 1))));
}
