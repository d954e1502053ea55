/**
 * Size of text without a canvas: for tests and for moments before fonts are there. In the browser the view measures.
 */
import {rotatePoint, type Size} from '../../document/matrix';
import type {AnyText, TextObject} from '../../document/types';
import {warpOf} from '../warped-text/geometry';
import {graphemesOf} from './pieces';

/** Height of a line against the font size, as the canvas library draws it. */
export const LINE = 1.13;
/** Width of an average letter against the font size. */
const LETTER = 0.5;

export function estimateWidth(text: string, fontSize: number, charSpacing: number): number {
  return graphemesOf(text).length * (fontSize * LETTER + (fontSize * charSpacing) / 1000);
}

export function estimateText(object: TextObject): Size {
  const lines = object.text.split('\n');
  const width = Math.max(1, ...lines.map(line => estimateWidth(line, object.fontSize, object.charSpacing)));
  const height = object.fontSize * LINE * ((lines.length - 1) * object.lineHeight + 1);
  const straight = {width: object.type === 'textbox' ? Math.max(object.width, 1) : width, height};
  return object.textShape === undefined ? straight : warpOf(object.textShape, straight).size;
}

/**
 * The object at its new size, with the edge it is aligned to kept in place, so that typing grows it the natural way.
 */
export function resizeText(object: AnyText, size: Size): AnyText {
  const dx =
    (size.width - object.width) *
    object.scaleX *
    (object.textAlign === 'left' ? 0.5 : object.textAlign === 'right' ? -0.5 : 0);
  const dy = (size.height - object.height) * object.scaleY * 0.5;
  const shift =
    object.width === 0
      ? {x: 0, y: 0}
      : rotatePoint({x: object.flipX ? -dx : dx, y: object.flipY ? -dy : dy}, object.angle);
  return {...object, ...size, left: object.left + shift.x, top: object.top + shift.y};
}
