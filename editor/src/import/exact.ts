/** Whether a drawing that was made plain still looks as its author meant it. */
import pixelmatch from 'pixelmatch';
import type {Size} from '../document/matrix';
import {toPng} from '../export/picture';
import {loadedImage} from './image';

/** Longest side of the compared pictures, px. */
const COMPARED = 1024;

/** Looked at in squares of so many pixels, so that a small part that is lost does not drown in all that is right. */
const SQUARE = 16;

/** Share of a square that may differ, as lines are smoothed otherwise: less than a line across it that is lost. */
const TOLERATED = 0.05;

/** How much a pixel may differ, 0 to 1. */
const THRESHOLD = 0.15;

/**
 * Proportions that differ by more tell that the file does not say how large it is, and the browser shows another part
 * of it.
 */
const SAME_PROPORTIONS = 0.02;

/** Longest side of a drawing that is kept as a picture, px. */
const SHARP = 2048;

/** A browser takes long to draw more, and holds up the page; the server has told what it could not take over. Bytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * The chosen drawing as a sharp picture, drawn by the browser itself, where it looks otherwise than what is stored at
 * an address.
 */
export async function pictureOfMeant(
  drawing: Blob,
  stored: string,
  size: Size,
): Promise<(Size & {readonly png: Blob}) | undefined> {
  const meant = drawing.size > MAX_BYTES ? undefined : await drawnByBrowser(drawing);
  if (!meant || !hasProportions(meant, size) || looksAlike(meant, await loadedImage(stored), size)) return undefined;
  return sharpPicture(meant, size);
}

const hasProportions = ({naturalWidth, naturalHeight}: HTMLImageElement, {width, height}: Size): boolean =>
  naturalHeight > 0 && Math.abs(naturalWidth / naturalHeight / (width / height) - 1) < SAME_PROPORTIONS;

/**
 * As a picture nothing in the drawing runs or is fetched. From a data address: what it draws may be read again,
 * whatever it holds. Undefined when the browser cannot draw it.
 */
async function drawnByBrowser(drawing: Blob): Promise<HTMLImageElement | undefined> {
  const bytes = new Uint8Array(await drawing.arrayBuffer());
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${base64(bytes)}`;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

function looksAlike(one: HTMLImageElement, other: HTMLImageElement, size: Size): boolean {
  const {width, height} = scaleSize(size, COMPARED / Math.max(size.width, size.height));
  const [a, b] = [one, other].map(
    image => drawImage(image, width, height).getContext('2d')?.getImageData(0, 0, width, height).data,
  );
  if (!a || !b) return false;
  const differing = new Uint8ClampedArray(a.length);
  pixelmatch(a, b, differing, width, height, {threshold: THRESHOLD, diffMask: true});
  return worstSquare(differing, width) <= SQUARE * SQUARE * TOLERATED;
}

/** How many pixels differ in the square where most do. */
function worstSquare(differing: Uint8ClampedArray, width: number): number {
  const squares = new Map<number, number>();
  const across = Math.ceil(width / SQUARE);
  for (let at = 0; at < differing.length / 4; at += 1) {
    if (differing[at * 4 + 3] === 0) continue;
    const square = Math.floor((at % width) / SQUARE) + across * Math.floor(at / width / SQUARE);
    squares.set(square, (squares.get(square) ?? 0) + 1);
  }
  return Math.max(0, ...squares.values());
}

const scaleSize = ({width, height}: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
});

async function sharpPicture(image: HTMLImageElement, size: Size): Promise<Size & {readonly png: Blob}> {
  const {width, height} = scaleSize(size, SHARP / Math.max(size.width, size.height));
  return {width, height, png: await toPng(drawImage(image, width, height))};
}

function drawImage(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', {willReadFrequently: true})?.drawImage(image, 0, 0, width, height);
  return canvas;
}
