/** How much room the product gives to what is put on it. */
import {boundsOf} from '../../document/geometry';
import {centreOf} from '../../document/matrix';
import type {DesignObject} from '../../document/types';
import {scaleObject} from '../../interaction/transform';
import type {Editor} from '../../store/editor';
import {isThin} from '../../store/product-area';

/** Share of the safe area that a new object takes at most. */
const MAX_SHARE = 0.9;

/** The object, made smaller around its middle where it is too large for the product. */
export function fitting(editor: Editor, object: DesignObject): DesignObject {
  const {area} = editor;
  const box = boundsOf(object);
  if (!area || box.width === 0 || box.height === 0) return object;
  const room = area.safe.width > 0 && area.safe.height > 0 ? area.safe : area.cut;
  const factor = Math.min((room.width * MAX_SHARE) / box.width, (room.height * MAX_SHARE) / box.height);
  return factor < 1 ? scaleObject(object, factor, factor, centreOf(box), 0) : object;
}

/** Screen pixels of a thin product's shorter side below which nobody can work on it. */
const TOO_THIN = 48;

/** Goes close to what has just been put on a thin product that is too small on the screen to be worked on. */
export function comeNear(editor: Editor): void {
  const {area} = editor;
  if (area && isThin(area) && Math.min(area.cut.width, area.cut.height) * editor.state.camera.zoom < TOO_THIN)
    editor.closeUp();
}
