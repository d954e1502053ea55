/** Decoded pictures by address. They live outside the scene, so that undo, redo and side switches never decode again. */

export interface Asset {
  readonly url: string;
  /** Present once it has been decoded. */
  image?: HTMLImageElement;
  failed: boolean;
}

export class Assets {
  private readonly known = new Map<string, {readonly asset: Asset; readonly ready: Promise<Asset>}>();

  /** The picture as far as it is there; begins to load it otherwise and calls back when it is settled. */
  get(url: string, settled: () => void): Asset {
    const entry = this.entry(url);
    if (!entry.asset.image && !entry.asset.failed) void entry.ready.then(settled);
    return entry.asset;
  }

  /** Resolves when the picture has been decoded or has failed. */
  load(url: string): Promise<Asset> {
    return this.entry(url).ready;
  }

  private entry(url: string): {readonly asset: Asset; readonly ready: Promise<Asset>} {
    const known = this.known.get(url);
    if (known) return known;
    const asset: Asset = {url, failed: false};
    const entry = {asset, ready: decode(asset)};
    this.known.set(url, entry);
    return entry;
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
