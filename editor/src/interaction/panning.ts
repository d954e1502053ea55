/** The view follows the pointer: middle button, Space, or one finger on empty canvas. A tap of the finger deselects. */
import {leave} from './brushing';
import type {HandContext, HandState, Pointer} from './state';

const SLACK = 8;

export function panning(hand: HandContext, start: Pointer): HandState {
  const {editor} = hand;
  const begun = editor.state.camera;
  let moved = !start.touch;

  function move(pointer: Pointer): void {
    moved ||= Math.hypot(pointer.x - start.x, pointer.y - start.y) > SLACK;
    if (moved) editor.set({camera: {...begun, x: begun.x + pointer.x - start.x, y: begun.y + pointer.y - start.y}});
  }

  function up(): void {
    if (!moved) leave(hand);
    hand.rest();
  }

  return {name: 'panning', move, up, cancel: () => undefined, cursor: () => 'grabbing'};
}
