/** All kinds of objects. */
import type {Size} from '../document/matrix';
import type {DesignObject, ObjectKindName} from '../document/types';
import {curvedTextKind} from './curved-text/kind';
import {groupKind} from './group/kind';
import {imageKind} from './image/kind';
import type {Grip, ObjectKind} from './kind';
import {pathKind} from './path/kind';
import {stickerShapeKind} from './sticker-shape/kind';
import {textKind} from './text/kind';
import {workspaceKind} from './workspace/kind';

export const KINDS: {readonly [K in ObjectKindName]: ObjectKind<Extract<DesignObject, {kind: K}>>} = {
  text: textKind,
  'curved-text': curvedTextKind,
  image: imageKind,
  path: pathKind,
  group: groupKind,
  workspace: workspaceKind,
  'sticker-shape': stickerShapeKind,
};

/** The kind of the object itself. */
export function kindOf({kind}: DesignObject): ObjectKind {
  return KINDS[kind];
}

/** Which grips a selected object shows. */
export function gripsOf(object: DesignObject): readonly Grip[] {
  return object.hasControls ? kindOf(object).grips(object) : [];
}

export function membersOf(object: DesignObject): readonly DesignObject[] {
  return kindOf(object).members?.(object) ?? [];
}

/** Tells the size of an object whose size follows from its content. */
export type Measure = (object: DesignObject) => Size;

/** Size without a canvas; kinds whose size is given keep it. */
export const estimate: Measure = object =>
  kindOf(object).estimate?.(object) ?? {width: object.width, height: object.height};
