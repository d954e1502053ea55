/** Files on the local disk, below `<data>/files`. */
import {createReadStream, createWriteStream} from 'node:fs';
import {mkdir, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import {randomUUID} from 'node:crypto';
import {dirname, join, normalize, relative, sep} from 'node:path';
import {Transform, type Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';

/** Where uploads are received before they have a key. */
const INCOMING = '.incoming';

export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** More bytes came than were allowed. */
export class TooLarge extends Error {}

function upTo(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new TooLarge());
      else done(null, chunk);
    },
  });
}

async function* filesBelow(folder: string): AsyncGenerator<{path: string; modifiedAt: Date}> {
  const entries = await readdir(folder, {withFileTypes: true}).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    const found = entry.isFile() ? await stat(path).catch(() => undefined) : undefined;
    if (found) yield {path, modifiedAt: found.mtime};
  }
}

export class FileStore {
  constructor(private readonly root: string) {}

  /** Undefined for a key that would leave the store. */
  pathOf(key: string): string | undefined {
    const path = normalize(join(this.root, key));
    return path.startsWith(this.root + sep) && !key.includes('\0') ? path : undefined;
  }

  private target(key: string): string {
    const path = this.pathOf(key);
    if (!path) throw new Error(`"${key}" is not a key of the file store.`);
    return path;
  }

  /** Receives into a file of its own, so that a broken upload leaves nothing under the key. */
  async receive(content: Readable, maxSize: number): Promise<string> {
    const folder = join(this.root, INCOMING);
    await mkdir(folder, {recursive: true});
    const path = join(folder, randomUUID());
    try {
      await pipeline(content, upTo(maxSize), createWriteStream(path, {flags: 'wx'}));
      return path;
    } catch (error) {
      await rm(path, {force: true});
      throw error;
    }
  }

  async accept(received: string, key: string): Promise<void> {
    const path = this.target(key);
    await mkdir(dirname(path), {recursive: true});
    await rename(received, path);
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

  read(key: string, range?: {start: number; end: number}): Readable {
    return createReadStream(this.target(key), range);
  }

  /** Everything that has a key. */
  async *files(): AsyncGenerator<StoredFile> {
    for await (const {path, modifiedAt} of filesBelow(this.root)) {
      const key = relative(this.root, path).split(sep).join('/');
      if (!key.startsWith(`${INCOMING}/`)) yield {key, modifiedAt};
    }
  }

  /** Removes what began to come in before that time and never got a key. */
  async clearIncoming(before: Date): Promise<void> {
    for await (const {path, modifiedAt} of filesBelow(join(this.root, INCOMING)))
      if (modifiedAt < before) await rm(path, {force: true});
  }

  async remove(key: string): Promise<void> {
    await rm(this.target(key), {force: true});
  }
}

export async function discard(received: string): Promise<void> {
  await rm(received, {force: true});
}
