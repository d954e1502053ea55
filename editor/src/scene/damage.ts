/**
 * Which parts of a canvas must be drawn again: whole pixels, so that what is drawn inside them meets what stays without
 * a seam.
 */
import {rectsOverlap, unionOf, type Rect} from '../document/matrix';

/** Edges are smoothed into the next pixel; one more for rounding. */
const FRINGE = 2;
/** Above this share of the canvas one pass over everything is quicker than several over parts. */
const MAX_SHARE = 0.7;

/**
 * The whole pixels that a rectangle of the design touches, where `zoom`, `x` and `y` say how the canvas shows the
 * design.
 */
export function pixelsOf(
  {left, top, width, height}: Rect,
  {a: zoom, e: x, f: y}: Pick<DOMMatrixReadOnly, 'a' | 'e' | 'f'>,
): Rect {
  const from = {x: Math.floor(left * zoom + x) - FRINGE, y: Math.floor(top * zoom + y) - FRINGE};
  const to = {x: Math.ceil((left + width) * zoom + x) + FRINGE, y: Math.ceil((top + height) * zoom + y) + FRINGE};
  return {left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y};
}

/**
 * The parts of the canvas that cover all rectangles, none of them touching another; the whole canvas where that is less
 * work.
 */
export function partsOf(rects: readonly Rect[], canvas: Rect): readonly Rect[] {
  const parts = rects
    .reduce<readonly Rect[]>((sum, rect) => join(sum, rect), [])
    .flatMap(part => common(part, canvas) ?? []);
  const area = parts.reduce((sum, {width, height}) => sum + width * height, 0);
  return area > canvas.width * canvas.height * MAX_SHARE ? [canvas] : parts;
}

function join(parts: readonly Rect[], rect: Rect): readonly Rect[] {
  const touched = parts.filter(part => rectsOverlap(part, rect));
  if (touched.length === 0) return [...parts, rect];
  return join(
    parts.filter(part => !touched.includes(part)),
    unionOf([...touched, rect]) ?? rect,
  );
}

function common(a: Rect, b: Rect): Rect | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? {left, top, width, height} : undefined;
}
