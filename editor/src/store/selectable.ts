/** Which objects can be selected, and which of them by hand. */
import {isContent} from '../document/side';
import type {DesignObject} from '../document/types';

/** Locked and hidden objects can be selected through the layers, though not by the hand. */
export const isSelectable = (object: DesignObject | undefined): boolean => object !== undefined && isContent(object);

/** Whether the hand may pick the object. */
export function isPickable(object: DesignObject): boolean {
  return isContent(object) && object.selectable && object.evented && object.visible;
}
