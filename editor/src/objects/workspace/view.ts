import {Rect} from 'fabric/es';
import type {WorkspaceObject} from '../../document/types';
import {placementFor, type View} from '../view';

export function createWorkspaceView(object: WorkspaceObject): View<WorkspaceObject> {
  const fabric = new Rect({strokeWidth: 0, objectCaching: false});
  const update = (next: WorkspaceObject): void => {
    fabric.set({...placementFor(next), width: next.width, height: next.height, fill: next.fill});
    fabric.setCoords();
  };
  update(object);
  return {fabric, accepts: () => true, update};
}
