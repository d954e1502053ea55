/** The hand: passes pointer events to the state it is in. Pointers come in screen px of the canvas; no DOM here. */
import * as cameras from '../store/camera';
import type {Editor} from '../store/editor';
import {objectAt} from './hit';
import {idle, reach} from './idle';
import {pinching} from './pinching';
import type {HandContext, HandState, Pointer} from './state';

export class Hand implements HandContext {
  private state: HandState;
  private readonly pressed = new Map<number, Pointer>();
  panKey = false;
  gathering = false;

  constructor(readonly editor: Editor) {
    this.state = idle(this);
  }

  get name(): string {
    return this.state.name;
  }

  become(state: HandState): void {
    this.state = state;
    this.editor.set({hand: state.name, guides: [], marquee: null});
  }

  rest(): void {
    this.become(idle(this));
  }

  down(pointer: Pointer): void {
    this.pressed.set(pointer.id, pointer);
    const [first, second, ...more] = this.pressed.values();
    if (first && second && more.length === 0 && pointer.touch) {
      this.state.cancel?.();
      this.become(pinching(this, first, second));
    } else if (this.pressed.size === 1) {
      this.state.down?.(pointer);
    }
  }

  move(pointer: Pointer): void {
    if (this.pressed.has(pointer.id)) this.pressed.set(pointer.id, pointer);
    this.state.move?.(pointer);
  }

  up(pointer: Pointer): void {
    this.pressed.delete(pointer.id);
    this.state.up?.(pointer);
  }

  cancel(): void {
    this.pressed.clear();
    this.state.cancel?.();
    this.rest();
  }

  /** A right click (or a long press) selects what it meets and sends the bar of the selection away (ED-252). */
  menu(pointer: Pointer): void {
    const {camera, selection} = this.editor.state;
    const object = objectAt(this.editor.side, cameras.toPage(camera, pointer), reach(pointer, 'object') / camera.zoom);
    if (object && !selection.includes(object.id)) this.editor.select([object.id]);
    this.editor.set({barHidden: true});
  }

  /**
   * Ctrl has been let go: what was gathered by Ctrl+click becomes a group (ED-288). True when there is something to
   * group.
   */
  gathered(): boolean {
    const {gathering} = this;
    this.gathering = false;
    return gathering;
  }

  /** Ctrl+wheel (and the pinch of a touchpad) zooms, the bare wheel moves the view. */
  wheel(pointer: Pointer, dx: number, dy: number): void {
    const {camera} = this.editor.state;
    if (pointer.mod) this.editor.set({camera: cameras.zoomAt(camera, camera.zoom * Math.exp(-dy / 300), pointer)});
    else this.editor.set({camera: {...camera, x: camera.x - dx, y: camera.y - dy}});
  }

  cursor(pointer: Pointer): string {
    return this.state.cursor?.(pointer) ?? 'default';
  }
}
