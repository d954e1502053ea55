/** Text as outlines: every letter from the font file that the editor shows it with. */
import type {Matrix} from '../../src/document/matrix';
import type {TextStyle} from '../../src/document/types';
import {isRightToLeft, visualOrder, stretchesOf} from '../../src/objects/text/order';
import {graphemesOf} from '../../src/objects/text/pieces';
import {faceFor, type Face} from './faces';
import {transformOutline, type Outline, type Segment} from './outline';

export interface Lettering {
  /** From the start of the baseline at (0,0), y downwards. */
  readonly outline: Outline;
  /** Those letters that are to be thickened, as their family has no bold ones of its own. */
  readonly thin: Outline;
  readonly width: number;
}

export type LetterStyle = Pick<TextStyle, 'fontFamily' | 'fontSize' | 'fontWeight' | 'fontStyle'>;

/** Of the font size: how much browsers thicken letters and slant them when a family has no such file. */
export const BOLDER = 1 / 32;
const SLANT = 0.25;
/** Of the font size: the width of a sign that no font has. */
const GAP = 0.3;

interface Run {
  /** Undefined for signs that no font has. */
  face: Face | undefined;
  readonly level: number;
  text: string;
}

/** Direct how others are drawn, and are not drawn themselves. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu;

const drawnSigns = (sign: string): string => sign.replaceAll(UNDRAWN, '');
const codesOf = (signs: string): readonly number[] => [...signs].map(each => each.codePointAt(0) ?? 0);

type Missing = (sign: string) => void;

/** The file that has a sign with its marks, else the one that has the sign: what is missing then is told. */
function faceOf(sign: string, style: LetterStyle, missing: Missing): Face | undefined {
  const codes = codesOf(sign);
  const whole = faceFor(codes, style);
  if (whole) return whole;
  if (sign.trim() !== '') missing(sign);
  return faceFor(codes.slice(0, 1), style);
}

/**
 * Neighbouring signs of the same file and direction are shaped together, so that pairs and ligatures are those of the
 * font. What is not drawn goes with what it stands at.
 */
function runsOf(text: string, style: LetterStyle, missing: Missing): readonly Run[] {
  const runs: Run[] = [];
  const faces = new Map<string, Face | undefined>();
  const faceOnce = (sign: string): Face | undefined => {
    if (!faces.has(sign)) faces.set(sign, faceOf(sign, style, missing));
    return faces.get(sign);
  };
  for (const {text: stretch, level} of stretchesOf(text.replaceAll(/\s/g, ' '))) {
    for (const sign of graphemesOf(stretch)) {
      const seenSign = drawnSigns(sign);
      const last = runs.at(-1);
      const beside = last?.level === level ? last : undefined;
      const face = seenSign === '' ? beside?.face : faceOnce(seenSign);
      if (beside && drawnSigns(beside.text) === '') beside.face = face;
      if (beside && beside.face?.font === face?.font) beside.text += sign;
      else runs.push({face, level, text: sign});
    }
  }
  return visualOrder(runs);
}

/** A text in one line. Signs that no font of the editor has, told by `missing`, are left out. */
export function lettersOf(text: string, style: LetterStyle, missing: Missing = () => undefined): Lettering {
  const [outline, thin]: [Segment[], Segment[]] = [[], []];
  let x = 0;
  for (const {face, level, text: signs} of runsOf(text, style, missing)) {
    if (!face) {
      x += graphemesOf(drawnSigns(signs)).length * style.fontSize * GAP;
      continue;
    }
    const scale = style.fontSize / face.font.unitsPerEm;
    const slant = face.slanted ? SLANT * scale : 0;
    const drawing = face.bolder ? thin : outline;
    for (const glyph of face.font.shape(signs, isRightToLeft({level}) ? 'rtl' : 'ltr')) {
      const placed: Matrix = [scale, 0, slant, -scale, x + glyph.x * scale, -glyph.y * scale];
      for (const segment of transformOutline(glyph.outline, placed)) drawing.push(segment);
      x += glyph.advance * scale;
    }
  }
  return {outline, thin, width: x};
}
