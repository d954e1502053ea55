/** How far an object's paint may reach: letters and sharp corners lie outside the box that the object is handled by. */
import {boxOf} from '../document/geometry';
import {around, matrixOf, multiply, transform, union, type Matrix, type Rect} from '../document/matrix';
import {isText, type DesignObject} from '../document/types';

/** A mitred corner ends at most this many stroke widths from the outline: half of the canvas's limit of 4. */
const MITRE = 2;

/** The rectangle around everything that the object may paint, in the plane of its parent. */
export function reachOf(object: DesignObject, parent?: Matrix): Rect {
  const matrix = parent ? multiply(parent, matrixOf(object)) : matrixOf(object);
  const {width, height} = boxOf(object);
  const margin = marginOf(object);
  const [x, y] = [width / 2 + margin, height / 2 + margin];
  const own = around(
    [
      {x: -x, y: -y},
      {x, y: -y},
      {x, y},
      {x: -x, y},
    ].map(corner => transform(corner, matrix)),
  );
  if (object.kind !== 'group') return own;
  return union([own, ...object.objects.map(member => reachOf(member, matrix))]) ?? own;
}

/** Pixels before scaling. Swashes and accents stay within the height of the letters around their box. */
function marginOf(object: DesignObject): number {
  if (isText(object)) return object.fontSize + (object.stroke === null ? 0 : object.strokeWidth);
  if ((object.kind === 'path' || object.kind === 'sticker-shape') && object.stroke !== null)
    return object.strokeWidth * MITRE;
  return 0;
}
