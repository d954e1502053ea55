/** Draws the open side as the editor's camera looks at it. */
import {cache, type FabricObject} from 'fabric/es';
import type {Editor} from '../store/editor';
import type {Camera} from '../store/camera';
import type {Assets} from '../objects/image/assets';
import {DrawnSide} from './drawn-side';
import {LiveCanvas} from './live-canvas';

/** States of the hand in which the selection moves and everything else stands still. */
const MOVING = new Set(['dragging', 'scaling', 'rotating']);

export class Scene {
  private readonly canvas: LiveCanvas;
  private readonly drawnSide: DrawnSide;
  private readonly unsubscribe: () => void;
  private readonly observer: ResizeObserver;
  private shownCamera: Camera | undefined;

  /** Puts a canvas of its own into the host, which belongs to the scene until `dispose`. */
  constructor(
    private readonly host: HTMLElement,
    private readonly editor: Editor,
    assets: Assets,
  ) {
    const element = document.createElement('canvas');
    host.append(element);
    // A browser that has lost a canvas gives it back empty.
    element.addEventListener('contextrestored', () => this.drawAll());
    this.canvas = new LiveCanvas(element, {
      renderOnAddRemove: false,
      enableRetinaScaling: true,
      width: host.clientWidth,
      height: host.clientHeight,
    });
    this.drawnSide = new DrawnSide(this.canvas, assets, () => this.canvas.requestRenderAll());
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.unsubscribe = editor.subscribe(() => this.sync());
    document.fonts.addEventListener('loadingdone', this.fontsArrived);
    this.resize();
    this.sync();
  }

  private sync(): void {
    const {camera, editing, hand} = this.editor.state;
    const sideChanged = this.drawnSide.follow(this.editor.side, editing, this.editor.area?.bleed);
    const cameraChanged = camera !== this.shownCamera;
    if (cameraChanged) this.canvas.setViewportTransform([camera.zoom, 0, 0, camera.zoom, camera.x, camera.y]);
    this.shownCamera = camera;
    const moving = MOVING.has(hand);
    const movingChanged = moving !== this.canvas.isMoving;
    if (movingChanged) this.canvas.setMoving(moving ? this.movingObjects() : undefined);
    if (sideChanged || cameraChanged || movingChanged) this.canvas.requestRenderAll();
  }

  dispose(): void {
    this.unsubscribe();
    document.fonts.removeEventListener('loadingdone', this.fontsArrived);
    this.observer.disconnect();
    const element = this.canvas.lowerCanvasEl;
    this.canvas
      .dispose()
      // Nobody needs a canvas that could not be put away in order; its element goes all the same.
      .catch(() => undefined)
      .finally(() => element.remove());
  }

  private resize(): void {
    const {clientWidth: width, clientHeight: height} = this.host;
    if (width === 0 || height === 0) return;
    this.canvas.setDimensions({width, height});
    this.editor.resize({width, height});
    this.drawAll();
  }

  private drawAll(): void {
    this.canvas.invalidate();
    this.canvas.requestRenderAll();
  }

  /** Typed characters may need a part of the font that loads later. */
  private readonly fontsArrived = (): void => {
    cache.clearFontCache();
    this.drawnSide.renewTexts();
    this.editor.remeasure();
    this.canvas.requestRenderAll();
  };

  private movingObjects(): ReadonlySet<FabricObject> {
    return new Set(this.drawnSide.fabricOf(this.editor.state.selection));
  }
}
