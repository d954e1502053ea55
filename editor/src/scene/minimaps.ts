/** Small pictures of the sides. Each side has a canvas of its own that follows it, so that a change costs what has changed. */
import {workspaceOf} from '../document/side';
import type {Position, Side} from '../document/types';
import type {Assets} from './assets';
import {DrawnSide} from './drawn-side';
import {LiveCanvas} from './live-canvas';
import {prepareSide} from './services';

export class Minimaps {
  private readonly drawn = new Map<Position, DrawnSide>();

  constructor(private readonly assets: Assets) {}

  /** A side as a data address, `scale` pixels per pixel of the design. */
  async draw(position: Position, side: Side, scale: number): Promise<string> {
    await prepareSide(side, this.assets);
    const drawn = this.drawnAt(position);
    drawn.follow(side);
    look(drawn.canvas, side, scale);
    drawn.canvas.renderAll();
    return drawn.canvas.lowerCanvasEl.toDataURL('image/png');
  }

  private drawnAt(position: Position): DrawnSide {
    const known = this.drawn.get(position);
    if (known) return known;
    const canvas = new LiveCanvas(document.createElement('canvas'), {renderOnAddRemove: false, enableRetinaScaling: false, width: 1, height: 1});
    const made = new DrawnSide(canvas, this.assets, () => undefined);
    this.drawn.set(position, made);
    return made;
  }
}

/** Lets a canvas show the drawing area and nothing else; where it does already, what it shows stays. */
function look(canvas: LiveCanvas, side: Side, scale: number): void {
  const area = workspaceOf(side);
  if (!area) return;
  const [width, height] = [Math.round(area.width * scale), Math.round(area.height * scale)];
  const [x, y] = [(area.width / 2 - area.left) * scale, (area.height / 2 - area.top) * scale];
  const [zoom, , , , atX, atY] = canvas.viewportTransform;
  if (canvas.width === width && canvas.height === height && zoom === scale && atX === x && atY === y) return;
  canvas.setDimensions({width, height});
  canvas.setViewportTransform([scale, 0, 0, scale, x, y]);
}
