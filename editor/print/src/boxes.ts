/** Upright boxes that are turned, moved or grown. */
import {rectAround, transformPoint, type Matrix, type Rect} from '../../src/document/matrix';

/** The upright box around a box that a matrix has moved. */
export function transformBox({left, top, width, height}: Rect, matrix: Matrix): Rect {
  return rectAround(
    (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const
    ).map(([x, y]) => transformPoint({x: left + x * width, y: top + y * height}, matrix)),
  );
}

export const growRect = ({left, top, width, height}: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
