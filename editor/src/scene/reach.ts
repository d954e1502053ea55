/** How far an object's paint may reach: letters and sharp corners lie outside the box that the object is handled by. */
import {boxOf} from '../document/geometry';
import {
  rectAround,
  matrixOf,
  multiplyMatrices,
  transformPoint,
  unionOf,
  type Matrix,
  type Rect,
} from '../document/matrix';
import type {DesignObject} from '../document/types';
import {kindOf, membersOf} from '../objects/kinds';

/** The rectangle around everything that the object may paint, in the plane of its parent. */
export function reachOf(object: DesignObject, parent?: Matrix): Rect {
  const matrix = parent ? multiplyMatrices(parent, matrixOf(object)) : matrixOf(object);
  const {width, height} = boxOf(object);
  const margin = kindOf(object).margin?.(object) ?? 0;
  const [x, y] = [width / 2 + margin, height / 2 + margin];
  const own = rectAround(
    [
      {x: -x, y: -y},
      {x, y: -y},
      {x, y},
      {x: -x, y},
    ].map(corner => transformPoint(corner, matrix)),
  );
  return unionOf([own, ...membersOf(object).map(member => reachOf(member, matrix))]) ?? own;
}
