/** The knob is pulled: the selection turns around its middle. */
import * as cameras from '../store/camera';
import {snapAngle} from '../snapping/snap';
import type {Frame} from './frame';
import type {HandContext, HandState, Pointer} from './state';
import {normalAngle, rotateObject} from './transform';

export function rotating(hand: HandContext, start: Pointer, frame: Frame): HandState {
  const {editor} = hand;
  const begun = new Map(editor.selected.map(object => [object.id, object]));
  const from = direction(start);
  editor.mark();

  function direction(pointer: Pointer): number {
    const page = cameras.toPage(editor.state.camera, pointer);
    return (Math.atan2(page.y - frame.centre.y, page.x - frame.centre.x) * 180) / Math.PI;
  }

  function move(pointer: Pointer): void {
    const wanted = normalAngle(frame.angle + direction(pointer) - from);
    const angle = snapAngle(wanted, pointer.shift) - frame.angle;
    editor.edit(
      [...begun.keys()],
      object => rotateObject(begun.get(object.id) ?? object, angle, frame.centre),
      'gesture',
    );
  }

  function up(): void {
    editor.settle();
    hand.rest();
  }

  return {name: 'rotating', move, up, cancel: () => editor.bail(), cursor: () => 'grabbing'};
}
