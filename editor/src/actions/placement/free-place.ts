/** Where something new is put: beside what is there, in view, as near to the middle of the product as there is room. */
import {boundsOf} from '../../document/geometry';
import {centreOf, rectsOverlap, type Point, type Rect} from '../../document/matrix';
import {contentOf} from '../../document/side';
import type {DesignObject} from '../../document/types';
import {moveObject} from '../../interaction/transform';
import {toPage} from '../../store/camera';
import type {Editor} from '../../store/editor';
import {fitting} from './room';

/** Places that are tried, each way. */
const PLACES = 16;
/** What fills more of the room than this is a ground to put things on, not something to keep clear of. */
const GROUND = 0.6;
/** Room left between a new object and its neighbours, px of the design. */
const GAP = 6;
/** A little dearer with the distance from the middle, so that of places that are as good the nearest is taken. */
const NEARNESS = 1e-3;

/** The object at the size that fits the product, where there is room for it. */
export function placeFreely<T extends DesignObject>(editor: Editor, object: T): DesignObject {
  const sized = fitting(editor, object);
  const room = regionOf(editor);
  if (!room) return sized;
  const box = boundsOf(sized);
  const from = centreOf(box);
  const to = bestPlace(room, box, obstaclesOf(editor, room));
  return moveObject(sized, to.x - from.x, to.y - from.y);
}

/** The part of the product that is in view; all of it when too little is. */
function regionOf(editor: Editor): Rect | undefined {
  const {camera, view, covered} = editor.state;
  const {area} = editor;
  const room = area && (area.safe.width > 0 && area.safe.height > 0 ? area.safe : area.cut);
  if (!room || view.width === 0) return room;
  const [from, to] = [toPage(camera, {x: 0, y: 0}), toPage(camera, {x: view.width, y: view.height - covered})];
  const left = Math.max(room.left, from.x);
  const top = Math.max(room.top, from.y);
  const seen = {
    left,
    top,
    width: Math.min(room.left + room.width, to.x) - left,
    height: Math.min(room.top + room.height, to.y) - top,
  };
  return seen.width > room.width / 3 && seen.height > room.height / 3 ? seen : room;
}

function obstaclesOf(editor: Editor, room: Rect): readonly Rect[] {
  return contentOf(editor.side)
    .filter(object => object.visible)
    .map(boundsOf)
    .filter(box => box.width * box.height < GROUND * room.width * room.height);
}

function bestPlace(room: Rect, {width, height}: Rect, obstacles: readonly Rect[]): Point {
  const middle = centreOf(room);
  const [freeX, freeY] = [Math.max(0, room.width - width), Math.max(0, room.height - height)];
  let best = {place: middle, cost: costOf(middle, width, height, middle, obstacles)};
  for (let row = 0; row <= PLACES && best.cost > 0; row += 1) {
    for (let column = 0; column <= PLACES; column += 1) {
      const place = {x: middle.x + freeX * (column / PLACES - 0.5), y: middle.y + freeY * (row / PLACES - 0.5)};
      const cost = costOf(place, width, height, middle, obstacles);
      if (cost < best.cost) best = {place, cost};
    }
  }
  return best.place;
}

/** How much of other things it would cover, px². */
function costOf({x, y}: Point, width: number, height: number, middle: Point, obstacles: readonly Rect[]): number {
  const box = {left: x - width / 2 - GAP, top: y - height / 2 - GAP, width: width + 2 * GAP, height: height + 2 * GAP};
  const covered = obstacles.reduce((sum, other) => sum + sharedArea(box, other), 0);
  return covered + NEARNESS * Math.hypot(x - middle.x, y - middle.y);
}

function sharedArea(a: Rect, b: Rect): number {
  if (!rectsOverlap(a, b)) return 0;
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
