/** How an object is drawn: one record, one fabric object that follows it. */
import type {FabricObject} from 'fabric/es';
import {pickAppearance, pickTransform} from '../document/placement';
import type {DesignObject} from '../document/types';
import type {Assets} from './image/assets';

export interface ViewContext {
  readonly assets: Assets;
  /** Something arrived late and must be drawn. */
  redraw(): void;
  /** Draws the members of a group. */
  createView(object: DesignObject, context: ViewContext): View;
}

export interface View<T extends DesignObject = DesignObject> {
  readonly fabric: FabricObject;
  /** False when the record has become something that only a new drawing can show. */
  accepts(object: T): boolean;
  /** Brings the drawing to the record's state. */
  update(object: T): void;
}

/** Placement and visibility as fabric names them; the centre is always the origin. */
export function placementFor(object: DesignObject): Partial<FabricObject> {
  return {...pickTransform(object), ...pickAppearance(object), originX: 'center', originY: 'center'};
}
