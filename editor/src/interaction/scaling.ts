/** A grip is pulled: corners scale in proportion, sides stretch, or set the width at which a text box wraps. */
import {rotatePoint, type Point} from '../document/matrix';
import type {DesignObject} from '../document/types';
import type {Grip} from '../objects/kind';
import * as cameras from '../store/camera';
import {cursorOf, GRIP_PLACE, onFrame, type Frame} from './frame';
import type {HandContext, HandState, Pointer} from './state';
import {scaleObject} from './transform';

/**
 * An object does not get smaller than this by hand: px of the design, or of the screen where that shows the design
 * larger.
 */
const MIN_SIZE = 4;

export function scaling(hand: HandContext, start: Pointer, frame: Frame, grip: Grip): HandState {
  const {editor} = hand;
  const begun = new Map(editor.selected.map(object => [object.id, object]));
  const place = GRIP_PLACE[grip];
  const from = onFrame(frame, place);
  const press = cameras.toPage(editor.state.camera, start);
  editor.mark();

  function move(pointer: Pointer): void {
    const page = cameras.toPage(editor.state.camera, pointer);
    const to = {x: from.x + page.x - press.x, y: from.y + page.y - press.y};
    const anchor = onFrame(frame, pointer.alt ? {x: 0, y: 0} : {x: -place.x, y: -place.y});
    const {sx, sy} = factors(frame, grip, {anchor, from, to, least: MIN_SIZE / Math.max(1, editor.state.camera.zoom)});
    editor.edit(
      [...begun.keys()],
      object => pull(begun.get(object.id) ?? object, sx, sy, anchor, frame, grip),
      'gesture',
    );
  }

  function up(): void {
    editor.settle();
    hand.rest();
  }

  return {name: 'scaling', move, up, cancel: () => editor.bail(), cursor: () => cursorOf(grip, frame.angle)};
}

interface Pull {
  readonly anchor: Point;
  readonly from: Point;
  readonly to: Point;
  /** What the frame does not get smaller than. */
  readonly least: number;
}

/** How many times larger the frame becomes, along its own axes. */
function factors(frame: Frame, grip: Grip, {anchor, from, to, least: size}: Pull): {sx: number; sy: number} {
  const before = rotatePoint({x: from.x - anchor.x, y: from.y - anchor.y}, -frame.angle);
  const after = rotatePoint({x: to.x - anchor.x, y: to.y - anchor.y}, -frame.angle);
  if (grip.length === 1) {
    const along = grip === 'e' || grip === 'w';
    const factor = along ? after.x / before.x : after.y / before.y;
    const least = size / Math.max(along ? frame.width : frame.height, size);
    const safe = Number.isFinite(factor) ? Math.max(factor, least) : 1;
    return along ? {sx: safe, sy: 1} : {sx: 1, sy: safe};
  }
  const length = before.x * before.x + before.y * before.y;
  const factor = length === 0 ? 1 : (after.x * before.x + after.y * before.y) / length;
  const safe = Math.max(factor, size / Math.max(frame.width, frame.height, size));
  return {sx: safe, sy: safe};
}

function pull(object: DesignObject, sx: number, sy: number, anchor: Point, frame: Frame, grip: Grip): DesignObject {
  const larger = scaleObject(object, sx, sy, anchor, frame.angle);
  if (grip.length === 2 || object.kind !== 'text') return larger;
  return {...object, left: larger.left, top: larger.top, width: Math.max(1, object.width * sx)};
}
