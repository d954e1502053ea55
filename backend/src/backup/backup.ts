/**
 * Writes everything there is into one file while others go on working: the rows of one moment, the stored files, the
 * keys.
 */
import {createReadStream, existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {ReservedSql, Sql} from 'postgres';
import {KEY_FILE} from '../vault';
import type {FileStore} from '../files/store';
import {MIGRATION_LOCK} from '../database/migrate';
import {inPieces} from './contents';
import {dumpJobs} from './queued-jobs';
import {FORMAT, MANIFEST, type Content, type FileContent, type Manifest, type TableContent} from './manifest';
import {copyOut, readTables} from './rows';
import {readStructure} from './structure';
import {writeTar, type Entry} from './tar';

/** What the data folder holds beside database and files, and nothing can make again. */
export const KEY_FILES: readonly string[] = [KEY_FILE, 'files.secret'];

export interface BackupSource {
  readonly sql: Sql;
  readonly store: FileStore;
  readonly dataDir: string;
  /** Of Emblem. */
  readonly version: string;
  /** Leaves out the keys: then whoever has the file cannot read the sealed secrets in it. */
  readonly withoutKeys: boolean;
  readonly progress: (line: string) => void;
}

type Entries<T> = AsyncGenerator<Entry, T>;

async function* tablesOf(held: ReservedSql, progress: (line: string) => void): Entries<readonly TableContent[]> {
  const tables = await readTables(held);
  const written: TableContent[] = [];
  for (const table of tables) {
    const {lines: rows, ...content} = yield* inPieces(`tables/${table.table}`, copyOut(held, table));
    written.push({...table, ...content, rows});
    progress(`${written.length} of ${tables.length} tables`);
  }
  return written;
}

type Rows = Pick<Manifest, 'madeAt' | 'postgres' | 'structure' | 'tables' | 'jobs'>;

/** No migration runs meanwhile, and every table is as it was at one moment. */
async function* rowsOf({sql, progress}: BackupSource): Entries<Rows> {
  const held = await sql.reserve();
  try {
    await held`select pg_advisory_lock_shared(${MIGRATION_LOCK})`;
    await held`begin isolation level repeatable read read only`;
    const [server] = await held<
      {madeAt: string; postgres: string}[]
    >`select now() as "madeAt", current_setting('server_version') as postgres`;
    const structure = await readStructure(held);
    const tables = yield* tablesOf(held, progress);
    const {lines: _jobs, ...jobs} = yield* inPieces('jobs', dumpJobs(held));
    await held`commit`;
    return {madeAt: server?.madeAt ?? '', postgres: server?.postgres ?? '', structure, tables, jobs};
  } finally {
    await held`rollback`.catch(() => undefined);
    await held`select pg_advisory_unlock_shared(${MIGRATION_LOCK})`.catch(() => undefined);
    held.release();
  }
}

async function* keysOf({dataDir, withoutKeys}: BackupSource): Entries<readonly Content[]> {
  const written: Content[] = [];
  for (const name of withoutKeys ? [] : KEY_FILES.filter(name => existsSync(join(dataDir, name)))) {
    const {lines: _lines, ...content} = yield* inPieces(`keys/${name}`, createReadStream(join(dataDir, name)));
    written.push(content);
  }
  return written;
}

/** After the rows, so that every file they name is here; one that nothing names any more may go meanwhile. */
async function* filesOf({store, progress}: BackupSource): Entries<readonly FileContent[]> {
  const written: FileContent[] = [];
  for await (const {key} of store.files()) {
    if ((await store.sizeOf(key)) === undefined) continue;
    const {lines: _lines, ...content} = yield* inPieces(
      `files/${String(written.length + 1).padStart(8, '0')}`,
      await store.read(key),
    );
    written.push({...content, key});
    progress(`${written.length} files`);
  }
  return written;
}

async function* entries(source: BackupSource, done: (manifest: Manifest) => void): AsyncGenerator<Entry> {
  const rows = yield* rowsOf(source);
  const keys = yield* keysOf(source);
  const files = yield* filesOf(source);
  const manifest: Manifest = {format: FORMAT, version: source.version, ...rows, keys, files};
  yield {name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest))};
  done(manifest);
}

/** Throws where the file is there already. It has its name only once it is complete. */
export async function backup(source: BackupSource, path: string): Promise<Manifest> {
  if (existsSync(path)) throw new Error(`${path} is there already.`);
  const unfinished = `${path}.unfinished`;
  let manifest: Manifest | undefined;
  try {
    await writeTar(
      unfinished,
      entries(source, made => {
        manifest = made;
      }),
    );
    await rename(unfinished, path);
  } catch (error) {
    // Somebody else's, where it was there before.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) await rm(unfinished, {force: true});
    throw error;
  }
  if (!manifest) throw new Error('The backup came to no end.');
  return manifest;
}
