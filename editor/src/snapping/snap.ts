/**
 * Alignment while dragging: edges and middles of what is moved against edges and middles of the rest.
 *
 *      target          moved
 *      +----+   |
 *      |    |   |      +---+
 *      +----+   |      |   |     the moved left edge is 3 px from the target's right edge: it jumps there
 *               |      +---+
 */
import type {Rect} from '../document/matrix';

/** A line to be drawn: `x` stands upright at x = `at`, `y` lies at y = `at`. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Snap {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** Within this distance lines attract each other, screen px (ED-429). */
export const SNAP_TOLERANCE = 4;
/** How far a guide reaches beyond the boxes it connects, screen px (ED-430). */
const OVERHANG = 5;

type Axis = 'x' | 'y';

interface Span {
  readonly start: number;
  readonly end: number;
}

const span = (rect: Rect, axis: Axis): Span =>
  axis === 'x' ? {start: rect.left, end: rect.left + rect.width} : {start: rect.top, end: rect.top + rect.height};

const lines = ({start, end}: Span): readonly number[] => [start, (start + end) / 2, end];

/**
 * The smallest move that aligns the rectangle with a target, per axis. `pixel` is the length of a screen pixel in the
 * design's plane.
 */
export function snap(moving: Rect, targets: readonly Rect[], pixel: number): Snap {
  const dx = nearest(moving, targets, 'x', SNAP_TOLERANCE * pixel);
  const dy = nearest(moving, targets, 'y', SNAP_TOLERANCE * pixel);
  const moved: Rect = {...moving, left: moving.left + (dx ?? 0), top: moving.top + (dy ?? 0)};
  return {
    dx: dx ?? 0,
    dy: dy ?? 0,
    guides: [
      ...(dx === undefined ? [] : guidesFor(moved, targets, 'x', OVERHANG * pixel)),
      ...(dy === undefined ? [] : guidesFor(moved, targets, 'y', OVERHANG * pixel)),
    ],
  };
}

function nearest(moving: Rect, targets: readonly Rect[], axis: Axis, tolerance: number): number | undefined {
  const own = lines(span(moving, axis));
  let best: number | undefined;
  for (const target of targets) {
    for (const line of lines(span(target, axis))) {
      for (const mine of own) {
        const distance = line - mine;
        if (Math.abs(distance) <= tolerance && (best === undefined || Math.abs(distance) < Math.abs(best)))
          best = distance;
      }
    }
  }
  return best;
}

/** One guide per line that now coincides, long enough to reach every box that shares it. */
function guidesFor(moved: Rect, targets: readonly Rect[], axis: Axis, overhang: number): readonly Guide[] {
  const across: Axis = axis === 'x' ? 'y' : 'x';
  return lines(span(moved, axis)).flatMap(at => {
    const sharing = targets.filter(target => lines(span(target, axis)).some(line => Math.abs(line - at) < 0.01));
    if (sharing.length === 0) return [];
    const spans = [moved, ...sharing].map(rect => span(rect, across));
    return [
      {
        axis,
        at,
        from: Math.min(...spans.map(part => part.start)) - overhang,
        to: Math.max(...spans.map(part => part.end)) + overhang,
      },
    ];
  });
}

/** Turns within four degrees of a multiple of 45 land on it; with `fine` every 15 degrees, always. */
export function snapAngle(angle: number, fine: boolean): number {
  const step = fine ? 15 : 45;
  const near = Math.round(angle / step) * step;
  return fine || Math.abs(angle - near) <= 4 ? near : angle;
}
