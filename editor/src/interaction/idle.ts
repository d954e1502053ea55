/** Nothing is pressed. Decides what a press begins. */
import * as cameras from '../store/camera';
import {cursorOf, frameOf, gripAt} from './frame';
import type {HandContext, HandState, Pointer} from './state';
import {objectAt} from './hit';
import {brushing} from './brushing';
import {drawing} from './drawing';
import {panning} from './panning';
import {pointing} from './pointing';
import {rotating} from './rotating';
import {scaling} from './scaling';

/** How near the pointer must come, screen px. A finger is wider than an arrow. */
const REACH = {grip: {mouse: 9, touch: 22}, object: {mouse: 2, touch: 8}};

export const reach = (pointer: Pointer, what: 'grip' | 'object'): number =>
  REACH[what][pointer.touch ? 'touch' : 'mouse'];

export function idle(hand: HandContext): HandState {
  const {editor} = hand;

  function down(pointer: Pointer): void {
    if (pointer.button === 1 || hand.panKey) return hand.become(panning(hand, pointer));
    if (pointer.button !== 0) return;
    if (editor.state.barHidden) editor.set({barHidden: false});
    if (editor.state.pen.drawing) return hand.become(drawing(hand, pointer));
    const frame = frameOf(editor.selected);
    const grip = frame && gripAt(frame, editor.state.camera, pointer, reach(pointer, 'grip'));
    if (frame && grip)
      return hand.become(grip === 'knob' ? rotating(hand, pointer, frame) : scaling(hand, pointer, frame, grip));
    const page = cameras.toPage(editor.state.camera, pointer);
    const object = objectAt(editor.side, page, reach(pointer, 'object') / editor.state.camera.zoom);
    if (object) return hand.become(pointing(hand, pointer, object.id));
    hand.become(pointer.touch ? panning(hand, pointer) : brushing(hand, pointer));
  }

  function cursor(pointer: Pointer): string {
    if (hand.panKey) return 'grab';
    if (editor.state.pen.drawing) return 'crosshair';
    const frame = frameOf(editor.selected);
    const grip = frame && gripAt(frame, editor.state.camera, pointer, reach(pointer, 'grip'));
    if (frame && grip) return cursorOf(grip, frame.angle);
    const page = cameras.toPage(editor.state.camera, pointer);
    return objectAt(editor.side, page, reach(pointer, 'object') / editor.state.camera.zoom) ? 'move' : 'default';
  }

  return {name: 'idle', down, cursor};
}
