/** The part of the plane in which a design is seen. */
import {stickerShapeOf, workspaceOf} from '../document/side';
import {matrixOf} from '../document/matrix';
import type {Side} from '../document/types';
import {stickerPath} from '../objects/sticker-shape/geometry';

/** The sticker's outline where there is one, else the drawing area. */
export function clipOf(side: Side): Path2D | undefined {
  const sticker = stickerShapeOf(side);
  if (sticker) {
    const placed = new Path2D();
    placed.addPath(new Path2D(stickerPath(sticker)), new DOMMatrix([...matrixOf(sticker)]).translate(-sticker.width / 2, -sticker.height / 2));
    return placed;
  }
  const area = workspaceOf(side);
  if (!area) return undefined;
  const path = new Path2D();
  path.rect(area.left - area.width / 2, area.top - area.height / 2, area.width, area.height);
  return path;
}
