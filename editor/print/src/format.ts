/** Where on the plane of the design the product ends, and how large it is in print. */
import {growRect, fitProportions, type PrintedSize} from '../../src/document/area';
import {boundsOf as placeOf} from '../../src/document/geometry';
import {matrixOf, type Rect} from '../../src/document/matrix';
import {stickerShapeOf, workspaceOf} from '../../src/document/side';
import type {Side} from '../../src/document/types';
import {MM_PER_INCH} from '../../src/document/units';
import {stickerPath} from '../../src/objects/sticker-shape/geometry';
import {PrintError} from './error';
import {boundsOf, transformOutline, outlineOf, type Outline} from './outline';

/** Sizes as the product's category gives them. */
export interface PrintSize extends PrintedSize {
  readonly bleedMm: number;
  /** Of a sticker whose own outline does not say. */
  readonly stickerInches?: number | null;
}

export interface Format {
  /** The finished product, in pixels of the design. */
  readonly trim: Rect;
  /** The same with what is cut away. */
  readonly bleed: Rect;
  readonly mmPerPixel: number;
  readonly bleedMm: number;
  /** What may be printed on: a sticker's own outline grown by the bleed, else the bleed's rectangle. */
  readonly area: Outline | undefined;
  /** Where a sticker is cut; for other products the artwork tells. */
  readonly cut: Outline | undefined;
}

/** Throws `PrintError` when nobody says how large the product is. */
export function formatOf(side: Side, size: PrintSize): Format {
  return stickerFormat(side, size) ?? areaFormat(side, size);
}

function stickerFormat(side: Side, {widthMm, bleedMm, stickerInches = null}: PrintSize): Format | undefined {
  const sticker = stickerShapeOf(side);
  if (!sticker) return undefined;
  const inches = sticker.stickerWidth ?? stickerInches;
  const mm = inches === null ? widthMm : inches * MM_PER_INCH;
  if (mm === null || mm <= 0) throw new PrintError('no-size');
  // Of a rectangle with a border inside, the outer edge is cut.
  const shape = sticker.shape === 2 ? 1 : sticker.shape;
  const placed = (grow: number): Outline => {
    const [width, height] = [sticker.width + (2 * grow) / sticker.scaleX, sticker.height + (2 * grow) / sticker.scaleY];
    return transformOutline(
      transformOutline(outlineOf(stickerPath({shape, width, height})), [1, 0, 0, 1, -width / 2, -height / 2]),
      matrixOf(sticker),
    );
  };
  const cut = placed(0);
  const trim = boundsOf(cut) ?? {left: 0, top: 0, width: 1, height: 1};
  const mmPerPixel = mm / (sticker.width * sticker.scaleX);
  const bleed = bleedMm / mmPerPixel;
  return {trim, bleed: growRect(trim, bleed), mmPerPixel, bleedMm, cut, area: placed(bleed)};
}

/** The product lies in the middle of the drawing area, as large as fits. */
function areaFormat(side: Side, {widthMm, heightMm, bleedMm}: PrintSize): Format {
  const area = workspaceOf(side);
  if (!area || widthMm === null || widthMm <= 0) throw new PrintError('no-size');
  const trim = fitProportions(placeOf(area), {widthMm, heightMm});
  const mmPerPixel = widthMm / trim.width;
  return {trim, bleed: growRect(trim, bleedMm / mmPerPixel), mmPerPixel, bleedMm, area: undefined, cut: undefined};
}
