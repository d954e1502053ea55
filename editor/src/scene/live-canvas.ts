/**
 * The canvas that is worked on. Only what has changed is drawn again; what stands still during a gesture comes from
 * bitmaps.
 */
import type {FabricObject, TMat2D} from 'fabric/es';
import {rectsOverlap, type Rect} from '../document/matrix';
import {SceneCanvas} from './canvas';
import {partsOf, pixelsOf} from './damage';

/** What lies below and above the moved objects, drawn once for the whole gesture. */
interface Still {
  readonly below: HTMLCanvasElement;
  /** Undefined where nothing lies above. */
  readonly above: HTMLCanvasElement | undefined;
  readonly between: readonly FabricObject[];
}

export class LiveCanvas extends SceneCanvas {
  /** What each object may paint, in the plane of the design. */
  private readonly reaches = new Map<FabricObject, Rect>();
  /** What must be drawn again, in the plane of the design; undefined: everything. */
  private damage: Rect[] | undefined;
  private moving: ReadonlySet<FabricObject> | undefined;
  private still: Still | undefined;
  /** As large as the canvas; what lies outside the part that was drawn last is left over. */
  private aside: CanvasRenderingContext2D | null = null;

  /** The object has changed, or is new, and paints within these bounds from now on. */
  place(object: FabricObject, reach: Rect): void {
    this.touch(object);
    this.reaches.set(object, reach);
    this.damage?.push(reach);
    if (this.moving?.has(object) === false) this.still = undefined;
  }

  /** Where the object lies must be drawn again: it changes its place in the pile, or goes. */
  touch(object: FabricObject): void {
    const reach = this.reaches.get(object);
    if (reach) this.damage?.push(reach);
  }

  /** Everything must be drawn again: the view has changed, or something arrived that was drawn without. */
  invalidate(): void {
    this.damage = undefined;
    this.still = undefined;
  }

  /**
   * While these move, everything else is drawn from bitmaps; undefined ends it, and what was laid over them is drawn to
   * the last bit.
   */
  setMoving(moving: ReadonlySet<FabricObject> | undefined): void {
    this.moving = moving;
    if (this.still?.above) this.invalidate();
    this.still = undefined;
  }

  get isMoving(): boolean {
    return this.moving !== undefined;
  }

  override setViewportTransform(view: TMat2D): void {
    super.setViewportTransform(view);
    this.invalidate();
  }

  override _onObjectRemoved(object: FabricObject): void {
    this.touch(object);
    this.reaches.delete(object);
    super._onObjectRemoved(object);
  }

  /** Each part is cleared when it is drawn. */
  override clearContext(): void {}

  override _renderObjects(ctx: CanvasRenderingContext2D, objects: FabricObject[]): void {
    const view = ctx.getTransform();
    const {width, height} = ctx.canvas;
    const whole = {left: 0, top: 0, width, height};
    const parts = this.damage
      ? partsOf(
          this.damage.map(rect => pixelsOf(rect, view)),
          whole,
        )
      : [whole];
    this.damage = [];
    for (const part of parts) {
      wipe(ctx, part);
      if (part === whole) this.paint(ctx, objects, part);
      else this.paintAside(ctx, objects, part, view);
    }
  }

  /**
   * Draws a part beside the canvas and copies it there: browsers smooth a curve otherwise when only a part of it is
   * asked for, and what is drawn in parts must look as if it had been drawn at once.
   */
  private paintAside(
    ctx: CanvasRenderingContext2D,
    objects: readonly FabricObject[],
    part: Rect,
    view: DOMMatrix,
  ): void {
    const aside = this.asideOf(ctx);
    if (!aside) return;
    aside.setTransform(view);
    wipe(aside, part);
    this.paint(aside, objects, part);
    stamp(ctx, aside.canvas, part);
  }

  private asideOf({canvas: {width, height}}: CanvasRenderingContext2D): CanvasRenderingContext2D | null {
    if (this.aside?.canvas.width !== width || this.aside.canvas.height !== height)
      this.aside = contextOf(width, height);
    return this.aside;
  }

  private paint(ctx: CanvasRenderingContext2D, objects: readonly FabricObject[], part: Rect): void {
    const view = ctx.getTransform();
    const isTouched = (object: FabricObject): boolean => {
      const reach = this.reaches.get(object);
      return !reach || rectsOverlap(pixelsOf(reach, view), part);
    };
    if (this.moving && this.moving.size > 0) this.paintMoving(ctx, objects, part, isTouched, this.moving);
    else this.draw(ctx, objects, this.furniture, isTouched);
  }

  private paintMoving(
    ctx: CanvasRenderingContext2D,
    objects: readonly FabricObject[],
    part: Rect,
    isTouched: (object: FabricObject) => boolean,
    moving: ReadonlySet<FabricObject>,
  ): void {
    this.still ??= this.split(ctx, objects, moving);
    const {below, above, between} = this.still;
    stamp(ctx, below, part);
    this.draw(ctx, between, 0, isTouched);
    if (above) stamp(ctx, above, part);
  }

  private split(
    ctx: CanvasRenderingContext2D,
    objects: readonly FabricObject[],
    moving: ReadonlySet<FabricObject>,
  ): Still {
    const first = objects.findIndex(object => moving.has(object));
    const last = objects.findLastIndex(object => moving.has(object));
    const above = objects.slice(last + 1);
    return {
      below: this.bitmap(ctx, objects.slice(0, Math.max(0, first)), this.furniture),
      above: above.length > 0 ? this.bitmap(ctx, above, 0) : undefined,
      between: objects.slice(Math.max(0, first), last + 1),
    };
  }

  private bitmap(
    like: CanvasRenderingContext2D,
    objects: readonly FabricObject[],
    furniture: number,
  ): HTMLCanvasElement {
    const ctx = contextOf(like.canvas.width, like.canvas.height);
    ctx?.setTransform(like.getTransform());
    if (ctx) this.draw(ctx, objects, furniture);
    return ctx?.canvas ?? document.createElement('canvas');
  }
}

function contextOf(width: number, height: number): CanvasRenderingContext2D | null {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  return element.getContext('2d');
}

function wipe(ctx: CanvasRenderingContext2D, {left, top, width, height}: Rect): void {
  ctx.save();
  ctx.resetTransform();
  ctx.clearRect(left, top, width, height);
  ctx.restore();
}

/** Puts a part of a bitmap of the whole canvas onto it, pixel by pixel. */
function stamp(ctx: CanvasRenderingContext2D, bitmap: HTMLCanvasElement, {left, top, width, height}: Rect): void {
  ctx.save();
  ctx.resetTransform();
  ctx.drawImage(bitmap, left, top, width, height, left, top, width, height);
  ctx.restore();
}
