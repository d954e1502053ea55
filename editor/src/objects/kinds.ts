/** What the editor asks a kind of object, without knowing which one it has. */
import type {Size} from '../document/matrix';
import type {DesignObject, ObjectKindName} from '../document/types';
import {estimateCurve} from './curved-text/geometry';
import {estimateText} from './text/geometry';

/** The eight grips of a box by compass point. */
export type Grip = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

const CORNERS: readonly Grip[] = ['nw', 'ne', 'se', 'sw'];

/**
 * Which grips a selected object shows. Corners keep proportions; sides stretch, or set the width at which a text box
 * wraps.
 */
export function gripsOf(object: DesignObject): readonly Grip[] {
  if (!object.hasControls || object.kind === 'workspace' || object.kind === 'sticker-shape') return [];
  if (object.kind === 'path') return [...CORNERS, 'n', 'e', 's', 'w'];
  if (object.kind === 'text' && object.type === 'textbox') return [...CORNERS, 'e', 'w'];
  return CORNERS;
}

/** Which panel edits the object (ED-244, ED-245). */
export const EDITOR_OF: Readonly<Record<ObjectKindName, 'text' | 'picture' | undefined>> = {
  text: 'text',
  'curved-text': 'text',
  image: 'picture',
  path: undefined,
  group: undefined,
  workspace: undefined,
  'sticker-shape': undefined,
};

/** Tells the size of an object whose size follows from its content. */
export type Measure = (object: DesignObject) => Size;

/** Size without a canvas; kinds whose size is given keep it. */
export const estimate: Measure = object => {
  if (object.kind === 'text') return estimateText(object);
  if (object.kind === 'curved-text') return estimateCurve(object);
  return {width: object.width, height: object.height};
};
