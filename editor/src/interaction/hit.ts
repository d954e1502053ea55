/** What lies under the pointer. */
import {boundsOf, containsPoint} from '../document/geometry';
import {rectsOverlap, type Point, type Rect} from '../document/matrix';
import {objectsOf} from '../document/side';
import type {DesignObject, Side} from '../document/types';
import {isPickable} from '../store/selectable';

/** The topmost object that can be picked at the point of the plane, `tolerance` px of the plane around it included. */
export function objectAt(side: Side, point: Point, tolerance: number): DesignObject | undefined {
  return objectsOf(side).findLast(object => isPickable(object) && containsPoint(object, point, tolerance));
}

/** Ids of the objects that touch the rectangle. */
export function objectsIn(side: Side, rect: Rect): readonly string[] {
  return objectsOf(side)
    .filter(object => isPickable(object) && rectsOverlap(boundsOf(object), rect))
    .map(object => object.id);
}
