/** What the renderer made of a drawing: looked through once more, and written as small as it gets. */
import {fadesAsOpacity} from './fades';
import {SvgError, SVG_LIMITS} from './limits';
import type {Notes} from './notes';
import {allOf, elementsOf, type SvgElement} from './tree';

/**
 * Longest side in pixels, so that a small icon is as sharp as any drawing and none is larger than what browsers draw.
 */
const SMALLEST = 1024;
const LARGEST = 8192;

const DRAWN = new Set(['g', 'path', 'image']);
const DEFINED = new Set(['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'filter', 'defs']);

const PICTURE = /^data:image\/(png|jpeg|svg\+xml);base64,\s*/;

export interface Tidied {
  readonly root: SvgElement;
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing from (0,0) on, of nothing but outlines, paints and pictures in it. Throws `SvgError` when nothing shows or
 * it cannot be told how large it is.
 */
export function tidy(made: SvgElement, notes: Notes): Tidied {
  const [width, height] = [Number(made.attributes.get('width')), Number(made.attributes.get('height'))];
  if (!(width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height)))
    throw new SvgError('unreadable', 'size');
  removeUnknown(made, Math.max(width, height), notes);
  const [left = 0, top = 0, across = width, down = height] = (made.attributes.get('viewBox') ?? '')
    .split(/\s+/)
    .filter(each => each !== '')
    .map(Number);
  fadesAsOpacity(made, {left, top, width: across, height: down});
  const body = elementsOf(made).filter(({name}) => name !== 'defs');
  if (!body.some(each => [...allOf(each)].some(({name}) => name === 'path' || name === 'image')))
    throw new SvgError('empty');
  const definitions = elementsOf(made).filter(({name, children}) => name === 'defs' && children.length > 0);
  const {box, transform} = placeViewBox(made, width, height);
  const children =
    transform === undefined ? body : [{name: 'g', attributes: new Map([['transform', transform]]), children: body}];
  const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.max(width, height))) / Math.max(width, height);
  const size = {width: side(width * scale), height: side(height * scale)};
  const root: SvgElement = {
    name: 'svg',
    attributes: new Map([
      ['xmlns', 'http://www.w3.org/2000/svg'],
      ['width', String(size.width)],
      ['height', String(size.height)],
      ['viewBox', `0 0 ${box.join(' ')}`],
      ['preserveAspectRatio', 'none'],
    ]),
    children: [...definitions, ...children],
  };
  forgetIds(root);
  return {root, ...size};
}

const side = (length: number): number => Math.max(1, Math.round(length));

interface Placed {
  /** Width and height of a view box from (0,0) on that is stretched over the picture. */
  readonly box: readonly [width: number, height: number];
  readonly transform: string | undefined;
}

/** Where the view box of the file lies in its picture. */
function placeViewBox({attributes}: SvgElement, width: number, height: number): Placed {
  const [left = 0, top = 0, w = width, h = height] = (attributes.get('viewBox') ?? '').split(/\s+/).map(Number);
  const [align = 'xMidYMid', fit = 'meet'] = (attributes.get('preserveAspectRatio') ?? 'xMidYMid').split(/\s+/);
  const [across, down] = [width / w, height / h];
  if (align === 'none' || Math.abs(across / down - 1) < EVEN)
    return {box: [w, h], transform: left === 0 && top === 0 ? undefined : `translate(${-left} ${-top})`};
  const even = fit === 'slice' ? Math.max(across, down) : Math.min(across, down);
  const share = (side: string): number => (align.includes(`${side}Min`) ? 0 : align.includes(`${side}Max`) ? 1 : 0.5);
  return {
    box: [width, height],
    transform:
      `matrix(${even} 0 0 ${even} ${(width - w * even) * share('x') - left * even} ` +
      `${(height - h * even) * share('Y') - top * even})`,
  };
}

/** What is lost of numbers when they are written. */
const EVEN = 1e-4;

/** Only what is known stays. */
function removeUnknown(element: SvgElement, size: number, notes: Notes): void {
  element.children = elementsOf(element).flatMap(child => {
    if (child.attributes.get('visibility') === 'hidden' || child.attributes.get('visibility') === 'collapse') return [];
    if (!DRAWN.has(child.name) && !DEFINED.has(child.name) && !child.name.startsWith('fe')) return [];
    if (!hasOwnPicture(child)) {
      notes.add('picture');
      return [];
    }
    attributes(child);
    if (isDust(child, size)) {
      child.attributes.delete('stroke-dasharray');
      notes.add('style', 'stroke-dasharray');
    }
    removeUnknown(child, size, notes);
    return child.name === 'g' ? ungroup(child) : [child];
  });
}

/** Dashes that nobody sees one by one, and that take a renderer for ever. */
function isDust({attributes}: SvgElement, size: number): boolean {
  const dashes =
    attributes
      .get('stroke-dasharray')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return dashes.length > 0 && dashes.reduce((sum, dash) => sum + dash, 0) / dashes.length < size * FINEST_DASH;
}

/** Of the longer side of the drawing. */
const FINEST_DASH = 1e-4;

/** A group that changes nothing is as good as its members; one that holds nothing still shows what its filter makes. */
function ungroup(group: SvgElement): readonly SvgElement[] {
  if (group.children.length === 0 && !group.attributes.has('filter')) return [];
  return [...group.attributes.keys()].every(name => name === 'id') ? elementsOf(group) : [group];
}

function hasOwnPicture({name, attributes}: SvgElement): boolean {
  const href = attributes.get('href') ?? '';
  return name === 'image' ? PICTURE.test(href) : href === '' || href.startsWith('#') || PICTURE.test(href);
}

function attributes({attributes}: SvgElement): void {
  for (const [name, value] of attributes) {
    if (name === 'href') attributes.set(name, value.replace(PICTURE, 'data:image/$1;base64,'));
    else if (name === 'd') attributes.set(name, value.replaceAll(/ ?([A-Z]) ?/g, '$1').replaceAll(/-0(?![\d.])/g, '0'));
    else if (name === 'style') attributes.set(name, blending(value));
    else if (/url\(\s*(?!#)/i.test(value) || (name === 'stroke' && value === 'none')) attributes.delete(name);
    if (attributes.get(name) === '') attributes.delete(name);
  }
}

const blending = (style: string): string =>
  (style.match(/(?:mix-blend-mode|isolation):[a-z-]+/g) ?? [])
    .filter(part => !/:(?:normal|auto)$/.test(part))
    .join(';');

/** Names of elements are kept where something refers to them. */
function forgetIds(root: SvgElement): void {
  const used = new Set<string>();
  for (const {attributes} of allOf(root))
    for (const [name, value] of attributes) {
      if (name === 'href' && value.startsWith('#')) used.add(value.slice(1));
      else if (value.length < SVG_LIMITS.letters)
        for (const [, id = ''] of value.matchAll(/url\(#([^()]{0,400})\)/g)) used.add(id);
    }
  for (const {attributes} of allOf(root)) if (!used.has(attributes.get('id') ?? '')) attributes.delete('id');
}
