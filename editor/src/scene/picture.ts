/** Pictures of a design: drawn on a canvas of their own, never on the one that is being worked on. */
import type {Rect} from '../document/matrix';
import {isFurniture, objectsOf} from '../document/side';
import type {Side} from '../document/types';
import type {Assets} from '../objects/image/assets';
import {SceneCanvas} from './canvas';
import {clipOf} from './clip';
import {createView} from './views';

/** A part of a side, `scale` picture pixels per pixel of the design. Pictures must have been loaded. */
export async function drawSide(side: Side, assets: Assets, scale: number, part: Rect): Promise<HTMLCanvasElement> {
  const element = document.createElement('canvas');
  const [width, height] = pixelsOf(part, scale);
  const canvas = new SceneCanvas(document.createElement('canvas'), {
    renderOnAddRemove: false,
    enableRetinaScaling: false,
    width,
    height,
  });
  const objects = objectsOf(side);
  canvas.add(...objects.map(object => createView(object, {assets, redraw: () => undefined, createView}).fabric));
  canvas.clip = clipOf(side);
  canvas.furniture = objects.findIndex(object => !isFurniture(object));
  canvas.setViewportTransform([scale, 0, 0, scale, -part.left * scale, -part.top * scale]);
  canvas.renderAll();
  element.width = width;
  element.height = height;
  element.getContext('2d')?.drawImage(canvas.lowerCanvasEl, 0, 0);
  await canvas.dispose();
  return element;
}

/** Width and height of a picture; the thinnest product has one pixel. */
export const pixelsOf = ({width, height}: Rect, scale: number): readonly [number, number] => [
  Math.max(1, Math.round(width * scale)),
  Math.max(1, Math.round(height * scale)),
];
