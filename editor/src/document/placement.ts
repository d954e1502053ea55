/** Copies the properties that every object has, so that no other file repeats their list. */
import type {Appearance, Common, Handling, Transform} from './types';

/** Not turned, skewed or mirrored. */
export const UPRIGHT: Omit<Transform, 'left' | 'top' | 'scaleX' | 'scaleY'> = {
  angle: 0,
  skewX: 0,
  skewY: 0,
  flipX: false,
  flipY: false,
};

/** An object that may be picked and changed by hand. */
export const FREE: Handling = {selectable: true, evented: true, hasControls: true};

/** An object that the hand passes over. */
export const LOCKED: Handling = {selectable: false, evented: false, hasControls: false};

/** The transform of an object without its other properties. */
export function pickTransform(object: Transform): Transform {
  const {left, top, scaleX, scaleY, angle, skewX, skewY, flipX, flipY} = object;
  return {left, top, scaleX, scaleY, angle, skewX, skewY, flipX, flipY};
}

export const pickAppearance = ({visible, opacity}: Appearance): Appearance => ({visible, opacity});

/** Everything that every object has, except its size and the marks that only some objects have. */
export function pickShared(object: Common): Pick<Common, 'id'> & Transform & Appearance & Handling {
  const {id, selectable, evented, hasControls} = object;
  return {id, ...pickTransform(object), ...pickAppearance(object), selectable, evented, hasControls};
}
