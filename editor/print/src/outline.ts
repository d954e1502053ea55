/** Outlines as absolute lines and cubic curves: the only ones that both kinds of print files know. */
import svgpath from 'svgpath';
import {rectAround, transformPoint, type Matrix, type Point, type Rect} from '../../src/document/matrix';

export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Outline = readonly Segment[];

/** SVG path data as an outline; what follows a mistake in it is left out, as browsers do. */
export function outlineOf(path: string): Outline {
  const outline: Segment[] = [];
  svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [command, ...numbers] = segment;
      const made = segmentOf(String(command), numbers.map(Number), x, y);
      if (made) outline.push(made);
    });
  return outline;
}

function segmentOf(
  command: string,
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[],
  x: number,
  y: number,
): Segment | undefined {
  switch (command) {
    case 'M':
      return ['M', a, b];
    case 'L':
      return ['L', a, b];
    case 'H':
      return ['L', a, y];
    case 'V':
      return ['L', x, a];
    case 'C':
      return ['C', a, b, c, d, e, f];
    case 'Q':
      return ['C', x + (2 * (a - x)) / 3, y + (2 * (b - y)) / 3, c + (2 * (a - c)) / 3, d + (2 * (b - d)) / 3, c, d];
    case 'Z':
      return ['Z'];
    default:
      return undefined;
  }
}

export const rectangle = ({left, top, width, height}: Rect): Outline => [
  ['M', left, top],
  ['L', left + width, top],
  ['L', left + width, top + height],
  ['L', left, top + height],
  ['Z'],
];

export const polygon = (points: readonly Point[]): Outline => [
  ...points.map(({x, y}, index): Segment => [index === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

export function transformOutline(outline: Outline, matrix: Matrix): Outline {
  const at = (x: number, y: number): readonly [number, number] => {
    const point = transformPoint({x, y}, matrix);
    return [point.x, point.y];
  };
  return outline.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    if (segment[0] === 'C')
      return ['C', ...at(segment[1], segment[2]), ...at(segment[3], segment[4]), ...at(segment[5], segment[6])];
    return [segment[0], ...at(segment[1], segment[2])];
  });
}

/** The exact box of an outline, turns of its curves included; undefined for an empty one. */
export function boundsOf(outline: Outline): Rect | undefined {
  const points: Point[] = [];
  let from: Point = {x: 0, y: 0};
  for (const segment of outline) {
    if (segment[0] === 'Z') continue;
    const to = segment[0] === 'C' ? {x: segment[5], y: segment[6]} : {x: segment[1], y: segment[2]};
    if (segment[0] === 'C') points.push(...turns(from, segment, to));
    points.push(to);
    from = to;
  }
  return points.length === 0 ? undefined : rectAround(points);
}

function turns(
  from: Point,
  [, x1, y1, x2, y2]: Extract<Segment, readonly ['C', ...unknown[]]>,
  to: Point,
): readonly Point[] {
  return [...rootsOf(from.x, x1, x2, to.x), ...rootsOf(from.y, y1, y2, to.y)].map(t => ({
    x: cubic(t, from.x, x1, x2, to.x),
    y: cubic(t, from.y, y1, y2, to.y),
  }));
}

const cubic = (t: number, a: number, b: number, c: number, d: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

/** Where the curve stands still along one axis, strictly between its ends. */
function rootsOf(p0: number, p1: number, p2: number, p3: number): readonly number[] {
  const a = 3 * (p3 - 3 * p2 + 3 * p1 - p0);
  const b = 6 * (p2 - 2 * p1 + p0);
  const c = 3 * (p1 - p0);
  const within = (t: number): boolean => t > 0 && t < 1;
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b].filter(within);
  const root = b * b - 4 * a * c;
  return root < 0 ? [] : [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)].filter(within);
}

/** Ten-thousandths of the unit: far finer than any press, and no exponents, which PDF does not know. */
export function decimalText(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return Object.is(rounded, -0) ? '0' : rounded.toFixed(4).replace(/\.?0+$/, '');
}
