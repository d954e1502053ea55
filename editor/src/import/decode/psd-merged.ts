/** The picture that a PSD file shows as a whole, in any of its colour modes and depths. Pure. */
import {DecodeError} from './messages';
import {pressColour} from './press-colour';

/** As the file's header names them. */
const MODE = {bitmap: 0, grey: 1, indexed: 2, rgb: 3, cmyk: 4, duotone: 8, lab: 9} as const;

/** The resource that says whether there is a picture of the whole. */
const VERSION_INFO = 1057;

const RAW = 0;
const PACKED = 1;

export interface MergedPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. Undefined: the file was saved without a picture of the whole. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer> | undefined;
}

interface Header {
  readonly channels: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly mode: number;
}

/** Throws `DecodeError` for a file that is broken or of a mode that only Photoshop shows. */
export function mergedPicture(bytes: Uint8Array<ArrayBuffer>): MergedPicture {
  try {
    return readMerged(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    throw error instanceof DecodeError ? error : new DecodeError('broken');
  }
}

function readMerged(view: DataView): MergedPicture {
  const header = {
    channels: view.getUint16(12),
    height: view.getUint32(14),
    width: view.getUint32(18),
    depth: view.getUint16(22),
    mode: view.getUint16(24),
  };
  const {width, height, mode, depth} = header;
  if (view.getUint16(4) !== 1 || ![1, 8, 16, 32].includes(depth)) throw new DecodeError('broken');
  if (!Object.values(MODE).some(known => known === mode)) throw new DecodeError('mode');
  const palette = 30;
  const resources = palette + view.getUint32(26) + 4;
  const layers = resources + view.getUint32(resources - 4) + 4;
  const picture = layers + view.getUint32(layers - 4);
  if (!hasPicture(view, resources, layers - 4)) return {width, height, pixels: undefined};
  const planes = planesOf(view, picture, header);
  const colours = mode === MODE.indexed ? new Uint8Array(view.buffer, view.byteOffset + palette, 768) : undefined;
  return {width, height, pixels: pixelsOf(planes, header, colours, hasOpacity(view, layers, picture))};
}

/** False only where the file says so. */
function hasPicture(view: DataView, from: number, to: number): boolean {
  for (let at = from; at + 12 <= to;) {
    const id = view.getUint16(at + 4);
    const name = view.getUint8(at + 6) + 1;
    const start = at + 6 + name + (name % 2);
    const length = view.getUint32(start);
    if (id === VERSION_INFO) return view.getUint8(start + 8) !== 0;
    at = start + 4 + length + (length % 2);
  }
  return true;
}

/**
 * A count of layers below zero says that the first further plane is the opacity of the whole. Deep files keep their
 * layers apart.
 */
function hasOpacity(view: DataView, from: number, to: number): boolean {
  if (to - from < 6) return false;
  const length = view.getUint32(from);
  if (length > 0) return view.getInt16(from + 4) < 0;
  for (let at = from + 8 + view.getUint32(from + 4); at + 14 <= to;) {
    const key = String.fromCharCode(...[4, 5, 6, 7].map(offset => view.getUint8(at + offset)));
    const size = view.getUint32(at + 8);
    if (/^L(r16|r32|ayr)$/.test(key)) return size > 1 && view.getInt16(at + 12) < 0;
    at += 12 + Math.ceil(size / 4) * 4;
  }
  return false;
}

/** One plane for each channel, as bytes of 0 to 255. */
function planesOf(view: DataView, from: number, {channels, width, height, depth}: Header): readonly Uint8Array[] {
  const compression = view.getUint16(from);
  const row = Math.ceil((width * depth) / 8);
  if (compression !== RAW && compression !== PACKED) throw new DecodeError('mode');
  let at = from + 2 + (compression === PACKED ? channels * height * 2 : 0);
  return Array.from({length: channels}, (_, channel) => {
    let plane: Uint8Array;
    if (compression === RAW) {
      plane = new Uint8Array(view.buffer, view.byteOffset + at, row * height);
      at += row * height;
    } else {
      plane = new Uint8Array(row * height);
      for (let line = 0; line < height; line += 1) {
        const length = view.getUint16(from + 2 + (channel * height + line) * 2);
        unpack(new Uint8Array(view.buffer, view.byteOffset + at, length), plane.subarray(line * row, (line + 1) * row));
        at += length;
      }
    }
    return asBytes(plane, {width, height, depth}, row);
  });
}

/** PackBits: runs of one byte, and bytes as they are. */
function unpack(packed: Uint8Array, row: Uint8Array): void {
  let to = 0;
  for (let at = 0; at < packed.length && to < row.length;) {
    const head = packed[at] ?? 0;
    if (head < 128) {
      row.set(packed.subarray(at + 1, at + 2 + Math.min(head, row.length - to - 1)), to);
      to += head + 1;
      at += head + 2;
    } else {
      if (head > 128) row.fill(packed[at + 1] ?? 0, to, to + 257 - head);
      to += head > 128 ? 257 - head : 0;
      at += head > 128 ? 2 : 1;
    }
  }
}

function asBytes(
  plane: Uint8Array,
  {width, height, depth}: Pick<Header, 'width' | 'height' | 'depth'>,
  row: number,
): Uint8Array {
  if (depth === 8) return plane;
  const bytes = new Uint8Array(width * height);
  const view = new DataView(plane.buffer, plane.byteOffset, plane.byteLength);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = sample(view, at, {width, depth, row});
  return bytes;
}

function sample(
  view: DataView,
  at: number,
  {width, depth, row}: {readonly width: number; readonly depth: number; readonly row: number},
): number {
  if (depth === 16) return Math.round(view.getUint16(at * 2) / 257);
  // Pictures of 32 bits count light, not what is seen of it.
  if (depth === 32) return Math.round(255 * Math.min(1, Math.max(0, view.getFloat32(at * 4))) ** (1 / 2.2));
  const x = at % width;
  const byte = view.getUint8(Math.floor(at / width) * row + (x >> 3));
  return ((byte >> (7 - (x & 7))) & 1) === 1 ? 0 : 255;
}

function pixelsOf(
  planes: readonly Uint8Array[],
  {width, height, mode}: Header,
  palette: Uint8Array | undefined,
  isClear: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const colours = coloursOf(mode);
  const opacity = isClear ? planes[colours] : undefined;
  const [a, b, c, d] = planes;
  for (let at = 0; at < width * height; at += 1) {
    const values = [a?.[at] ?? 0, b?.[at] ?? 0, c?.[at] ?? 0, d?.[at] ?? 0] as const;
    const [red, green, blue] = colourOf(mode, values, palette);
    const clear = opacity?.[at] ?? 255;
    pixels[at * 4] = removeMatte(red, clear);
    pixels[at * 4 + 1] = removeMatte(green, clear);
    pixels[at * 4 + 2] = removeMatte(blue, clear);
    pixels[at * 4 + 3] = clear;
  }
  return pixels;
}

const coloursOf = (mode: number): number => (mode === MODE.cmyk ? 4 : mode === MODE.rgb || mode === MODE.lab ? 3 : 1);

/** The picture of the whole lies on white; what shines through must not be pale. */
const removeMatte = (value: number, opacity: number): number =>
  opacity === 0 || opacity === 255 ? value : 255 - ((255 - value) * 255) / opacity;

type Triple = readonly [red: number, green: number, blue: number];

function colourOf(
  mode: number,
  [a, b, c, d]: readonly [number, number, number, number],
  palette: Uint8Array | undefined,
): Triple {
  switch (mode) {
    case MODE.rgb:
      return [a, b, c];
    // Inks stand in the file upside down: 255 is none.
    case MODE.cmyk:
      return pressColour(1 - a / 255, 1 - b / 255, 1 - c / 255, 1 - d / 255);
    case MODE.lab:
      return labColour((a / 255) * 100, b - 128, c - 128);
    case MODE.indexed:
      return [palette?.[a] ?? 0, palette?.[a + 256] ?? 0, palette?.[a + 512] ?? 0];
    default:
      return [a, a, a];
  }
}

/** CIELAB under D50 as sRGB. */
function labColour(l: number, a: number, b: number): Triple {
  const f = (l + 16) / 116;
  const linear = (value: number): number => (value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29));
  const [x, y, z] = [0.9642 * linear(f + a / 500), linear(f), 0.8249 * linear(f - b / 200)];
  const shown = (value: number): number =>
    255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  return [
    shown(3.1339 * x - 1.6169 * y - 0.4906 * z),
    shown(-0.9788 * x + 1.9161 * y + 0.0335 * z),
    shown(0.0719 * x - 0.229 * y + 1.4052 * z),
  ];
}
