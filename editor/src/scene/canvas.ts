/** A fabric canvas that shows a design inside its drawing area, and redraws only what moves while something is moved. */
import {config, StaticCanvas, type FabricObject} from 'fabric/es';

/** The library's own minimum of 256 makes small objects as dear to draw as large ones; its own most, 2 million pixels, blurs a large one that fills a fine screen. */
config.configure({minCacheSideLimit: 16, perfLimitSizeTotal: 8_388_608});

/** What lies below and above the moved objects, drawn once for the whole gesture. */
interface Still {
  readonly below: HTMLCanvasElement;
  readonly above: HTMLCanvasElement;
  readonly between: readonly FabricObject[];
}

export class SceneCanvas extends StaticCanvas {
  /** Objects from here on are clipped to `clip`; those before it are the drawing area itself. */
  furniture = 0;
  clip: Path2D | undefined;
  private moving: ReadonlySet<FabricObject> | undefined;
  private still: Still | undefined;

  /** While these move, everything else is drawn from bitmaps; undefined ends it. Call again after the view has changed. */
  setMoving(moving: ReadonlySet<FabricObject> | undefined): void {
    this.moving = moving;
    this.still = undefined;
  }

  get isSplit(): boolean {
    return this.moving !== undefined;
  }

  override _renderObjects(ctx: CanvasRenderingContext2D, objects: FabricObject[]): void {
    if (!this.moving || this.moving.size === 0) return this.draw(ctx, objects);
    this.still ??= this.split(ctx, objects, this.moving);
    const {below, above, between} = this.still;
    stamp(ctx, below);
    ctx.save();
    if (this.clip) ctx.clip(this.clip);
    for (const object of between) object.render(ctx);
    ctx.restore();
    stamp(ctx, above);
  }

  private split(ctx: CanvasRenderingContext2D, objects: readonly FabricObject[], moving: ReadonlySet<FabricObject>): Still {
    const first = objects.findIndex(object => moving.has(object));
    const last = objects.findLastIndex(object => moving.has(object));
    return {
      below: this.bitmap(ctx, objects.slice(0, Math.max(0, first)), this.furniture),
      above: this.bitmap(ctx, objects.slice(last + 1), 0),
      between: objects.slice(Math.max(0, first), last + 1),
    };
  }

  private bitmap(like: CanvasRenderingContext2D, objects: readonly FabricObject[], furniture: number): HTMLCanvasElement {
    const element = document.createElement('canvas');
    element.width = like.canvas.width;
    element.height = like.canvas.height;
    const ctx = element.getContext('2d');
    if (!ctx) return element;
    ctx.setTransform(like.getTransform());
    this.draw(ctx, objects, furniture);
    return element;
  }

  private draw(ctx: CanvasRenderingContext2D, objects: readonly FabricObject[], furniture = this.furniture): void {
    ctx.save();
    objects.forEach((object, index) => {
      if (index === furniture && this.clip) ctx.clip(this.clip);
      object.render(ctx);
    });
    ctx.restore();
  }
}

/** Puts a bitmap of the whole canvas onto it, pixel by pixel. */
function stamp(ctx: CanvasRenderingContext2D, bitmap: HTMLCanvasElement): void {
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(bitmap, 0, 0);
  ctx.restore();
}
