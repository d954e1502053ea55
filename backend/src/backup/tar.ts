/**
 * A backup's file: a tar archive within gzip, so that any machine can look into it. Entries are short pieces held in
 * memory; what is long comes in several of them.
 */
import {createReadStream, createWriteStream} from 'node:fs';
import {buffer} from 'node:stream/consumers';
import {pipeline} from 'node:stream/promises';
import {createGunzip, createGzip} from 'node:zlib';
import {extract, pack, type Pack} from 'tar-stream';

export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Pictures are compressed already; rows get small at any level. */
const LEVEL = 3;
const READ_AHEAD = 1024 * 1024;
/** Larger pieces than we write belong to another archive. The manifest is the largest. */
const ENTRY_LIMIT = 1024 * 1024 * 1024;

function add(archive: Pack, {name, bytes}: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({name, mode: 0o600}, bytes, error => {
      if (error) reject(error);
      else resolve();
    });
  });
}

async function fill(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const entry of entries) await add(archive, entry);
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Only its owner may read the file, which must not be there yet. */
export async function writeTar(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip({level: LEVEL}),
    createWriteStream(path, {mode: 0o600, flags: 'wx', flush: true}),
  );
  // Whichever fails first is told; it ends the other.
  await Promise.all([written, fill(archive, entries)]);
}

/** What is no archive of ours, or not all of it. */
export class NoBackup extends Error {}

/**
 * Throws `NoBackup` for what is none, was cut off or does not fit its checksums; then some entries may have been handed
 * out.
 */
export async function* readTar(path: string): AsyncGenerator<Entry> {
  const archive = extract();
  const read = pipeline(
    createReadStream(path, {highWaterMark: READ_AHEAD}),
    createGunzip({chunkSize: READ_AHEAD}),
    archive,
  );
  // Told where the entries are read.
  read.catch(() => undefined);
  try {
    for await (const entry of archive) {
      if ((entry.header.size ?? 0) > ENTRY_LIMIT) throw new NoBackup('This is no backup of Emblem, or a damaged one.');
      yield {name: entry.header.name, bytes: await buffer(entry)};
    }
    await read;
  } catch (error) {
    if (error instanceof NoBackup || (error instanceof Error && 'syscall' in error)) throw error;
    throw new NoBackup(
      `This is no backup of Emblem, or a damaged one (${error instanceof Error ? error.message : String(error)}).`,
      {cause: error},
    );
  } finally {
    archive.destroy();
  }
}
