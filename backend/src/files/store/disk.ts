/** Files on the local disk. */
import {createReadStream} from 'node:fs';
import {mkdir, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';
import type {Readable} from 'node:stream';
import {isFileKey, type FileKey} from '../key';
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

  private pathOf(key: FileKey): string {
    return join(this.root, ...key.split('/'));
  }

  async accept(path: string, key: FileKey): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), {recursive: true});
    await rename(path, target);
  }

  async write(key: FileKey, content: Uint8Array | string): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, content);
  }

  async sizeOf(key: FileKey): Promise<number | undefined> {
    try {
      const found = await stat(this.pathOf(key));
      return found.isFile() ? found.size : undefined;
    } catch {
      return undefined;
    }
  }

  async read(key: FileKey, range?: ByteRange): Promise<Readable> {
    return createReadStream(this.pathOf(key), range);
  }

  localPath(key: FileKey): string {
    return this.pathOf(key);
  }

  async *files(): AsyncGenerator<StoredFile> {
    for await (const {path, modifiedAt} of filesBelow(this.root)) {
      const key = relative(this.root, path).split(sep).join('/');
      if (isFileKey(key)) yield {key, modifiedAt};
    }
  }

  async remove(key: FileKey): Promise<void> {
    await rm(this.pathOf(key), {force: true});
  }
}
