/** Whether a cleaned drawing still looks as its author meant it. */
import pixelmatch from 'pixelmatch';
import type {Size} from '../document/matrix';
import {toPng} from '../export/picture';

/** Longest side of the compared pictures, px: what cannot be seen at this size does not matter. */
const COMPARED = 320;

/** Share of pixels that may differ: lines that are smoothed otherwise. */
const TOLERATED = 0.002;

/** How much a pixel may differ, 0 to 1. */
const THRESHOLD = 0.1;

/** Longest side of a drawing that is kept as a picture, px. */
const SHARP = 2048;

/** Whether both drawings look alike, drawn by the browser itself. False when one of them cannot be drawn. */
export async function looksAlike(one: string, other: string, size: Size): Promise<boolean> {
  const scale = COMPARED / Math.max(size.width, size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  try {
    const [a, b] = await Promise.all([one, other].map(async svg => pixels(await loaded(svg), width, height)));
    if (!a || !b) return false;
    return pixelmatch(a, b, undefined, width, height, {threshold: THRESHOLD}) <= width * height * TOLERATED;
  } catch {
    return false;
  }
}

/** The drawing as a sharp picture. Rejects when the browser cannot draw it. */
export async function sharpPicture(svg: string, size: Size): Promise<Size & {readonly png: Blob}> {
  const scale = Math.max(1, SHARP / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const canvas = drawn(await loaded(svg), width, height);
  return {width, height, png: await toPng(canvas)};
}

/** As a picture nothing in the drawing runs or is fetched. From a data address: what it draws may be read again, whatever it holds. */
async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function drawn(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', {willReadFrequently: true})?.drawImage(image, 0, 0, width, height);
  return canvas;
}

const pixels = (image: HTMLImageElement, width: number, height: number): Uint8ClampedArray | undefined =>
  drawn(image, width, height).getContext('2d')?.getImageData(0, 0, width, height).data;
