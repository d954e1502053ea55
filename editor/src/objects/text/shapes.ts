/** The text shapes as they are listed (ED-085). Normal and curve are the two that shape the text (ED-086). */
import {newCurvedText} from '../curved-text/definition';
import type {AnyText, CurvedTextObject, TextObject} from '../../document/types';

export const TEXT_SHAPES = ['normal', 'curve', 'arch', 'bridge', 'valley', 'pinch', 'bulge', 'perspective', 'pointed', 'downward', 'upward', 'cone'] as const;

export type TextShape = (typeof TEXT_SHAPES)[number];

/** The shape that the text has. */
export const shapeOf = (object: AnyText): TextShape => (object.kind === 'curved-text' ? 'curve' : 'normal');

/** The text in a shape, its middle where it was, still to be measured; the same object when the shape does not change it. */
export function shaped(object: AnyText, shape: TextShape): AnyText {
  if (shape === 'curve' && object.kind === 'text') return curved(object);
  if (shape === 'normal' && object.kind === 'curved-text') return straight(object);
  return object;
}

function curved(object: TextObject): CurvedTextObject {
  const {type: _type, ...text} = object;
  const {radian, flipped} = newCurvedText(text.id, text.text, text);
  return {...text, kind: 'curved-text', width: 0, height: 0, radian, flipped};
}

function straight(object: CurvedTextObject): TextObject {
  const {radian: _radian, flipped: _flipped, ...text} = object;
  return {...text, kind: 'text', type: 'i-text', width: 0, height: 0};
}
