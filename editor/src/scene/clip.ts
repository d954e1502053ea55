/** The part of the plane in which a design is seen. */
import {boundsOf} from '../document/geometry';
import {matrixOf, unionOf, type Rect} from '../document/matrix';
import {stickerShapeOf, workspaceOf} from '../document/side';
import type {Side} from '../document/types';
import {stickerPath} from '../objects/sticker-shape/geometry';

/** The sticker's outline where there is one, else the drawing area with what bleeds over its edge. */
export function clipOf(side: Side, bleed?: Rect): Path2D | undefined {
  const sticker = stickerShapeOf(side);
  if (sticker) {
    const placed = new Path2D();
    placed.addPath(
      new Path2D(stickerPath(sticker)),
      new DOMMatrix([...matrixOf(sticker)]).translate(-sticker.width / 2, -sticker.height / 2),
    );
    return placed;
  }
  const workspace = workspaceOf(side);
  const seen = unionOf([...(workspace ? [boundsOf(workspace)] : []), ...(bleed ? [bleed] : [])]);
  if (!seen) return undefined;
  const path = new Path2D();
  path.rect(seen.left, seen.top, seen.width, seen.height);
  return path;
}
