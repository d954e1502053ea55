/** PostgreSQL refuses to run as root: here a root process finds somebody else to run it as. */
import {execFileSync} from 'node:child_process';
import {lchownSync, lstatSync, readdirSync, statSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
  /** Words in front of the command line. */
  readonly prefix: readonly string[];
}

function userIds(name: string): {uid: number; gid: number} | undefined {
  try {
    const number = (flag: string) => Number(execFileSync('id', [flag, name], {stdio: ['ignore', 'pipe', 'ignore']}));
    return {uid: number('-u'), gid: number('-g')};
  } catch {
    return undefined;
  }
}

/** Whether everybody may pass through all folders above `path`. */
function reachableByAll(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The folder itself comes last: once it belongs to the user, so does everything in it. */
function giveTo(path: string, uid: number, gid: number): void {
  const found = lstatSync(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), uid, gid);
  lchownSync(path, uid, gid);
}

function canUnshare(): boolean {
  try {
    execFileSync('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** Who runs the programs in `binaries` on the data in `folder`, which becomes theirs. */
export function chooseIdentity(binaries: string, folder: string): Identity {
  if (process.getuid?.() !== 0) return {prefix: []};
  const user = userIds('postgres') ?? userIds('nobody');
  if (user && reachableByAll(binaries) && reachableByAll(dirname(folder))) {
    if (lstatSync(folder).uid !== user.uid) giveTo(folder, user.uid, user.gid);
    return {...user, prefix: []};
  }
  if (canUnshare()) return {prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534']};
  throw new Error(
    'PostgreSQL does not run as root, and no other user can reach this folder. ' +
      'Start Emblem as another user, move it to a folder that others may enter, or set DATABASE_URL.',
  );
}
