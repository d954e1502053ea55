/** How much room the product gives to what is put on it. */
import {boundsOf} from '../document/geometry';
import {centreOf, type Rect} from '../document/matrix';
import {stickerShapeOf, workspaceOf} from '../document/side';
import type {DesignObject} from '../document/types';
import {scaled} from '../interaction/transform';
import type {Editor} from '../store/editor';

/** Share of the safe area that a new object takes at most. */
const MOST = 0.9;

/** The product itself; of a sticker the whole drawing area, as its outline may still change. */
export function roomOf(editor: Editor): Rect | undefined {
  const workspace = workspaceOf(editor.side);
  return workspace && stickerShapeOf(editor.side) ? boundsOf(workspace) : editor.area?.cut;
}

/** The object, made smaller around its middle where it is too large for the product. */
export function fitting(editor: Editor, object: DesignObject): DesignObject {
  const {area} = editor;
  const box = boundsOf(object);
  if (!area || box.width === 0 || box.height === 0) return object;
  const room = area.safe.width > 0 && area.safe.height > 0 ? area.safe : area.cut;
  const factor = Math.min((room.width * MOST) / box.width, (room.height * MOST) / box.height);
  return factor < 1 ? scaled(object, factor, factor, centreOf(box), 0) : object;
}
