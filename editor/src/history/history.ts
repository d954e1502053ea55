/** Undo and redo of one side as a list of deltas. Knows no scene: whoever undoes applies the delta it is given. */
import {invertDelta, isEmpty, pruneDelta, mergeDeltas, type Delta} from './delta';

export interface HistoryOptions {
  /**
   * How many states are kept, the present one included (ED-255); undo reaches `limit - 1` steps back. No limit:
   * Infinity.
   */
  readonly limit: number;
}

export class History {
  private done: Delta[] = [];
  private undone: Delta[] = [];
  /** The step being put together between `mark` and `settle`. */
  private open: Delta | undefined;
  private marked = false;

  constructor(private readonly options: HistoryOptions) {}

  get canUndo(): boolean {
    return this.done.length > 0 || (this.open !== undefined && !isEmpty(this.open));
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && this.open === undefined;
  }

  /** States that can be reached, the present one included. */
  get states(): number {
    return this.done.length + this.undone.length + 1;
  }

  /** From here until `settle` or `bail` all records make one step: a drag, a scaling, a run of slider moves. */
  mark(): void {
    this.settle();
    this.marked = true;
  }

  get isMarked(): boolean {
    return this.marked;
  }

  /** Takes note of a change that has already happened. Later states are dropped (ED-256). */
  record(delta: Delta): void {
    if (isEmpty(delta)) return;
    if (this.marked) this.open = this.open ? mergeDeltas(this.open, delta) : delta;
    else this.push(delta);
  }

  /** Closes the step begun by `mark`. */
  settle(): void {
    const {open} = this;
    this.open = undefined;
    this.marked = false;
    if (open) this.push(open);
  }

  /** Gives up the step begun by `mark`: hands back what undoes it, and forgets it. */
  bail(): Delta | undefined {
    const {open} = this;
    this.open = undefined;
    this.marked = false;
    return open && invertDelta(open);
  }

  /** The delta that leads one step back, or undefined at the first state (ED-258). */
  undo(): Delta | undefined {
    this.settle();
    const delta = this.done.pop();
    if (!delta) return undefined;
    this.undone.push(delta);
    return invertDelta(delta);
  }

  /** The delta that leads one step forward, or undefined at the last state. */
  redo(): Delta | undefined {
    this.settle();
    const delta = this.undone.pop();
    if (!delta) return undefined;
    this.done.push(delta);
    return delta;
  }

  clear(): void {
    this.done = [];
    this.undone = [];
    this.open = undefined;
    this.marked = false;
  }

  /** A step that changed nothing leaves no trace. */
  private push(delta: Delta): void {
    const step = pruneDelta(delta);
    if (isEmpty(step)) return;
    this.undone = [];
    this.done.push(step);
    if (this.done.length > this.options.limit - 1) this.done.shift();
  }
}
