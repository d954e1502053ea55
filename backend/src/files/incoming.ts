/** Uploads on their way in: each on the local disk, in a file of its own, until it has been looked at. */
import {randomUUID} from 'node:crypto';
import {createWriteStream} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {Transform, type Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {filesBelow} from './store/disk';

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

export class Incoming {
  private readonly folder: string;

  constructor(dataDir: string) {
    // Beside the stored files, so that taking over is a rename.
    this.folder = join(dataDir, 'files', '.incoming');
  }

  /** Returns where the file is. What breaks off or is larger than `maxSize` bytes leaves nothing. */
  async receive(content: Readable, maxSize: number): Promise<string> {
    await mkdir(this.folder, {recursive: true});
    const path = join(this.folder, randomUUID());
    try {
      await pipeline(content, upTo(maxSize), createWriteStream(path, {flags: 'wx'}));
      return path;
    } catch (error) {
      await rm(path, {force: true});
      throw error;
    }
  }

  /** Removes what began to come in before that time and was broken off by the end of the process. */
  async clear(before: Date): Promise<void> {
    for await (const {path, modifiedAt} of filesBelow(this.folder))
      if (modifiedAt < before) await rm(path, {force: true});
  }
}

export async function discard(received: string): Promise<void> {
  await rm(received, {force: true});
}
