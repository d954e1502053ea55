/** Two fingers: the view zooms and moves with them. */
import type {Point} from '../document/matrix';
import * as cameras from '../store/camera';
import type {HandContext, HandState, Pointer} from './state';

const middle = (a: Point, b: Point): Point => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});
const distanceOf = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

export function pinching(hand: HandContext, first: Pointer, second: Pointer): HandState {
  const {editor} = hand;
  const begun = editor.state.camera;
  const fingers = new Map([
    [first.id, first],
    [second.id, second],
  ]);
  const from = middle(first, second);
  const distance = distanceOf(first, second);

  function move(pointer: Pointer): void {
    if (!fingers.has(pointer.id)) return;
    fingers.set(pointer.id, pointer);
    const [a = first, b = second] = fingers.values();
    const to = middle(a, b);
    const zoomed = cameras.zoomAt(begun, (begun.zoom * distanceOf(a, b)) / distance, from);
    editor.set({camera: {...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y}});
  }

  /** The finger that stays must not drag anything. */
  function up(): void {
    hand.become({name: 'releasing', up: () => hand.rest(), cancel: () => undefined});
  }

  return {name: 'pinching', move, up, cancel: () => undefined};
}
