/** Letters as HarfBuzz shapes them, which is what browsers shape them with: composed, joined, kerned and in order. */
import started, {type HarfBuzz} from 'harfbuzzjs';
import {outlineOf, type Outline} from './outline';
import {sfntOf} from './sfnt';

export interface Glyph {
  /** Upwards, in units of the font. */
  readonly outline: Outline;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
}

export interface Font {
  readonly unitsPerEm: number;
  hasSign(codePoint: number): boolean;
  /** The glyphs from left to right; what the font has no glyph for is left out. */
  shape(text: string, direction: 'ltr' | 'rtl'): readonly Glyph[];
}

let harfBuzz: HarfBuzz | undefined;

/** To be waited for before fonts are opened: HarfBuzz is made ready once in a process. */
export async function shaperReady(): Promise<void> {
  harfBuzz ??= await started;
}

/** Throws when the file is no font. */
export function fontFrom(woff: Buffer): Font {
  if (!harfBuzz) throw new Error('HarfBuzz is not ready.');
  const engine = harfBuzz;
  const blob = engine.createBlob(sfntOf(woff));
  const face = engine.createFace(blob, 0);
  blob.destroy();
  const font = engine.createFont(face);
  const signs = new Set(face.collectUnicodes());
  const outlines = new Map<number, Outline>();
  const outline = (glyph: number): Outline => {
    const known = outlines.get(glyph) ?? outlineOf(font.glyphToPath(glyph));
    outlines.set(glyph, known);
    return known;
  };
  return {
    unitsPerEm: face.upem,
    hasSign: codePoint => signs.has(codePoint),
    shape(text, direction) {
      const buffer = engine.createBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(direction);
      engine.shape(font, buffer);
      const glyphs = buffer.json().filter(({g}) => g !== 0);
      buffer.destroy();
      return glyphs.map(({g, ax, dx, dy}) => ({outline: outline(g), advance: ax, x: dx, y: dy}));
    },
  };
}
