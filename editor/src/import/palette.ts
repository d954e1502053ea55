/** Which colours a picture is made of. */
import {distinctColours} from '../document/recolour';

/** More are asked for than kept, so that similar ones can be dropped. */
const ASKED = 20;

/** The palette ignores pixels that are less opaque than this. */
const SEEN = 125;

/** The picture's colours from its pixels (RGBA), the most frequent first, at most 9 (ED-437, ED-438). */
export async function paletteOf(pixels: Uint8ClampedArray, width: number, height: number): Promise<readonly string[]> {
  const {extractPalette, MmcqQuantizer, validateOptions} = await import('colorthief/internals');
  if (pixels.every((value, index) => index % 4 !== 3 || value < SEEN)) return [];
  const options = validateOptions({
    colorCount: ASKED,
    quality: 1,
    ignoreWhite: false,
    colorSpace: 'rgb',
    alphaThreshold: SEEN,
  });
  const found = extractPalette(pixels, width, height, options, new MmcqQuantizer()) ?? [];
  return distinctColours(found.toSorted((a, b) => b.population - a.population).map(colour => colour.hex()));
}
