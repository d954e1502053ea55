/** What pdf.js draws on where there is no document: canvases of the worker. */
import {withFilters} from './pdf-filters';

interface Drawing {
  canvas: OffscreenCanvas;
  /** pdf.js asks for the type of a page's canvas; that of a worker can do the same. */
  context: CanvasRenderingContext2D;
}

export class CanvasMaker {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height);
    const context: unknown = canvas.getContext('2d', {willReadFrequently: true});
    if (!isContext(context)) throw new Error('There is no canvas to draw on');
    return {canvas, context: withFilters(context)};
  }

  reset({canvas}: Drawing, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy({canvas}: Drawing): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

const isContext = (value: unknown): value is CanvasRenderingContext2D =>
  typeof value === 'object' && value !== null && 'drawImage' in value;
