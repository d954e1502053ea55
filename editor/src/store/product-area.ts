/** Where the open product lies on its drawing area: what is cut, what bleeds, what is safe. */
import {DEFAULT_BLEED_MM, grown, proportioned} from '../document/area';
import {boundsOf} from '../document/geometry';
import type {Rect} from '../document/matrix';
import {stickerShapeOf, workspaceOf} from '../document/side';
import type {Position, Side} from '../document/types';
import {MM_PER_INCH} from '../document/units';
import {positionOf, type Product} from './product';

export interface ProductArea {
  /** The finished product, in pixels of the design: a sticker's outline, else a rectangle of the product's proportions. New objects go here. */
  readonly cut: Rect;
  /** The same with what is cut away. */
  readonly bleed: Rect;
  /** Nothing that matters lies outside. */
  readonly safe: Rect;
  /** Undefined when nobody says how large the side is printed; then all three are the same. */
  readonly mmPerPixel: number | undefined;
  readonly safeMm: number;
}

/** Undefined when the side has no drawing area. */
export function productArea(side: Side, product: Product, position: Position): ProductArea | undefined {
  const workspace = workspaceOf(side);
  if (!workspace) return undefined;
  const {printWidthMm = null, printHeightMm = null, bleedMm = null, safeMm = null} = positionOf(product, position) ?? {};
  const sticker = stickerShapeOf(side);
  const cut = sticker ? boundsOf({...sticker, stroke: null}) : proportioned(boundsOf(workspace), {widthMm: printWidthMm, heightMm: printHeightMm});
  const widthMm = sticker?.stickerWidth === undefined ? printWidthMm : sticker.stickerWidth * MM_PER_INCH;
  if (!widthMm || cut.width <= 0) return {cut, bleed: cut, safe: cut, mmPerPixel: undefined, safeMm: 0};
  const mmPerPixel = widthMm / cut.width;
  const margin = sticker ? 0 : safeMm ?? 0;
  return {cut, bleed: grown(cut, (bleedMm ?? DEFAULT_BLEED_MM) / mmPerPixel), safe: grown(cut, -margin / mmPerPixel), mmPerPixel, safeMm: margin};
}

/** The product has other proportions than its drawing area. */
export const hasOwnShape = ({cut}: ProductArea, {width, height}: {width: number; height: number}): boolean => cut.width < width - 1 || cut.height < height - 1;
