/**
 * What a design file may hold at most, for the editor that opens it and for the server that stores it. Designs come
 * from strangers: through the calls, through links, from files that other programs wrote.
 */
import {jsonFault} from './json-limits';

/** Far beyond any real design, and far below what makes a browser or the server slow. */
export const DESIGN_LIMITS = {
  /** Characters of the whole file. */
  characters: 8 * 1024 * 1024,
  /** Objects of one side, members of groups included. */
  objects: 2000,
  /** Groups within groups. */
  depth: 12,
  /** Lists and objects within each other, of whatever kind. */
  nesting: 100,
  /** Names and entries of lists, of whatever kind. */
  values: 150_000,
  /** Characters of one text. */
  text: 10_000,
  /** Characters of one path. */
  path: 500_000,
} as const;

export type DesignFault =
  | 'too-large'
  | 'too-nested'
  | 'too-many'
  | 'too-deep'
  | 'number'
  | 'text'
  | 'path'
  | 'address'
  | 'name';

/** A picture inside the file; never SVG, which may hold scripts. */
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|bmp);base64,/i;

export const isRasterData = (address: string): boolean => RASTER.test(address);

/** Properties whose text a browser may load something from: pictures, patterns, clip paths, filters, backgrounds. */
const ADDRESSES: ReadonlySet<string> = new Set(['src', 'picPath', 'source', 'href', 'xlink:href']);

/** Properties that take a colour, and in SVG also an address. */
const PAINTS: ReadonlySet<string> = new Set([
  'fill',
  'stroke',
  'backgroundColor',
  'textBackgroundColor',
  'overlayColor',
  'background',
  'overlay',
]);

/** Names that mean something on every object. */
const NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Only what has a place on this site: an address without scheme and host, or a picture inside the file. */
function isOwnAddress(address: string): boolean {
  if (address === '' || isRasterData(address)) return true;
  const own = 'https://own.invalid';
  return !/^\s*[a-z][a-z\d+.-]*:/i.test(address) && URL.canParse(address, own) && new URL(address, own).origin === own;
}

function faultOfText(name: string, value: string): DesignFault | undefined {
  if (ADDRESSES.has(name)) return isOwnAddress(value) ? undefined : 'address';
  if (PAINTS.has(name)) return /url\s{0,20}\(/i.test(value) ? 'address' : undefined;
  if (name === 'text') return value.length > DESIGN_LIMITS.text ? 'text' : undefined;
  return name === 'path' && value.length > DESIGN_LIMITS.path ? 'path' : undefined;
}

interface Place {
  readonly name: string;
  readonly value: unknown;
  /** Lists and objects around it, and groups around it. */
  readonly nesting: number;
  readonly depth: number;
}

/**
 * Whether lists and objects lie deeper in each other than anything that reads them should go. Never recurses itself.
 */
export function isTooNested(value: unknown): boolean {
  return sizeFault(value) === 'too-nested';
}

/** What makes a value too much to be looked at any closer, found in one walk that ends at the first limit. */
function sizeFault(value: unknown): DesignFault | undefined {
  const open: {readonly value: unknown; readonly nesting: number}[] = [{value, nesting: 0}];
  let [values, characters] = [0, 0];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string') characters += next.value.length;
    if (characters > DESIGN_LIMITS.characters) return 'too-large';
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.nesting >= DESIGN_LIMITS.nesting) return 'too-nested';
    const inner: readonly unknown[] = Array.isArray(next.value) ? next.value : Object.values(next.value);
    values += inner.length;
    if (values > DESIGN_LIMITS.values) return 'too-large';
    for (const each of inner) open.push({value: each, nesting: next.nesting + 1});
  }
  return undefined;
}

/**
 * The first thing in a design that no design may hold; undefined when there is none. Sides may be canvases or their
 * JSON text.
 */
export function designFault(design: Readonly<Record<string, unknown>>): DesignFault | undefined {
  const large = sizeFault(design);
  if (large) return large;
  if (JSON.stringify(design).length > DESIGN_LIMITS.characters) return 'too-large';
  const {frontData, backData, ...rest} = design;
  for (const side of [rest, frontData, backData]) {
    const fault = typeof side === 'string' ? faultOfWritten(side) : faultOfSide(side);
    if (fault) return fault;
  }
  return undefined;
}

function parseContent(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** A side as JSON text; one that is none is left for its reader to refuse. */
function faultOfWritten(content: string): DesignFault | undefined {
  const fault = jsonFault(content);
  if (fault) return fault === 'too-deep' ? 'too-nested' : 'too-large';
  const side = parseContent(content);
  return sizeFault(side) ?? faultOfSide(side);
}

function faultOfSide(side: unknown): DesignFault | undefined {
  const open: Place[] = [{name: '', value: side, nesting: 0, depth: 0}];
  let objects = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const {name, value, depth} = next;
    if (typeof value === 'number' && !Number.isFinite(value)) return 'number';
    const fault = typeof value === 'string' ? faultOfText(name, value) : undefined;
    if (fault) return fault;
    if (typeof value !== 'object' || value === null) continue;
    if (name === 'objects' && Array.isArray(value)) objects += value.length;
    if (objects > DESIGN_LIMITS.objects) return 'too-many';
    if (depth > DESIGN_LIMITS.depth) return 'too-deep';
    const entries = Object.entries(value);
    if (!Array.isArray(value) && entries.some(([key]) => NAMES.has(key))) return 'name';
    if (name === 'path' && Array.isArray(value) && JSON.stringify(value).length > DESIGN_LIMITS.path) return 'path';
    for (const [key, inner] of entries) {
      const named = Array.isArray(value) ? name : key;
      open.push({
        name: named,
        value: inner,
        nesting: next.nesting + 1,
        depth: depth + (key === 'objects' && Array.isArray(inner) ? 1 : 0),
      });
    }
  }
  return undefined;
}
