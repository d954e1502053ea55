/** The part of a picture that is used: a box over the kept original, and its preview. */
import type {Rect, Size} from '../document/matrix';
import {toPng} from '../export/picture';

/** Width against height of the one shape of the box that is documented (ED-441). */
export const BOX_RATIO = 2;

/** Sides of the preview, px (ED-440). */
export const PREVIEW_SIZE = 300;

/** The largest box of a ratio in the middle of the picture; the whole picture where the ratio is undefined. */
export function largestBox({width, height}: Size, ratio?: number): Rect {
  if (ratio === undefined) return {left: 0, top: 0, width, height};
  const box = width / height > ratio ? {width: height * ratio, height} : {width, height: width / ratio};
  return {left: (width - box.width) / 2, top: (height - box.height) / 2, ...box};
}

/** The box in whole pixels within the picture, never empty. */
export function wholePixels(box: Rect, {width, height}: Size): Rect {
  const left = Math.min(width - 1, Math.max(0, Math.round(box.left)));
  const top = Math.min(height - 1, Math.max(0, Math.round(box.top)));
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(box.width))),
    height: Math.min(height - top, Math.max(1, Math.round(box.height))),
  };
}

/** Where a box lies in its preview: whole, undistorted, in the middle. */
export function previewPlace({width, height}: Size): Rect {
  const scale = PREVIEW_SIZE / Math.max(width, height);
  const size = {width: width * scale, height: height * scale};
  return {left: (PREVIEW_SIZE - size.width) / 2, top: (PREVIEW_SIZE - size.height) / 2, ...size};
}

/** The box as a PNG of the preview's size; `scale` is pixels of `picture` per pixel of what the box is in. */
export function previewOf(picture: CanvasImageSource, box: Rect, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PREVIEW_SIZE;
  canvas.height = PREVIEW_SIZE;
  const place = previewPlace(box);
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(
    picture,
    box.left * scale,
    box.top * scale,
    box.width * scale,
    box.height * scale,
    place.left,
    place.top,
    place.width,
    place.height,
  );
  return toPng(canvas);
}
