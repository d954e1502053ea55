/** Affine matrices in the order of the canvas: x' = a·x + c·y + e, y' = b·x + d·y + f. */
import {UPRIGHT} from './placement';
import type {Placement, Transform} from './types';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (value: number): number => (value * 180) / Math.PI;

export function multiplyMatrices(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** The inverse; a matrix without one (an object scaled to nothing) gives the identity moved to the same place. */
export function invertMatrix(m: Matrix): Matrix {
  const determinant = m[0] * m[3] - m[1] * m[2];
  if (determinant === 0) return [1, 0, 0, 1, -m[4], -m[5]];
  const a = m[3] / determinant;
  const b = -m[1] / determinant;
  const c = -m[2] / determinant;
  const d = m[0] / determinant;
  return [a, b, c, d, -(a * m[4] + c * m[5]), -(b * m[4] + d * m[5])];
}

export function transformPoint(point: Point, m: Matrix): Point {
  return {x: m[0] * point.x + m[2] * point.y + m[4], y: m[1] * point.x + m[3] * point.y + m[5]};
}

export function rotatePoint(point: Point, angle: number): Point {
  const sin = Math.sin(radians(angle));
  const cos = Math.cos(radians(angle));
  return {x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos};
}

/** From the object's own plane (centre at 0,0) to its parent's, composed as the canvas library does. */
export function matrixOf(object: Placement): Matrix {
  const {x: cos, y: sin} = rotatePoint({x: 1, y: 0}, object.angle);
  const place: Matrix = [cos, sin, -sin, cos, object.left, object.top];
  const scale: Matrix = [
    object.flipX ? -object.scaleX : object.scaleX,
    0,
    0,
    object.flipY ? -object.scaleY : object.scaleY,
    0,
    0,
  ];
  const skewX: Matrix = [1, 0, Math.tan(radians(object.skewX)), 1, 0, 0];
  const skewY: Matrix = [1, Math.tan(radians(object.skewY)), 0, 1, 0, 0];
  return multiplyMatrices(multiplyMatrices(multiplyMatrices(place, scale), skewX), skewY);
}

/** The placement (without size) whose `matrixOf` is the given matrix; mirrored matrices come out with `flipY`. */
export function placementOf(m: Matrix): Transform {
  const length = Math.hypot(m[0], m[1]);
  if (length === 0) {
    return {...UPRIGHT, left: m[4], top: m[5], scaleX: 0, scaleY: Math.hypot(m[2], m[3])};
  }
  const determinant = m[0] * m[3] - m[2] * m[1];
  const scaleY = determinant / length;
  return {
    ...UPRIGHT,
    left: m[4],
    top: m[5],
    angle: degrees(Math.atan2(m[1], m[0])),
    scaleX: length,
    scaleY: Math.abs(scaleY),
    skewX: degrees(Math.atan2(m[0] * m[2] + m[1] * m[3], length * length)),
    flipY: scaleY < 0,
  };
}

/** The smallest upright rectangle around the points. */
export function rectAround(points: readonly Point[]): Rect {
  const xs = points.map(point => point.x);
  const ys = points.map(point => point.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top};
}

/** The smallest rectangle around the rectangles; undefined for none. */
export function unionOf(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  return rectAround(
    rects.flatMap(rect => [
      {x: rect.left, y: rect.top},
      {x: rect.left + rect.width, y: rect.top + rect.height},
    ]),
  );
}

export const centreOf = (rect: Rect): Point => ({x: rect.left + rect.width / 2, y: rect.top + rect.height / 2});

export function rectsOverlap(a: Rect, b: Rect): boolean {
  return (
    a.left <= b.left + b.width && b.left <= a.left + a.width && a.top <= b.top + b.height && b.top <= a.top + a.height
  );
}
