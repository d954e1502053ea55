/** The outline of an artwork from its opacity: where a die or a knife goes around it. */
import type {Point} from '../../src/document/matrix';

/** Opaque enough to belong to the artwork. */
const SOLID = 128;
/** Rings around fewer pixels than this are specks. */
const SPECK = 16;
/** A point is left out when the line misses it by less, in pixels. */
const STRAIGHT = 0.75;

export interface Opacity {
  readonly width: number;
  readonly height: number;
  /** One byte per pixel. */
  readonly data: Uint8Array;
}

/** The outer rings in pixels, without holes: what lies inside is not cut out. */
export function outerRings(opacity: Opacity): readonly (readonly Point[])[] {
  const {width, height, data} = opacity;
  const solid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 0) >= SOLID;
  const next = edges(opacity, solid);
  const rings: (readonly Point[])[] = [];
  for (const start of next.keys()) {
    if (!next.has(start)) continue;
    const ring = follow(next, start, width + 1);
    // Edges run clockwise around what is solid, hence counter-clockwise around holes.
    if (area(ring) >= SPECK) rings.push(simplifyRing(ring));
  }
  return rings;
}

/** From each corner of the grid to the next ones, with the solid pixel on the right. */
function edges({width, height}: Opacity, solid: (x: number, y: number) => boolean): Map<number, number[]> {
  const next = new Map<number, number[]>();
  const corner = (x: number, y: number): number => y * (width + 1) + x;
  const add = (from: number, to: number): void => {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!solid(x, y)) continue;
      if (!solid(x, y - 1)) add(corner(x, y), corner(x + 1, y));
      if (!solid(x + 1, y)) add(corner(x + 1, y), corner(x + 1, y + 1));
      if (!solid(x, y + 1)) add(corner(x + 1, y + 1), corner(x, y + 1));
      if (!solid(x - 1, y)) add(corner(x, y + 1), corner(x, y));
    }
  }
  return next;
}

function follow(next: Map<number, number[]>, start: number, across: number): readonly Point[] {
  const ring: Point[] = [];
  for (let at = start; ;) {
    ring.push({x: at % across, y: Math.floor(at / across)});
    const ways = next.get(at);
    const to = ways?.pop();
    if (ways?.length === 0) next.delete(at);
    if (to === undefined || to === start) return ring;
    at = to;
  }
}

/** Positive for rings that run clockwise on the screen. */
function area(ring: readonly Point[]): number {
  return (
    ring.reduce((sum, {x, y}, index) => {
      const to = ring[(index + 1) % ring.length] ?? {x, y};
      return sum + x * to.y - to.x * y;
    }, 0) / 2
  );
}

/**
 * Without the points that a straight line nearly meets (Douglas and Peucker), from the two points that lie farthest
 * apart on.
 */
function simplifyRing(ring: readonly Point[]): readonly Point[] {
  const [first = {x: 0, y: 0}] = ring;
  let far = 0;
  ring.forEach((point, index) => {
    const best = ring[far] ?? first;
    if (Math.hypot(point.x - first.x, point.y - first.y) > Math.hypot(best.x - first.x, best.y - first.y)) far = index;
  });
  return [...thinLine(ring.slice(0, far + 1)).slice(0, -1), ...thinLine([...ring.slice(far), first]).slice(0, -1)];
}

function thinLine(line: readonly Point[]): readonly Point[] {
  const keep = new Set([0, line.length - 1]);
  const open: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const at = farthest(line, from, to);
    if (at === undefined) continue;
    keep.add(at);
    open.push([from, at], [at, to]);
  }
  return line.filter((_, index) => keep.has(index));
}

function farthest(line: readonly Point[], from: number, to: number): number | undefined {
  const [a, b] = [line[from], line[to]];
  if (!a || !b) return undefined;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  let best: number | undefined;
  let most = STRAIGHT;
  for (let index = from + 1; index < to; index += 1) {
    const point = line[index] ?? a;
    const away = Math.abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length;
    if (away > most) [best, most] = [index, away];
  }
  return best;
}
