/**
 * Small pictures for lists, made when they are first asked for and kept below the data folder; losing them costs only
 * time.
 */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Context} from '../context';
import {Refusal} from '../errors';
import type {Parsing} from '../parsing/parsing';
import {discard, type Incoming} from './incoming';
import type {FileKey} from './key';
import type {FileStore} from './store';
import {extensionOf} from '../parsing/content-types';

/** Pixels of the longer side. A few fixed ones, so that nobody fills the disk by asking. */
const SIZES = [64, 128, 256, 512];
const EXTENSIONS = ['png', 'jpg', 'jpeg', 'jfif', 'webp', 'gif'];
const TOO_BUSY = 429;
/** Larger files are no pictures that lists show. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** Says that there can be none. */
const noneOf = (path: string): string => `${path}.none`;

export class Thumbnails {
  private readonly folder: string;
  private readonly making = new Map<string, Promise<string | undefined>>();

  constructor(
    dataDir: string,
    private readonly store: FileStore,
    private readonly incoming: Incoming,
    private readonly parsing: Parsing,
  ) {
    this.folder = join(dataDir, 'thumbnails');
  }

  /**
   * The path of a WebP of that size; undefined when there is none of this size or file, and the file itself has to do.
   */
  async find(context: Context, key: FileKey, size: number): Promise<string | undefined> {
    if (!SIZES.includes(size) || !EXTENSIONS.includes(extensionOf(key))) return undefined;
    const name = createHash('sha256').update(key).digest('hex');
    const path = join(this.folder, String(size), name.slice(0, 2), `${name}.webp`);
    if (existsSync(path)) return path;
    if (existsSync(noneOf(path))) return undefined;
    const running =
      this.making.get(path) ?? this.make(context, key, size, path).finally(() => this.making.delete(path));
    this.making.set(path, running);
    return running;
  }

  private async make(context: Context, key: FileKey, size: number, path: string): Promise<string | undefined> {
    const unfinished = join(this.folder, randomUUID());
    await mkdir(join(path, '..'), {recursive: true});
    try {
      await this.onDisk(key, picture =>
        this.parsing.parse(context, 'thumbnail', {path: picture, target: unfinished, size}),
      );
      await rename(unfinished, path);
      return path;
    } catch (error) {
      await rm(unfinished, {force: true});
      if (!(error instanceof Refusal)) throw error;
      // A picture that cannot be read is shown as it is, if the browser can; reading it is not tried again.
      if (error.code !== TOO_BUSY) await writeFile(noneOf(path), '');
      return undefined;
    }
  }

  private async onDisk(key: FileKey, use: (path: string) => Promise<void>): Promise<void> {
    const local = this.store.localPath(key);
    if (local !== undefined) return use(local);
    const copy = await this.incoming.receive(await this.store.read(key), MAX_BYTES);
    await use(copy).finally(() => discard(copy));
  }
}
