/** Text properties that straight and curved text share, as the file has them (ED-232). */
import {DESIGN_LIMITS} from '@emblem/schemas/design-file';
import type {Fields} from '../../document/read';
import type {JsonObject, TextStyle} from '../../document/types';

export const DEFAULT_FONT = 'Times New Roman';

/** `charSpacing` and `lineHeight` are bounded by what the sliders offer and a little more, for older files. */
export function readTextStyle(fields: Fields, fontSize: number): TextStyle {
  return {
    text: fields.text('text', '', DESIGN_LIMITS.text),
    fontFamily: fields.text('fontFamily', DEFAULT_FONT, 100),
    fontSize: fields.number('fontSize', fontSize, 1, 2000),
    fontWeight: readWeight(fields),
    fontStyle: fields.text('fontStyle', 'normal') === 'normal' ? 'normal' : 'italic',
    fill: fields.colour('fill', '#000000'),
    stroke: fields.paint('stroke', null),
    strokeWidth: fields.number('strokeWidth', 0, 0, 100),
    textAlign: readAlign(fields),
    charSpacing: fields.number('charSpacing', 0, -1000, 5000),
    lineHeight: fields.number('lineHeight', 1.16, 0, 10),
    underline: fields.flag('underline', false),
    linethrough: fields.flag('linethrough', false),
  };
}

function readWeight(fields: Fields): string {
  const weight = fields.raw('fontWeight');
  if (typeof weight === 'number') return String(Math.min(900, Math.max(100, Math.round(weight / 100) * 100)));
  return typeof weight === 'string' && /^(normal|bold|[1-9]00)$/.test(weight) ? weight : 'normal';
}

function readAlign(fields: Fields): TextStyle['textAlign'] {
  const align = fields.text('textAlign', 'left');
  return align.startsWith('justify') ? 'justify' : fields.choice('textAlign', ['left', 'center', 'right'], 'left');
}

export function writeTextStyle(object: TextStyle): JsonObject {
  const {
    text,
    fontFamily,
    fontSize,
    fontWeight,
    fontStyle,
    fill,
    stroke,
    strokeWidth,
    textAlign,
    charSpacing,
    lineHeight,
    underline,
    linethrough,
  } = object;
  return {
    text,
    fontFamily,
    fontSize,
    fontWeight,
    fontStyle,
    fill,
    stroke,
    strokeWidth,
    textAlign,
    charSpacing,
    lineHeight,
    underline,
    linethrough,
  };
}
