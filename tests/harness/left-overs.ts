/** What a test run that was killed could not clean up: its PostgreSQL servers and their folders. */
import {readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** The process id of the test run follows. */
export const FOLDER_PREFIX = 'emblem-test-';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The first line of `postmaster.pid`, in the cluster of the run and in those of servers with one of their own. */
function postmasters(folder: string): readonly number[] {
  return readdirSync(folder).flatMap(name => {
    try {
      return [Number(readFileSync(join(folder, name, 'pg/postmaster.pid'), 'utf8').split('\n')[0])].filter(
        pid => pid > 0,
      );
    } catch {
      return [];
    }
  });
}

export function removeLeftOvers(): void {
  for (const name of readdirSync(tmpdir()).filter(entry => entry.startsWith(FOLDER_PREFIX))) {
    const owner = Number(name.slice(FOLDER_PREFIX.length).split('-')[0]);
    if (!owner || isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    for (const pid of postmasters(folder)) if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
    rmSync(folder, {recursive: true, force: true});
  }
}
