/**
 * The ground of a picture made clear: what has the colours of its edge, as far as they reach. Pure; canvas and print
 * share it.
 */
import {colourDistance, type Rgb} from './colour';

export interface CutOut {
  /** How far from the ground's colours a colour may lie, 0 to 100. */
  readonly tolerance: number;
  /** Width of the soft edge, thousandths of the picture's longer side. */
  readonly feather: number;
  /** Only what hangs together with the edge of the picture; the same colours inside stay. */
  readonly edges: boolean;
}

export const MAX_FEATHER = 20;

/** Distance of red, green and blue that the whole tolerance stands for. */
const FARTHEST = 220;
/** What is less opaque than this has no colour of its own. */
const CLEAR = 16;
/** Of the pixels along the edge: what a colour must have to be one of the ground. */
const SHARE = 0.12;
/** Colours of the edge are told apart in steps of this size. */
const STEP = 32;

/** Changes the opacity of pixels (RGBA), in place. */
export function cutOutPixels(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  {tolerance, feather, edges}: CutOut,
): void {
  const grounds = groundsOf(pixels, width, height);
  const reach = (tolerance / 100) * FARTHEST;
  const isGround = (at: number): boolean => {
    const from = at * 4;
    if ((pixels[from + 3] ?? 0) < CLEAR) return true;
    const colour = {r: pixels[from] ?? 0, g: pixels[from + 1] ?? 0, b: pixels[from + 2] ?? 0};
    return grounds.some(ground => colourDistance(ground, colour) <= reach);
  };
  const gone = edges
    ? floodFromEdge(width, height, isGround)
    : Uint8Array.from({length: width * height}, (_, at) => Number(isGround(at)));
  const radius = Math.round((feather / 1000) * Math.max(width, height));
  const kept = radius > 0 ? softenEdge(gone, width, height, radius) : undefined;
  for (let at = 0; at < gone.length; at += 1) {
    if (gone[at]) pixels[at * 4 + 3] = 0;
    else if (kept) pixels[at * 4 + 3] = ((pixels[at * 4 + 3] ?? 0) * Math.max(0, 2 * (kept[at] ?? 0) - 255)) / 255;
  }
}

/** The colours that the edge of the picture is made of. */
function groundsOf(pixels: Uint8ClampedArray, width: number, height: number): readonly Rgb[] {
  const buckets = new Map<number, {count: number; r: number; g: number; b: number}>();
  let total = 0;
  for (const at of edgeOf(width, height)) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4);
    total += 1;
    if (alpha < CLEAR) continue;
    const key = (Math.floor(r / STEP) << 16) | (Math.floor(g / STEP) << 8) | Math.floor(b / STEP);
    const bucket = buckets.get(key) ?? {count: 0, r: 0, g: 0, b: 0};
    buckets.set(key, {count: bucket.count + 1, r: bucket.r + r, g: bucket.g + g, b: bucket.b + b});
  }
  return [...buckets.values()]
    .filter(({count}) => count >= total * SHARE)
    .map(({count, r, g, b}) => ({r: r / count, g: g / count, b: b / count}));
}

function* edgeOf(width: number, height: number): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x;
    yield (height - 1) * width + x;
  }
  for (let y = 1; y < height - 1; y += 1) {
    yield y * width;
    yield y * width + width - 1;
  }
}

/** What is reached from the edge, row by row; 1 for each pixel. */
function floodFromEdge(width: number, height: number, isGround: (at: number) => boolean): Uint8Array {
  const gone = new Uint8Array(width * height);
  const open = (at: number): boolean => gone[at] === 0 && isGround(at);
  const waiting = [...edgeOf(width, height)];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (!open(at)) continue;
    const row = at - (at % width);
    let from = at;
    while (from > row && open(from - 1)) from -= 1;
    let to = at;
    while (to < row + width - 1 && open(to + 1)) to += 1;
    gone.fill(1, from, to + 1);
    for (const next of [row - width, row + width]) {
      if (next < 0 || next >= gone.length) continue;
      let inside = false;
      for (let x = from - row; x <= to - row; x += 1) {
        const now = open(next + x);
        if (now && !inside) waiting.push(next + x);
        inside = now;
      }
    }
  }
  return gone;
}

/** How much is kept around each pixel, 0 to 255: means over a square, first across, then down. */
function softenEdge(gone: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const kept = gone.map(value => (value ? 0 : 255));
  const across = new Uint8Array(kept.length);
  for (let y = 0; y < height; y += 1) means(kept, across, {from: y * width, step: 1, count: width}, radius);
  for (let x = 0; x < width; x += 1) means(across, kept, {from: x, step: width, count: height}, radius);
  return kept;
}

interface Line {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** Beyond its ends a line goes on as it ends. */
function means(source: Uint8Array, target: Uint8Array, {from, step, count}: Line, radius: number): void {
  const at = (index: number): number => source[from + Math.min(count - 1, Math.max(0, index)) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += at(index);
  for (let index = 0; index < count; index += 1) {
    target[from + index * step] = sum / (2 * radius + 1);
    sum += at(index + radius + 1) - at(index - radius);
  }
}
