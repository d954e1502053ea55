/**
 * Drawings as marks, so that cliparts stay sharp and keep their inks. What only a renderer can show comes as pixels,
 * and nothing else does.
 */
import {invertMatrix, multiplyMatrices, type Matrix, type Rect} from '../../src/document/matrix';
import {clipsOf, type Clip} from './clips';
import {readGradient, type Paint} from './gradient';
import type {Ink} from './inks';
import {shapeMark, group, MITRE_LIMIT, reachOf, type Mark, type Stroke} from './marks';
import {growRect} from './boxes';
import {boundsOf, outlineOf} from './outline';
import {numberOf, oneOf, referenceOf, transformOf} from './svg/attributes';
import {allOf, elementsOf, type SvgElement} from './svg/tree';

/** The element has something that is not read: masks, filters, patterns, pictures and the like. */
class NotRead extends Error {}

/** Marks cannot be told apart from what lies below them. */
class Blended extends Error {}

export interface VectorOptions {
  /** The ink of a colour. */
  inkOf(colour: string): Ink | undefined;
  /** Whether gradients are read; where single colours are exchanged, each pixel is looked at. */
  readonly gradients: boolean;
  /** A part of the drawing as pixels, in the plane of the view box; nothing where it shows nothing. */
  drawn(part: SvgElement): Promise<readonly Mark[]>;
}

/** Attributes that change the picture in a way that is not read. */
const FOREIGN = ['filter', 'mask', 'paint-order'];

/** So many parts may come as pixels; more are drawn at once. */
const MAX_PARTS = 6;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** In the plane of the view box. */
export async function readVector(root: SvgElement, options: VectorOptions): Promise<readonly Mark[]> {
  try {
    return await new VectorReader(root, options).marks(root, IDENTITY);
  } catch (error) {
    if (error instanceof Blended) return options.drawn(root);
    throw error;
  }
}

class VectorReader {
  private readonly named: ReadonlyMap<string, SvgElement>;
  private parts = 0;

  constructor(
    private readonly root: SvgElement,
    private readonly options: VectorOptions,
  ) {
    const all = [...allOf(root)];
    if (all.some(({attributes}) => attributes.has('style'))) throw new Blended();
    this.named = new Map(
      all.flatMap(element => {
        const id = element.attributes.get('id');
        return id === undefined ? [] : [[id, element]];
      }),
    );
  }

  /** Neighbours that are not read are drawn together. `outer` leads to the plane of the view box. */
  async marks(parent: SvgElement, outer: Matrix): Promise<readonly Mark[]> {
    const marks: Mark[] = [];
    let unread: SvgElement[] = [];
    for (const element of elementsOf(parent)) {
      if (element.name === 'defs') continue;
      const read = await this.element(element, outer);
      if (read === undefined) {
        unread.push(element);
        continue;
      }
      marks.push(...(await this.drawn(unread, outer)), ...read);
      unread = [];
    }
    return [...marks, ...(await this.drawn(unread, outer))];
  }

  private async drawn(elements: readonly SvgElement[], outer: Matrix): Promise<readonly Mark[]> {
    if (elements.length === 0) return [];
    this.parts += 1;
    if (this.parts > MAX_PARTS) throw new Blended();
    const placed: SvgElement = {
      name: 'g',
      attributes: new Map([['transform', `matrix(${outer.join(' ')})`]]),
      children: [...elements],
    };
    const definitions = elementsOf(this.root).filter(({name}) => name === 'defs');
    const marks = await this.options.drawn({...this.root, children: [...definitions, placed]});
    return marks.length === 0 ? [] : [group(marks, {matrix: invertMatrix(outer)})];
  }

  /** Undefined when it is not read. */
  private async element(element: SvgElement, outer: Matrix): Promise<readonly Mark[] | undefined> {
    const {name, attributes} = element;
    if ((name !== 'g' && name !== 'path') || FOREIGN.some(attribute => attributes.has(attribute))) return undefined;
    const matrix = transformOf(element) ?? IDENTITY;
    try {
      const clips = this.clips(element);
      const marks = name === 'g' ? await this.marks(element, multiplyMatrices(outer, matrix)) : this.path(element);
      const opacity = numberOf(element, 'opacity', 1);
      if (clips.length === 0 && opacity === 1 && !attributes.has('transform')) return marks;
      const clipped = clips.reduce((inner, {outline, rule}) => [group(inner, {clip: outline, clipRule: rule})], marks);
      return [group(clipped, {matrix, opacity})];
    } catch (error) {
      if (error instanceof NotRead) return undefined;
      throw error;
    }
  }

  private clips(element: SvgElement): readonly Clip[] {
    const reference = element.attributes.get('clip-path');
    if (reference === undefined) return [];
    const clips = clipsOf(this.named, reference);
    if (!clips) throw new NotRead(reference);
    return clips;
  }

  private path(element: SvgElement): readonly Mark[] {
    const {attributes} = element;
    const outline = outlineOf(attributes.get('d') ?? '');
    if (outline.length === 0) return [];
    const box = boundsOf(outline) ?? {left: 0, top: 0, width: 0, height: 0};
    const width = numberOf(element, 'stroke-width', 1);
    const limit = numberOf(element, 'stroke-miterlimit', MITRE_LIMIT);
    const line =
      width > 0 ? this.paint(element, 'stroke', {box, painted: growRect(box, reachOf({width, limit}))}) : undefined;
    const stroke: Stroke | undefined = line && {
      ink: line,
      width,
      limit,
      cap: oneOf(attributes.get('stroke-linecap'), ['butt', 'round', 'square'] as const, 'butt'),
      join: oneOf(attributes.get('stroke-linejoin'), ['miter', 'round', 'bevel'] as const, 'miter'),
      ...dashOf(element),
    };
    const fill = this.paint(element, 'fill', {box, painted: box});
    return [
      {...shapeMark(outline, fill, stroke), rule: attributes.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero'},
    ];
  }

  private paint(
    element: SvgElement,
    name: 'fill' | 'stroke',
    {box, painted}: {readonly box: Rect; readonly painted: Rect},
  ): Paint | undefined {
    const paint = element.attributes.get(name) ?? (name === 'fill' ? '#000000' : 'none');
    const alpha = numberOf(element, `${name}-opacity`, 1);
    if (paint === 'none') return undefined;
    const {inkOf} = this.options;
    if (paint.startsWith('url(')) return this.gradient(paint, {box, painted, alpha, inkOf});
    const ink = inkOf(paint);
    return ink && {...ink, alpha: ink.alpha * alpha};
  }

  private gradient(reference: string, options: Parameters<typeof readGradient>[1]): Paint {
    const element = this.named.get(referenceOf(reference) ?? '');
    const isRead = this.options.gradients && (element?.name === 'linearGradient' || element?.name === 'radialGradient');
    const gradient = isRead ? readGradient(element, options) : undefined;
    if (!gradient) throw new NotRead(reference);
    return gradient;
  }
}

function dashOf(element: SvgElement): Pick<Stroke, 'dash'> {
  const lengths =
    element.attributes
      .get('stroke-dasharray')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return lengths.length === 0 ? {} : {dash: {lengths, offset: numberOf(element, 'stroke-dashoffset', 0)}};
}
