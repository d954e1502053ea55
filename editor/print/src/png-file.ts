/** The print as pixels. */
import sharp, {type Sharp} from 'sharp';
import {MM_PER_INCH} from '../../src/document/units';
import {PrintError} from './error';
import {MAX_PIXELS} from './pixels';
import {svgToDraw, type Page} from './svg-file';

export const PRINT_DPI = 300;

/** The renderer draws no longer side. */
const MAX_SIDE = 32_000;

/** Pixels of a length in mm. */
export const dots = (mm: number, dpi: number): number => Math.max(1, Math.round((mm / MM_PER_INCH) * dpi));

/** A PNG with its resolution noted, clear where nothing is printed. Throws `PrintError` when it would be too large. */
export async function pngFile(page: Page, dpi = PRINT_DPI): Promise<Buffer> {
  return (await drawPage(page, dots(page.widthMm, dpi), dots(page.heightMm, dpi)))
    .withMetadata({density: dpi})
    .png()
    .toBuffer();
}

/** Its opacity, one byte per pixel. */
export async function opacityOf(
  page: Page,
  width: number,
  height: number,
): Promise<{readonly width: number; readonly height: number; readonly data: Uint8Array}> {
  const {data, info} = await (
    await drawPage(page, width, height)
  )
    .extractChannel(3)
    .raw()
    .toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}

async function drawPage(page: Page, width: number, height: number): Promise<Sharp> {
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    throw new PrintError('too-large', `${width} x ${height}`);
  const svg = await svgToDraw({...page, cut: undefined}, {width, height});
  return sharp(svg, {unlimited: true, limitInputPixels: MAX_PIXELS * 2})
    .ensureAlpha()
    .resize(width, height, {fit: 'fill'});
}
