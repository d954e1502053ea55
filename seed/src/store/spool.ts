/** Lines that wait in a file until the turn of their table comes. */
import {closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Readable} from 'node:stream';

const CHUNK = 256 * 1024;

export class Spool {
  private readonly folder = mkdtempSync(join(tmpdir(), 'emblem-seed-'));
  private readonly path = join(this.folder, 'lines');
  private readonly file = openSync(this.path, 'w', 0o600);
  private chunk = '';

  write(line: string): void {
    this.chunk += line;
    if (this.chunk.length >= CHUNK) this.flush();
  }

  private flush(): void {
    writeSync(this.file, this.chunk);
    this.chunk = '';
  }

  /** What was written; nothing is written after it. */
  read(): Readable {
    this.flush();
    return createReadStream(this.path, {highWaterMark: CHUNK});
  }

  remove(): void {
    closeSync(this.file);
    rmSync(this.folder, {recursive: true, force: true});
  }
}
