import {FabricObject} from 'fabric/es';
import type {ImageObject} from '../../document/types';
import type {Asset} from '../../scene/assets';
import {placementFor, type View, type ViewContext} from '../view';

/** Strength of the tint in single colour mode (ED-285). */
const TINT = 0.8;

/** Draws the shown part of a picture, or a grey box where it is missing or still on its way. */
class PictureDrawing extends FabricObject {
  static override type = 'Picture';
  private asset: Asset | undefined;

  constructor(private object: ImageObject, private readonly context: ViewContext) {
    super({strokeWidth: 0});
  }

  follow(object: ImageObject): void {
    this.object = object;
    this.asset = this.context.assets.get(object.src, () => this.arrived());
    this.set({...placementFor(object), width: object.width, height: object.height, objectCaching: isVector(object.src), dirty: true});
    this.setCoords();
  }

  /** The tint must see this picture alone, not what lies below it. */
  override needsItsOwnCache(): boolean {
    return this.tint !== undefined || super.needsItsOwnCache();
  }

  override _render(ctx: CanvasRenderingContext2D): void {
    const {width, height, cropX, cropY} = this.object;
    const image = this.asset?.image;
    if (!image) return this.drawMissing(ctx, width, height);
    ctx.imageSmoothingQuality = 'high';
    if (cropX === 0 && cropY === 0 && isVector(this.object.src)) ctx.drawImage(image, -width / 2, -height / 2, width, height);
    else ctx.drawImage(image, cropX, cropY, width, height, -width / 2, -height / 2, width, height);
    this.drawTint(ctx, width, height);
  }

  private get tint(): string | undefined {
    return this.object.singleColor ? this.object.singleColorList?.[0] : undefined;
  }

  private drawTint(ctx: CanvasRenderingContext2D, width: number, height: number): void {
    const {tint} = this;
    if (tint === undefined) return;
    ctx.globalCompositeOperation = 'source-atop';
    ctx.globalAlpha *= TINT;
    ctx.fillStyle = tint;
    ctx.fillRect(-width / 2, -height / 2, width, height);
  }

  private drawMissing(ctx: CanvasRenderingContext2D, width: number, height: number): void {
    ctx.fillStyle = this.asset?.failed ? '#f3d9d9' : '#e6e9ef';
    ctx.fillRect(-width / 2, -height / 2, width, height);
  }

  private arrived(): void {
    this.set({dirty: true});
    this.context.redraw();
  }
}

/** Vector pictures are drawn at any size, so their drawing is kept as a bitmap between changes of the zoom. */
const isVector = (src: string): boolean => /\.svg($|\?)/i.test(src);

export function createImageView(object: ImageObject, context: ViewContext): View<ImageObject> {
  const fabric = new PictureDrawing(object, context);
  fabric.follow(object);
  return {fabric, accepts: () => true, update: next => fabric.follow(next)};
}
