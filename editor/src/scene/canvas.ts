/** A fabric canvas that shows a design inside its drawing area. */
import {config, StaticCanvas, type FabricObject} from 'fabric/es';

/**
 * The library's own minimum of 256 makes small objects as dear to draw as large ones; its own most, 2 million pixels,
 * blurs a large one that fills a fine screen.
 */
config.configure({minCacheSideLimit: 16, perfLimitSizeTotal: 8_388_608});

export class SceneCanvas extends StaticCanvas {
  /** Objects from here on are clipped to `clip`; those before it are the drawing area itself. */
  furniture = 0;
  clip: Path2D | undefined;

  override _renderObjects(ctx: CanvasRenderingContext2D, objects: FabricObject[]): void {
    this.draw(ctx, objects);
  }

  /** Draws those of the objects that are wanted. */
  protected draw(
    ctx: CanvasRenderingContext2D,
    objects: readonly FabricObject[],
    furniture = this.furniture,
    isWanted: (object: FabricObject) => boolean = () => true,
  ): void {
    ctx.save();
    objects.forEach((object, index) => {
      if (index === furniture && this.clip) ctx.clip(this.clip);
      if (isWanted(object)) object.render(ctx);
    });
    ctx.restore();
  }
}
