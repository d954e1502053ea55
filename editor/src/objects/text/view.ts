/**
 * Straight text on the canvas: the library's own, with lines laid out as print lays them out. A line is whole where
 * nothing is between its letters, else it is set sign by sign as a reader sees them.
 */
import {FabricText, Textbox} from 'fabric/es';
import type {Size} from '../../document/matrix';
import type {TextObject, TextStyle} from '../../document/types';
import {DESCENT} from '../curved-text/geometry';
import {placementFor, type View} from '../view';
import {familiesOf} from './fonts';
import {LINE} from './geometry';
import {gapOf, layoutLine, type LineLayout} from './line';
import {measureIn, setExactly} from './measure';

type Method = 'fillText' | 'strokeText';
type Bounds = FabricText['__charBounds'][number];
type Lines = Pick<
  FabricText,
  | 'fontFamily'
  | 'fontSize'
  | 'fontStyle'
  | 'fontWeight'
  | 'charSpacing'
  | 'textAlign'
  | 'width'
  | '_textLines'
  | '__charBounds'
  | 'getLineWidth'
  | '_renderChar'
>;

const spacingOf = ({fontSize, charSpacing}: Lines): number => (fontSize * charSpacing) / 1000;

/** A line before it is stretched. */
const plainLine = (object: Lines, text: string): LineLayout =>
  layoutLine(text, {spacing: spacingOf(object)}, measureIn(object));

/** What a justified line lacks goes to its blanks. */
function stretchedLine(object: Lines, index: number): LineLayout {
  const text = object._textLines[index]?.join('') ?? '';
  const gap = object.textAlign === 'justify' ? gapOf(text, object.getLineWidth(index), object.width) : undefined;
  return gap === undefined
    ? plainLine(object, text)
    : layoutLine(text, {spacing: spacingOf(object), gap}, measureIn(object));
}

/** The library draws lines under and through texts by the boxes of letters: the first of a line stands for all. */
function boundsOf(object: Lines, letters: number, width: number): Bounds {
  const box = {height: object.fontSize, deltaY: 0};
  return Array.from({length: letters + 1}, (_, index) =>
    index === 0 && letters > 0
      ? {...box, left: 0, width, kernedWidth: width}
      : {...box, left: width, width: 0, kernedWidth: 0},
  );
}

function measureLine(object: Lines, index: number): {readonly width: number; readonly numOfSpaces: number} {
  const line = object._textLines[index] ?? [];
  const {width} = plainLine(object, line.join(''));
  object.__charBounds[index] = boundsOf(object, line.length, width);
  return {width, numOfSpaces: 0};
}

function stretch(object: Lines): void {
  for (const [index, line] of object._textLines.entries())
    object.__charBounds[index] = boundsOf(object, line.length, stretchedLine(object, index).width);
}

interface Baseline {
  readonly left: number;
  /** Of the bottom of the line. */
  readonly top: number;
}

function drawLine(object: Lines, method: Method, ctx: CanvasRenderingContext2D, index: number, at: Baseline): void {
  ctx.save();
  setExactly(ctx);
  ctx.textAlign = 'left';
  const baseline = at.top - object.fontSize * LINE * DESCENT;
  for (const {text, x} of stretchedLine(object, index).parts)
    object._renderChar(method, ctx, index, 0, text, at.left + x, baseline);
  ctx.restore();
}

/** What both kinds of text do otherwise than the library. */
const OVERRIDES = {
  _measureLine(this: Lines, index: number) {
    return measureLine(this, index);
  },

  enlargeSpaces(this: Lines): void {
    stretch(this);
  },

  _renderChars(
    this: Lines,
    method: Method,
    ctx: CanvasRenderingContext2D,
    _line: unknown[],
    left: number,
    top: number,
    index: number,
  ): void {
    drawLine(this, method, ctx, index, {left, top});
  },
} satisfies Pick<FabricText, '_measureLine' | 'enlargeSpaces' | '_renderChars'>;

/** Text whose lines end where its author ended them. */
export class SetText extends FabricText {
  static {
    Object.assign(this.prototype, OVERRIDES);
  }
}

/** Text that is broken into lines at the width of its box. */
export class SetTextbox extends Textbox {
  static {
    Object.assign(this.prototype, OVERRIDES);
  }

  override _measureWord(word: string[]): number {
    return plainLine(this, word.join('')).width;
  }
}

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
export const makeText = (object: TextObject): SetText | SetTextbox =>
  object.type === 'textbox'
    ? new SetTextbox(object.text, {...textProps(object), width: object.width, strokeWidth: 0})
    : new SetText(object.text, {...textProps(object), strokeWidth: 0});

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
