/** Designs of mixed objects that both the editor and plain fabric read, with stored pictures. */
import {deflateSync} from 'node:zlib';

const AREA = 650;
const FONTS = ['Arial', 'Lobster', 'Oswald'];

/** The same numbers in every run. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function crc(bytes) {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of coloured stripes with some noise, as heavy to decode as a photo. */
export function picture(width, height, seed) {
  const random = randomFrom(seed);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3;
      rows[at] = (x * 255) / width;
      rows[at + 1] = (y * 255) / height;
      rows[at + 2] = random() * 255;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, {level: 1})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function common(index, random) {
  return {
    id: `object-${index}`,
    originX: 'center',
    originY: 'center',
    left: (random() - 0.5) * AREA * 0.8,
    top: (random() - 0.5) * AREA * 0.8,
    angle: Math.floor(random() * 360),
    opacity: 1,
  };
}

function text(index, random) {
  return {
    ...common(index, random),
    type: 'IText',
    text: `Text ${index}`,
    fontSize: 14 + random() * 30,
    fontFamily: FONTS[index % FONTS.length],
    fill: '#224488',
  };
}

function path(index, random) {
  const scale = 0.3 + random();
  return {
    ...common(index, random),
    type: 'Path',
    path: 'M 0 0 C 40 -30 80 30 120 0 L 100 80 Q 60 40 20 90 Z',
    width: 120,
    height: 105,
    fill: '#cc6633',
    stroke: '#552200',
    strokeWidth: 2,
    scaleX: scale,
    scaleY: scale,
  };
}

/** `urls` of stored pictures of 1200 x 900 px. */
function image(index, random, urls) {
  const scale = 0.05 + random() * 0.08;
  return {
    ...common(index, random),
    type: 'Image',
    src: urls[index % urls.length],
    width: 1200,
    height: 900,
    scaleX: scale,
    scaleY: scale,
    crossOrigin: null,
  };
}

function group(index, random) {
  const inner = {...text(index, random), id: `inner-${index}`, left: 0, top: -20, angle: 0};
  const shape = {...path(index, random), id: `shape-${index}`, left: 0, top: 20, angle: 0, scaleX: 0.4, scaleY: 0.4};
  return {
    ...common(index, random),
    type: 'Group',
    width: 140,
    height: 110,
    objects: [inner, shape],
    layoutManager: {type: 'layoutManager', strategy: 'fixed'},
  };
}

const KINDS = [text, path, image, text, path, text, image, path, group, text];

/** The front of a design with so many objects, and the drawing area below them. */
export function mixed(count, urls, seed = 7) {
  const random = randomFrom(seed);
  const area = {
    id: 'workspace',
    type: 'Rect',
    originX: 'center',
    originY: 'center',
    left: 0,
    top: 0,
    width: AREA,
    height: AREA,
    fill: '#ffffff',
    selectable: false,
    evented: false,
  };
  return {
    version: '7.4.0',
    objects: [area, ...Array.from({length: count}, (_, index) => KINDS[index % KINDS.length](index, random, urls))],
  };
}

/** An object near the top of the pile that a pointer at its middle takes hold of: the last text. */
export const held = count =>
  `object-${KINDS.lastIndexOf(text) + Math.floor((count - 1) / KINDS.length) * KINDS.length}`;
