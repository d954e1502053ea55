/** Which drawing belongs to which kind of object. */
import type {Size} from '../document/matrix';
import type {DesignObject} from '../document/types';
import {createCurvedTextView, measureCurve} from '../objects/curved-text/view';
import {createGroupView} from '../objects/group/view';
import {createImageView} from '../objects/image/view';
import {createPathView} from '../objects/path/view';
import {createStickerShapeView} from '../objects/sticker-shape/view';
import {createTextView, measureStraight} from '../objects/text/view';
import {createWarpedTextView, isWarped, warpedSize} from '../objects/warped-text/view';
import type {View, ViewContext} from '../objects/view';
import {createWorkspaceView} from '../objects/workspace/view';

export function createView(object: DesignObject, context: ViewContext): View {
  switch (object.kind) {
    case 'text':
      return isWarped(object) ? createWarpedTextView(object) : createTextView(object);
    case 'curved-text':
      return createCurvedTextView(object);
    case 'image':
      return createImageView(object, context);
    case 'path':
      return createPathView(object);
    case 'group':
      return createGroupView(object, context);
    case 'workspace':
      return createWorkspaceView(object);
    case 'sticker-shape':
      return createStickerShapeView(object);
  }
}

/** The size an object takes with the fonts that are loaded. */
export function measure(object: DesignObject): Size {
  if (object.kind === 'text')
    return isWarped(object) ? warpedSize(object, measureStraight(object)) : measureStraight(object);
  if (object.kind === 'curved-text') return measureCurve(object);
  return {width: object.width, height: object.height};
}
