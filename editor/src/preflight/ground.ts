/** What a side is printed on, as far as the product says. */
import type {Position, Side} from '../document/types';
import type {PrintGround} from '../objects/kind';
import type {Product} from '../store/product';
import {productArea} from '../store/product-area';

/** Undefined when nobody says how large the side is printed. */
export function groundOf(side: Side, product: Product, position: Position): PrintGround | undefined {
  const area = productArea(side, product, position);
  return area?.mmPerPixel === undefined
    ? undefined
    : {area: area.cut, mmPerPixel: area.mmPerPixel, safeMm: area.safeMm};
}
