/** Reads, writes and makes text on a circle. */
import {commonOf} from '../../document/common';
import type {ObjectFormat} from '../../document/format';
import type {CurvedTextObject} from '../../document/types';
import {newTextStyle} from '../text/definition';
import {readTextStyle, writeTextStyle} from '../text/style';

/** Radius and size of curved text in files that do not say (ED-233). */
const FILE_RADIUS = 250;
const FILE_FONT_SIZE = 24;
/** Radius of an added object (ED-234). */
export const ADDED_RADIUS = 1000;
/** Range of the Text Curve slider (ED-081). */
export const MIN_RADIUS = 100;
export const MAX_RADIUS = 2000;

export const curvedTextFormat: ObjectFormat<CurvedTextObject> = {
  kind: 'curved-text',
  types: ['curvedtext'],
  read: (fields, common) => ({
    ...common,
    ...readTextStyle(fields, FILE_FONT_SIZE),
    kind: 'curved-text',
    radian: fields.number('radian', FILE_RADIUS, 1, 100_000),
    flipped: fields.flag('flipped', false),
  }),
  write: object => ({type: 'curved-text', ...writeTextStyle(object), radian: object.radian, flipped: object.flipped}),
};

/** How far around its circle a text goes that nobody has bent yet, radians. */
const ARC = 1.6;

/** The radius on which a text of a width is seen to be curved. */
export const arcRadius = (width: number): number => Math.round(Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, width / ARC)));

/**
 * Curved text around a point; its size is measured by whoever adds it. `width` is that of the same text when it is
 * straight: on the radius that an added object has it would be all but straight, too, so the whole is made in a larger
 * size and shown smaller.
 */
export function newCurvedText(
  id: string,
  text: string,
  at: {left: number; top: number},
  width: number,
  font?: string,
): CurvedTextObject {
  const style = newTextStyle(text, font);
  const scale = arcRadius(width) / ADDED_RADIUS;
  return {
    ...commonOf(id, {...at, width: 0, height: 0, scale}),
    ...style,
    fontSize: style.fontSize / scale,
    kind: 'curved-text',
    radian: ADDED_RADIUS,
    flipped: false,
  };
}
