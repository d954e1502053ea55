/**
 * The editor without browser, canvas or server. Tests read as what a visitor does:
 * `editor.press(100, 100).moveTo(150, 100).release()`.
 */
import type {Action, ActionContext, Clipboard, InputAction, Services} from '../actions/action';
import {actionFor} from '../actions/registry';
import {countingIds} from '../document/ids';
import type {Design, DesignObject, Side} from '../document/types';
import type {ImportedDrawing, ImportedPicture} from '../import/accept';
import {Hand} from '../interaction/hand';
import {beginTyping} from '../interaction/editing-text';
import type {Pointer} from '../interaction/state';
import {estimate} from '../objects/kinds';
import type {ColourChange} from '../document/recolour';
import {toScreen} from '../store/camera';
import {Editor} from '../store/editor';
import {GENERIC_PRODUCT, type Product} from '../store/product';
import {ORIGIN, someSide} from './designs';
import {ManualClock} from './manual-clock';
import {TestApi} from './test-api';
import {TestBrowser} from './test-browser';
import {DraftStorage} from './test-drafts';

export const TWO_SIDED: Product = {
  ...GENERIC_PRODUCT,
  id: 7,
  name: 'Lapel Pins',
  designName: 'lapel-pins',
  quoteCateName: 'Pins',
  positions: [0, 1].map(designPostion => ({
    designPostion: designPostion === 1 ? 1 : 0,
    positionCopywriting: '',
    positionColorLimitation: '',
    printWidthMm: 40,
    printHeightMm: 40,
    bleedMm: 2,
    safeMm: 2,
  })),
};

export interface TestEditorOptions {
  readonly objects?: readonly DesignObject[];
  readonly product?: Product;
  readonly historyLimit?: number;
  /** What the browser keeps, where tabs share it. */
  readonly storage?: DraftStorage;
  readonly tab?: string;
}

export class TestEditor {
  readonly clock = new ManualClock();
  readonly api = new TestApi();
  readonly browser = new TestBrowser();
  readonly editor: Editor;
  readonly hand: Hand;
  readonly context: ActionContext;
  readonly storage: DraftStorage;
  /** What the analysis of any picture finds. */
  colours: readonly string[] = ['#cc0000', '#0000cc', '#ffffff'];
  /** What pictures have been asked to be recoloured. */
  readonly recoloured: {readonly url: string; readonly changes: readonly ColourChange[]}[] = [];
  /** What a chosen file is read as; tests may read it as something else. */
  /** What the browser makes of a chosen drawing, where that is not what has been stored. */
  meant: Awaited<ReturnType<Services['pictureOfMeant']>>;

  imported: (file: File) => ImportedPicture | ImportedDrawing = file => ({
    file,
    name: file.name,
    width: 400,
    height: 200,
    isCropped: false,
  });
  private readonly clipboard: Clipboard = {objects: []};
  private last = {x: 0, y: 0};

  constructor({
    objects = [],
    product = TWO_SIDED,
    historyLimit,
    storage = new DraftStorage(),
    tab = 'tab',
  }: TestEditorOptions = {}) {
    this.storage = storage;
    this.editor = new Editor({
      measure: estimate,
      newId: countingIds('new'),
      later: (work, milliseconds) => this.clock.later(work, milliseconds),
      ...(historyLimit === undefined ? {} : {historyLimit}),
    });
    this.hand = new Hand(this.editor);
    this.context = {editor: this.editor, services: this.services(tab), clipboard: this.clipboard};
    this.editor.resize({width: 700, height: 700});
    this.open(someSide(...objects), product);
  }

  get side(): Side {
    return this.editor.side;
  }

  get selection(): readonly string[] {
    return this.editor.state.selection;
  }

  /** The object; throws when it is not on the open side. */
  object(id: string): DesignObject {
    const object = this.side.objects[id];
    if (!object) throw new Error(`There is no object ${id}`);
    return object;
  }

  open(front: Side, product: Product = TWO_SIDED): this {
    this.editor.open(product, {front, back: null}, null);
    return this;
  }

  async run(action: Action): Promise<this> {
    if (action.isEnabled(this.context)) await action.run(this.context);
    return this;
  }

  async give<Input>(action: InputAction<Input>, input: Input): Promise<this> {
    await action.run(this.context, input);
    return this;
  }

  /** Presses a key; whether it stood for a command that could run. */
  key(key: string, {shift = false, mod = false}: {shift?: boolean; mod?: boolean} = {}): boolean {
    const action = actionFor({key, shift, mod, alt: false});
    if (!action?.isEnabled(this.context)) return false;
    void action.run(this.context);
    return true;
  }

  /** Presses the main button (or a finger) at a point of the design's plane. */
  press(x: number, y: number, keys: Partial<Pointer> = {}): this {
    this.hand.down(this.pointer(x, y, keys));
    return this;
  }

  moveTo(x: number, y: number, keys: Partial<Pointer> = {}): this {
    this.hand.move(this.pointer(x, y, keys));
    return this;
  }

  release(keys: Partial<Pointer> = {}): this {
    this.hand.up(this.pointer(this.last.x, this.last.y, keys));
    return this;
  }

  click(x: number, y: number, keys: Partial<Pointer> = {}): this {
    return this.press(x, y, keys).release(keys);
  }

  doubleClick(id: string): this {
    beginTyping(this.hand, id);
    return this;
  }

  /** Lets time pass for debounces. */
  wait(milliseconds: number): this {
    this.clock.pass(milliseconds);
    return this;
  }

  private pointer(x: number, y: number, keys: Partial<Pointer>): Pointer {
    this.last = {x, y};
    const screen = toScreen(this.editor.state.camera, {x, y});
    return {id: 1, button: 0, shift: false, mod: false, alt: false, touch: false, ...keys, ...screen};
  }

  private services(tab: string): Services {
    return {
      api: this.api,
      browser: this.browser,
      drafts: this.storage.openTab(tab),
      origin: ORIGIN,
      prepare: async (_design: Design) => undefined,
      standIn: async () => undefined,
      prepareFont: async () => undefined,
      previewFont: async () => undefined,
      coloursOf: async () => this.colours,
      picture: async () => new Blob(['picture']),
      importPicture: async file => this.imported(file),
      pictureOfMeant: async () => this.meant,
      recoloured: async (url, changes) => {
        this.recoloured.push({url, changes});
        return new Blob(['recoloured'], {type: 'image/png'});
      },
      pictureSize: async () => ({width: 400, height: 200}),
      keepSession: () => undefined,
      dropSession: () => undefined,
    };
  }
}
