/** The data folder of the embedded PostgreSQL: made once, complete or not at all. */
import {spawn, type ChildProcess, type StdioOptions} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {writtenOnce} from '../../config/written-once';
import {chooseIdentity, type Identity} from './identity';
import {isAlive} from './processes';

/** The role that owns the cluster. The application signs in as a lesser one, see `roles.ts`. */
export const SUPERUSER = 'postgres';

export interface Cluster {
  /** The folder that holds the cluster, its password and its log. */
  readonly dataDir: string;
  readonly folder: string;
  readonly password: string;
  readonly identity: Identity;
}

/** Starts a program in a process group of its own, so that Ctrl+C reaches PostgreSQL through us only. */
export function run(identity: Identity, program: string, args: readonly string[], stdio: StdioOptions): ChildProcess {
  const [command = program, ...rest] = [...identity.prefix, program, ...args];
  return spawn(command, rest, {
    uid: identity.uid,
    gid: identity.gid,
    stdio,
    detached: true,
    cwd: '/',
    env: {...process.env, LC_ALL: 'C'},
  });
}

/**
 * The locale that tells which characters are letters, by platform: without one, the index for searching within texts
 * passes over all that is not ASCII.
 */
const LETTERS: Partial<Record<NodeJS.Platform, string>> = {linux: 'C.UTF-8', darwin: 'en_US.UTF-8'};

const NO_SUCH_LOCALE = /invalid locale name/;

async function waitForChild(child: ChildProcess, what: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', chunk => {
    output += String(chunk);
  });
  child.stderr?.on('data', chunk => {
    output += String(chunk);
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(`${what} failed:\n${output}`))));
  });
}

function exists(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

const UNFINISHED = 'pg.tmp-';

/** What processes left behind that were killed while they made a cluster. */
function clearUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(UNFINISHED) && !isAlive(Number(name.slice(UNFINISHED.length))))
      rmSync(join(dataDir, name), {recursive: true, force: true});
}

/** A machine without the locale gets a cluster that finds the same, more slowly. */
async function makeCluster(identity: Identity, binaries: string, folder: string, passwordFile: string): Promise<void> {
  const make = (...more: readonly string[]): Promise<void> =>
    waitForChild(
      run(
        identity,
        join(binaries, 'initdb'),
        [
          '-D',
          folder,
          '-U',
          SUPERUSER,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--no-instructions',
          ...more,
        ],
        ['ignore', 'pipe', 'pipe'],
      ),
      'initdb',
    );
  const letters = LETTERS[process.platform];
  if (letters === undefined) return make();
  try {
    await make(`--lc-ctype=${letters}`);
  } catch (error) {
    if (!(error instanceof Error && NO_SUCH_LOCALE.test(error.message))) throw error;
    await make();
  }
}

/**
 * Made beside its place and moved there when complete; of two processes that make one at once, the first one's stays.
 */
async function initialise(binaries: string, dataDir: string, folder: string, password: string): Promise<void> {
  clearUnfinished(dataDir);
  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`);
  mkdirSync(unfinished, {mode: 0o700});
  const passwordFile = join(unfinished, 'password');
  writeFileSync(passwordFile, password, {mode: 0o600});
  const identity = chooseIdentity(binaries, unfinished);
  const cluster = join(unfinished, 'cluster');
  try {
    await makeCluster(identity, binaries, cluster, passwordFile);
    renameSync(cluster, folder);
  } catch (error) {
    if (!exists(folder)) throw error;
  } finally {
    rmSync(unfinished, {recursive: true, force: true});
  }
}

function storedPassword(dataDir: string): string {
  return writtenOnce(join(dataDir, 'pg.password'), () => `${randomBytes(24).toString('base64url')}\n`)
    .toString('utf8')
    .trim();
}

/** The cluster below `dataDir`, made when there is none. */
export async function openCluster(binaries: string, dataDir: string, log: (line: string) => void): Promise<Cluster> {
  mkdirSync(dataDir, {recursive: true});
  const folder = join(dataDir, 'pg');
  if (!exists(folder)) {
    if (existsSync(folder))
      throw new Error(
        `${folder} is there, but holds no database that this user may read. Move it away, or start as the user ` +
          'it belongs to.',
      );
    log('database: making a new one');
    await initialise(binaries, dataDir, folder, storedPassword(dataDir));
  } else if (!existsSync(join(dataDir, 'pg.password'))) {
    throw new Error(
      `${join(dataDir, 'pg.password')} is missing: without it nobody can sign in to the database beside it.`,
    );
  }
  return {dataDir, folder, password: storedPassword(dataDir), identity: chooseIdentity(binaries, folder)};
}
