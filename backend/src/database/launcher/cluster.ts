/** The data folder of the embedded PostgreSQL: made once, complete or not at all. */
import {spawn, type ChildProcess} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chooseIdentity, type Identity} from './identity';

export const SUPERUSER = 'emblem';

export interface Cluster {
  readonly folder: string;
  readonly password: string;
  readonly identity: Identity;
}

export function run(identity: Identity, program: string, args: readonly string[], stdio: 'pipe' | 'ignore' = 'pipe'): ChildProcess {
  const [command = program, ...rest] = [...identity.prefix, program, ...args];
  return spawn(command, rest, {uid: identity.uid, gid: identity.gid, stdio: ['ignore', stdio, stdio], detached: true, cwd: '/', env: {...process.env, LC_ALL: 'C'}});
}

async function finished(child: ChildProcess, what: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', chunk => { output += String(chunk); });
  child.stderr?.on('data', chunk => { output += String(chunk); });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => code === 0 ? resolve() : reject(new Error(`${what} failed:\n${output}`)));
  });
}

async function initialise(binaries: string, dataDir: string, folder: string, password: string): Promise<void> {
  const unfinished = join(dataDir, 'pg.tmp');
  rmSync(unfinished, {recursive: true, force: true});
  mkdirSync(unfinished, {mode: 0o700});
  const passwordFile = join(unfinished, '.password');
  writeFileSync(passwordFile, password, {mode: 0o600});
  const identity = chooseIdentity(binaries, unfinished);
  const cluster = join(unfinished, 'cluster');
  await finished(run(identity, join(binaries, 'initdb'), [
    '-D', cluster, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8',
    '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions',
  ]), 'initdb');
  renameSync(cluster, folder);
  rmSync(unfinished, {recursive: true, force: true});
}

function storedPassword(dataDir: string): string {
  const file = join(dataDir, 'pg.password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, {mode: 0o600});
  return password;
}

/** The cluster below `dataDir`, made when there is none. */
export async function openCluster(binaries: string, dataDir: string, log: (line: string) => void): Promise<Cluster> {
  mkdirSync(dataDir, {recursive: true});
  const folder = join(dataDir, 'pg');
  const password = storedPassword(dataDir);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    log('database: making a new one');
    rmSync(folder, {recursive: true, force: true});
    await initialise(binaries, dataDir, folder, password);
  }
  return {folder, password, identity: chooseIdentity(binaries, folder)};
}
