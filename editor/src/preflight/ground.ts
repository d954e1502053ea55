/** What a side is printed on, as far as the product says. */
import {boundsOf} from '../document/geometry';
import type {Rect} from '../document/matrix';
import {printedOf} from '../document/side';
import type {Position, Side} from '../document/types';
import {MM_PER_INCH} from '../document/units';
import {positionOf, type Product} from '../store/product';

export interface PrintGround {
  /** What is printed, in pixels of the design. */
  readonly area: Rect;
  readonly mmPerPixel: number;
  /** Nothing that matters lies nearer to the edge. */
  readonly safeMm: number;
}

/** Undefined when nobody says how large the side is printed. */
export function groundOf(side: Side, product: Product, position: Position): PrintGround | undefined {
  const printed = printedOf(side);
  if (!printed) return undefined;
  const {printWidthMm = null, safeMm = null} = positionOf(product, position) ?? {};
  const widthMm = printed.kind === 'sticker-shape' && printed.stickerWidth !== undefined ? printed.stickerWidth * MM_PER_INCH : printWidthMm;
  const area = boundsOf(printed.kind === 'sticker-shape' ? {...printed, stroke: null} : printed);
  if (widthMm === null || widthMm <= 0 || area.width <= 0) return undefined;
  return {area, mmPerPixel: widthMm / area.width, safeMm: printed.kind === 'workspace' ? safeMm ?? 0 : 0};
}
