/** Outlines of letters bent between the edges of a text shape, as the canvas bends their pixels. */
import type {Point} from '../../src/document/matrix';
import type {Warp} from '../../src/objects/warped-text/geometry';
import type {Outline, Segment} from './outline';

/**
 * Straight parts of a curve that is bent are at most this long, in font sizes: at print size nobody sees where they
 * meet.
 */
const PART = 0.08;

/** Pieces of one line or curve at most: a bar under a long line has several hundred. */
const MAX_PARTS = 400;

/** The outline, whose points are measured from the middle of the straight text's box, as it is seen. */
export function bent(outline: Outline, warp: Warp, fontSize: number): Outline {
  const made: Segment[] = [];
  let from: Point = {x: 0, y: 0};
  let start = from;
  for (const segment of outline) {
    if (segment[0] === 'M') {
      from = {x: segment[1], y: segment[2]};
      start = from;
      made.push(['M', ...pair(warp.bend(from))]);
      continue;
    }
    const controls = controlsOf(segment, from, start);
    made.push(...parts(controls, warp, fontSize));
    if (segment[0] === 'Z') made.push(segment);
    from = controls[3];
  }
  return made;
}

type Cubic = readonly [Point, Point, Point, Point];

const pair = ({x, y}: Point): readonly [number, number] => [x, y];

const pointBetween = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Lines, and the one that closes an outline, are curves without a bend. */
function controlsOf(segment: Segment, from: Point, start: Point): Cubic {
  if (segment[0] === 'C')
    return [from, {x: segment[1], y: segment[2]}, {x: segment[3], y: segment[4]}, {x: segment[5], y: segment[6]}];
  const to = segment[0] === 'Z' ? start : {x: segment[1], y: segment[2]};
  return [from, pointBetween(from, to, 1 / 3), pointBetween(from, to, 2 / 3), to];
}

function parts(cubic: Cubic, warp: Warp, fontSize: number): readonly Segment[] {
  const [a, b, c, d] = cubic;
  const length = Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y) + Math.hypot(d.x - c.x, d.y - c.y);
  const count = Math.min(MAX_PARTS, Math.ceil(length / (fontSize * PART)));
  return Array.from({length: count}, (_, index): Segment => [
    'L',
    ...pair(warp.bend(pointOn(cubic, (index + 1) / count))),
  ]);
}

function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const at = (key: 'x' | 'y'): number =>
    (1 - t) ** 3 * a[key] + 3 * (1 - t) ** 2 * t * b[key] + 3 * (1 - t) * t ** 2 * c[key] + t ** 3 * d[key];
  return {x: at('x'), y: at('y')};
}
