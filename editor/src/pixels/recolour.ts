/** Exchanging colours in pictures, pixel by pixel or in the text of a drawing. Pure. */
import {parseColour, toHex, type Rgb} from '../document/colour';
import type {ColourChange} from '../document/recolour';

/**
 * Colours count as the same up to this distance in red, green and blue, so that softened edges and lossy pictures
 * change too (ED-294).
 */
export const TOLERANCE = 30;

interface Exchange {
  readonly from: Rgb;
  readonly to: Rgb;
}

function exchangesOf(changes: readonly ColourChange[]): readonly Exchange[] {
  return changes.flatMap(change => {
    const from = parseColour(change.from);
    const to = parseColour(change.to);
    return from && to ? [{from, to}] : [];
  });
}

/**
 * Changes the pixels (red, green, blue, alpha) in place. Each takes the colour that is nearest, keeping how it differed
 * from it.
 */
export function exchangeColours(pixels: Uint8ClampedArray, changes: readonly ColourChange[]): void {
  const exchanges = exchangesOf(changes);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const r = pixels[at] ?? 0;
    const g = pixels[at + 1] ?? 0;
    const b = pixels[at + 2] ?? 0;
    const nearest = nearestOf(exchanges, r, g, b);
    if (!nearest) continue;
    pixels[at] = r - nearest.from.r + nearest.to.r;
    pixels[at + 1] = g - nearest.from.g + nearest.to.g;
    pixels[at + 2] = b - nearest.from.b + nearest.to.b;
  }
}

function nearestOf(exchanges: readonly Exchange[], r: number, g: number, b: number): Exchange | undefined {
  let nearest: Exchange | undefined;
  let distance = TOLERANCE;
  for (const exchange of exchanges) {
    const next = Math.hypot(r - exchange.from.r, g - exchange.from.g, b - exchange.from.b);
    if (next <= distance) {
      nearest = exchange;
      distance = next;
    }
  }
  return nearest;
}

/** The text of an SVG with its colours exchanged, all at once: what one change writes another does not read. */
export function recolourSvg(text: string, changes: readonly ColourChange[]): string {
  const to = new Map(changes.map(change => [toHex(change.from), toHex(change.to)]));
  return text.replaceAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|rgb\([\d\s,]+\)/gi, colour => to.get(toHex(colour)) ?? colour);
}
