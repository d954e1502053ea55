/** Moving, scaling and turning records. Pure; each starts from the record at the beginning of the gesture. */
import {rotatePoint, type Point} from '../document/matrix';
import type {DesignObject} from '../document/types';

const MIN_SCALE = 1e-4;
const MAX_SCALE = 1e4;

export const moveObject = (object: DesignObject, dx: number, dy: number): DesignObject => ({
  ...object,
  left: object.left + dx,
  top: object.top + dy,
});

/** Scaled along the axes of a frame turned by `angle`, `anchor` staying where it is. */
export function scaleObject(object: DesignObject, sx: number, sy: number, anchor: Point, angle: number): DesignObject {
  const local = rotatePoint({x: object.left - anchor.x, y: object.top - anchor.y}, -angle);
  const away = rotatePoint({x: local.x * sx, y: local.y * sy}, angle);
  return {
    ...object,
    left: anchor.x + away.x,
    top: anchor.y + away.y,
    scaleX: clampScale(object.scaleX * sx),
    scaleY: clampScale(object.scaleY * sy),
  };
}

const clampScale = (value: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, value));

/** Turned around a point by `angle` degrees clockwise. */
export function rotateObject(object: DesignObject, angle: number, centre: Point): DesignObject {
  const away = rotatePoint({x: object.left - centre.x, y: object.top - centre.y}, angle);
  return {...object, left: centre.x + away.x, top: centre.y + away.y, angle: normalAngle(object.angle + angle)};
}

/** Between -180 (exclusive) and 180. */
export function normalAngle(angle: number): number {
  const turn = ((angle % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Mirrored left to right (or top to bottom) as seen by the viewer, around its own centre. */
export function flipObject(object: DesignObject, axis: 'x' | 'y'): DesignObject {
  const angle = normalAngle(-object.angle);
  return axis === 'x' ? {...object, flipX: !object.flipX, angle} : {...object, flipY: !object.flipY, angle};
}
