/** Attributes of a normalised drawing as numbers. */
import svgpath from 'svgpath';
import type {Matrix} from '../../../src/document/matrix';
import {outlineOf} from '../outline';
import type {SvgElement} from './tree';

export function numberOf({attributes}: SvgElement, name: string, fallback: number): number {
  const value = Number(attributes.get(name) ?? fallback);
  return Number.isFinite(value) ? value : fallback;
}

export const oneOf = <T extends string>(value: string | undefined, allowed: readonly T[], fallback: T): T =>
  allowed.find(entry => entry === value) ?? fallback;

/** A transform as a matrix: what it makes of the three points that tell. Undefined when there is none. */
export function transformOf({attributes}: SvgElement, name = 'transform'): Matrix | undefined {
  const transform = attributes.get(name);
  if (transform === undefined) return undefined;
  const points = outlineOf(svgpath('M 0 0 L 1 0 L 0 1').transform(transform).toString()).map(segment =>
    segment[0] === 'Z' || segment[0] === 'C' ? [0, 0] : [segment[1], segment[2]],
  );
  const [[e = 0, f = 0] = [], [a = 0, b = 0] = [], [c = 0, d = 0] = []] = points;
  return [a - e, b - f, c - e, d - f, e, f];
}

/** What a paint or a clip path refers to. */
export const referenceOf = (value: string | undefined): string | undefined => /^url\(#(.*)\)$/.exec(value ?? '')?.[1];
