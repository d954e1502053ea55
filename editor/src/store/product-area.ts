/** Where the open product lies on its drawing area: what is cut, what bleeds, what is safe. */
import {DEFAULT_BLEED_MM, growRect, fitProportions} from '../document/area';
import {boundsOf} from '../document/geometry';
import type {Rect, Size} from '../document/matrix';
import {stickerShapeOf, workspaceOf} from '../document/side';
import type {Position, Side} from '../document/types';
import {MM_PER_INCH} from '../document/units';
import {positionOf, type Product} from './product';

export interface ProductArea {
  /**
   * The finished product, in pixels of the design: a sticker's outline, else a rectangle of the product's proportions.
   * New objects go here.
   */
  readonly cut: Rect;
  /** The same with what is cut away. */
  readonly bleed: Rect;
  /** Nothing that matters lies outside. */
  readonly safe: Rect;
  /**
   * What pictures of the side show: the product, or the whole drawing area around a sticker, whose outline may still
   * change.
   */
  readonly sheet: Rect;
  /** Undefined when nobody says how large the side is printed; then all three are the same. */
  readonly mmPerPixel: number | undefined;
  readonly safeMm: number;
}

/** Undefined when the side has no drawing area. */
export function productArea(side: Side, product: Product, position: Position): ProductArea | undefined {
  const workspace = workspaceOf(side);
  if (!workspace) return undefined;
  const {
    printWidthMm = null,
    printHeightMm = null,
    bleedMm = null,
    safeMm = null,
  } = positionOf(product, position) ?? {};
  const sticker = stickerShapeOf(side);
  const whole = boundsOf(workspace);
  const cut = sticker
    ? boundsOf({...sticker, stroke: null})
    : fitProportions(whole, {widthMm: printWidthMm, heightMm: printHeightMm});
  const sheet = sticker ? whole : cut;
  const widthMm = sticker?.stickerWidth === undefined ? printWidthMm : sticker.stickerWidth * MM_PER_INCH;
  if (!widthMm || cut.width <= 0) return {cut, bleed: cut, safe: cut, sheet, mmPerPixel: undefined, safeMm: 0};
  const mmPerPixel = widthMm / cut.width;
  const margin = sticker ? 0 : (safeMm ?? 0);
  const bleed = growRect(cut, (bleedMm ?? DEFAULT_BLEED_MM) / mmPerPixel);
  return {cut, bleed, safe: growRect(cut, -margin / mmPerPixel), sheet, mmPerPixel, safeMm: margin};
}

/** The product has other proportions than the drawing area. */
export const hasOwnShape = ({sheet}: ProductArea, {width, height}: Size): boolean =>
  sheet.width < width - 1 || sheet.height < height - 1;

/**
 * How many times longer than high (or higher than long) a product is that cannot be worked on while all of it is in
 * view.
 */
const THIN = 4;

export const isThin = ({sheet: {width, height}}: ProductArea): boolean =>
  Math.max(width, height) > THIN * Math.min(width, height);
