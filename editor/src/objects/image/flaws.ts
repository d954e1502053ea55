/** What would come out badly of a picture. */
import type {Matrix} from '../../document/matrix';
import type {ImageObject} from '../../document/types';
import {dotsPerInch} from '../../document/units';
import type {Flaw, PrintSurface, Printed} from '../kind';

/** Dots per inch below which a picture is blurred, and from which it is sharp. */
export const BLURRED_DPI = 150;
export const SHARP_DPI = 300;
/** Less is not seen. */
const TOLERANCE_DPI = 0.5;

const exactness = ({inexact}: ImageObject, isTop: boolean): readonly Flaw[] =>
  inexact
    ? [{code: 'inexact', level: 'amber', actual: '', needed: '', fix: isTop ? 'replace' : undefined, factor: 1}]
    : [];

const isVector = (src: string): boolean => /\.svg($|\?)/i.test(src);

/** The coarser of both directions counts. Vectors are sharp at any size. */
function sharpness({src}: ImageObject, [a, b, c, d]: Matrix, {mmPerPixel}: PrintSurface): readonly Flaw[] {
  if (isVector(src)) return [];
  const largest = Math.max(Math.hypot(a, b), Math.hypot(c, d));
  const dpi = dotsPerInch(largest, mmPerPixel);
  if (dpi >= SHARP_DPI - TOLERANCE_DPI) return [];
  const isBlurred = dpi < BLURRED_DPI - TOLERANCE_DPI;
  const needed = isBlurred ? BLURRED_DPI : SHARP_DPI;
  return [
    {
      code: 'dpi',
      level: isBlurred ? 'red' : 'amber',
      actual: String(Math.max(1, Math.round(dpi))),
      needed: String(needed),
      fix: 'shrink',
      factor: dpi / needed,
    },
  ];
}

export function pictureFlaws(picture: ImageObject, {matrix, surface, isTop}: Printed): readonly Flaw[] {
  return [...exactness(picture, isTop), ...(surface ? sharpness(picture, matrix, surface) : [])];
}
