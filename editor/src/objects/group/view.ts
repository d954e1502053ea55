import {Group, LayoutManager} from 'fabric/es';
import type {GroupObject} from '../../document/types';
import {placementFor, type View, type ViewContext} from '../view';

/** Members stay where their records say; the library's own layout would move them. */
class StillLayout extends LayoutManager {
  override performLayout(): void {}
}

export function createGroupView(object: GroupObject, context: ViewContext): View<GroupObject> {
  const members = object.objects.map(member => context.createView(member, {...context, redraw}).fabric);
  const fabric: Group = new Group(members, {layoutManager: new StillLayout()});

  /** The group's drawing is kept as one bitmap, which must be made anew. */
  function redraw(): void {
    fabric.set({dirty: true});
    context.redraw();
  }

  function update(next: GroupObject): void {
    fabric.set({...placementFor(next), width: next.width, height: next.height, dirty: true});
    fabric.setCoords();
  }

  update(object);
  return {fabric, accepts: next => next.objects === object.objects, update};
}
