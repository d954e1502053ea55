/** Small objects and designs for tests. */
import {commonOf} from '../document/common';
import {newWorkspace} from '../document/parse';
import {sideOf} from '../document/side';
import type {DesignObject, ImageObject, PathObject, Side, TextObject} from '../document/types';
import {newText} from '../objects/text/definition';
import {estimate} from '../objects/kinds';

export const ORIGIN = 'https://emblem.test';

/** A filled square of 100 px around (100, 100). */
export function somePath(values: Partial<PathObject> & {id: string}): PathObject {
  return {
    ...commonOf(values.id, {left: 100, top: 100, width: 100, height: 100}),
    kind: 'path',
    path: 'M 0 0 H 100 V 100 H 0 Z',
    fill: '#cc3333',
    stroke: null,
    strokeWidth: 0,
    strokeLineCap: 'butt',
    strokeLineJoin: 'miter',
    fillRule: 'nonzero',
    ...values,
  };
}

export function someText(values: Partial<TextObject> & {id: string}): TextObject {
  const text: TextObject = {...newText(values.id, 'Hello', {left: 300, top: 300}), ...values};
  return {...text, ...estimate(text)};
}

export function someImage(values: Partial<ImageObject> & {id: string}): ImageObject {
  return {
    ...commonOf(values.id, {left: 200, top: 200, width: 200, height: 100}),
    kind: 'image',
    src: '/files/public/seed/star.svg',
    cropX: 0,
    cropY: 0,
    ...values,
  };
}

/** The objects on a drawing area of 650 px. */
export const someSide = (...objects: readonly DesignObject[]): Side =>
  sideOf([newWorkspace({width: 650, height: 650}), ...objects]);
