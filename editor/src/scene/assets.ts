/** Decoded pictures by address. They live outside the scene, so that undo, redo and side switches never decode again. */
import {recolourPixels, type ColourChange} from '../document/recolour';

export interface Asset {
  readonly url: string;
  /** Present once it has been decoded. */
  image?: HTMLImageElement | HTMLCanvasElement;
  /** Pixels of `image` per pixel of the picture. */
  scale: number;
  failed: boolean;
}

/** Colours exchanged in a picture, and the colours it is made of. */
export interface Recolouring {
  readonly palette: readonly string[];
  readonly changes: readonly ColourChange[];
}

interface Entry {
  readonly asset: Asset;
  readonly ready: Promise<Asset>;
}

/** Longest side of a recoloured picture; a vector picture is drawn at least this large. */
const MOST_PIXELS = 2048;
const VECTOR_PIXELS = 1024;

/** Recoloured pictures that are kept for undo and redo; they are large, and made again when they are wanted after all. */
const RECOLOURED_KEPT = 24;

export class Assets {
  private readonly known = new Map<string, Entry>();
  private readonly recoloured = new Map<string, Entry>();

  /** The picture as far as it is there; begins to load it otherwise and calls back when it is settled. */
  get(url: string, settled: () => void, recolouring?: Recolouring): Asset {
    const {asset, ready} = this.entry(url, recolouring);
    if (!asset.image && !asset.failed) void ready.then(settled);
    return asset;
  }

  /** Resolves when the picture has been decoded or has failed. */
  load(url: string, recolouring?: Recolouring): Promise<Asset> {
    return this.entry(url, recolouring).ready;
  }

  private entry(url: string, recolouring?: Recolouring): Entry {
    const kept = recolouring ? this.recoloured : this.known;
    const key = recolouring ? `${url} ${JSON.stringify(recolouring)}` : url;
    const known = kept.get(key);
    if (known) return known;
    const asset: Asset = {url, failed: false, scale: 1};
    const entry = {asset, ready: recolouring ? this.recolour(asset, recolouring) : decode(asset)};
    kept.set(key, entry);
    const [oldest] = this.recoloured.keys();
    if (oldest !== undefined && this.recoloured.size > RECOLOURED_KEPT) this.recoloured.delete(oldest);
    return entry;
  }

  private async recolour(asset: Asset, {palette, changes}: Recolouring): Promise<Asset> {
    const {image} = await this.load(asset.url);
    const drawn = image && drawPixels(image, scaleFor(image, asset.url));
    if (!drawn) return Object.assign(asset, {failed: true});
    const {canvas, ctx, scale} = drawn;
    const pixels = ctx.getImageData(0, 0, canvas.width, canvas.height);
    recolourPixels(pixels.data, palette, changes);
    ctx.putImageData(pixels, 0, 0);
    return Object.assign(asset, {image: canvas, scale});
  }
}

async function decode(asset: Asset): Promise<Asset> {
  const image = new Image();
  image.src = asset.url;
  try {
    await image.decode();
    asset.image = image;
  } catch {
    asset.failed = true;
  }
  return asset;
}

/** Vector pictures are drawn at any size, so their drawing is kept as a bitmap between changes of the zoom. */
export const isVector = (src: string): boolean => /\.svg($|\?)/i.test(src);

export function sizeOf(image: HTMLImageElement | HTMLCanvasElement): {width: number; height: number} {
  return image instanceof HTMLImageElement ? {width: image.naturalWidth, height: image.naturalHeight} : image;
}

function scaleFor(image: HTMLImageElement | HTMLCanvasElement, url: string): number {
  const {width, height} = sizeOf(image);
  const longest = Math.max(width, height, 1);
  return isVector(url) ? Math.min(MOST_PIXELS, Math.max(VECTOR_PIXELS, longest)) / longest : Math.min(1, MOST_PIXELS / longest);
}

/** The picture on a canvas of its own, whose pixels can be read. Undefined when the browser gives none. */
export function drawPixels(image: HTMLImageElement | HTMLCanvasElement, scale: number) {
  const size = sizeOf(image);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const ctx = canvas.getContext('2d', {willReadFrequently: true});
  if (!ctx) return undefined;
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
  return {canvas, ctx, scale};
}
