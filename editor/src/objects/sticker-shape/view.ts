import {Path} from 'fabric/es';
import type {StickerShapeObject} from '../../document/types';
import {placementFor, type View} from '../view';
import {stickerPath} from './geometry';

export function createStickerShapeView(object: StickerShapeObject): View<StickerShapeObject> {
  const fabric = new Path(stickerPath(object), {objectCaching: false});
  const update = (next: StickerShapeObject): void => {
    fabric.set({
      ...placementFor(next),
      fill: next.fill,
      stroke: next.stroke,
      strokeWidth: next.stroke === null ? 0 : next.strokeWidth,
    });
    fabric.setCoords();
  };
  update(object);
  return {fabric, accepts: next => stickerPath(next) === stickerPath(object), update};
}
