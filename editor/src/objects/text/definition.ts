/** Reads and writes straight text. */
import {commonOf} from '../../document/common';
import type {ObjectFormat} from '../../document/format';
import {TEXT_WARPS, type TextObject, type TextStyle} from '../../document/types';
import {DEFAULT_FONT, readTextStyle, writeTextStyle} from './style';

/** Size of text in files that do not say. */
const FILE_FONT_SIZE = 40;
/** Size and text of an added object (ED-070). */
export const ADDED_FONT_SIZE = 50;
export const ADDED_TEXT = 'CustomText';

export const textFormat: ObjectFormat<TextObject> = {
  kind: 'text',
  types: ['text', 'itext', 'textbox'],
  read(fields, common, context) {
    const style = readTextStyle(fields, FILE_FONT_SIZE);
    const styles = fields.raw('styles');
    if (typeof styles === 'object' && styles !== null && Object.keys(styles).length > 0)
      context.report({code: 'styles', detail: style.text.slice(0, 40)});
    const type = fields.text('type', 'i-text').toLowerCase();
    const textShape = TEXT_WARPS.find(shape => shape === fields.raw('textShape'));
    return {
      ...common,
      ...style,
      kind: 'text',
      type: type === 'textbox' ? 'textbox' : type === 'text' ? 'text' : 'i-text',
      ...(textShape ? {textShape} : {}),
    };
  },
  write: ({type, textShape, ...object}) => ({type, ...writeTextStyle(object), ...(textShape ? {textShape} : {})}),
};

/** The style of a new text; `font` is the one used last. */
export function newTextStyle(text: string, font = DEFAULT_FONT): TextStyle {
  return {
    text: text.trim() === '' ? ADDED_TEXT : text,
    fontFamily: font,
    fontSize: ADDED_FONT_SIZE,
    fontWeight: 'normal',
    fontStyle: 'normal',
    fill: '#000000',
    stroke: null,
    strokeWidth: 0,
    textAlign: 'center',
    charSpacing: 0,
    lineHeight: 1.16,
    underline: false,
    linethrough: false,
  };
}

/** A text object around a point; its size is measured by whoever adds it. */
export function newText(id: string, text: string, at: {left: number; top: number}, font?: string): TextObject {
  return {...commonOf(id, {...at, width: 0, height: 0}), ...newTextStyle(text, font), kind: 'text', type: 'i-text'};
}
