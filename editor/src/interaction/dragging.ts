/** The selected objects follow the pointer, snapping to what they come near. */
import {boundsOf} from '../document/geometry';
import {unionOf, type Rect} from '../document/matrix';
import {objectsOf} from '../document/side';
import {snap} from '../snapping/snap';
import type {HandContext, HandState, Pointer} from './state';
import {moveObject} from './transform';

export function dragging(hand: HandContext, start: Pointer): HandState {
  const {editor} = hand;
  const taken = editor.selected.filter(object => object.selectable);
  const box = unionOf(taken.map(boundsOf));
  const ids = taken.map(object => object.id);
  const targets = snapTargets(hand, ids);
  editor.mark();

  function move(pointer: Pointer): void {
    if (!box) return;
    const {zoom} = editor.state.camera;
    const {dx, dy} = straight(pointer, (pointer.x - start.x) / zoom, (pointer.y - start.y) / zoom);
    const at = {...box, left: box.left + dx, top: box.top + dy};
    const aligned = pointer.mod ? {dx: 0, dy: 0, guides: []} : snap(at, targets, 1 / zoom);
    const begun = new Map(taken.map(object => [object.id, object]));
    editor.edit(ids, object => moveObject(begun.get(object.id) ?? object, dx + aligned.dx, dy + aligned.dy), 'gesture');
    editor.set({guides: aligned.guides});
  }

  function up(): void {
    editor.settle();
    editor.openEditPanel();
    hand.rest();
  }

  return {name: 'dragging', move, up, cancel: () => editor.bail(), cursor: () => 'move'};
}

/** With Shift only the longer way counts. */
function straight(pointer: Pointer, dx: number, dy: number): {dx: number; dy: number} {
  if (!pointer.shift) return {dx, dy};
  return Math.abs(dx) >= Math.abs(dy) ? {dx, dy: 0} : {dx: 0, dy};
}

/** The product's edge and its safe line take the place of the drawing area. */
function snapTargets({editor}: HandContext, moving: readonly string[]): readonly Rect[] {
  const {area} = editor;
  const others = objectsOf(editor.side)
    .filter(object => object.visible && object.kind !== 'workspace' && !moving.includes(object.id))
    .map(boundsOf);
  return area ? [area.cut, area.safe, ...others] : others;
}
