/** A press on empty canvas: a click that deselects, or a rectangle that selects what it touches. */
import {rectAround} from '../document/matrix';
import * as cameras from '../store/camera';
import type {HandContext, HandState, Pointer} from './state';
import {objectsIn} from './hit';

const SLACK = 3;

export function brushing(hand: HandContext, start: Pointer): HandState {
  const {editor} = hand;
  const from = cameras.toPage(editor.state.camera, start);
  const kept = start.shift ? editor.state.selection : [];
  let drawn = false;

  function move(pointer: Pointer): void {
    drawn ||= Math.hypot(pointer.x - start.x, pointer.y - start.y) > SLACK;
    if (!drawn) return;
    const marquee = rectAround([from, cameras.toPage(editor.state.camera, pointer)]);
    editor.select([...new Set([...kept, ...objectsIn(editor.side, marquee)])]);
    editor.set({marquee});
  }

  function up(): void {
    if (!drawn) leave(hand);
    hand.rest();
  }

  return {name: 'brushing', move, up, cancel: () => undefined, cursor: () => 'default'};
}

/** A click on empty canvas deselects and returns to the start panel (ED-246). */
export function leave(hand: HandContext): void {
  hand.editor.select([]);
  hand.editor.closePanel();
}
