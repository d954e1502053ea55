/** Where an object lies: its box, its corners and the rectangle around it. */
import {
  rectAround,
  invertMatrix,
  matrixOf,
  multiplyMatrices,
  transformPoint,
  type Matrix,
  type Point,
  type Rect,
  type Size,
} from './matrix';
import type {DesignObject} from './types';

/** The size that is seen before scaling: the stroke of a path lies half outside its outline. */
export function boxOf(object: DesignObject): Size {
  const stroke =
    (object.kind === 'path' || object.kind === 'sticker-shape') && object.stroke !== null ? object.strokeWidth : 0;
  return {width: object.width + stroke, height: object.height + stroke};
}

/** Corners in the parent's plane: left upper, right upper, right lower, left lower of the unrotated object. */
export function cornersOf(object: DesignObject, parent?: Matrix): readonly [Point, Point, Point, Point] {
  const {width, height} = boxOf(object);
  const own = matrixOf(object);
  const matrix = parent ? multiplyMatrices(parent, own) : own;
  const corner = (x: number, y: number): Point => transformPoint({x: (x * width) / 2, y: (y * height) / 2}, matrix);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

export const boundsOf = (object: DesignObject): Rect => rectAround(cornersOf(object));

/** Whether the point of the parent's plane lies on the object, `tolerance` pixels of that plane around it included. */
export function containsPoint(object: DesignObject, point: Point, tolerance = 0): boolean {
  const {width, height} = boxOf(object);
  const local = transformPoint(point, invertMatrix(matrixOf(object)));
  return (
    Math.abs(local.x) <= width / 2 + tolerance / (object.scaleX || 1) &&
    Math.abs(local.y) <= height / 2 + tolerance / (object.scaleY || 1)
  );
}
