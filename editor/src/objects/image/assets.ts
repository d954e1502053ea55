/**
 * Decoded pictures by address. They live outside the scene, so that undo, redo and side switches never decode again.
 */
import type {Size} from '../../document/matrix';
import {recolourPixels} from '../../document/recolour';
import type {Recolouring} from './definition';
import {loadedImage} from '../../import/image';
import {cutOutAside} from './cut-out/client';
import {shrunk} from './proxy/client';

/** What the canvas draws: the picture itself, or a smaller one in its place. */
export type Drawable = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

export interface Asset {
  readonly url: string;
  /** Present once it has been decoded. */
  image?: Drawable;
  /** Pixels of `image` per pixel of the picture. */
  scale: number;
  failed: boolean;
}

interface Entry {
  readonly asset: Asset;
  readonly ready: Promise<Asset>;
}

/**
 * Longest side of what the canvas draws in place of a larger picture, whose original stays where it is stored; a vector
 * picture is drawn at least this large.
 */
const MAX_PIXELS = 2048;
const VECTOR_PIXELS = 1024;

/**
 * Recoloured pictures that are kept for undo and redo; they are large, and made again when they are wanted after all.
 */
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

  /**
   * Shows a smaller picture in place of the one at an address, `width` pixels wide. Rejects when it cannot be decoded.
   */
  async standIn(url: string, smaller: Blob, width: number): Promise<void> {
    const image = await createImageBitmap(smaller);
    const asset: Asset = {url, image, scale: image.width / width, failed: false};
    this.known.set(url, {asset, ready: Promise.resolve(asset)});
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

  private async recolour(asset: Asset, {palette, changes, cutOut}: Recolouring): Promise<Asset> {
    const {image, scale: shown} = await this.load(asset.url);
    const drawn = image && drawPixels(image, scaleFor(image, asset.url));
    if (!drawn) return Object.assign(asset, {failed: true});
    const {canvas, ctx, scale} = drawn;
    const read = ctx.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = cutOut ? await cutOutAside(read, cutOut) : read;
    if (!pixels) return Object.assign(asset, {failed: true});
    if (changes.length > 0) recolourPixels(pixels.data, palette, changes);
    ctx.putImageData(pixels, 0, 0);
    return Object.assign(asset, {image: canvas, scale: scale * shown});
  }
}

/** A large picture is never decoded as a whole on the page: a smaller one is made elsewhere and stands in for it. */
async function decode(asset: Asset): Promise<Asset> {
  try {
    const image = await loadedImage(asset.url);
    const scale = isVector(asset.url) ? 1 : MAX_PIXELS / Math.max(image.naturalWidth, image.naturalHeight);
    if (scale < 1) return Object.assign(asset, await proxyOf(asset.url, image, scale));
    await image.decode();
    return Object.assign(asset, {image});
  } catch {
    return Object.assign(asset, {failed: true});
  }
}

async function proxyOf(
  url: string,
  {naturalWidth, naturalHeight}: HTMLImageElement,
  wanted: number,
): Promise<{readonly image: ImageBitmap; readonly scale: number}> {
  const width = Math.max(1, Math.round(naturalWidth * wanted));
  const height = Math.max(1, Math.round(naturalHeight * wanted));
  const image = await shrunk(url, {width, height});
  if (!image) throw new Error('The picture cannot be made smaller');
  return {image, scale: Math.min(width / naturalWidth, height / naturalHeight)};
}

/** Vector pictures are drawn at any size, so their drawing is kept as a bitmap between changes of the zoom. */
export const isVector = (src: string): boolean => /\.svg($|\?)/i.test(src);

export function sizeOf(image: Drawable): Size {
  return image instanceof HTMLImageElement
    ? {width: image.naturalWidth, height: image.naturalHeight}
    : {width: image.width, height: image.height};
}

function scaleFor(image: Drawable, url: string): number {
  const {width, height} = sizeOf(image);
  const longest = Math.max(width, height, 1);
  return isVector(url)
    ? Math.min(MAX_PIXELS, Math.max(VECTOR_PIXELS, longest)) / longest
    : Math.min(1, MAX_PIXELS / longest);
}

/** The picture on a canvas of its own, whose pixels can be read. Undefined when the browser gives none. */
export function drawPixels(image: Drawable, scale: number) {
  const size = sizeOf(image);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const ctx = canvas.getContext('2d', {willReadFrequently: true});
  if (!ctx) return undefined;
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
  return {canvas, ctx, scale};
}
