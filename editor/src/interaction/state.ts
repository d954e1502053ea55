/** What the hand can be doing, and what its states may ask of it. */
import type {Point} from '../document/matrix';
import type {Editor} from '../store/editor';

/** A pointer event in screen px of the canvas. */
export interface Pointer extends Point {
  readonly id: number;
  /** 0 main, 1 middle, 2 secondary. */
  readonly button: number;
  readonly shift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
  readonly alt: boolean;
  readonly touch: boolean;
}

/** A state is made when it begins and thrown away when it ends. */
export interface HandState {
  readonly name: string;
  down?(pointer: Pointer): void;
  move?(pointer: Pointer): void;
  up?(pointer: Pointer): void;
  /** Escape, a second finger, a lost pointer: put everything back. */
  cancel?(): void;
  /** The pointer's shape while this state lasts. */
  cursor?(pointer: Pointer): string;
}

export interface HandContext {
  readonly editor: Editor;
  /** Space is held: the main button moves the view. */
  panKey: boolean;
  /** The selection was gathered by Ctrl+click; releasing Ctrl makes a group of it (ED-288). */
  gathering: boolean;
  /** Enters a state. */
  become(state: HandState): void;
  /** Back to doing nothing. */
  rest(): void;
  down(pointer: Pointer): void;
  move(pointer: Pointer): void;
}
