/** Small pictures for lists, made when they are first asked for and kept below the data folder; losing them costs only time. */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import type {FileKey} from './key';
import type {FileStore} from './store';
import {extensionOf} from './types';

/** Pixels of the longer side. A few fixed ones, so that nobody fills the disk by asking. */
const SIZES = [64, 128, 256, 512];
const EXTENSIONS = ['png', 'jpg', 'jpeg', 'jfif', 'webp', 'gif'];
const MAX_PIXELS = 100_000_000;
const AT_ONCE = 2;

export class Thumbnails {
  private readonly folder: string;
  private readonly making = new Map<string, Promise<string | undefined>>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(dataDir: string, private readonly store: FileStore) {
    this.folder = join(dataDir, 'thumbnails');
  }

  /** The path of a WebP of that size; undefined when there is none of this size or file, and the file itself has to do. */
  async find(key: FileKey, size: number): Promise<string | undefined> {
    if (!SIZES.includes(size) || !EXTENSIONS.includes(extensionOf(key))) return undefined;
    const name = createHash('sha256').update(key).digest('hex');
    const path = join(this.folder, String(size), name.slice(0, 2), `${name}.webp`);
    if (existsSync(path)) return path;
    const running = this.making.get(path) ?? this.inTurn(() => this.make(key, size, path)).finally(() => this.making.delete(path));
    this.making.set(path, running);
    return running;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= AT_ONCE) await new Promise<void>(resolve => { this.waiting.push(resolve); });
    this.busy += 1;
    try {
      return await work();
    } finally {
      this.busy -= 1;
      this.waiting.shift()?.();
    }
  }

  private async make(key: FileKey, size: number, path: string): Promise<string | undefined> {
    const {default: sharp} = await import('sharp');
    const unfinished = join(this.folder, randomUUID());
    await mkdir(join(path, '..'), {recursive: true});
    const resized = sharp({limitInputPixels: MAX_PIXELS, failOn: 'error'}).rotate().resize(size, size, {fit: 'inside', withoutEnlargement: true}).webp();
    try {
      const written = resized.toFile(unfinished);
      await Promise.all([written, pipeline(await this.store.read(key), resized)]);
      await rename(unfinished, path);
      return path;
    } catch {
      // A picture that cannot be read is shown as it is, if the browser can.
      await rm(unfinished, {force: true});
      return undefined;
    }
  }
}
