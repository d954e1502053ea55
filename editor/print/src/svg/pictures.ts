/** Pictures within a drawing: what every browser and every press can show, and nothing that lies elsewhere. */
import sharp from 'sharp';
import {SvgError, SVG_LIMITS} from './limits';

/** Of the kind that its content says, whatever its address says. */
export type Embedded =
  | {readonly kind: 'raster'; readonly address: string}
  | {readonly kind: 'drawing'; readonly content: Buffer};

const PLAIN = new Set(['png', 'jpeg']);

/**
 * The picture at a data address; undefined when it is none, broken or of a kind nobody shows. Throws `SvgError` when it
 * has too many pixels.
 */
export async function embeddedPicture(address: string): Promise<Embedded | undefined> {
  const content = contentOf(address);
  if (!content) return undefined;
  if (/^\s*<(?:\?xml|!|svg|[\w-]+:svg)/i.test(content.subarray(0, 200).toString('latin1')))
    return {kind: 'drawing', content};
  try {
    const picture = sharp(content, {limitInputPixels: SVG_LIMITS.pixels, failOn: 'error'});
    const {format, width = 0, height = 0, orientation = 1, space} = await picture.metadata();
    if (width * height > SVG_LIMITS.pixels) throw new SvgError('too-complex', 'pixels');
    const plain = PLAIN.has(format) && orientation === 1 && space !== 'cmyk';
    // Read to its end either way: half a picture is none.
    const png = plain
      ? await picture.stats().then(() => undefined)
      : await picture.autoOrient().toColourspace('srgb').png().toBuffer();
    return {
      kind: 'raster',
      address: `data:image/${png ? 'png' : format};base64,${(png ?? content).toString('base64')}`,
    };
  } catch (error) {
    if (error instanceof SvgError) throw error;
    return undefined;
  }
}

/** Longest side of a picture whose pixels are to be seen: larger ones are not smoothed so that anybody sees it. */
const SQUARES_SIDE = 2048;

/** The same picture with each pixel as a square of many, which nobody smooths. */
export async function inSquares(address: string): Promise<string> {
  const content = contentOf(address);
  const {width = 0, height = 0} = content ? await sharp(content, {limitInputPixels: SVG_LIMITS.pixels}).metadata() : {};
  const times = Math.floor(SQUARES_SIDE / Math.max(width, height, 1));
  if (!content || times < 2) return address;
  const squares = await sharp(content)
    .resize(width * times, height * times, {kernel: 'nearest', fit: 'fill'})
    .png({compressionLevel: 9})
    .toBuffer();
  return `data:image/png;base64,${squares.toString('base64')}`;
}

function contentOf(address: string): Buffer | undefined {
  const comma = address.indexOf(',');
  const [type = '', ...parameters] = address.slice(0, Math.min(comma, 200)).trim().toLowerCase().split(';');
  if (comma < 0 || !type.startsWith('data:image/')) return undefined;
  if (parameters.some(parameter => parameter.trim() === 'base64'))
    return Buffer.from(address.slice(comma + 1), 'base64');
  try {
    return Buffer.from(decodeURIComponent(address.slice(comma + 1)));
  } catch {
    return undefined;
  }
}
