/** The open side and how the canvas shows it: what is fitted into the view, and what panels lie over. */
import {boundsOf} from '../document/geometry';
import {centreOf, unionOf} from '../document/matrix';
import {workspaceOf} from '../document/side';
import type {DesignObject, Side} from '../document/types';
import * as cameras from './camera';
import {hasOwnShape, productArea, type ProductArea} from './product-area';
import {StateHolder} from './state-holder';
import type {EditorState} from './state';

/** What fills the view. */
export type Fit = 'workspace' | 'product';

const FITS: readonly Fit[] = ['workspace', 'product'];

/** How far above the panels a revealed object has its middle, CSS px. */
const REVEALED = 40;

export class DesignView extends StateHolder {
  /** The open side. */
  get side(): Side {
    const {design, position} = this.state;
    return position === 1 && design.back ? design.back : design.front;
  }

  /** Where the product lies on the open side. */
  get area(): ProductArea | undefined {
    const {product, position} = this.state;
    return productArea(this.side, product, position);
  }

  get selected(): readonly DesignObject[] {
    return this.state.selection.flatMap(id => this.side.objects[id] ?? []);
  }

  /** Shows the whole drawing area, or the whole product on it. */
  fit(what: Fit = 'workspace'): void {
    const camera = this.fittedCamera(what);
    if (camera) this.set({camera});
  }

  /** Shows a thin product as large as it can be worked on, around what is selected or else in view. */
  closeUp(): void {
    const {camera, covered} = this.state;
    const view = cameras.free(this.state.view, covered);
    const {area} = this;
    if (!area || view.width === 0) return;
    const chosen = unionOf(this.selected.map(boundsOf));
    const around = chosen ? centreOf(chosen) : cameras.toPage(camera, {x: view.width / 2, y: view.height / 2});
    this.set({camera: cameras.closeUp(area.bleed, view, around)});
  }

  /**
   * The canvas has another size: what is fitted stays fitted, any other view keeps its middle. Where panels lie over
   * the canvas only a turned phone moves it: a keyboard that opens takes height alone, and what is under the finger
   * must stay there.
   */
  resize(view: EditorState['view']): void {
    const {camera, covered, view: before} = this.state;
    if (view.width === before.width && view.height === before.height) return;
    if (covered > 0 && view.width === before.width) return this.set({view});
    const fit = before.width === 0 ? 'product' : FITS.find(what => this.isFitted(what));
    this.set({
      view,
      camera: {
        ...camera,
        x: camera.x + (view.width - before.width) / 2,
        y: camera.y + (view.height - before.height) / 2,
      },
    });
    if (fit) this.fit(fit);
  }

  /** Panels lie over so much of the canvas from now on; what is shown fitted is fitted into the rest. */
  cover(covered: number): void {
    if (covered === this.state.covered) return;
    const fit = FITS.find(what => this.isFitted(what));
    this.set({covered});
    if (fit) this.fit(fit);
  }

  /** Moves the view up as far as shows the middle of an object that a panel lies over. */
  protected reveal(object: DesignObject): void {
    const {camera, covered, view} = this.state;
    const below = object.top * camera.zoom + camera.y - (view.height - covered - REVEALED);
    if (covered > 0 && below > 0) this.set({camera: {...camera, y: camera.y - below}});
  }

  private fittedCamera(what: Fit): cameras.Camera | undefined {
    const view = cameras.free(this.state.view, this.state.covered);
    const workspace = workspaceOf(this.side);
    const {area} = this;
    if (!workspace || !area || view.width === 0) return undefined;
    return cameras.fit(what === 'product' && hasOwnShape(area, workspace) ? area.bleed : boundsOf(workspace), view);
  }

  private isFitted(what: Fit): boolean {
    const {camera} = this.state;
    const fitted = this.fittedCamera(what);
    return fitted !== undefined && fitted.zoom === camera.zoom && fitted.x === camera.x && fitted.y === camera.y;
  }
}
