import {FabricObject} from 'fabric/es';
import type {Size} from '../../document/matrix';
import type {CurvedTextObject} from '../../document/types';
import {familiesOf} from '../text/fonts';
import {fontAt, measureIn, setExactly, type Lettered} from '../text/measure';
import {placementFor, type View} from '../view';
import {glyphLines, layoutCurve, type CurveLayout, type PlacedGlyph} from './geometry';

/** Where the lines through and under the text lie against the font size, measured from the baseline. */
const UNDERLINE = 0.12;
const STRIKE = -0.28;
const LINE_WIDTH = 1 / 15;

const letteredIn = (object: CurvedTextObject): Lettered => ({...object, fontFamily: familiesOf(object.fontFamily)});

const layout = (object: CurvedTextObject): CurveLayout =>
  layoutCurve(glyphLines(object.text, measureIn(letteredIn(object))), object);

export function measureCurve(object: CurvedTextObject): Size {
  const {width, height} = layout(object);
  return {width: Math.max(1, width), height};
}

/** Draws glyph by glyph along the circle. */
class CurvedTextDrawing extends FabricObject {
  static override type = 'CurvedText';
  object: CurvedTextObject;
  private placed: CurveLayout;

  constructor(object: CurvedTextObject) {
    super({objectCaching: false, strokeWidth: 0});
    this.object = object;
    this.placed = layout(object);
  }

  follow(object: CurvedTextObject): void {
    this.object = object;
    this.placed = layout(object);
    this.set({...placementFor(object), width: Math.max(1, this.placed.width), height: this.placed.height, dirty: true});
    this.setCoords();
  }

  override _render(ctx: CanvasRenderingContext2D): void {
    setExactly(ctx);
    ctx.font = fontAt(letteredIn(this.object), this.object.fontSize);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.lineJoin = 'round';
    for (const glyph of this.placed.glyphs) this.drawGlyph(ctx, glyph);
  }

  private drawGlyph(ctx: CanvasRenderingContext2D, {text, x, y, angle}: PlacedGlyph): void {
    const {fill, stroke, strokeWidth} = this.object;
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((angle * Math.PI) / 180);
    if (stroke !== null && strokeWidth > 0) {
      ctx.strokeStyle = stroke;
      ctx.lineWidth = strokeWidth;
      ctx.strokeText(text, 0, 0);
    }
    ctx.fillStyle = fill;
    ctx.fillText(text, 0, 0);
    this.drawLines(ctx, text);
    ctx.restore();
  }

  private drawLines(ctx: CanvasRenderingContext2D, text: string): void {
    const {underline, linethrough, fontSize, charSpacing} = this.object;
    const width = ctx.measureText(text).width + (fontSize * charSpacing) / 1000;
    if (underline) ctx.fillRect(-width / 2, fontSize * UNDERLINE, width, fontSize * LINE_WIDTH);
    if (linethrough) ctx.fillRect(-width / 2, fontSize * STRIKE, width, fontSize * LINE_WIDTH);
  }
}

export function createCurvedTextView(object: CurvedTextObject): View<CurvedTextObject> {
  const fabric = new CurvedTextDrawing(object);
  fabric.follow(object);
  return {fabric, accepts: () => true, update: next => fabric.follow(next)};
}
