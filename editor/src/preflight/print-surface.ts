/** The surface that a side is printed on, as far as the product says. */
import type {Position, Side} from '../document/types';
import type {PrintSurface} from '../objects/kind';
import type {Product} from '../store/product';
import {productArea} from '../store/product-area';

/** Returns undefined when the product does not say how large the side is printed. */
export function printSurfaceOf(side: Side, product: Product, position: Position): PrintSurface | undefined {
  const area = productArea(side, product, position);
  return area?.mmPerPixel === undefined ? undefined : {cut: area.cut, mmPerPixel: area.mmPerPixel, safeMm: area.safeMm};
}
