/**
 * Text on a circle: where each glyph stands, and the exact box around all of them.
 *
 *        A B C             the circle's centre lies below the text,
 *      Z   |   D           or above it when flipped
 *          | radius
 */
import {rectAround, rotatePoint, type Point, type Size} from '../../document/matrix';
import type {CurvedTextObject} from '../../document/types';
import {estimateWidth, LINE} from '../text/geometry';
import {signPieces} from '../text/pieces';

/** Part of the line that lies below the baseline. */
export const DESCENT = 0.222;

export interface PlacedGlyph {
  readonly text: string;
  /** Middle of the glyph's baseline, measured from the centre of the whole text's box. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly angle: number;
}

export interface CurveLayout extends Size {
  readonly glyphs: readonly PlacedGlyph[];
}

export interface Glyph {
  readonly text: string;
  readonly width: number;
}

type Curve = Pick<CurvedTextObject, 'radian' | 'flipped' | 'fontSize' | 'lineHeight' | 'charSpacing' | 'textAlign'>;

/** Lays out lines of measured glyphs. Lines after the first lie on smaller circles (flipped: on larger ones). */
export function layoutCurve(lines: readonly (readonly Glyph[])[], curve: Curve): CurveLayout {
  const placed = lines.flatMap((line, index) => layoutLine(line, curve, index));
  if (placed.length === 0) return {glyphs: [], width: 1, height: curve.fontSize * LINE};
  const box = rectAround(placed.flatMap(glyph => glyph.corners));
  const centre = {x: box.left + box.width / 2, y: box.top + box.height / 2};
  return {
    width: box.width,
    height: box.height,
    glyphs: placed.map(({text, x, y, angle}) => ({text, x: x - centre.x, y: y - centre.y, angle})),
  };
}

interface CornerGlyph extends PlacedGlyph {
  readonly corners: readonly Point[];
}

function layoutLine(line: readonly Glyph[], curve: Curve, index: number): readonly CornerGlyph[] {
  const spacing = (curve.fontSize * curve.charSpacing) / 1000;
  const advance = index * curve.fontSize * LINE * curve.lineHeight;
  const radius = Math.max(1, curve.flipped ? curve.radian + advance : curve.radian - advance);
  const total = line.reduce((sum, glyph) => sum + glyph.width + spacing, 0) - (line.length > 0 ? spacing : 0);
  let along = -total / 2;
  return line.map(glyph => {
    const middle = along + glyph.width / 2;
    along += glyph.width + spacing;
    return placeGlyph(glyph, middle / radius, radius, curve);
  });
}

/** `turn` in radians, clockwise from the top (flipped: counter-clockwise from the bottom). */
function placeGlyph(glyph: Glyph, turn: number, radius: number, {flipped, fontSize}: Curve): CornerGlyph {
  const x = Math.sin(turn) * radius;
  const y = flipped ? Math.cos(turn) * radius : -Math.cos(turn) * radius;
  const angle = ((flipped ? -turn : turn) * 180) / Math.PI;
  const top = -fontSize * LINE * (1 - DESCENT);
  const bottom = fontSize * LINE * DESCENT;
  const corners = [
    [-0.5, top],
    [0.5, top],
    [0.5, bottom],
    [-0.5, bottom],
  ].map(([side = 0, height = 0]) => {
    const turned = rotatePoint({x: side * glyph.width, y: height}, angle);
    return {x: x + turned.x, y: y + turned.y};
  });
  return {text: glyph.text, x, y, angle, corners};
}

/** Splits text into signs as a reader sees them, from left to right, with the widths that `measure` gives. */
export const glyphLines = (text: string, measure: (glyph: string) => number): readonly (readonly Glyph[])[] =>
  text.split('\n').map(line => signPieces(line).map(piece => ({text: piece.text, width: measure(piece.text)})));

export function estimateCurve(object: CurvedTextObject): Size {
  const {width, height} = layoutCurve(
    glyphLines(object.text, glyph => estimateWidth(glyph, object.fontSize, 0)),
    object,
  );
  return {width, height};
}
