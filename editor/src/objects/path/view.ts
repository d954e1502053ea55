import {Path} from 'fabric/es';
import type {PathObject} from '../../document/types';
import {placementFor, type View} from '../view';

export function createPathView(object: PathObject): View<PathObject> {
  const fabric = new Path(object.path, {objectCaching: false});
  const update = (next: PathObject): void => {
    const {fill, stroke, strokeWidth, strokeLineCap, strokeLineJoin, fillRule} = next;
    fabric.set({
      ...placementFor(next),
      fill,
      stroke,
      strokeWidth: stroke === null ? 0 : strokeWidth,
      strokeLineCap,
      strokeLineJoin,
      fillRule,
      dirty: true,
    });
    fabric.setCoords();
  };
  update(object);
  return {fabric, accepts: next => next.path === object.path, update};
}
