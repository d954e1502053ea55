/** Data folders of tests. */
import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startDatabase} from '../../backend/src/database/launcher';

/** A new folder that other users may enter, as they must for PostgreSQL to run as one of them. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emblem-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Stops the database that a test has left running in the folder, and removes it all. */
export async function removeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'pg/postmaster.pid')))
    await (await startDatabase({dataDir: folder, log: () => undefined})).stop();
  rmSync(folder, {recursive: true, force: true});
}

/** The process id of the PostgreSQL that works in `dataDir`. */
export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
}
