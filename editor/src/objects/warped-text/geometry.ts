/**
 * Text bent between two edges. Each shape says how far the upper and the lower edge of the text lie below the top of
 * its box at a place along it; letters are stretched between both. The canvas and print bend by the same functions.
 *
 *     upper edge   .-''-.          u from 0 to 1 along the text,
 *                 / text \         v from 0 to 1 down from edge to edge
 *     lower edge  '------'
 */
import type {Point, Size} from '../../document/matrix';
import type {TextWarp} from '../../document/types';

/** The two edges at a place along the text, px below the top of the box. */
interface Edges {
  readonly upper: number;
  readonly lower: number;
}

export interface Warp {
  /** Size of the bent text. */
  readonly size: Size;
  /** How wide the text is at a height, against its full width. */
  narrowed(v: number): number;
  edges(u: number): Edges;
  /** A point of the straight text where it is seen; both measured from the middle of their box. */
  bend(point: Point): Point;
}

/** How far edges are bent, against the width of the text, and least and most of that against its height. */
const BEND = 0.24;
const MIN_BEND = 0.35;
const MAX_BEND = 1.4;

/** Width of the upper edge of a cone, against that of the lower. */
const CONE = 0.6;

/** 0 at both ends of the text, 1 in its middle; beyond the ends it goes on straight. */
function hump(u: number): number {
  if (u < 0) return 4 * u;
  return u > 1 ? 4 * (1 - u) : 4 * u * (1 - u);
}

type Bend = (u: number, height: number, bend: number) => Edges;

const EDGES: Readonly<Record<TextWarp, Bend>> = {
  arch: (u, height, bend) => ({upper: bend * (1 - hump(u)), lower: height + bend * (1 - hump(u))}),
  bridge: (u, height, bend) => ({upper: 0, lower: height + bend * (1 - hump(u))}),
  valley: (u, height, bend) => ({upper: bend * hump(u), lower: height + bend}),
  pinch: (u, height, bend) => ({upper: (bend / 2) * hump(u), lower: height + bend - (bend / 2) * hump(u)}),
  bulge: (u, height, bend) => ({upper: (bend / 2) * (1 - hump(u)), lower: height + (bend / 2) * (1 + hump(u))}),
  perspective: (u, height, bend) => ({upper: (bend / 2) * (1 - u), lower: height + (bend / 2) * (1 + u)}),
  pointed: (u, height, bend) => ({upper: bend * Math.abs(2 * u - 1), lower: height + bend}),
  downward: (u, height, bend) => ({upper: bend * u, lower: height + bend * u}),
  upward: (u, height, bend) => ({upper: bend * (1 - u), lower: height + bend * (1 - u)}),
  cone: (u, height, bend) => ({upper: 0, lower: height + (bend / 2) * hump(u)}),
};

/** How much more than the text's height the box of each shape is high, in bends. */
const GROWTH: Partial<Record<TextWarp, number>> = {cone: 0.5};

/** How straight text of a size is bent. */
export function warpOf(shape: TextWarp, straight: Size): Warp {
  const [width, height] = [Math.max(1, straight.width), Math.max(1, straight.height)];
  const bend = Math.min(MAX_BEND * height, Math.max(MIN_BEND * height, BEND * width));
  const size = {width, height: height + bend * (GROWTH[shape] ?? 1)};
  const edges = (u: number): Edges => EDGES[shape](u, height, bend);
  const narrowed = (v: number): number => (shape === 'cone' ? Math.max(0.1, CONE + (1 - CONE) * v) : 1);
  return {
    size,
    edges,
    narrowed,
    bend({x, y}) {
      const v = y / height + 0.5;
      const across = x * narrowed(v);
      const {upper, lower} = edges(across / width + 0.5);
      return {x: across, y: upper + v * (lower - upper) - size.height / 2};
    },
  };
}
