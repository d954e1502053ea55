/** Which drawing belongs to which kind of object. */
import type {Size} from '../document/matrix';
import type {DesignObject, ObjectKindName} from '../document/types';
import {createCurvedTextView, measureCurve} from '../objects/curved-text/view';
import {createGroupView} from '../objects/group/view';
import {createImageView} from '../objects/image/view';
import {createPathView} from '../objects/path/view';
import {createStickerShapeView} from '../objects/sticker-shape/view';
import {createTextView, measureStraight} from '../objects/text/view';
import {createWarpedTextView, isWarped, warpedSize} from '../objects/warped-text/view';
import type {View, ViewContext} from '../objects/view';
import {createWorkspaceView} from '../objects/workspace/view';

interface Drawing<T extends DesignObject> {
  create(object: T, context: ViewContext): View;
  /** The size that the object takes with the fonts that are loaded; absent where its size is given. */
  measure?(object: T): Size;
}

const DRAWINGS: {readonly [K in ObjectKindName]: Drawing<Extract<DesignObject, {kind: K}>>} = {
  text: {
    create: object => (isWarped(object) ? createWarpedTextView(object) : createTextView(object)),
    measure: object => (isWarped(object) ? warpedSize(object, measureStraight(object)) : measureStraight(object)),
  },
  'curved-text': {create: createCurvedTextView, measure: measureCurve},
  image: {create: createImageView},
  path: {create: createPathView},
  group: {create: createGroupView},
  workspace: {create: createWorkspaceView},
  'sticker-shape': {create: createStickerShapeView},
};

function drawingOf({kind}: DesignObject): Drawing<DesignObject> {
  return DRAWINGS[kind];
}

export function createView(object: DesignObject, context: ViewContext): View {
  return drawingOf(object).create(object, context);
}

/** The size an object takes with the fonts that are loaded. */
export function measure(object: DesignObject): Size {
  return drawingOf(object).measure?.(object) ?? {width: object.width, height: object.height};
}
