/** Clip paths of a normalised drawing as outlines. */
import {multiplyMatrices, rectsOverlap, type Matrix} from '../../src/document/matrix';
import type {Rule} from './marks';
import {boundsOf, transformOutline, outlineOf, type Outline} from './outline';
import {referenceOf, transformOf} from './svg/attributes';
import {elementsOf, type SvgElement} from './svg/tree';

export interface Clip {
  readonly outline: Outline;
  readonly rule: Rule;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Clip paths that are clipped themselves, within each other. */
const DEEPEST = 4;

/**
 * Clips through which an element shows, all of them, in its own plane; undefined when only a renderer can tell what
 * they leave.
 */
export function clipsOf(
  named: ReadonlyMap<string, SvgElement>,
  reference: string,
  depth = 0,
): readonly Clip[] | undefined {
  const element = named.get(referenceOf(reference) ?? '');
  if (element?.name !== 'clipPath' || element.attributes.has('clipPathUnits') || depth > DEEPEST) return undefined;
  const own = clipOf(element);
  const further = element.attributes.get('clip-path');
  if (!own || further === undefined) return own && [own];
  // Whose plane the further one lies in, renderers do not agree about.
  const others = element.attributes.has('transform') ? undefined : clipsOf(named, further, depth + 1);
  return others && [own, ...others];
}

function clipOf(element: SvgElement): Clip | undefined {
  const outer = transformOf(element) ?? IDENTITY;
  const parts: Clip[] = [];
  for (const path of elementsOf(element)) {
    if (path.name !== 'path' || path.attributes.has('clip-path')) return undefined;
    const outline = transformOutline(
      outlineOf(path.attributes.get('d') ?? ''),
      multiplyMatrices(outer, transformOf(path) ?? IDENTITY),
    );
    parts.push({outline, rule: path.attributes.get('clip-rule') === 'evenodd' ? 'evenodd' : 'nonzero'});
  }
  const [only, ...more] = parts;
  return more.length === 0 ? only : joinSeparate(parts);
}

/**
 * Several outlines are one where none touches another: what of two that overlap is inside, one rule for both could not
 * tell.
 */
function joinSeparate(parts: readonly Clip[]): Clip | undefined {
  const boxes = parts.flatMap(({outline}) => boundsOf(outline) ?? []);
  const touching = boxes.some((one, index) => boxes.slice(index + 1).some(other => rectsOverlap(one, other)));
  const rules = new Set(parts.map(({rule}) => rule));
  const [rule = 'nonzero'] = rules;
  return touching || rules.size > 1 ? undefined : {outline: parts.flatMap(({outline}) => outline), rule};
}
