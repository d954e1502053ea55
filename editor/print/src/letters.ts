/** Text as outlines: every letter from the font file that the editor shows it with. */
import type {Matrix} from '../../src/document/matrix';
import type {TextStyle} from '../../src/document/types';
import {faceFor, type Face} from './faces';
import {moved, outlineOf, type Outline} from './outline';

export interface Line {
  /** From the start of the baseline at (0,0), y downwards. */
  readonly outline: Outline;
  readonly width: number;
  /** Extra width of the strokes, where the family has no bold letters of its own. */
  readonly bolder: number;
}

type Style = Pick<TextStyle, 'fontFamily' | 'fontSize' | 'fontWeight' | 'fontStyle'>;

/** Of the font size: how much browsers thicken letters and slant them when a family has no such file. */
const BOLDER = 1 / 32;
const SLANT = 0.25;

interface Run {
  readonly face: Face | undefined;
  text: string;
}

/** Neighbouring signs of the same file are shaped together, so that pairs and ligatures are those of the font. */
function runsOf(text: string, style: Style): readonly Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    // Marks that combine, joiners and blanks stay with what they stand on, if it can.
    const face =
      last?.face && /^[\p{M}\p{Cf}\s]$/u.test(sign) && last.face.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
        ? last.face
        : faceFor(sign.codePointAt(0) ?? 0, style);
    if (last && last.face?.font === face?.font) last.text += sign;
    else runs.push({face, text: sign});
  }
  return runs;
}

/** Signs that no font of the editor has, told by `missing`, are left out and as wide as a blank. */
export function lineOf(
  text: string,
  style: Style,
  spacing: number,
  missing: (signs: string) => void = () => undefined,
  gaps: (sign: string) => number = () => 0,
): Line {
  let x = 0;
  let bolder = 0;
  const outline: Outline[number][] = [];
  for (const {face, text: signs} of runsOf(text, style)) {
    if (!face) {
      if (/[^\s\p{Cf}\p{M}]/u.test(signs)) missing(signs);
      x += [...signs].length * (style.fontSize * 0.3 + spacing);
      continue;
    }
    const scale = style.fontSize / face.font.unitsPerEm;
    if (face.bolder) bolder = style.fontSize * BOLDER;
    // Letters that are spaced out are drawn one by one, hence without ligatures.
    const shaped = face.font.layout(signs, spacing === 0 ? {} : {liga: false, clig: false});
    shaped.glyphs.forEach((glyph, index) => {
      const {xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0} = shaped.positions[index] ?? {};
      const placed: Matrix = [
        scale,
        0,
        face.slanted ? SLANT * scale : 0,
        -scale,
        x + xOffset * scale,
        -yOffset * scale,
      ];
      outline.push(...moved(outlineOf(glyph.path.toSVG()), placed));
      x += xAdvance * scale + spacing + gaps(String.fromCodePoint(...glyph.codePoints));
    });
  }
  return {outline, width: x - (text === '' ? 0 : spacing), bolder};
}
