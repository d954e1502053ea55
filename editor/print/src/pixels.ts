/** Stored pictures as they are embedded: in all their pixels, with colours exchanged where the design says so. */
import sharp, {type Sharp} from 'sharp';
import {cutOutPixels, type CutOut} from '../../src/document/cut-out';
import {changedColour, recolourPixels, type ColourChange} from '../../src/document/recolour';
import type {Rect, Size} from '../../src/document/matrix';
import type {Raster} from './marks';
import {hexOf, plainInk} from './inks';

/** No press needs more; beyond it the file is somebody's attack on the memory. */
export const MAX_PIXELS = 100_000_000;

/** What a design does to the colours of a picture. */
export interface Colouring {
  readonly palette: readonly string[];
  readonly changes: readonly ColourChange[];
  /** The ground is made clear. */
  readonly cutOut?: CutOut;
  /** Laid over everything that shows (single colour mode). */
  readonly tint: {readonly colour: string; readonly alpha: number} | undefined;
}

export const isPlain = ({changes, cutOut, tint}: Colouring): boolean =>
  changes.length === 0 && cutOut === undefined && tint === undefined;

const open = (content: Buffer, density?: number) =>
  sharp(content, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    unlimited: true,
    ...(density === undefined ? {} : {density}),
  });

/** Pixels of the picture as it is shown, turned as its camera was. Throws when it cannot be read. */
export async function sizeOf(content: Buffer): Promise<Size> {
  const {autoOrient} = await open(content).metadata();
  return autoOrient;
}

/** Throws when the content is no picture. */
export async function rasterOf(content: Buffer, colouring: Colouring): Promise<Raster> {
  const {format, orientation = 1, icc, width = 0, height = 0, channels, space} = await open(content).metadata();
  const plainJpeg = format === 'jpeg' && orientation === 1 && icc === undefined && isPlain(colouring);
  if (plainJpeg && ((channels === 3 && space === 'srgb') || channels === 1))
    return {width, height, jpeg: content, channels, pixels: undefined, alpha: undefined};
  return withPixels(open(content), colouring);
}

/** Pixels of a drawing where it shows something. */
export interface Drawn {
  readonly raster: Raster;
  /** In shares of the whole drawing. */
  readonly place: Rect;
}

/** What of a vector picture has no outlines of ours, drawn `width` pixels wide; undefined when nothing of it shows. */
export async function drawnVector(
  svg: Buffer,
  natural: Size,
  width: number,
  colouring: Colouring,
): Promise<Drawn | undefined> {
  const density = Math.min(2400, Math.max(1, (72 * width) / Math.max(1, natural.width)));
  const height = Math.max(1, Math.round((natural.height * width) / natural.width));
  const {data} = await open(svg, density)
    .resize(width, height, {fit: 'fill'})
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({depth: 'uchar'})
    .toBuffer({resolveWithObject: true});
  const shown = shownOf(data, width, height);
  if (!shown) return undefined;
  const raster = await withPixels(
    sharp(data, {raw: {width, height, channels: 4}, limitInputPixels: MAX_PIXELS}).extract(shown),
    colouring,
  );
  return {
    raster,
    place: {
      left: shown.left / width,
      top: shown.top / height,
      width: shown.width / width,
      height: shown.height / height,
    },
  };
}

/** The box of the pixels that are not clear. */
function shownOf(data: Buffer, width: number, height: number): Rect | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0 ? undefined : {left, top, width: right - left + 1, height: bottom - top + 1};
}

const withClear = (picture: Sharp, {cutOut}: Colouring): Sharp => (cutOut ? picture.ensureAlpha() : picture);

async function withPixels(picture: Sharp, colouring: Colouring): Promise<Raster> {
  const {
    data,
    info: {width, height, channels},
  } = await withClear(picture.autoOrient().toColourspace('srgb'), colouring)
    .raw({depth: 'uchar'})
    .toBuffer({resolveWithObject: true});
  if (colouring.cutOut)
    cutOutPixels(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height, colouring.cutOut);
  const {pixels, alpha} = channels === 4 ? splitAlpha(data) : {pixels: data, alpha: undefined};
  if (colouring.changes.length > 0) recolourRaster(pixels, alpha, colouring);
  if (colouring.tint) tintPixels(pixels, colouring.tint);
  return {width, height, jpeg: undefined, channels: 3, pixels, alpha};
}

/** Colours and what shines through; the latter undefined when nothing does. */
function splitAlpha(data: Buffer): Pick<Raster, 'alpha'> & {readonly pixels: Buffer} {
  const count = data.length / 4;
  const [pixels, alpha] = [Buffer.allocUnsafe(count * 3), Buffer.allocUnsafe(count)];
  let least = 255;
  for (let at = 0; at < count; at += 1) {
    pixels[at * 3] = data[at * 4] ?? 0;
    pixels[at * 3 + 1] = data[at * 4 + 1] ?? 0;
    pixels[at * 3 + 2] = data[at * 4 + 2] ?? 0;
    const opacity = data[at * 4 + 3] ?? 0;
    alpha[at] = opacity;
    if (opacity < least) least = opacity;
  }
  return {pixels, alpha: least === 255 ? undefined : alpha};
}

/** Row by row, so that the picture is not in memory twice. */
const AT_ONCE = 1_000_000;

function recolourRaster(pixels: Buffer, alpha: Buffer | undefined, {palette, changes}: Colouring): void {
  for (let from = 0; from < pixels.length / 3; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, pixels.length / 3 - from);
    const part = new Uint8ClampedArray(count * 4);
    for (let at = 0; at < count; at += 1) {
      for (let channel = 0; channel < 3; channel += 1) part[at * 4 + channel] = pixels[(from + at) * 3 + channel] ?? 0;
      part[at * 4 + 3] = alpha?.[from + at] ?? 255;
    }
    recolourPixels(part, palette, changes);
    for (let at = 0; at < count * 3; at += 1) pixels[from * 3 + at] = part[Math.floor(at / 3) * 4 + (at % 3)] ?? 0;
  }
}

function tintPixels(pixels: Buffer, {colour, alpha}: NonNullable<Colouring['tint']>): void {
  const ink = plainInk(colour);
  if (!ink) return;
  const over = [ink.red, ink.green, ink.blue].map(part => part * 255 * alpha);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = Math.round((pixels[at] ?? 0) * (1 - alpha) + (over[at % 3] ?? 0));
}

/** A single colour as the picture's colouring makes it, as #rrggbb; what is no colour stays. */
export function applyColouring(colour: string, {palette, changes, tint}: Colouring): string {
  const ink = plainInk(colour);
  if (!ink) return colour;
  const exact = changedColour(hexOf(ink), changes);
  const pixel = Uint8ClampedArray.from([ink.red * 255, ink.green * 255, ink.blue * 255, 255]);
  if (changes.length > 0) recolourPixels(pixel, palette, changes);
  const plain =
    exact === hexOf(ink)
      ? hexOf({red: (pixel[0] ?? 0) / 255, green: (pixel[1] ?? 0) / 255, blue: (pixel[2] ?? 0) / 255})
      : exact;
  if (!tint) return plain;
  const under = plainInk(plain);
  const over = plainInk(tint.colour);
  if (!under || !over) return plain;
  const mix = (a: number, b: number): number => a * (1 - tint.alpha) + b * tint.alpha;
  return hexOf({red: mix(under.red, over.red), green: mix(under.green, over.green), blue: mix(under.blue, over.blue)});
}
