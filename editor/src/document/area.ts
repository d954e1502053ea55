/** Where on the drawing area a product ends. Canvas, checks, pictures and print share it. */
import type {Rect} from './matrix';

/** Bleed where nobody says another; mm. */
export const DEFAULT_BLEED_MM = 3;

/** A side in print as its category says, mm; null where it is silent. */
export interface PrintedSize {
  readonly widthMm: number | null;
  readonly heightMm: number | null;
}

/**
 * The largest rectangle of the product's proportions in the middle of the drawing area; the whole of it where a length
 * is missing.
 */
export function fitProportions(whole: Rect, {widthMm, heightMm}: PrintedSize): Rect {
  if (!widthMm || !heightMm) return whole;
  const scale = Math.min(whole.width / widthMm, whole.height / heightMm);
  const [width, height] = [widthMm * scale, heightMm * scale];
  return {left: whole.left + (whole.width - width) / 2, top: whole.top + (whole.height - height) / 2, width, height};
}

/** The rectangle with an edge around it; an edge below zero lies within and leaves at least its middle. */
export function growRect({left, top, width, height}: Rect, by: number): Rect {
  const [x, y] = [Math.max(by, -width / 2), Math.max(by, -height / 2)];
  return {left: left - x, top: top - y, width: width + 2 * x, height: height + 2 * y};
}
