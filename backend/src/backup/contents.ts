/** What a backup holds on its way into the archive, in short pieces and counted, and out of it again, checked. */
import {createHash, type Hash} from 'node:crypto';
import {contentsOf, MANIFEST, parseManifest, type Content, type Manifest} from './manifest';
import {NoBackup, readTar, type Entry} from './tar';

const PIECE = 4 * 1024 * 1024;
const LINE_END = 10;

function numberedPath(path: string, place: number): string {
  return `${path}/${String(place).padStart(6, '0')}`;
}

function linesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

class Tally {
  private readonly hash: Hash = createHash('sha256');
  bytes = 0;
  lines = 0;

  add(piece: Buffer): void {
    this.hash.update(piece);
    this.bytes += piece.length;
    this.lines += linesIn(piece);
  }

  contentAt(path: string): Content {
    return {path, bytes: this.bytes, sha256: this.hash.digest('hex')};
  }
}

/** Yields the pieces of a source; answers what they were, and how many lines. */
export async function* inPieces(
  path: string,
  source: AsyncIterable<unknown>,
): AsyncGenerator<Entry, Content & {readonly lines: number}> {
  const tally = new Tally();
  let chunks: Buffer[] = [];
  let size = 0;
  let place = 0;
  const piece = (): Entry => {
    const bytes = Buffer.concat(chunks);
    tally.add(bytes);
    [chunks, size, place] = [[], 0, place + 1];
    return {name: numberedPath(path, place), bytes};
  };
  for await (const chunk of source) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    chunks.push(bytes);
    size += bytes.length;
    if (size >= PIECE) yield piece();
  }
  if (size > 0) yield piece();
  return {...tally.contentAt(path), lines: tally.lines};
}

function pathOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}

/** Reads all of it once. Throws where anything is missing, changed or too much: before a restore touches anything. */
export async function checkedManifest(file: string, progress: (line: string) => void): Promise<Manifest> {
  const found = new Map<string, Tally>();
  let manifest: Manifest | undefined;
  let bytes = 0;
  for await (const entry of readTar(file)) {
    if (entry.name === MANIFEST) manifest = parseManifest(entry.bytes);
    else {
      const tally = found.get(pathOf(entry.name)) ?? new Tally();
      found.set(pathOf(entry.name), tally);
      tally.add(entry.bytes);
    }
    bytes += entry.bytes.length;
    progress(`checked ${Math.round(bytes / 1024 / 1024)} MB`);
  }
  if (!manifest) throw new NoBackup('This is no backup of Emblem: it has no manifest.');
  for (const content of contentsOf(manifest)) requireSame(content, found.get(content.path) ?? new Tally());
  return manifest;
}

function requireSame(content: Content, tally: Tally): void {
  const {bytes, sha256} = tally.contentAt(content.path);
  if (bytes !== content.bytes || sha256 !== content.sha256)
    throw new NoBackup(`The backup is damaged: ${content.path} is not what was written. Nothing was restored.`);
}

/** The contents one after the other; the pieces of each have to be read to their end. */
export async function* readContents(
  file: string,
): AsyncGenerator<{readonly path: string; readonly pieces: AsyncIterable<Buffer>}> {
  const entries = readTar(file);
  try {
    let next = await entries.next();
    const piecesOf = async function* (path: string): AsyncGenerator<Buffer> {
      for (; next.done !== true && pathOf(next.value.name) === path; next = await entries.next())
        yield next.value.bytes;
    };
    while (next.done !== true && next.value.name !== MANIFEST) {
      const path = pathOf(next.value.name);
      yield {path, pieces: piecesOf(path)};
    }
  } finally {
    await entries.return(undefined);
  }
}
