/**
 * Small pictures of the sides. Each side has a canvas of its own that follows it, so that a change costs what has
 * changed.
 */
import type {Rect} from '../document/matrix';
import type {Position, Side} from '../document/types';
import type {Assets} from '../objects/image/assets';
import {DrawnSide} from './drawn-side';
import {LiveCanvas} from './live-canvas';
import {pixelsOf} from './picture';
import {prepareSide} from './services';

export class Minimaps {
  private readonly drawn = new Map<Position, DrawnSide>();

  constructor(private readonly assets: Assets) {}

  /** A part of a side as a data address, `scale` pixels per pixel of the design. */
  async draw(position: Position, side: Side, scale: number, part: Rect): Promise<string> {
    await prepareSide(side, this.assets);
    const drawn = this.drawnAt(position);
    drawn.follow(side);
    look(drawn.canvas, part, scale);
    drawn.canvas.renderAll();
    return drawn.canvas.lowerCanvasEl.toDataURL('image/png');
  }

  private drawnAt(position: Position): DrawnSide {
    const known = this.drawn.get(position);
    if (known) return known;
    const canvas = new LiveCanvas(document.createElement('canvas'), {
      renderOnAddRemove: false,
      enableRetinaScaling: false,
      width: 1,
      height: 1,
    });
    const made = new DrawnSide(canvas, this.assets, () => undefined);
    this.drawn.set(position, made);
    return made;
  }
}

/** Lets a canvas show the part and nothing else; where it does already, what it shows stays. */
function look(canvas: LiveCanvas, part: Rect, scale: number): void {
  const [width, height] = pixelsOf(part, scale);
  const [x, y] = [-part.left * scale, -part.top * scale];
  const [zoom, , , , atX, atY] = canvas.viewportTransform;
  if (canvas.width === width && canvas.height === height && zoom === scale && atX === x && atY === y) return;
  canvas.setDimensions({width, height});
  canvas.setViewportTransform([scale, 0, 0, scale, x, y]);
}
