/** A line drawn by hand, as a path: smoothed, without points that nobody sees, and with its exact box. */
import {rectAround, type Point, type Rect} from './matrix';

export interface Drawn {
  readonly path: string;
  /** Around the line's middle, its width not counted. */
  readonly box: Rect;
}

/** Nearer points add nothing to the line, px. */
const APART = 1.5;

const round = (value: number): number => Math.round(value * 100) / 100;
const middle = (a: Point, b: Point): Point => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});

/** Runs a curve through the middles between the points. A single point becomes a dot. There must be at least one. */
export function drawnLine(points: readonly Point[]): Drawn {
  const kept = thinPoints(points);
  const [first = {x: 0, y: 0}] = kept;
  const last = kept.at(-1) ?? first;
  const parts = [`M ${round(first.x)} ${round(first.y)}`];
  const extremes: Point[] = [first, last];
  let from = first;
  for (const [index, control] of kept.slice(1, -1).entries()) {
    const to = middle(control, kept[index + 2] ?? last);
    parts.push(`Q ${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`);
    extremes.push(to, ...turns(from, control, to));
    from = to;
  }
  const end = kept.length > 1 ? last : {x: first.x + 0.01, y: first.y};
  return {path: [...parts, `L ${round(end.x)} ${round(end.y)}`].join(' '), box: rectAround([...extremes, end])};
}

function thinPoints(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= APART) kept.push(point);
  }
  return kept;
}

/** Where a quadratic curve turns back: its outermost points beside its ends. */
function turns(from: Point, control: Point, to: Point): readonly Point[] {
  return (['x', 'y'] as const).flatMap(axis => {
    const bend = from[axis] - 2 * control[axis] + to[axis];
    const at = bend === 0 ? 0 : (from[axis] - control[axis]) / bend;
    if (at <= 0 || at >= 1) return [];
    const on = (key: 'x' | 'y'): number =>
      (1 - at) ** 2 * from[key] + 2 * at * (1 - at) * control[key] + at ** 2 * to[key];
    return [{x: on('x'), y: on('y')}];
  });
}
