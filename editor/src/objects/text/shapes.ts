/** The text shapes as they are listed (ED-085): straight, on a circle, or bent between two edges. */
import {arcRadius} from '../curved-text/definition';
import {TEXT_WARPS, type AnyText, type CurvedTextObject, type TextObject, type TextWarp} from '../../document/types';

export const TEXT_SHAPES = ['normal', 'curve', ...TEXT_WARPS] as const;

export type TextShape = (typeof TEXT_SHAPES)[number];

/** The shape that the text has. */
export const shapeOf = (object: AnyText): TextShape =>
  object.kind === 'curved-text' ? 'curve' : (object.textShape ?? 'normal');

/** The text in a shape, its middle where it was, still to be measured; the same object when it has that shape. */
export function shapeText(object: AnyText, shape: TextShape): AnyText {
  if (shape === shapeOf(object)) return object;
  if (shape === 'curve') return object.kind === 'text' ? toCurvedText(object) : object;
  return straight(object, shape === 'normal' ? undefined : shape);
}

function toCurvedText(object: TextObject): CurvedTextObject {
  const {type: _type, textShape: _shape, ...text} = object;
  return {...text, kind: 'curved-text', width: 0, height: 0, radian: arcRadius(object.width), flipped: false};
}

/** A text box keeps the width at which it wraps. */
function straight(object: AnyText, textShape: TextWarp | undefined): TextObject {
  const shape = textShape ? {textShape} : {};
  if (object.kind === 'text') {
    const {textShape: _shape, ...text} = object;
    return {...text, ...shape, ...(object.type === 'textbox' ? {} : {width: 0, height: 0})};
  }
  const {radian: _radian, flipped: _flipped, ...text} = object;
  return {...text, kind: 'text', type: 'i-text', width: 0, height: 0, ...shape};
}
