/**
 * Does random things to an editor and checks after each that nothing is broken: every number finite, the selection
 * within the design, saving and loading changes nothing, undoing everything leads to the oldest kept state and redoing
 * to the end, the other side untouched.
 */
import {allOf, isContent, objectsOf, sideOf} from '../document/side';
import {WORKSPACE_ID, type Position, type Side} from '../document/types';
import {countingIds} from '../document/ids';
import {readDesign, writeDesign} from '../objects/formats';
import {GENERIC_PRODUCT, type Product} from '../store/product';
import {ORIGIN, someImage, somePath, someText} from './designs';
import {perform, randomStep, type Step} from './fuzz-steps';
import {Random} from './random';
import {TestEditor, TWO_SIDED} from './test-editor';
import {isSound, textOf} from './sound';

export interface FuzzOptions {
  readonly seed: number;
  readonly steps: number;
  /** States kept; Infinity for no limit. */
  readonly historyLimit?: number;
}

/** What broke, with all that is needed to see it again. */
export class FuzzFailure extends Error {
  constructor(seed: number, steps: readonly Step[], cause: unknown) {
    super(
      `Seed ${seed} broke after ${steps.length} steps: ` +
        `${cause instanceof Error ? cause.message : String(cause)}\n` +
        `${steps.map(step => JSON.stringify(step)).join('\n')}`,
    );
    this.name = 'FuzzFailure';
  }
}

/** Lets pending steps of the history close. */
const SETTLED_MS = 1000;

/** Both sides are saved and loaded as a whole this often; each object is at once. */
const WHOLE_EVERY = 50;

const PRODUCTS: readonly Product[] = [
  TWO_SIDED,
  {...TWO_SIDED, isSticker: true, stickerEffectType: 2},
  GENERIC_PRODUCT,
];

const text = (side: Side): string => textOf(objectsOf(side));

export class FuzzEditor {
  readonly test: TestEditor;
  readonly done: Step[] = [];
  private readonly random: Random;
  private readonly limit: number;
  /** The states that the history must know, oldest first; those that nobody has seen yet are undefined. */
  private kept: (string | undefined)[];
  private at = 0;
  /** The side that is not open. */
  private closed: {readonly position: Position; readonly side: Side | null};

  constructor(private readonly options: FuzzOptions) {
    this.random = new Random(options.seed);
    this.limit = options.historyLimit ?? 20;
    const product = PRODUCTS[options.seed % PRODUCTS.length] ?? TWO_SIDED;
    this.test = new TestEditor({product, historyLimit: this.limit});
    this.test.api.storeAt('/files/public/stored.png');
    this.test.imported = file => ({file, name: file.name, width: 400, height: 200, isCropped: true});
    const side = (word: string): Side =>
      sideOf([
        ...objectsOf(this.test.editor.blankSide(product)),
        someImage({id: 'base', isBase: true}),
        someText({id: 'text', text: word}),
        someImage({id: 'image'}),
        somePath({id: 'path'}),
      ]);
    // Both sides of many designs name their objects alike.
    this.test.editor.open(
      product,
      {front: side('Front'), back: product.positions.length > 1 && this.random.flag() ? side('Back') : null},
      null,
    );
    this.kept = [text(this.test.side)];
    this.closed = this.closedSide();
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
    const before = {position: this.test.editor.state.position, typed: this.changedByTyping(step)};
    try {
      await perform(this.test, step);
      this.test.wait(SETTLED_MS);
      this.remember(step, before);
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

  /** The object that is changed by typing: a change of its own, which the step after it must not swallow. */
  private changedByTyping(step: Step): string | undefined {
    const [object] = this.test.editor.selected;
    const isTyped =
      step.do === 'type-then' &&
      object !== undefined &&
      'text' in object &&
      object.selectable &&
      object.text !== step.text;
    return isTyped ? object.id : undefined;
  }

  private remember(step: Step, before: {readonly position: Position; readonly typed: string | undefined}): void {
    const now = text(this.test.side);
    if (this.test.editor.state.position !== before.position) return this.turned(step, before);
    if (
      before.typed !== undefined &&
      step.do === 'type-then' &&
      (step.next === 'undo' || !this.test.side.objects[before.typed])
    )
      this.keep(undefined);
    if (step.do === 'undo' || (step.do === 'type-then' && step.next === 'undo')) this.at = Math.max(0, this.at - 1);
    else if (step.do === 'redo') this.at = Math.min(this.kept.length - 1, this.at + 1);
    else if (step.do === 'undo-all') this.at = 0;
    else if (step.do === 'redo-all') this.at = this.kept.length - 1;
    else if (now !== this.kept[this.at]) this.keep(now);
    this.kept[this.at] ??= now;
  }

  /** Another side is open: what was on it is there again, and what was typed is on the side that it was typed on. */
  private turned(step: Step, {typed}: {readonly typed: string | undefined}): void {
    const {front, back} = this.test.editor.state.design;
    const opened = this.closed.side;
    if (opened) expectThat(text(this.test.side) === text(opened), 'turning to the other side changed it');
    const left = this.closedSide().side;
    if (typed === undefined)
      expectThat(left && text(left) === this.kept[this.at], 'turning away from a side changed it');
    else if (step.do === 'type-then')
      expectThat(
        left && objectsOf(left).some(object => 'text' in object && object.text === step.text),
        'what was typed did not stay on its side',
      );
    expectThat(
      back === null || !objectsOf(back).some(object => front.objects[object.id] === object),
      'both sides share an object',
    );
    this.kept = [text(this.test.side)];
    this.at = 0;
    this.closed = this.closedSide();
  }

  private closedSide(): {readonly position: Position; readonly side: Side | null} {
    const {position, design} = this.test.editor.state;
    return position === 0 ? {position: 1, side: design.back} : {position: 0, side: design.front};
  }

  private keep(now: string | undefined): void {
    this.kept = [...this.kept.slice(0, this.at + 1), now].slice(-this.limit);
    this.at = this.kept.length - 1;
  }

  private check(): void {
    const {side, editor} = this.test;
    const ids = allOf(objectsOf(side)).map(object => object.id);
    expectThat(new Set(ids).size === ids.length, 'two objects share an id');
    expectThat(side.order.length === Object.keys(side.objects).length, 'order and objects differ');
    expectThat(side.order[0] === WORKSPACE_ID, 'the drawing area is not the lowest');
    expectThat(
      objectsOf(side).every(isSound),
      'an object holds a number that is not finite, or is another one once saved and loaded',
    );
    expectThat(
      editor.state.selection.every(id => side.objects[id] && isContent(side.objects[id])),
      'the selection is not within the design',
    );
    expectThat(editor.state.hand === 'idle', `the hand stayed ${editor.state.hand}`);
    expectThat(text(side) === this.kept[this.at], 'the side is not the state that history should be at');
    expectThat(this.closedSide().side === this.closed.side, 'the side that is not open has changed');
    expectThat(editor.history.states <= this.limit, 'the history has grown beyond its limit');
    if (this.done.length % WHOLE_EVERY === 0) this.checkLoading();
  }

  private checkLoading(): void {
    const saved = JSON.stringify(writeDesign(this.test.editor.state.design));
    const {design, problems} = readDesign(saved, {
      origin: ORIGIN,
      newId: countingIds('loaded'),
      workspace: {width: 650, height: 650},
    });
    expectThat(problems.length === 0, `loading reports ${JSON.stringify(problems)}`);
    expectThat(JSON.stringify(writeDesign(design)) === saved, 'loading what was saved changed it');
  }

  private checkTravel(): void {
    const {editor} = this.test;
    while (editor.state.canUndo) editor.undo();
    expectThat(
      this.kept[0] === undefined || text(this.test.side) === this.kept[0],
      'undoing everything did not lead to the oldest kept state',
    );
    while (editor.state.canRedo) editor.redo();
    const end = this.kept.at(-1);
    expectThat(end === undefined || text(this.test.side) === end, 'redoing everything did not lead to the end');
    this.checkLoading();
  }
}

function expectThat(holds: unknown, message: string): void {
  if (!holds) throw new Error(message);
}
