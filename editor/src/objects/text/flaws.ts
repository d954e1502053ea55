/** What would come out badly of a text. */
import type {AnyText} from '../../document/types';
import {MM_PER_INCH} from '../../document/units';
import type {Flaw, Printed} from '../kind';
import {fontOf, hasFont} from './fonts';
import {unprintable} from './signs';

/** Smaller text can hardly be read, pt. */
export const SMALL_PT = 5;
const TOLERANCE_PT = 0.05;

const POINTS_PER_MM = 72 / MM_PER_INCH;
/** Signs that are told by themselves. */
const MAX_SIGNS = 12;

function smallness({fontSize, text}: AnyText, {matrix: [, , c, d], surface}: Printed): readonly Flaw[] {
  if (!surface || text.trim() === '') return [];
  const points = fontSize * Math.hypot(c, d) * surface.mmPerPixel * POINTS_PER_MM;
  if (points >= SMALL_PT - TOLERANCE_PT) return [];
  return [
    {
      code: 'small',
      level: 'amber',
      actual: points.toFixed(1),
      needed: String(SMALL_PT),
      fix: 'grow',
      factor: SMALL_PT / points,
    },
  ];
}

function unknownFont({fontFamily}: AnyText, {isTop}: Printed): readonly Flaw[] {
  if (hasFont(fontFamily)) return [];
  const needed = fontOf(fontFamily).name;
  return [{code: 'font', level: 'amber', actual: fontFamily, needed, fix: isTop ? 'font' : undefined, factor: 1}];
}

function missingLetters({text, fontFamily}: AnyText): readonly Flaw[] {
  const missing = unprintable(text, fontFamily);
  if (missing.length === 0) return [];
  const actual = missing.slice(0, MAX_SIGNS).join(' ');
  const more = Math.max(0, missing.length - MAX_SIGNS);
  return [{code: 'letters', level: 'red', actual, needed: '', more, fix: undefined, factor: 1}];
}

export function letteringFlaws(text: AnyText, printed: Printed): readonly Flaw[] {
  return [...missingLetters(text), ...smallness(text, printed), ...unknownFont(text, printed)];
}
