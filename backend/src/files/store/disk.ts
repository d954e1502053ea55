/** Files on the local disk. */
import {createReadStream} from 'node:fs';
import {mkdir, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import {dirname, join, normalize, relative, sep} from 'node:path';
import type {Readable} from 'node:stream';
import type {ByteRange, FileStore, StoredFile} from './types';

export async function* filesBelow(folder: string): AsyncGenerator<{readonly path: string; readonly modifiedAt: Date}> {
  const entries = await readdir(folder, {withFileTypes: true}).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    const found = entry.isFile() ? await stat(path).catch(() => undefined) : undefined;
    if (found) yield {path, modifiedAt: found.mtime};
  }
}

export class DiskStore implements FileStore {
  constructor(private readonly root: string) {}

  /** Undefined for a key that would leave the store. */
  private pathOf(key: string): string | undefined {
    const path = normalize(join(this.root, key));
    return path.startsWith(this.root + sep) && !key.startsWith('.') && !key.includes('\0') ? path : undefined;
  }

  private target(key: string): string {
    const path = this.pathOf(key);
    if (!path) throw new Error(`"${key}" is not a key of the file store.`);
    return path;
  }

  async accept(path: string, key: string): Promise<void> {
    const target = this.target(key);
    await mkdir(dirname(target), {recursive: true});
    await rename(path, target);
  }

  async write(key: string, content: Uint8Array | string): Promise<void> {
    const path = this.target(key);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, content);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    const path = this.pathOf(key);
    if (!path) return undefined;
    try {
      const found = await stat(path);
      return found.isFile() ? found.size : undefined;
    } catch {
      return undefined;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    return createReadStream(this.target(key), range);
  }

  async *files(): AsyncGenerator<StoredFile> {
    for await (const {path, modifiedAt} of filesBelow(this.root)) {
      const key = relative(this.root, path).split(sep).join('/');
      if (!key.startsWith('.')) yield {key, modifiedAt};
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.target(key), {force: true});
  }
}
