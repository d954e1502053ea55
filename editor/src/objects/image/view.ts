import {FabricObject} from 'fabric/es';
import type {ImageObject} from '../../document/types';
import {outlinePath, type FrameName} from '../../document/outlines';
import {isVector, type Asset, type Drawable} from './assets';
import {placementFor, type View, type ViewContext} from '../view';
import {recolouringOf, tintOf} from './definition';

/**
 * Draws the shown part of a picture, or a grey box where it is missing or still on its way. What is drawn is kept as a
 * bitmap of the size on the screen: making a photo smaller takes milliseconds, each time.
 */
class PictureDrawing extends FabricObject {
  static override type = 'Picture';
  private asset: Asset | undefined;
  private before: Asset | undefined;

  constructor(
    private object: ImageObject,
    private readonly context: ViewContext,
  ) {
    super({strokeWidth: 0});
  }

  follow(object: ImageObject): void {
    const same = object.src === this.object.src;
    this.object = object;
    this.asset = this.context.assets.get(object.src, () => this.arrived(), recolouringOf(object));
    // Until its pixels have been changed the picture is shown as it was.
    this.before = same && !this.asset.image ? this.before : this.asset;
    this.set({...placementFor(object), width: object.width, height: object.height, dirty: true});
    this.setCoords();
  }

  /** The tint must see this picture alone, not what lies below it. */
  override needsItsOwnCache(): boolean {
    return tintOf(this.object) !== undefined || super.needsItsOwnCache();
  }

  override _render(ctx: CanvasRenderingContext2D): void {
    const {image, scale = 1} = (this.asset?.image || this.asset?.failed ? this.asset : this.before) ?? {};
    ctx.save();
    if (this.object.frame) ctx.clip(this.frameOf(this.object.frame));
    this.drawPicture(ctx, image, scale);
    ctx.restore();
  }

  private frameOf(frame: FrameName): Path2D {
    const {width, height} = this.object;
    const placed = new Path2D();
    placed.addPath(new Path2D(outlinePath(frame, width, height)), new DOMMatrix().translate(-width / 2, -height / 2));
    return placed;
  }

  private drawPicture(ctx: CanvasRenderingContext2D, image: Drawable | undefined, scale: number): void {
    const {width, height, cropX, cropY} = this.object;
    if (!image) return this.drawMissing(ctx, width, height);
    ctx.imageSmoothingQuality = 'high';
    if (cropX === 0 && cropY === 0 && isVector(this.object.src))
      ctx.drawImage(image, -width / 2, -height / 2, width, height);
    else
      ctx.drawImage(
        image,
        cropX * scale,
        cropY * scale,
        width * scale,
        height * scale,
        -width / 2,
        -height / 2,
        width,
        height,
      );
    this.drawTint(ctx, width, height);
  }

  private drawTint(ctx: CanvasRenderingContext2D, width: number, height: number): void {
    const tint = tintOf(this.object);
    if (!tint) return;
    ctx.save();
    ctx.globalCompositeOperation = 'source-atop';
    ctx.globalAlpha *= tint.alpha;
    ctx.fillStyle = tint.colour;
    ctx.fillRect(-width / 2, -height / 2, width, height);
    ctx.restore();
  }

  private drawMissing(ctx: CanvasRenderingContext2D, width: number, height: number): void {
    ctx.fillStyle = this.asset?.failed ? '#f3d9d9' : '#e6e9ef';
    ctx.fillRect(-width / 2, -height / 2, width, height);
  }

  private arrived(): void {
    this.before = this.asset;
    this.set({dirty: true});
    this.context.redraw();
  }
}

export function createImageView(object: ImageObject, context: ViewContext): View<ImageObject> {
  const fabric = new PictureDrawing(object, context);
  fabric.follow(object);
  return {fabric, accepts: () => true, update: next => fabric.follow(next)};
}
