/** Drawings as marks, so that cliparts stay sharp and keep their inks. Of a normalised drawing all is read but what only a renderer can show. */
import svgpath from 'svgpath';
import type {Matrix} from '../../src/document/matrix';
import {filled, group, type Mark, type Stroke} from './marks';
import {moved, outlineOf, type Outline} from './outline';
import type {Ink} from './inks';
import {allOf, elementsOf, type SvgElement} from './svg/tree';

/** The drawing has something that is not read: gradients, masks, filters, pictures and the like. */
class NotRead extends Error {}

type InkOf = (colour: string) => Ink | undefined;

/** Attributes that change the picture in a way that is not read. */
const FOREIGN = ['filter', 'mask', 'style', 'paint-order'];

/** In the plane of the view box. Undefined when the drawing needs a renderer. `ink` gives a colour its ink. */
export function readVector(root: SvgElement, ink: InkOf): readonly Mark[] | undefined {
  try {
    return new VectorReader(root, ink).marks(root);
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

class VectorReader {
  private readonly clips: ReadonlyMap<string, SvgElement>;

  constructor(root: SvgElement, private readonly ink: InkOf) {
    this.clips = new Map([...allOf(root)].filter(({name}) => name === 'clipPath').map(element => [element.attributes.get('id') ?? '', element]));
  }

  marks(parent: SvgElement): readonly Mark[] {
    return elementsOf(parent).flatMap(element => (element.name === 'defs' ? [] : this.element(element)));
  }

  private element(element: SvgElement): readonly Mark[] {
    const {name, attributes} = element;
    if ((name !== 'g' && name !== 'path') || FOREIGN.some(attribute => attributes.has(attribute))) throw new NotRead(name);
    const marks = name === 'g' ? this.marks(element) : this.path(element);
    const clip = this.clip(attributes.get('clip-path'));
    const opacity = numberOf(element, 'opacity', 1);
    const matrix = matrixOf(attributes.get('transform'));
    return clip === undefined && opacity === 1 && matrix === undefined ? marks : [group(marks, {opacity, ...(matrix ? {matrix} : {}), ...(clip ? {clip} : {})})];
  }

  /** An outline that is clipped to; more than one are not read, as they may overlap. */
  private clip(reference: string | undefined): Outline | undefined {
    if (reference === undefined) return undefined;
    const element = this.clips.get(/^url\(#(.*)\)$/.exec(reference)?.[1] ?? '');
    const [path, ...more] = element ? elementsOf(element) : [];
    if (!element || path?.name !== 'path' || more.length > 0 || element.attributes.has('clip-path') || element.attributes.has('clipPathUnits')) throw new NotRead(reference);
    if (path.attributes.has('clip-path') || path.attributes.get('clip-rule') === 'evenodd') throw new NotRead(reference);
    const outline = outlineOf(path.attributes.get('d') ?? '');
    return [path, element].reduce((sum, {attributes}) => moved(sum, matrixOf(attributes.get('transform')) ?? [1, 0, 0, 1, 0, 0]), outline);
  }

  private path(element: SvgElement): readonly Mark[] {
    const {attributes} = element;
    const outline = outlineOf(attributes.get('d') ?? '');
    const width = numberOf(element, 'stroke-width', 1);
    const line = width > 0 ? this.paint(element, 'stroke', 'none') : undefined;
    const stroke: Stroke | undefined = line && {
      ink: line, width, limit: numberOf(element, 'stroke-miterlimit', 4),
      cap: oneOf(attributes.get('stroke-linecap'), ['butt', 'round', 'square'] as const, 'butt'),
      join: oneOf(attributes.get('stroke-linejoin'), ['miter', 'round', 'bevel'] as const, 'miter'),
      ...dashOf(element),
    };
    if (outline.length === 0) return [];
    return [{...filled(outline, this.paint(element, 'fill', '#000000'), stroke), rule: attributes.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero'}];
  }

  private paint(element: SvgElement, name: 'fill' | 'stroke', initial: string): Ink | undefined {
    const paint = element.attributes.get(name) ?? initial;
    if (paint.startsWith('url(')) throw new NotRead(paint);
    const ink = paint === 'none' ? undefined : this.ink(paint);
    return ink && {...ink, alpha: ink.alpha * numberOf(element, `${name}-opacity`, 1)};
  }
}

function numberOf({attributes}: SvgElement, name: string, fallback: number): number {
  const value = Number(attributes.get(name) ?? fallback);
  return Number.isFinite(value) ? value : fallback;
}

const oneOf = <T extends string>(value: string | undefined, allowed: readonly T[], fallback: T): T => allowed.find(entry => entry === value) ?? fallback;

function dashOf(element: SvgElement): Pick<Stroke, 'dash'> {
  const lengths = element.attributes.get('stroke-dasharray')?.split(/[\s,]+/).map(Number) ?? [];
  return lengths.length === 0 ? {} : {dash: {lengths, offset: numberOf(element, 'stroke-dashoffset', 0)}};
}

/** A transform as a matrix: what it makes of the three points that tell. */
function matrixOf(transform: string | undefined): Matrix | undefined {
  if (transform === undefined) return undefined;
  const points = outlineOf(svgpath('M 0 0 L 1 0 L 0 1').transform(transform).toString()).map(segment => (segment[0] === 'Z' || segment[0] === 'C' ? [0, 0] : [segment[1], segment[2]]));
  const [[e = 0, f = 0] = [], [a = 0, b = 0] = [], [c = 0, d = 0] = []] = points;
  return [a - e, b - f, c - e, d - f, e, f];
}
