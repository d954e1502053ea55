/** What a side is printed on, as far as the product says. */
import type {Rect} from '../document/matrix';
import type {Position, Side} from '../document/types';
import type {Product} from '../store/product';
import {productArea} from '../store/product-area';

export interface PrintGround {
  /** What is printed, in pixels of the design. */
  readonly area: Rect;
  readonly mmPerPixel: number;
  /** Nothing that matters lies nearer to the edge. */
  readonly safeMm: number;
}

/** Undefined when nobody says how large the side is printed. */
export function groundOf(side: Side, product: Product, position: Position): PrintGround | undefined {
  const area = productArea(side, product, position);
  return area?.mmPerPixel === undefined
    ? undefined
    : {area: area.cut, mmPerPixel: area.mmPerPixel, safeMm: area.safeMm};
}
