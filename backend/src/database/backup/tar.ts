/**
 * A backup's file: a tar archive within gzip, so that any machine can look into it. Entries are short pieces held in memory;
 * what is long comes in several of them.
 */
import {createReadStream, createWriteStream} from 'node:fs';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {createGunzip, createGzip} from 'node:zlib';

export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

const BLOCK = 512;
const NAME_LIMIT = 100;
/** Pictures are compressed already; rows get small at any level. */
const LEVEL = 3;
const READ_AHEAD = 1024 * 1024;
/** Larger pieces than we write belong to another archive. The manifest is the largest. */
const ENTRY_LIMIT = 1024 * 1024 * 1024;
/** Where and how long, in a header. */
const FIELDS = {name: [0, 100], mode: [100, 8], user: [108, 8], group: [116, 8], size: [124, 12], time: [136, 12], sum: [148, 8], kind: [156, 1], magic: [257, 8]} as const;

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}

function sumOf(header: Buffer): number {
  const [from, length] = FIELDS.sum;
  return header.reduce((sum, byte, place) => sum + (place >= from && place < from + length ? 32 : byte), 0);
}

function headerOf({name, bytes}: Entry): Buffer {
  if (Buffer.byteLength(name) >= NAME_LIMIT) throw new Error(`"${name}" is too long for the name of an entry.`);
  const header = Buffer.alloc(BLOCK);
  const put = ([from, length]: readonly [number, number], text: string): void => { header.write(text, from, length, 'latin1'); };
  header.write(name, 0, 'utf8');
  put(FIELDS.mode, octal(0o600, 8));
  put(FIELDS.user, octal(0, 8));
  put(FIELDS.group, octal(0, 8));
  put(FIELDS.size, octal(bytes.length, 12));
  put(FIELDS.time, octal(Math.floor(Date.now() / 1000), 12));
  put(FIELDS.kind, '0');
  put(FIELDS.magic, 'ustar\u000000');
  put(FIELDS.sum, `${octal(sumOf(header), 7)} `);
  return header;
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    yield headerOf(entry);
    yield entry.bytes;
    yield Buffer.alloc(padding(entry.bytes.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Only its owner may read the file, which must not be there yet. */
export async function writeTar(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  await pipeline(Readable.from(packed(entries)), createGzip({level: LEVEL}), createWriteStream(path, {mode: 0o600, flags: 'wx', flush: true}));
}

/** What is no archive of ours, or not all of it. */
export class NoBackup extends Error {}

/** Bytes as many as are asked for, whatever the pieces they come in. */
class Pieces {
  private readonly held: Buffer[] = [];
  private size = 0;

  constructor(private readonly source: AsyncIterator<unknown>) {}

  private async more(): Promise<void> {
    const {value, done} = await this.source.next();
    if (done === true || !Buffer.isBuffer(value)) throw new NoBackup('The backup ends before its end.');
    this.held.push(value);
    this.size += value.length;
  }

  async take(size: number): Promise<Buffer> {
    while (this.size < size) await this.more();
    const taken: Buffer[] = [];
    for (let missing = size; missing > 0;) {
      const first = this.held[0] ?? Buffer.alloc(0);
      taken.push(first.subarray(0, missing));
      if (first.length > missing) this.held[0] = first.subarray(missing);
      else this.held.shift();
      missing -= Math.min(first.length, missing);
    }
    this.size -= size;
    return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken);
  }
}

function textIn(header: Buffer, [from, length]: readonly [number, number]): string {
  const text = header.toString('utf8', from, from + length);
  const end = text.indexOf('\0');
  return (end < 0 ? text : text.slice(0, end)).trim();
}

/** Throws `NoBackup` for what is none, was cut off or does not fit its checksums; then some entries may have been handed out. */
export async function* readTar(path: string): AsyncGenerator<Entry> {
  const unzipped = createGunzip({chunkSize: READ_AHEAD});
  const file = createReadStream(path, {highWaterMark: READ_AHEAD}).on('error', error => unzipped.destroy(error));
  const pieces = new Pieces(file.pipe(unzipped)[Symbol.asyncIterator]());
  try {
    for (;;) {
      const header = await pieces.take(BLOCK);
      if (header.every(byte => byte === 0)) return;
      const size = Number.parseInt(textIn(header, FIELDS.size), 8);
      if (Number.parseInt(textIn(header, FIELDS.sum), 8) !== sumOf(header) || !(size <= ENTRY_LIMIT)) throw new NoBackup('This is no backup of Emblem, or a damaged one.');
      const bytes = await pieces.take(size);
      await pieces.take(padding(size));
      yield {name: textIn(header, FIELDS.name), bytes};
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw new NoBackup(`This is no backup of Emblem, or a damaged one (${error.message}).`, {cause: error});
    throw error;
  } finally {
    file.destroy();
    unzipped.destroy();
  }
}
