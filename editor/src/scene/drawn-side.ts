/** One side of a design on a canvas: follows it record by record and never rebuilds what has not changed. */
import type {FabricObject} from 'fabric/es';
import type {Rect} from '../document/matrix';
import {isFurniture, objectsOf} from '../document/side';
import type {DesignObject, Side} from '../document/types';
import {kindOf} from '../objects/kinds';
import type {View, ViewContext} from '../objects/view';
import type {Assets} from '../objects/image/assets';
import {clipOf} from './clip';
import type {LiveCanvas} from './live-canvas';
import {reachOf} from './reach';
import {createView} from './views';

interface Entry {
  readonly object: DesignObject;
  readonly view: View;
}

export class DrawnSide {
  private readonly entries = new Map<string, Entry>();
  private readonly context: ViewContext;
  private shown: Side | undefined;
  private furniture: readonly DesignObject[] = [];
  private hidden: string | null = null;
  private bleed: Rect | undefined;

  /** `late` is called when something has arrived and everything should be drawn again. */
  constructor(
    readonly canvas: LiveCanvas,
    assets: Assets,
    late: () => void,
  ) {
    this.context = {
      assets,
      createView,
      redraw: () => {
        canvas.invalidate();
        late();
      },
    };
  }

  /**
   * Brings the canvas to the side's state, with one object left out; true when there is something to draw. `bleed` is
   * what the product prints beyond its edge.
   */
  follow(side: Side, hidden: string | null = null, bleed?: Rect): boolean {
    if (side === this.shown && hidden === this.hidden && isSameRect(bleed, this.bleed)) return false;
    for (const id of this.entries.keys()) if (!side.objects[id]) this.entries.delete(id);
    const renewed = objectsOf(side).map(object => this.followObject(object, hidden));
    if (renewed.includes(true) || this.shown?.order !== side.order) this.stack(side);
    this.followFurniture(side, bleed);
    this.shown = side;
    this.hidden = hidden;
    return true;
  }

  /** What is drawn for some objects. */
  fabricOf(ids: readonly string[]): readonly FabricObject[] {
    return ids.flatMap(id => this.entries.get(id)?.view.fabric ?? []);
  }

  /** Fonts have arrived: what was measured without them is measured anew. */
  renewTexts(): void {
    for (const {object, view} of this.entries.values())
      if (kindOf(object).needs?.(object).lettering) view.update(object);
    this.canvas.invalidate();
  }

  /** True when a new drawing had to be made. */
  private followObject(object: DesignObject, hidden: string | null): boolean {
    const entry = this.entries.get(object.id);
    const wasOrIsHidden = hidden === object.id || this.hidden === object.id;
    if (entry?.object === object && !wasOrIsHidden) return false;
    const kept = entry && entry.object.kind === object.kind && entry.view.accepts(object) ? entry.view : undefined;
    const view = kept ?? createView(object, this.context);
    view.update(object);
    if (hidden === object.id) view.fabric.set({visible: false});
    this.canvas.place(view.fabric, reachOf(object));
    this.entries.set(object.id, {object, view});
    return !kept;
  }

  private followFurniture(side: Side, bleed: Rect | undefined): void {
    const objects = objectsOf(side);
    this.canvas.furniture = objects.findIndex(object => !isFurniture(object));
    const furniture = objects.filter(isFurniture);
    if (isSame(furniture, this.furniture) && isSameRect(bleed, this.bleed)) return;
    this.furniture = furniture;
    this.bleed = bleed;
    this.canvas.clip = clipOf(side, bleed);
    this.canvas.invalidate();
  }

  /** Brings the canvas's own list into the order of the side. */
  private stack(side: Side): void {
    const wanted = this.fabricOf(side.order);
    const keep = new Set(wanted);
    const known = new Set(this.canvas.getObjects());
    this.canvas.remove(...this.canvas.getObjects().filter(object => !keep.has(object)));
    const stayed = wanted.filter(object => known.has(object));
    this.canvas.getObjects().forEach((object, index) => object === stayed[index] || this.canvas.touch(object));
    this.canvas.add(...wanted.filter(object => !known.has(object)));
    wanted.forEach((object, index) => this.canvas.moveObjectTo(object, index));
  }
}

const isSame = (a: readonly DesignObject[], b: readonly DesignObject[]): boolean =>
  a.length === b.length && a.every((object, index) => object === b[index]);

const isSameRect = (a: Rect | undefined, b: Rect | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);
