/** Colours of a picture: those kept of what an analysis found, and pixels with some of them exchanged. Pure. */
import {colourDistance, parseColour, type Rgb} from './colour';

/** A colour of the picture and what takes its place (ED-287). */
export interface ColourChange {
  readonly from: string;
  readonly to: string;
}

/** Most colours that an analysis answers (ED-437). */
export const COLOURS_FOUND = 9;
/** Colours nearer to one already kept are dropped; distance of red, green and blue from 0 to 255 each (ED-438). */
export const COLOURS_APART = 30;
/** Colours of a picture that are offered (ED-439). */
export const COLOURS_SHOWN = 4;

/** The colours, the most frequent first, without those that look like one before them. */
export function distinctColours(colours: readonly string[]): readonly string[] {
  const kept: {readonly colour: string; readonly rgb: Rgb}[] = [];
  for (const colour of colours) {
    const rgb = parseColour(colour);
    if (rgb && kept.length < COLOURS_FOUND && kept.every(other => colourDistance(other.rgb, rgb) > COLOURS_APART))
      kept.push({colour, rgb});
  }
  return kept.map(entry => entry.colour);
}

/** What a colour of the picture looks like with the changes. */
export const changedColour = (colour: string, changes: readonly ColourChange[]): string =>
  changes.find(change => change.from === colour)?.to ?? colour;

/** The changes with one more; back to the own colour means without. */
export function withChange(changes: readonly ColourChange[], {from, to}: ColourChange): readonly ColourChange[] {
  const others = changes.filter(change => change.from !== from);
  return from.toLowerCase() === to.toLowerCase() ? others : [...others, {from, to}];
}

/**
 * Exchanges colours in pixels (RGBA), in place. Each pixel belongs to the nearest colour of the palette and is shifted
 * as far as that colour is, so that shades and soft edges stay what they are.
 */
export function recolourPixels(
  pixels: Uint8ClampedArray,
  palette: readonly string[],
  changes: readonly ColourChange[],
): void {
  const shifts = shiftsOf(palette, changes);
  const known = new Map<number, Rgb>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    const key = (r << 16) | (g << 8) | b;
    let shift = known.get(key);
    if (!shift) known.set(key, (shift = nearest(shifts, {r, g, b})));
    pixels[at] = r + shift.r;
    pixels[at + 1] = g + shift.g;
    pixels[at + 2] = b + shift.b;
  }
}

interface Shift {
  readonly colour: Rgb;
  readonly by: Rgb;
}

const STILL: Rgb = {r: 0, g: 0, b: 0};

function shiftsOf(palette: readonly string[], changes: readonly ColourChange[]): readonly Shift[] {
  return [...new Set([...palette, ...changes.map(change => change.from)])].flatMap(name => {
    const colour = parseColour(name);
    const to = parseColour(changedColour(name, changes));
    return colour && to ? [{colour, by: {r: to.r - colour.r, g: to.g - colour.g, b: to.b - colour.b}}] : [];
  });
}

function nearest(shifts: readonly Shift[], pixel: Rgb): Rgb {
  let best: Shift | undefined;
  for (const shift of shifts)
    if (!best || colourDistance(shift.colour, pixel) < colourDistance(best.colour, pixel)) best = shift;
  return best?.by ?? STILL;
}
