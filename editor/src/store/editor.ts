/**
 * The open design and everything around it: one state, changed only through this class. No canvas and no React:
 * the scene draws the state, panels show it, hand and actions change it.
 */
import {newWorkspace} from '../document/parse';
import {contentOf, editObjects, requireWorkspace, sideOf} from '../document/side';
import type {Design, DesignObject, Position, Side} from '../document/types';
import {applyDelta, diffSides, type Delta} from '../history/delta';
import {History} from '../history/history';
import {firstStickerShape} from '../objects/sticker-shape/definition';
import {resizeText} from '../objects/text/geometry';
import type {EditorPorts} from './ports';
import {hasPosition, workspaceSize, type Product} from './product';
import {isSelectable} from './selectable';
import {SelectionHolder} from './selection-holder';
import {initialState, START_PANEL, withoutEditing, type EditorState, type OpenTemplate, type Origin} from './state';

/**
 * How a change enters the history: `now` is a step of its own; `grouped` joins others until 200 ms pass (ED-254);
 * `gesture` joins the running gesture.
 */
export type Capture = 'now' | 'grouped' | 'gesture';

const GROUPING_MS = 200;
const HISTORY_LIMIT = 20;

export class Editor extends SelectionHolder {
  readonly history: History;
  private cancelGrouping: (() => void) | undefined;
  private readonly waiting = new Set<() => void>();
  private travelling = false;
  private switching = false;

  constructor(readonly ports: EditorPorts) {
    super(initialState({front: sideOf([newWorkspace({width: 650, height: 650})]), back: null}));
    this.history = new History({limit: ports.historyLimit ?? HISTORY_LIMIT});
  }

  /** Changes the open side and records the change in the history. */
  change(make: (side: Side) => Side, capture: Capture = 'now'): void {
    this.takeWaiting();
    const before = this.side;
    const after = make(before);
    if (after === before) return;
    if (this.keepsHistory) this.capture(diffSides(before, after), capture);
    this.show(after);
  }

  /** Changes some objects of the open side; text is measured anew. */
  edit(ids: readonly string[], make: (object: DesignObject) => DesignObject, capture: Capture = 'now'): void {
    this.change(
      side =>
        editObjects(side, ids, object => {
          const made = make(object);
          return made === object ? object : this.measured(made);
        }),
      capture,
    );
  }

  /** The object at the size its content needs. */
  measured(object: DesignObject): DesignObject {
    if (object.kind !== 'text' && object.kind !== 'curved-text') return object;
    const size = this.ports.measure(object);
    return size.width === object.width && size.height === object.height ? object : resizeText(object, size);
  }

  /**
   * Input that waits for a pause, such as typing, is taken in (`take`) before anything else happens to the design; the
   * answer ends that.
   */
  addWaiting(take: () => void): () => void {
    this.waiting.add(take);
    return () => this.waiting.delete(take);
  }

  takeWaiting(): void {
    for (const take of this.waiting) take();
  }

  /** Begins a gesture: until `settle` or `bail` all its changes are one step. */
  mark(): void {
    this.settle();
    this.history.mark();
  }

  settle(): void {
    this.takeWaiting();
    this.cancelGrouping?.();
    this.cancelGrouping = undefined;
    this.history.settle();
    this.showHistory();
  }

  /** Gives the running gesture up and puts everything back. */
  bail(): void {
    const back = this.history.bail();
    if (back) this.show(applyDelta(this.side, back));
    this.showHistory();
  }

  undo(): void {
    this.travel(() => this.history.undo());
  }

  redo(): void {
    this.travel(() => this.history.redo());
  }

  /** Shows a design (null: a blank one) from its first side. The history begins anew. Throws `EditorElementError`. */
  open(product: Product, design: Design | null, template: OpenTemplate | null, origin: Origin | null = null): void {
    this.settle();
    this.history.clear();
    const opened = design ?? {front: this.blankSide(product), back: null};
    for (const side of [opened.front, opened.back]) if (side) requireWorkspace(side);
    const position = product.positions[0]?.designPostion ?? 0;
    this.set({
      product,
      template,
      origin,
      opening: this.state.opening + 1,
      revision: 0,
      savedRevision: 0,
      savedAs: null,
      offeredDrafts: [],
      restoredDraft: null,
      position,
      design: position === 1 && !opened.back ? {...opened, back: this.blankSide(product)} : opened,
      selection: [],
      editing: null,
      guides: [],
      marquee: null,
      isDefault: contentOf(opened.front).length === 0,
      canUndo: false,
      canRedo: false,
      panel: withoutEditing(this.state.panel),
      stickerSize: null,
    });
    this.fit('product');
  }

  /** Exchanges the open side without a step in the history, which begins anew (ED-261). Throws `EditorElementError`. */
  exchange(side: Side): void {
    requireWorkspace(side);
    this.settle();
    this.history.clear();
    this.show(side);
    this.showHistory();
  }

  /** Turns to the other side; what was open is kept, the history begins anew (ED-262..265). */
  switchTo(position: Position): void {
    if (position === this.state.position || !hasPosition(this.state.product, position)) return;
    this.settle();
    const {product, design} = this.state;
    this.history.clear();
    const back = position === 1 && !design.back ? this.blankSide(product) : design.back;
    this.switching = true;
    try {
      this.set({
        position,
        design: {...design, back},
        selection: [],
        editing: null,
        guides: [],
        marquee: null,
        canUndo: false,
        canRedo: false,
        panel: withoutEditing(this.state.panel),
      });
      this.fit('product');
    } finally {
      this.switching = false;
    }
  }

  blankSide(product: Product): Side {
    const size = workspaceSize(product);
    const workspace = newWorkspace(size);
    return sideOf(product.isSticker ? [workspace, firstStickerShape(product.stickerEffectType, size)] : [workspace]);
  }

  /** The design has been stored as it was then; what has been changed since is not. */
  markSaved({opening, revision}: Pick<EditorState, 'opening' | 'revision'> = this.state): void {
    if (opening === this.state.opening) this.set({savedRevision: revision});
  }

  /** Corrects sizes that follow from content, e.g. once fonts have arrived. No step in the history. */
  remeasure(ids: readonly string[] = this.side.order): void {
    const side = editObjects(this.side, ids, object => this.measured(object));
    if (side !== this.side) this.show(side, this.state.revision);
  }

  private capture(delta: Delta, capture: Capture): void {
    if (capture === 'grouped') this.group();
    else if (capture === 'now') this.settle();
    this.history.record(delta);
  }

  private group(): void {
    const running = this.history.isMarked && !this.cancelGrouping;
    if (running) return;
    if (!this.history.isMarked) this.history.mark();
    this.cancelGrouping?.();
    this.cancelGrouping = this.ports.later(() => this.settle(), GROUPING_MS);
  }

  /** Takes one step at a time and ignores further requests until it is shown (ED-257). */
  private travel(step: () => Delta | undefined): void {
    if (this.travelling) return;
    this.travelling = true;
    try {
      this.settle();
      const delta = step();
      if (delta) {
        this.show(applyDelta(this.side, delta));
        this.takeUp(delta);
      }
      this.showHistory();
    } finally {
      this.travelling = false;
    }
  }

  /** Where nothing is selected, what a step brought back or changed is, so that one sees it and goes on with it. */
  private takeUp({objects}: Delta): void {
    if (this.state.selection.length > 0) return;
    this.select(Object.keys(objects));
    if (this.state.selection.length > 0 && this.state.panel.status === START_PANEL.status) this.openEditPanel();
  }

  /**
   * What happens while a design is being loaded or the side is being turned is no step of the visitor's (ED-259,
   * ED-260).
   */
  private get keepsHistory(): boolean {
    return !this.state.loading && !this.switching;
  }

  /**
   * Puts a side in place of the open one and drops from the selection what is gone; when all is gone, the start panel
   * returns (ED-247).
   */
  private show(side: Side, revision = this.state.revision + 1): void {
    const {design, position, selection, panel} = this.state;
    const kept = selection.filter(id => isSelectable(side.objects[id]));
    const lost = selection.length > 0 && kept.length === 0;
    this.set({
      revision,
      design: position === 1 ? {...design, back: side} : {...design, front: side},
      selection: kept.length === selection.length ? selection : kept,
      editing: this.state.editing !== null && side.objects[this.state.editing] ? this.state.editing : null,
      isDefault: this.state.isDefault && contentOf(side).length === 0,
      canUndo: this.history.canUndo,
      canRedo: this.history.canRedo,
      ...(lost && panel.status !== 4 ? {panel: START_PANEL} : {}),
    });
  }

  private showHistory(): void {
    const {canUndo, canRedo} = this.history;
    if (canUndo !== this.state.canUndo || canRedo !== this.state.canRedo) this.set({canUndo, canRedo});
  }
}
