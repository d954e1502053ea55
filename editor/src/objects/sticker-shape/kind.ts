import type {StickerShapeObject} from '../../document/types';
import {strokeMargin, type ObjectKind} from '../kind';
import {stickerShapeFormat} from './definition';

/** The outline of a sticker. No hand reaches it. */
export const stickerShapeKind: ObjectKind<StickerShapeObject> = {
  format: stickerShapeFormat,
  grips: () => [],
  margin: strokeMargin,
};
