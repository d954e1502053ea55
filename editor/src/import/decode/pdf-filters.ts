/**
 * Soft masks and transfer curves of PDF, which pdf.js leaves to the filters of a page: a worker has none, so the pixels
 * are changed here.
 */

/** Changes red, green, blue and opacity of each pixel in place. */
type Change = (pixels: Uint8ClampedArray) => void;

/** A value from 0 to 255 for each value. */
type Table = readonly number[] | Uint8Array;

const NONE = 'none';
const changes = new Map<string, Change>();

function nameChange(change: Change): string {
  const name = `pixels-${changes.size + 1}`;
  changes.set(name, change);
  return name;
}

function everyPixel(change: (pixels: Uint8ClampedArray, at: number) => void): Change {
  return pixels => {
    for (let at = 0; at < pixels.length; at += 4) change(pixels, at);
  };
}

/** What pdf.js asks for filters; the names that it gets are understood by `withFilters` only. */
export class PixelFilters {
  /** One curve for all colours, or one for each. */
  addFilter(maps?: readonly (Table | null)[]): string {
    if (!maps) return NONE;
    const [red, green = red, blue = red] = maps;
    return nameChange(
      everyPixel((pixels, at) => {
        [red, green, blue].forEach((table, channel) => {
          pixels[at + channel] = table?.[pixels[at + channel] ?? 0] ?? pixels[at + channel] ?? 0;
        });
      }),
    );
  }

  addAlphaFilter(map: Table): string {
    return nameChange(
      everyPixel((pixels, at) => {
        pixels[at + 3] = map[pixels[at + 3] ?? 0] ?? 0;
      }),
    );
  }

  /** How light a pixel is says how much shows there. */
  addLuminosityFilter(map?: Table | null): string {
    return nameChange(
      everyPixel((pixels, at) => {
        const light = Math.round(0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0));
        pixels[at + 3] = map?.[light] ?? light;
      }),
    );
  }

  addHCMFilter(): string {
    return NONE;
  }

  addHighlightHCMFilter(): string {
    return NONE;
  }

  destroy(): void {
    changes.clear();
  }
}

/** A context that draws pictures through the filter of such a name, which it keeps as it keeps its other states. */
export function withFilters(context: CanvasRenderingContext2D): CanvasRenderingContext2D {
  let filter = NONE;
  const kept: string[] = [];
  const plain = {
    save: context.save.bind(context),
    restore: context.restore.bind(context),
    draw: context.drawImage.bind(context),
  };
  Object.defineProperty(context, 'filter', {
    get: () => filter,
    set: (value: string) => {
      filter = value;
    },
  });
  context.save = () => {
    kept.push(filter);
    plain.save();
  };
  context.restore = () => {
    filter = kept.pop() ?? filter;
    plain.restore();
  };
  context.drawImage = (picture: CanvasImageSource, ...place: readonly number[]) => {
    const change = changes.get(filter);
    Reflect.apply(plain.draw, context, [change ? changePixels(picture, change) : picture, ...place]);
  };
  return context;
}

function changePixels(picture: CanvasImageSource, change: Change): CanvasImageSource {
  if (!(picture instanceof OffscreenCanvas || picture instanceof ImageBitmap)) return picture;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) return picture;
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  change(pixels.data);
  context.putImageData(pixels, 0, 0);
  return canvas;
}
