/** Colours that run into each other along a line or between two circles. */
import {invertMatrix, type Matrix, type Point, type Rect} from '../../src/document/matrix';
import {hexOf, type Ink} from './inks';
import {transformBox} from './boxes';
import {numberOf, transformOf} from './svg/attributes';
import {elementsOf, type SvgElement} from './svg/tree';

export interface Stop {
  /** Where the colour stands, 0 to 1, not before that of the stop before. */
  readonly offset: number;
  readonly ink: Ink;
}

export interface Circle extends Point {
  readonly radius: number;
}

/** Goes on in its first and last colour beyond both ends. */
export interface Gradient {
  readonly kind: 'linear' | 'radial';
  /** Circles without a radius where it is linear. */
  readonly from: Circle;
  readonly to: Circle;
  /** From the plane of the circles to that of the outline. */
  readonly matrix: Matrix;
  readonly stops: readonly Stop[];
}

export type Paint = Ink | Gradient;

export const isGradient = (paint: Paint | undefined): paint is Gradient => paint !== undefined && 'stops' in paint;

/** The inks of a paint, each as often as it comes. */
export const inksOf = (paint: Paint | undefined): readonly Ink[] =>
  isGradient(paint) ? paint.stops.map(({ink}) => ink) : paint ? [paint] : [];

/** Whether it is solid, or shines through by the same share everywhere. */
export const isEven = ({stops}: Gradient): boolean => new Set(stops.map(({ink}) => ink.alpha)).size <= 1;

/** Repeated more often it is left to a renderer. */
const MAX_TURNS = 200;

/** The inner circle must not reach the edge of the outer: renderers differ in what they show then. */
const INNER = 0.999;

export interface ReadOptions {
  /** What is painted, its stroke included; and the box that shares are of. */
  readonly painted: Rect;
  readonly box: Rect;
  /** Of the paint as a whole, 0 to 1. */
  readonly alpha: number;
  inkOf(colour: string): Ink | undefined;
}

/** The gradient of a normalised drawing; undefined when only a renderer can show it. */
export function readGradient(element: SvgElement, {painted, box, alpha, inkOf}: ReadOptions): Gradient | undefined {
  const stops = elementsOf(element).flatMap((stop): readonly Stop[] => {
    const ink = inkOf(stop.attributes.get('stop-color') ?? '#000000');
    return ink
      ? [
          {
            offset: numberOf(stop, 'offset', 0),
            ink: {...ink, alpha: ink.alpha * numberOf(stop, 'stop-opacity', 1) * alpha},
          },
        ]
      : [];
  });
  if (stops.length < 2 || stops.length !== elementsOf(element).length) return undefined;
  const own = transformOf(element, 'gradientTransform') ?? [1, 0, 0, 1, 0, 0];
  const inBox = element.attributes.get('gradientUnits') !== 'userSpaceOnUse';
  if (inBox && (box.width === 0 || box.height === 0)) return undefined;
  const matrix = inBox ? withBox(box, own) : own;
  if (Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) < 1e-12) return undefined;
  const ends = element.name === 'linearGradient' ? line(element) : circles(element);
  if (!ends) return undefined;
  return repeatStops(
    {...ends, matrix, stops},
    element.attributes.get('spreadMethod') ?? 'pad',
    transformBox(painted, invertMatrix(matrix)),
  );
}

const withBox = ({left, top, width, height}: Rect, [a, b, c, d, e, f]: Matrix): Matrix => [
  a * width,
  b * height,
  c * width,
  d * height,
  e * width + left,
  f * height + top,
];

type Ends = Pick<Gradient, 'kind' | 'from' | 'to'>;

function line(element: SvgElement): Ends | undefined {
  const at = (x: string, y: string, initial: number): Circle => ({
    x: numberOf(element, x, initial),
    y: numberOf(element, y, 0),
    radius: 0,
  });
  const [from, to] = [at('x1', 'y1', 0), at('x2', 'y2', 1)];
  return from.x === to.x && from.y === to.y ? undefined : {kind: 'linear', from, to};
}

function circles(element: SvgElement): Ends | undefined {
  const to = {x: numberOf(element, 'cx', 0.5), y: numberOf(element, 'cy', 0.5), radius: numberOf(element, 'r', 0.5)};
  const from = {x: numberOf(element, 'fx', to.x), y: numberOf(element, 'fy', to.y), radius: 0};
  return to.radius > 0 && Math.hypot(from.x - to.x, from.y - to.y) < to.radius * INNER
    ? {kind: 'radial', from, to}
    : undefined;
}

/** What repeats is said once for each time that it shows. */
function repeatStops(gradient: Gradient, spread: string, shown: Rect): Gradient | undefined {
  if (spread === 'pad') return gradient;
  const [first, last] = gradient.kind === 'linear' ? alongLine(gradient, shown) : [0, outwards(gradient, shown)];
  const turns = last - first;
  if (!(turns <= MAX_TURNS)) return undefined;
  const {from, to} = gradient;
  const at = (share: number): Circle => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    radius: from.radius + (to.radius - from.radius) * share,
  });
  const stops = Array.from({length: turns}, (_, turn): readonly Stop[] => {
    const back = spread === 'reflect' && (first + turn) % 2 !== 0;
    const ordered = back
      ? gradient.stops.toReversed().map(({offset, ink}) => ({offset: 1 - offset, ink}))
      : gradient.stops;
    return filledUp(ordered).map(({offset, ink}) => ({offset: (turn + offset) / turns, ink}));
  });
  return {...gradient, from: at(first), to: at(last), stops: stops.flat()};
}

/** From 0 to 1, so that the next turn begins where this one ends. */
function filledUp(stops: readonly Stop[]): readonly Stop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  return first && last ? [{...first, offset: 0}, ...stops, {...last, offset: 1}] : stops;
}

const cornersOf = ({left, top, width, height}: Rect): readonly Point[] =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([x = 0, y = 0]) => ({x: left + x * width, y: top + y * height}));

function alongLine({from, to}: Gradient, shown: Rect): readonly [first: number, last: number] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const shares = cornersOf(shown).map(corner => ((corner.x - from.x) * x + (corner.y - from.y) * y) / (x * x + y * y));
  return [
    Math.floor(Math.min(...shares)),
    Math.max(Math.ceil(Math.max(...shares)), Math.floor(Math.min(...shares)) + 1),
  ];
}

function outwards({from, to}: Gradient, shown: Rect): number {
  const farthest = Math.max(...cornersOf(shown).map(({x, y}) => Math.hypot(x - from.x, y - from.y)));
  return Math.max(1, Math.ceil(farthest / (to.radius - Math.hypot(to.x - from.x, to.y - from.y))));
}

/**
 * Parts of the way from one stop to the next, where colours are mixed of inks: those do not run as red, green and blue
 * do.
 */
const STEPS = 8;

/** The same gradient with stops in between, mixed as screens mix them. */
export function inSteps(gradient: Gradient): Gradient {
  const stops = gradient.stops.flatMap((stop, index): readonly Stop[] => {
    const next = gradient.stops[index + 1];
    if (!next || hexOf(next.ink) === hexOf(stop.ink) || next.offset <= stop.offset) return [stop];
    return Array.from({length: STEPS}, (_, step) => stopBetween(stop, next, step / STEPS));
  });
  return {...gradient, stops};
}

function stopBetween(one: Stop, other: Stop, share: number): Stop {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const {red, green, blue, alpha} = one.ink;
  return {
    offset: mix(one.offset, other.offset),
    ink: {
      red: mix(red, other.ink.red),
      green: mix(green, other.ink.green),
      blue: mix(blue, other.ink.blue),
      alpha: mix(alpha, other.ink.alpha),
    },
  };
}
