import {FabricText, Textbox} from 'fabric/es';
import type {Size} from '../../document/matrix';
import type {TextObject, TextStyle} from '../../document/types';
import {placementFor, type View} from '../view';
import {familiesOf} from './fonts';

/** Text properties as fabric names them. A stroke is drawn behind the fill, so that letters keep their shape. */
export function textProps(object: TextStyle) {
  const {fontSize, fontWeight, fontStyle, fill, stroke, textAlign, charSpacing, lineHeight, underline, linethrough} =
    object;
  return {
    fontFamily: familiesOf(object.fontFamily),
    fontSize,
    fontWeight,
    fontStyle,
    fill,
    stroke,
    textAlign,
    charSpacing,
    lineHeight,
    underline,
    linethrough,
    strokeWidth: stroke === null ? 0 : object.strokeWidth,
    paintFirst: 'stroke' as const,
    strokeLineJoin: 'round' as const,
  };
}

/** The library's own object for a text, without any shape. */
export const makeText = (object: TextObject): FabricText | Textbox =>
  object.type === 'textbox'
    ? new Textbox(object.text, {...textProps(object), width: object.width, strokeWidth: 0})
    : new FabricText(object.text, {...textProps(object), strokeWidth: 0});

/** The size that straight text takes with the fonts that are loaded. */
export function measureStraight(object: TextObject): Size {
  const {width, height} = makeText(object);
  return {width, height};
}

export function createTextView(object: TextObject): View<TextObject> {
  const fabric = makeText(object);
  fabric.set({objectCaching: false});
  const update = (next: TextObject): void => {
    fabric.set({text: next.text, ...textProps(next), ...(next.type === 'textbox' ? {width: next.width} : {})});
    fabric.initDimensions();
    fabric.set({...placementFor(next), dirty: true});
    fabric.setCoords();
  };
  update(object);
  return {fabric, accepts: next => next.type === object.type && next.textShape === undefined, update};
}
