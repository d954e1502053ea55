/** SVG pictures as marks, so that cliparts stay sharp and keep their inks. What only a renderer can show is not read. */
import {JSDOM} from 'jsdom';
import svgpath from 'svgpath';
import type {Matrix, Rect, Size} from '../../src/document/matrix';
import {ellipsePath, rectanglePath} from '../../src/document/shapes';
import {filled, group, type Mark, type Stroke} from './marks';
import {moved, outlineOf, type Outline} from './outline';
import type {Ink} from './inks';

export interface VectorPicture extends Size {
  readonly marks: readonly Mark[];
}

/** The drawing has something that is not read: gradients, text, filters, style sheets and the like. */
class NotRead extends Error {}

interface Style {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly cap: Stroke['cap'];
  readonly join: Stroke['join'];
  readonly rule: 'nonzero' | 'evenodd';
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
}

const INITIAL: Style = {fill: '#000000', stroke: 'none', strokeWidth: 1, cap: 'butt', join: 'miter', rule: 'nonzero', fillOpacity: 1, strokeOpacity: 1};

const IGNORED = new Set(['title', 'desc', 'metadata', 'defs']);

/** Attributes that change the picture in a way that is not read; `class` only together with a style sheet, which is refused itself. */
const FOREIGN = ['filter', 'mask', 'clip-path', 'marker', 'marker-start', 'marker-mid', 'marker-end', 'stroke-dasharray', 'mix-blend-mode', 'paint-order', 'vector-effect'];

/** Size in pixels, as browsers take it from width, height and viewBox. Undefined when the text is no SVG. */
export function svgSize(svg: string): Size | undefined {
  const root = rootOf(svg);
  return root && frameOf(root).size;
}

/** Undefined when the drawing needs a renderer. `ink` gives a colour its ink. */
export function readVector(svg: string, ink: (colour: string) => Ink | undefined): VectorPicture | undefined {
  const root = rootOf(svg);
  if (!root) return undefined;
  const {size, box} = frameOf(root);
  try {
    if (root.querySelector('style, use, image, switch, foreignObject, text, symbol')) return undefined;
    const scale = Math.min(size.width / box.width, size.height / box.height);
    const matrix: Matrix = [scale, 0, 0, scale, (size.width - box.width * scale) / 2 - box.left * scale, (size.height - box.height * scale) / 2 - box.top * scale];
    return {...size, marks: [group(childrenOf(root, styleOf(root, INITIAL), ink), {matrix})]};
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

function rootOf(svg: string): Element | undefined {
  try {
    const root = new JSDOM(svg, {contentType: 'image/svg+xml'}).window.document.documentElement;
    return root.localName === 'svg' ? root : undefined;
  } catch {
    return undefined;
  }
}

function frameOf(root: Element): {readonly size: Size; readonly box: Rect} {
  const viewBox = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, w = 0, h = 0] = viewBox.length === 4 && viewBox.every(Number.isFinite) ? viewBox : [];
  const given = (name: string): number => {
    const value = root.getAttribute(name) ?? '';
    return /^\s*[\d.]+(px)?\s*$/.test(value) ? Number.parseFloat(value) : 0;
  };
  const width = given('width') || w || 300;
  const height = given('height') || (w > 0 && h > 0 ? (width * h) / w : 150);
  return {size: {width, height}, box: w > 0 && h > 0 ? {left, top, width: w, height: h} : {left: 0, top: 0, width, height}};
}

function valueOf(element: Element, name: string): string | undefined {
  const declared = (element.getAttribute('style') ?? '').split(';').map(entry => entry.split(':')).findLast(([key = '']) => key.trim() === name);
  const value = declared ? declared.slice(1).join(':').trim() : element.getAttribute(name)?.trim();
  return value === '' || value === 'inherit' ? undefined : value;
}

function numberOf(element: Element, name: string, fallback: number): number {
  const value = valueOf(element, name);
  if (value === undefined) return fallback;
  if (/^[+-]?[\d.]+(e[+-]?\d+)?(px)?$/i.test(value)) return Number.parseFloat(value);
  if (/^[\d.]+%$/.test(value) && name.endsWith('opacity')) return Number.parseFloat(value) / 100;
  throw new NotRead(name);
}

function styleOf(element: Element, outer: Style): Style {
  return {
    fill: paintOf(element, 'fill', outer.fill), stroke: paintOf(element, 'stroke', outer.stroke),
    strokeWidth: numberOf(element, 'stroke-width', outer.strokeWidth),
    cap: oneOf(valueOf(element, 'stroke-linecap'), ['butt', 'round', 'square'] as const, outer.cap),
    join: oneOf(valueOf(element, 'stroke-linejoin'), ['miter', 'round', 'bevel'] as const, outer.join),
    rule: oneOf(valueOf(element, 'fill-rule'), ['nonzero', 'evenodd'] as const, outer.rule),
    fillOpacity: numberOf(element, 'fill-opacity', outer.fillOpacity), strokeOpacity: numberOf(element, 'stroke-opacity', outer.strokeOpacity),
  };
}

const oneOf = <T extends string>(value: string | undefined, allowed: readonly T[], fallback: T): T => allowed.find(entry => entry === value) ?? fallback;

function paintOf(element: Element, name: 'fill' | 'stroke', outer: string): string {
  const value = valueOf(element, name);
  if (value === undefined) return outer;
  if (/^url\(|^context-/i.test(value)) throw new NotRead(value);
  return /^currentcolor$/i.test(value) ? '#000000' : value;
}

function childrenOf(parent: Element, style: Style, ink: (colour: string) => Ink | undefined): readonly Mark[] {
  return [...parent.children].flatMap(child => elementMarks(child, style, ink));
}

function elementMarks(element: Element, outer: Style, ink: (colour: string) => Ink | undefined): readonly Mark[] {
  const name = element.localName;
  if (IGNORED.has(name) || valueOf(element, 'display') === 'none' || valueOf(element, 'visibility') === 'hidden') return [];
  if (FOREIGN.some(attribute => ![undefined, 'none', 'normal'].includes(valueOf(element, attribute)))) throw new NotRead(name);
  const style = styleOf(element, outer);
  const marks = name === 'g' || name === 'a' ? childrenOf(element, style, ink) : shapeMarks(element, style, ink);
  const opacity = Math.min(1, Math.max(0, numberOf(element, 'opacity', 1)));
  const matrix = matrixOf(valueOf(element, 'transform'));
  return opacity === 1 && matrix === undefined ? marks : [group(marks, {opacity, ...(matrix ? {matrix} : {})})];
}

/** A transform as a matrix: what it makes of the three points that tell. */
function matrixOf(transform: string | undefined): Matrix | undefined {
  if (transform === undefined) return undefined;
  if (/deg|px|%|turn/.test(transform)) throw new NotRead(transform);
  const points = outlineOf(svgpath('M 0 0 L 1 0 L 0 1').transform(transform).toString()).map(segment => (segment[0] === 'Z' || segment[0] === 'C' ? [0, 0] : [segment[1], segment[2]]));
  const [[e = 0, f = 0] = [], [a = 0, b = 0] = [], [c = 0, d = 0] = []] = points;
  return [a - e, b - f, c - e, d - f, e, f];
}

function shapeMarks(element: Element, style: Style, ink: (colour: string) => Ink | undefined): readonly Mark[] {
  const outline = outlineOfElement(element);
  const faded = (paint: string, opacity: number): Ink | undefined => {
    const found = paint === 'none' ? undefined : ink(paint);
    return found && {...found, alpha: found.alpha * Math.min(1, Math.max(0, opacity))};
  };
  const line = style.strokeWidth > 0 ? faded(style.stroke, style.strokeOpacity) : undefined;
  const stroke = line && {ink: line, width: style.strokeWidth, cap: style.cap, join: style.join};
  return outline.length === 0 ? [] : [{...filled(outline, faded(style.fill, style.fillOpacity), stroke), rule: style.rule}];
}

function outlineOfElement(element: Element): Outline {
  const at = (name: string, fallback = 0): number => numberOf(element, name, fallback);
  const shifted = (outline: Outline, x: number, y: number): Outline => moved(outline, [1, 0, 0, 1, x, y]);
  switch (element.localName) {
    case 'path': return outlineOf(element.getAttribute('d') ?? '');
    case 'rect': return shifted(outlineOf(rectanglePath(at('width'), at('height'), at('rx', at('ry')), at('ry', at('rx')))), at('x'), at('y'));
    case 'circle': return shifted(outlineOf(ellipsePath(at('r'), at('r'))), at('cx') - at('r'), at('cy') - at('r'));
    case 'ellipse': return shifted(outlineOf(ellipsePath(at('rx'), at('ry'))), at('cx') - at('rx'), at('cy') - at('ry'));
    case 'line': return [['M', at('x1'), at('y1')], ['L', at('x2'), at('y2')]];
    case 'polygon': case 'polyline': return outlineOf(`M ${element.getAttribute('points') ?? ''}${element.localName === 'polygon' ? ' Z' : ''}`);
    default: throw new NotRead(element.localName);
  }
}
