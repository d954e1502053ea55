/**
 * Masks that hide the same share everywhere, as converters write opacity: said as opacity, which takes a renderer no
 * time.
 */
import type {Rect} from '../../../src/document/matrix';
import {boundsOf, outlineOf} from '../outline';
import {numberOf, referenceOf} from './attributes';
import {allOf, elementsOf, type SvgElement} from './tree';

/** Whatever colour comes in is white, as opaque as it was. */
const WHITENING = '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0';

const OF_SHEETS: ReadonlySet<string> = new Set(['id', 'd', 'fill', 'fill-opacity']);
const WHITE = '#ffffff';

/** Changes the tree, whose view box is given. */
export function fadesAsOpacity(root: SvgElement, view: Rect): void {
  const named = new Map([...allOf(root)].map(element => [element.attributes.get('id') ?? '', element]));
  const shareOf = (reference: string | undefined): number | undefined => {
    const mask = named.get(referenceOf(reference) ?? '');
    return mask?.name === 'mask' ? shareOfMask(mask, named, view) : undefined;
  };
  fade(root, shareOf);
}

/** In planes that are not the view box's, nobody knows what a mask covers. */
function fade(element: SvgElement, shareOf: (reference: string | undefined) => number | undefined): void {
  const {name, attributes} = element;
  if (name === 'defs' || attributes.has('transform')) return;
  const share = attributes.has('mask') && !reachesFar(element) ? shareOf(attributes.get('mask')) : undefined;
  if (share !== undefined) {
    attributes.delete('mask');
    attributes.set('opacity', String(share * numberOf(element, 'opacity', 1)));
  }
  for (const child of elementsOf(element)) fade(child, shareOf);
}

/** A mask ends a bit beyond the shapes, and would cut what lies farther out. */
const reachesFar = (element: SvgElement): boolean =>
  [...allOf(element)].some(({attributes}) => attributes.has('stroke') || attributes.has('filter'));

function shareOfMask(mask: SvgElement, named: ReadonlyMap<string, SvgElement>, view: Rect): number | undefined {
  if (mask.attributes.has('mask') || mask.attributes.has('maskContentUnits') || mask.attributes.has('mask-type'))
    return undefined;
  const [only, ...more] = elementsOf(mask);
  if (!only || more.length > 0) return undefined;
  if (only.name === 'path') return only.attributes.get('fill') === WHITE ? shareOfSheet(only, view) : undefined;
  const [sheet, ...others] = elementsOf(only);
  const isWhitened =
    [...only.attributes.keys()].every(name => name === 'id' || name === 'filter') &&
    whitens(named.get(referenceOf(only.attributes.get('filter')) ?? ''));
  return isWhitened && sheet?.name === 'path' && others.length === 0 ? shareOfSheet(sheet, view) : undefined;
}

function whitens(filter: SvgElement | undefined): boolean {
  const [step, ...more] = filter ? elementsOf(filter) : [];
  return (
    step?.name === 'feColorMatrix' &&
    more.length === 0 &&
    step.attributes
      .get('values')
      ?.trim()
      .split(/[\s,]+/)
      .join(' ') === WHITENING
  );
}

/** Of a rectangle over the whole view box. */
function shareOfSheet(sheet: SvgElement, {left, top, width, height}: Rect): number | undefined {
  if (
    [...sheet.attributes.keys()].some(name => !OF_SHEETS.has(name)) ||
    sheet.attributes.get('fill')?.startsWith('url(')
  )
    return undefined;
  const outline = outlineOf(sheet.attributes.get('d') ?? '');
  const box = boundsOf(outline);
  const isUpright =
    outline.length === 5 &&
    outline.every((segment, index) =>
      index === 4
        ? segment[0] === 'Z'
        : segment[0] === (index === 0 ? 'M' : 'L') &&
          box !== undefined &&
          (segment[1] === box.left || segment[1] === box.left + box.width) &&
          (segment[2] === box.top || segment[2] === box.top + box.height),
    );
  const covers =
    box !== undefined &&
    box.left <= left &&
    box.top <= top &&
    box.left + box.width >= left + width &&
    box.top + box.height >= top + height;
  return isUpright && covers ? numberOf(sheet, 'fill-opacity', 1) : undefined;
}
