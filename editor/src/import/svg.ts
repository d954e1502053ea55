/** SVG from strangers made harmless: no scripts, no handlers, nothing loaded from elsewhere, nothing that never ends. */
import {isRasterData} from '@emblem/schemas/design-file';
import DOMPurify from 'dompurify';
import {withoutEntities} from './svg-entities';
import {inlineStyles} from './svg-styles';
import {drawnElements, partsOf} from './references';

/** Sides of the picture when the file names none, and at most, px. */
const DEFAULT_SIZE = 500;
const MAX_SIZE = 8192;

/** Far more than any drawing has; each costs the browser time whenever it draws. */
const MAX_ELEMENTS = 200_000;

export interface CleanSvg {
  /** What is stored and shown. */
  readonly clean: string;
  /** What the file's author meant, to be compared with as a picture only: it may still hold scripts. */
  readonly original: string;
}

/** The cleaned drawing, or undefined when the file is no SVG, leads back into itself or comes to more than can be drawn. */
export function cleanSvg(text: string): CleanSvg | undefined {
  const plain = withoutEntities(text);
  const meant = plain === undefined ? undefined : rootOf(plain);
  if (plain === undefined || !meant) return undefined;
  inlineStyles(meant);
  if (drawnElements(partsOf(meant)) > MAX_ELEMENTS) return undefined;
  const pure = DOMPurify.sanitize(serialised(meant), {USE_PROFILES: {svg: true, svgFilters: true}, ADD_TAGS: ['use'], FORBID_TAGS: ['foreignObject', 'a', 'style']});
  // The only entity that HTML writes and XML does not know.
  const root = rootOf(pure.replaceAll('&nbsp;', '&#160;'));
  if (!root) return undefined;
  dropForeignAddresses(root);
  if (drawnElements(partsOf(root)) > MAX_ELEMENTS) return undefined;
  const size = giveSize(root);
  const original = rootOf(plain);
  if (!original) return undefined;
  setSize(original, size);
  return {clean: serialised(root), original: serialised(original)};
}

const serialised = (root: Element): string => new XMLSerializer().serializeToString(root);

const SVG = 'http://www.w3.org/2000/svg';

/** Files that are not well-formed are read as browsers read pages, which forgives much. Nothing runs in a document that is only parsed. */
function rootOf(text: string): Element | undefined {
  const {documentElement: root} = new DOMParser().parseFromString(text.trim(), 'image/svg+xml');
  if (root.localName === 'svg' && root.namespaceURI === SVG && !root.querySelector('parsererror')) return root;
  return new DOMParser().parseFromString(text, 'text/html').querySelector('svg') ?? undefined;
}

/** Addresses may point into the file itself or be a raster picture, nothing else. */
function dropForeignAddresses(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      const isReference = /(?:^|:)href$/i.test(name);
      const isOwn = value.trim().startsWith('#') || (element.localName === 'image' && isRasterData(value));
      if (/url\((?!\s*['"]?#)/i.test(value) || (isReference && !isOwn)) element.removeAttribute(name);
    }
  }
}

interface Sides {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** Browsers draw an SVG without width and height at a size of their own, and one that is too large not at all. */
function giveSize(root: Element): Sides {
  const box = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number);
  const hasBox = box.length === 4 && box.every(Number.isFinite) && Number(box[2]) > 0 && Number(box[3]) > 0;
  const [, , boxWidth = DEFAULT_SIZE, boxHeight = DEFAULT_SIZE] = hasBox ? box : [];
  const width = lengthOf(root.getAttribute('width')) ?? (hasBox ? boxWidth : DEFAULT_SIZE);
  const height = lengthOf(root.getAttribute('height')) ?? (hasBox ? boxHeight : DEFAULT_SIZE);
  const scale = Math.min(1, MAX_SIZE / Math.max(width, height));
  const sides = {width: Math.max(1, width * scale), height: Math.max(1, height * scale), viewBox: hasBox ? box.join(' ') : `0 0 ${width} ${height}`};
  setSize(root, sides);
  return sides;
}

function setSize(root: Element, {width, height, viewBox}: Sides): void {
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.setAttribute('viewBox', viewBox);
}

const UNITS: Readonly<Record<string, number>> = {'': 1, 'px': 1, 'pt': 96 / 72, 'pc': 16, 'mm': 96 / 25.4, 'cm': 96 / 2.54, 'in': 96};

/** A length in px; undefined for none and for what depends on the page. */
function lengthOf(value: string | null): number | undefined {
  const [, digits, unit = ''] = /^\s*(\d+\.?\d*|\.\d+)\s*([a-z]*)\s*$/i.exec(value ?? '') ?? [];
  const factor = UNITS[unit.toLowerCase()];
  const length = Number(digits) * (factor ?? Number.NaN);
  return Number.isFinite(length) && length > 0 ? length : undefined;
}
