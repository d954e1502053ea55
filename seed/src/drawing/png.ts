/** Small PNG pictures, painted pixel by pixel: for what must not be a vector file. */
import {crc32, deflateSync} from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** A layer covers the points for which `covers` is true; the plane reaches from -1 to 1 both ways, y downwards. */
export interface Layer {
  readonly colour: string;
  covers(x: number, y: number): boolean;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Points looked at per pixel and direction, which makes edges smooth. */
const SAMPLES = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function readColour(colour: string): Colour {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Red, green, blue and opacity of one pixel. */
function pixel(
  layers: readonly Layer[],
  colours: readonly Colour[],
  left: number,
  top: number,
  size: number,
): readonly [number, number, number, number] {
  let [red, green, blue, hits] = [0, 0, 0, 0];
  for (let row = 0; row < SAMPLES; row += 1)
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = ((left + (column + 0.5) / SAMPLES) / size) * 2 - 1;
      const y = ((top + (row + 0.5) / SAMPLES) / size) * 2 - 1;
      const colour = colours[layers.findLastIndex(layer => layer.covers(x, y))];
      if (!colour) continue;
      [red, green, blue, hits] = [red + colour[0], green + colour[1], blue + colour[2], hits + 1];
    }
  return hits === 0 ? [0, 0, 0, 0] : [red / hits, green / hits, blue / hits, (hits * 255) / SAMPLES ** 2];
}

/** A square picture; later layers lie on top of earlier ones, and what no layer covers is transparent. */
export function png(size: number, layers: readonly Layer[]): Buffer {
  const colours = layers.map(layer => readColour(layer.colour));
  const stride = size * 4 + 1;
  const rows = Buffer.alloc(stride * size);
  for (let top = 0; top < size; top += 1)
    for (let left = 0; left < size; left += 1)
      rows.set(pixel(layers, colours, left, top, size).map(Math.round), top * stride + 1 + left * 4);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const disc =
  (radius: number) =>
  (x: number, y: number): boolean =>
    x * x + y * y <= radius * radius;

export const square =
  (side: number) =>
  (x: number, y: number): boolean =>
    Math.abs(x) <= side && Math.abs(y) <= side;

export const rhombus =
  (side: number) =>
  (x: number, y: number): boolean =>
    Math.abs(x) + Math.abs(y) <= side;

export const stripes =
  (inside: (x: number, y: number) => boolean, count: number) =>
  (x: number, y: number): boolean =>
    inside(x, y) && Math.floor((y + 1) * count) % 2 === 0;

/** The part of a shape that the light falls on, from the left upper side. */
export const lit =
  (inside: (x: number, y: number) => boolean) =>
  (x: number, y: number): boolean =>
    inside(x, y) && x + y < -0.25;
