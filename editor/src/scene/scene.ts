/** Draws the open side: follows the editor's state record by record and never rebuilds what has not changed. */
import {cache, type FabricObject} from 'fabric/es';
import {isFurniture, objectsOf} from '../document/side';
import type {DesignObject, Side} from '../document/types';
import type {View, ViewContext} from '../objects/view';
import type {Editor} from '../store/editor';
import type {Camera} from '../store/camera';
import type {Assets} from './assets';
import {clipOf} from './clip';
import {LiveCanvas} from './live-canvas';
import {reachOf} from './reach';
import {createView} from './views';

/** States of the hand in which the selection moves and everything else stands still. */
const MOVING = new Set(['dragging', 'scaling', 'rotating']);

interface Entry {
  object: DesignObject;
  readonly view: View;
}

export class Scene {
  private readonly canvas: LiveCanvas;
  private readonly entries = new Map<string, Entry>();
  private readonly context: ViewContext;
  private readonly stop: () => void;
  private readonly observer: ResizeObserver;
  private shownSide: Side | undefined;
  private shownFurniture: readonly DesignObject[] = [];
  private shownCamera: Camera | undefined;
  private shownEditing: string | null = null;

  /** Puts a canvas of its own into the host, which belongs to the scene until `dispose`. */
  constructor(private readonly host: HTMLElement, private readonly editor: Editor, assets: Assets) {
    const element = document.createElement('canvas');
    host.append(element);
    this.canvas = new LiveCanvas(element, {renderOnAddRemove: false, enableRetinaScaling: true, width: host.clientWidth, height: host.clientHeight});
    this.context = {assets, redraw: () => this.redraw(), createView};
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.stop = editor.subscribe(() => this.sync());
    document.fonts.addEventListener('loadingdone', this.fontsArrived);
    this.resize();
    this.sync();
  }

  dispose(): void {
    this.stop();
    document.fonts.removeEventListener('loadingdone', this.fontsArrived);
    this.observer.disconnect();
    const element = this.canvas.lowerCanvasEl;
    this.canvas.dispose().catch(() => undefined).finally(() => element.remove());
  }

  private resize(): void {
    const {clientWidth: width, clientHeight: height} = this.host;
    if (width === 0 || height === 0) return;
    this.canvas.setDimensions({width, height});
    this.editor.resize({width, height});
    this.redraw();
  }

  /** Signs that were typed may need parts of a font that come later: what was measured without them is measured and drawn anew. */
  private readonly fontsArrived = (): void => {
    cache.clearFontCache();
    for (const {object, view} of this.entries.values()) if (object.kind === 'text' || object.kind === 'curved-text') view.update(object);
    this.editor.remeasure();
    this.redraw();
  };

  /** Something arrived late: what is kept as a bitmap may be out of date. */
  private redraw(): void {
    this.canvas.spoil();
    this.canvas.requestRenderAll();
  }

  private sync(): void {
    const {camera, editing, hand} = this.editor.state;
    const {side} = this.editor;
    const sideChanged = side !== this.shownSide || editing !== this.shownEditing;
    const cameraChanged = camera !== this.shownCamera;
    if (sideChanged) this.syncObjects(side, editing);
    if (cameraChanged) this.canvas.setViewportTransform([camera.zoom, 0, 0, camera.zoom, camera.x, camera.y]);
    this.shownCamera = camera;
    const moving = MOVING.has(hand);
    const movingChanged = moving !== this.canvas.isSplit;
    if (movingChanged) this.canvas.setMoving(moving ? this.movingViews() : undefined);
    if (sideChanged || cameraChanged || movingChanged) this.canvas.requestRenderAll();
  }

  private movingViews(): ReadonlySet<FabricObject> {
    return new Set(this.editor.state.selection.flatMap(id => this.entries.get(id)?.view.fabric ?? []));
  }

  private syncObjects(side: Side, editing: string | null): void {
    for (const id of this.entries.keys()) if (!side.objects[id]) this.entries.delete(id);
    const renewed = objectsOf(side).map(object => this.syncObject(object, editing));
    if (renewed.includes(true) || this.shownSide?.order !== side.order) this.stack(side);
    this.syncFurniture(side);
    this.shownSide = side;
    this.shownEditing = editing;
  }

  private syncFurniture(side: Side): void {
    const objects = objectsOf(side);
    this.canvas.furniture = objects.findIndex(object => !isFurniture(object));
    const furniture = objects.filter(isFurniture);
    if (isSame(furniture, this.shownFurniture)) return;
    this.shownFurniture = furniture;
    this.canvas.clip = clipOf(side);
    this.canvas.spoil();
  }

  /** True when a new drawing had to be made. */
  private syncObject(object: DesignObject, editing: string | null): boolean {
    const entry = this.entries.get(object.id);
    const typed = editing === object.id || this.shownEditing === object.id;
    if (entry?.object === object && !typed) return false;
    const kept = entry && entry.object.kind === object.kind && entry.view.accepts(object) ? entry.view : undefined;
    const view = kept ?? createView(object, this.context);
    view.update(object);
    if (editing === object.id) view.fabric.set({visible: false});
    this.canvas.place(view.fabric, reachOf(object));
    this.entries.set(object.id, {object, view});
    return !kept;
  }

  /** Brings the canvas's own list into the order of the side. */
  private stack(side: Side): void {
    const wanted = side.order.flatMap(id => this.entries.get(id)?.view.fabric ?? []);
    const keep = new Set(wanted);
    const known = new Set(this.canvas.getObjects());
    this.canvas.remove(...this.canvas.getObjects().filter(object => !keep.has(object)));
    const stayed = wanted.filter(object => known.has(object));
    this.canvas.getObjects().forEach((object, index) => object === stayed[index] || this.canvas.touch(object));
    this.canvas.add(...wanted.filter(object => !known.has(object)));
    wanted.forEach((object, index) => this.canvas.moveObjectTo(object, index));
  }
}

const isSame = (a: readonly DesignObject[], b: readonly DesignObject[]): boolean => a.length === b.length && a.every((object, index) => object === b[index]);
