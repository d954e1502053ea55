/** The outline as path data in the object's own size, left upper corner at (0,0). */
import {ellipsePath, rectanglePath} from '../../document/basic-paths';
import type {StickerShapeObject} from '../../document/types';

/** Corner radius of the rounded rectangle against its width (ED-435). */
const CORNER = 0.1;
/** Distance of the centred border from the edge against the width. */
const BORDER = 0.05;

export function stickerPath({shape, width, height}: Pick<StickerShapeObject, 'shape' | 'width' | 'height'>): string {
  switch (shape) {
    case 1:
      return rectanglePath(width, height);
    case 2:
      return `${rectanglePath(width, height)} ${insetRectangle(width, height, width * BORDER)}`;
    case 3:
      return ellipsePath(width / 2, height / 2);
    case 4:
      return rectanglePath(width, height, width * CORNER);
  }
}

function insetRectangle(width: number, height: number, inset: number): string {
  return `M ${inset} ${inset} H ${width - inset} V ${height - inset} H ${inset} Z`;
}
