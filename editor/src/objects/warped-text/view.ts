import {FabricObject} from 'fabric/es';
import type {Size} from '../../document/matrix';
import type {TextObject, TextWarp} from '../../document/types';
import {placementFor, type View} from '../view';
import {makeText, textProps} from '../text/view';
import {warpOf} from './geometry';

/** Letters reach this far beyond the box of their text, in font sizes. */
const MARGIN = 0.6;

/** Longest side of the bitmap that is bent, px. */
const MAX_PIXELS = 4096;

/** How much finer the bent bitmap is than what is shown: it is sampled twice, and thin strokes would fade. */
const FINER = 2;

interface WarpedText extends TextObject {
  readonly textShape: TextWarp;
}

export const isWarped = (object: TextObject): object is WarpedText => object.textShape !== undefined;

/** The size of the straight text as it is bent. */
export const warpedSize = ({textShape}: WarpedText, straight: Size): Size => warpOf(textShape, straight).size;

/**
 * Draws the straight text aside and bends it column by column; the library keeps the result as a bitmap until something
 * changes.
 */
class WarpedTextDrawing extends FabricObject {
  static override type = 'WarpedText';
  private readonly text: ReturnType<typeof makeText>;

  constructor(private object: WarpedText) {
    super({strokeWidth: 0});
    this.text = makeText(object);
    this.text.set({objectCaching: false, originX: 'center', originY: 'center', left: 0, top: 0});
  }

  follow(object: WarpedText): void {
    this.object = object;
    this.text.set({
      text: object.text,
      ...textProps(object),
      ...(object.type === 'textbox' ? {width: object.width} : {}),
    });
    this.text.initDimensions();
    this.set({...placementFor(object), ...warpedSize(object, this.straight), dirty: true});
    this.setCoords();
  }

  private get straight(): Size {
    return {width: Math.max(1, this.text.width), height: this.text.height};
  }

  override _getCacheCanvasDimensions() {
    const dimensions = super._getCacheCanvasDimensions();
    const room = 4 * MARGIN * this.object.fontSize;
    return {
      ...dimensions,
      width: dimensions.width + room * dimensions.zoomX,
      height: dimensions.height + room * dimensions.zoomY,
    };
  }

  override _render(ctx: CanvasRenderingContext2D): void {
    const {width, height} = this.straight;
    const warp = warpOf(this.object.textShape, {width, height});
    const margin = this.object.fontSize * MARGIN;
    const room = {width: width + 2 * margin, height: height + 2 * margin};
    const {a, b, c, d} = ctx.getTransform();
    const wanted = Math.max(Math.hypot(a, b), Math.hypot(c, d), 0.05);
    const scale = Math.min(FINER * wanted, MAX_PIXELS / Math.max(room.width, warp.size.height + 4 * margin));
    const straight = this.drawStraight(room, scale);
    if (!straight) return;
    const share = margin / height;
    const narrowed = this.narrowed(straight, v => warp.narrowed(v * (1 + 2 * share) - share));
    const bent = aside(narrowed.width, (warp.size.height + 4 * margin) * scale);
    if (!bent) return;
    for (let column = 0; column < narrowed.width; column += 1) {
      const {upper, lower} = warp.edges(((column + 0.5) / scale - margin) / width);
      const reach = share * (lower - upper);
      bent.drawImage(
        narrowed,
        column,
        0,
        1,
        narrowed.height,
        column,
        (upper - reach + 2 * margin) * scale,
        1,
        (lower - upper + 2 * reach) * scale,
      );
    }
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(
      bent.canvas,
      -room.width / 2,
      -warp.size.height / 2 - 2 * margin,
      bent.canvas.width / scale,
      bent.canvas.height / scale,
    );
  }

  private drawStraight({width, height}: Size, scale: number): HTMLCanvasElement | undefined {
    const ctx = aside(width * scale, height * scale);
    if (!ctx) return undefined;
    ctx.setTransform(scale, 0, 0, scale, (width * scale) / 2, (height * scale) / 2);
    this.text.render(ctx);
    return ctx.canvas;
  }

  /** Row by row as wide as the shape has it there. */
  private narrowed(drawn: HTMLCanvasElement, at: (v: number) => number): HTMLCanvasElement {
    if (at(0) === 1 && at(1) === 1) return drawn;
    const {width, height} = drawn;
    const ctx = aside(width, height);
    if (!ctx) return drawn;
    for (let row = 0; row < height; row += 1) {
      const own = width * at((row + 0.5) / height);
      ctx.drawImage(drawn, 0, row, width, 1, (width - own) / 2, row, own, 1);
    }
    return ctx.canvas;
  }
}

function aside(width: number, height: number): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const ctx = canvas.getContext('2d');
  if (ctx) ctx.imageSmoothingQuality = 'high';
  return ctx ?? undefined;
}

export function createWarpedTextView(object: WarpedText): View<TextObject> {
  const fabric = new WarpedTextDrawing(object);
  fabric.follow(object);
  return {
    fabric,
    accepts: next => next.type === object.type && isWarped(next),
    update: next => {
      if (isWarped(next)) fabric.follow(next);
    },
  };
}
