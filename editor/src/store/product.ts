/**
 * What is being designed: the design category's page info, as far as the editor needs it (ED-222, ED-224). Visitors and
 * the editor call it the product.
 */
import type {Size} from '../document/matrix';
import type {Position, StickerEffect} from '../document/types';
import {STICKER_WORKSPACE_SIZE, WORKSPACE_SIZE} from '../objects/workspace/definition';

export interface ProductPosition {
  readonly designPostion: Position;
  readonly positionCopywriting: string;
  /** How many or which colours the side takes, as the category puts it; nothing enforces it (ED-226). */
  readonly positionColorLimitation: string;
  /** Size of the drawing area in print; null when the category does not say. */
  readonly printWidthMm: number | null;
  readonly printHeightMm: number | null;
  /** What is printed beyond the edge and cut away; null: as usual. */
  readonly bleedMm: number | null;
  /** Nothing that matters should lie nearer to the edge. */
  readonly safeMm: number | null;
}

export interface Product {
  /** 0 for the blank generic product. */
  readonly id: number;
  readonly name: string;
  /** The part of `/design/{designName}` that names the category. */
  readonly designName: string;
  /** 0 quote product, 1 half-design product (ED-001, ED-002). */
  readonly productType: 0 | 1;
  readonly isSticker: boolean;
  readonly stickerEffectType: StickerEffect;
  /** Metal finishes are offered (ED-443). */
  readonly isMetal: boolean;
  readonly quoteCateName: string;
  readonly positions: readonly ProductPosition[];
}

/** One front and nothing else (ED-003). */
export const GENERIC_PRODUCT: Product = {
  id: 0,
  name: '',
  designName: '',
  productType: 0,
  isSticker: false,
  stickerEffectType: 1,
  isMetal: false,
  quoteCateName: '',
  positions: [
    {
      designPostion: 0,
      positionCopywriting: '',
      positionColorLimitation: '',
      printWidthMm: null,
      printHeightMm: null,
      bleedMm: null,
      safeMm: null,
    },
  ],
};

export function workspaceSize(product: Product): Size {
  const size = product.isSticker ? STICKER_WORKSPACE_SIZE : WORKSPACE_SIZE;
  return {width: size, height: size};
}

/** The position's settings, where the product has it. */
export const positionOf = (product: Product, position: Position): ProductPosition | undefined =>
  product.positions.find(entry => entry.designPostion === position);

export const hasPosition = (product: Product, position: Position): boolean =>
  positionOf(product, position) !== undefined;
