/** Colours that four inks cannot print as a screen shows them. */
import {differenceCiede2000} from 'culori';
import sharp from 'sharp';
import {hexOf} from './inks';
import type {Mark} from './marks';
import {inInks, paintsOf, pixelsOf, type Press} from './press-inks';

/** A colour, and what comes nearest to it in inks; both #rrggbb. */
export interface Shift {
  readonly from: string;
  readonly to: string;
}

/** Differences that anybody sees side by side (CIEDE2000). */
const SEEN = 10;

/** So many are told, the worst first. */
const MAX_COLOURS = 5;

const difference = differenceCiede2000();

/** Colours of outlines that look otherwise in inks; those that have a plate of their own do not. */
export async function shiftsOf(marks: readonly Mark[], press: Press): Promise<readonly Shift[]> {
  const colours = [
    ...new Set(
      paintsOf(marks)
        .filter(({spot}) => !spot)
        .map(hexOf),
    ),
  ];
  if (colours.length === 0) return [];
  const inked = await inInks(pixelsOf(colours), colours.length, 1, press).tiff({compression: 'none'}).toBuffer();
  const shown = await sharp(inked).toColourspace('srgb').raw().toBuffer();
  const shifts = colours.map((from, index) => {
    const to = `#${shown.subarray(index * 3, index * 3 + 3).toString('hex')}`;
    return {from, to, by: difference(from, to)};
  });
  return shifts
    .filter(({by}) => by > SEEN)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, MAX_COLOURS)
    .map(({from, to}) => ({from, to}));
}
