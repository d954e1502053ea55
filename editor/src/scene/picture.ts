/** Pictures of a design: drawn on a canvas of their own, never on the one that is being worked on. */
import {isFurniture, objectsOf, workspaceOf} from '../document/side';
import type {Side} from '../document/types';
import type {Assets} from './assets';
import {SceneCanvas} from './canvas';
import {clipOf} from './clip';
import {createView} from './views';

/** The drawing area of a side, `scale` picture pixels per pixel of the design. Pictures must have been loaded. */
export async function drawSide(side: Side, assets: Assets, scale: number): Promise<HTMLCanvasElement> {
  const area = workspaceOf(side);
  const element = document.createElement('canvas');
  if (!area) return element;
  const width = Math.round(area.width * scale);
  const height = Math.round(area.height * scale);
  const canvas = new SceneCanvas(document.createElement('canvas'), {renderOnAddRemove: false, enableRetinaScaling: false, width, height});
  const objects = objectsOf(side);
  canvas.add(...objects.map(object => createView(object, {assets, redraw: () => undefined, createView}).fabric));
  canvas.clip = clipOf(side);
  canvas.furniture = objects.findIndex(object => !isFurniture(object));
  canvas.setViewportTransform([scale, 0, 0, scale, (area.width / 2 - area.left) * scale, (area.height / 2 - area.top) * scale]);
  canvas.renderAll();
  element.width = width;
  element.height = height;
  element.getContext('2d')?.drawImage(canvas.lowerCanvasEl, 0, 0);
  await canvas.dispose();
  return element;
}
