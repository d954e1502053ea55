/**
 * Does random things to an editor and checks after each that nothing is broken: every number finite, the selection within
 * the design, saving and loading changes nothing, undoing everything leads to the oldest kept state and redoing to the end.
 */
import {allOf, isContent, objectsOf} from '../document/side';
import {WORKSPACE_ID, type Side} from '../document/types';
import {countingIds} from '../document/ids';
import {readDesign, writeDesign} from '../objects/formats';
import {ORIGIN, someImage, somePath, someText} from './designs';
import {perform, randomStep, type Step} from './fuzz-steps';
import {Random} from './random';
import {TestEditor} from './test-editor';

export interface FuzzOptions {
  readonly seed: number;
  readonly steps: number;
  /** States kept; Infinity for no limit. */
  readonly historyLimit?: number;
}

/** What broke, with all that is needed to see it again. */
export class FuzzFailure extends Error {
  constructor(seed: number, steps: readonly Step[], cause: unknown) {
    super(`Seed ${seed} broke after ${steps.length} steps: ${cause instanceof Error ? cause.message : String(cause)}\n${steps.map(step => JSON.stringify(step)).join('\n')}`);
    this.name = 'FuzzFailure';
  }
}

/** Lets pending steps of the history close. */
const SETTLED_MS = 1000;

const text = (side: Side): string => JSON.stringify(writeDesign({front: side, back: null}));

export class FuzzEditor {
  readonly test: TestEditor;
  readonly done: Step[] = [];
  private readonly random: Random;
  /** The states that the history must know, oldest first. */
  private kept: string[];
  private at = 0;

  constructor(private readonly options: FuzzOptions) {
    this.random = new Random(options.seed);
    this.test = new TestEditor({
      objects: [someText({id: 'text'}), someImage({id: 'image'}), somePath({id: 'path'})], historyLimit: options.historyLimit ?? 20,
    });
    this.kept = [text(this.test.side)];
  }

  /** Throws `FuzzFailure`. */
  async run(): Promise<this> {
    for (let step = 0; step < this.options.steps; step += 1) await this.step(randomStep(this.random));
    this.guard(() => this.checkTravel());
    return this;
  }

  /** Replays steps of a printed failure. */
  async replay(steps: readonly Step[]): Promise<this> {
    for (const step of steps) await this.step(step);
    this.guard(() => this.checkTravel());
    return this;
  }

  private async step(step: Step): Promise<void> {
    this.done.push(step);
    try {
      await perform(this.test, step);
      this.test.wait(SETTLED_MS);
      this.remember(step);
      this.check();
    } catch (error) {
      throw new FuzzFailure(this.options.seed, this.done, error);
    }
  }

  private guard(check: () => void): void {
    try {
      check();
    } catch (error) {
      throw new FuzzFailure(this.options.seed, this.done, error);
    }
  }

  private remember(step: Step): void {
    const now = text(this.test.side);
    if (step.do === 'undo') this.at = Math.max(0, this.at - 1);
    else if (step.do === 'redo') this.at = Math.min(this.kept.length - 1, this.at + 1);
    else if (step.do === 'undo-all') this.at = 0;
    else if (step.do === 'redo-all') this.at = this.kept.length - 1;
    else if (step.do === 'switch-side') this.forget(now);
    else if (now !== this.kept[this.at]) this.keep(now);
  }

  private keep(now: string): void {
    this.kept = [...this.kept.slice(0, this.at + 1), now].slice(-(this.options.historyLimit ?? 20));
    this.at = this.kept.length - 1;
  }

  private forget(now: string): void {
    this.kept = [now];
    this.at = 0;
  }

  private check(): void {
    const {side, editor} = this.test;
    const ids = allOf(objectsOf(side)).map(object => object.id);
    expectThat(new Set(ids).size === ids.length, 'two objects share an id');
    expectThat(side.order.length === Object.keys(side.objects).length, 'order and objects differ');
    expectThat(side.order[0] === WORKSPACE_ID, 'the drawing area is not the lowest');
    expectThat(finite(side), 'a number is not finite');
    expectThat(editor.state.selection.every(id => side.objects[id] && isContent(side.objects[id])), 'the selection is not within the design');
    expectThat(editor.state.hand === 'idle', `the hand stayed ${editor.state.hand}`);
    expectThat(text(side) === this.kept[this.at], 'the side is not the state that history should be at');
    const loaded = readDesign(text(side), {origin: ORIGIN, newId: countingIds('loaded'), workspace: {width: 650, height: 650}}).design.front;
    expectThat(text(loaded) === text(side), 'loading what was saved changed it');
  }

  private checkTravel(): void {
    const {editor} = this.test;
    while (editor.state.canUndo) editor.undo();
    expectThat(text(this.test.side) === this.kept[0], 'undoing everything did not lead to the oldest kept state');
    while (editor.state.canRedo) editor.redo();
    expectThat(text(this.test.side) === this.kept.at(-1), 'redoing everything did not lead to the end');
  }
}

function expectThat(holds: unknown, message: string): void {
  if (!holds) throw new Error(message);
}

function finite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(finite);
}
