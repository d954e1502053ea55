/** Gets a PostgreSQL to run on the cluster: the one that already does, or a new one. */
import {closeSync, existsSync, openSync, readFileSync, statSync, truncateSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {run, type Cluster} from './cluster';
import {ask, clearStaleRecord, readPostmaster, stopServer, type Postmaster} from './postmaster';
import {isAlive} from './processes';

export interface Obtained extends Postmaster {
  /** True when it was already running. */
  readonly adopted: boolean;
}

/** Replaying a long log after a crash takes minutes, not hours. */
const START_TIMEOUT_MS = 10 * 60_000;

/** How long the processes of a killed server may take to end. */
const LOCKED_TIMEOUT_MS = 30_000;

const LOG_LIMIT_BYTES = 5_000_000;

/** Of PostgreSQL, by name. */
export type Settings = Readonly<Record<string, string>>;

/**
 * For two cores and a few gigabytes. A commit is on disk before it is acknowledged: `fsync` and `synchronous_commit`
 * stay on.
 */
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  // A backup replaces a world in one transaction, with a lock for each table, index and sequence, old and new.
  max_locks_per_transaction: '256',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  max_wal_size: '2GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // After a crash: one call for the whole file system instead of one for each of 1,500 files.
  ...(process.platform === 'linux' ? {recovery_init_sync_method: 'syncfs'} : {}),
};

/**
 * What PostgreSQL says while another one, or what is left of it, still holds the folder, and when somebody was faster
 * at the port.
 */
const HELD_MESSAGE =
  /lock file ".*" already exists|pre-existing shared memory block|could not bind|could not create any TCP\/IP sockets/;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

interface LogFile {
  readonly path: string;
  readonly from: number;
}

function openLog(dataDir: string): LogFile {
  const path = join(dataDir, 'pg.log');
  if (existsSync(path) && statSync(path).size > LOG_LIMIT_BYTES) truncateSync(path);
  return {path, from: existsSync(path) ? statSync(path).size : 0};
}

function writtenLog({path, from}: LogFile): string {
  return readFileSync(path).subarray(from).toString('utf8').slice(-4000);
}

/** One attempt; what PostgreSQL said where it gave up. */
async function attempt(cluster: Cluster, binaries: string, own: Settings): Promise<Postmaster | string> {
  const port = await freePort();
  const settings = Object.entries({...SETTINGS, ...own}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(cluster.dataDir);
  const output = openSync(log.path, 'a', 0o600);
  const child = run(
    cluster.identity,
    join(binaries, 'postgres'),
    ['-D', cluster.folder, '-p', String(port), ...settings],
    ['ignore', output, output],
  );
  closeSync(output);
  let ended: string | undefined;
  child.once('error', error => {
    ended = error.message;
  });
  child.once('exit', () => {
    ended ??= writtenLog(log);
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (
    let pause = 20;
    ended === undefined && child.pid !== undefined && performance.now() < deadline;
    pause = Math.min(200, pause * 1.2)
  ) {
    const answer = await ask(cluster, port);
    if (answer === 'ready') {
      child.unref();
      return {pid: child.pid, port};
    }
    if (answer === 'refused') {
      await stopServer({pid: child.pid, port});
      return `The password in ${join(cluster.dataDir, 'pg.password')} is not the one of the database beside it.`;
    }
    await wait(pause);
  }
  if (ended === undefined && child.pid !== undefined) await stopServer({pid: child.pid, port});
  return ended ?? `PostgreSQL did not become ready:\n${writtenLog(log)}`;
}

/** The server that an earlier process left running, waiting for it where it is about to be ready or gone. */
async function running(cluster: Cluster): Promise<Postmaster | undefined> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const record = readPostmaster(cluster.folder);
    if (!record || !isAlive(record.pid)) return undefined;
    const answer = await ask(cluster, record.port);
    if (answer === 'ready') return record;
    if (answer !== 'busy' || performance.now() > deadline) return undefined;
    await wait(50);
  }
}

/**
 * With these settings besides ours, unless it already runs. Throws with what PostgreSQL said when it will not start.
 */
export async function obtainServer(
  cluster: Cluster,
  binaries: string,
  log: (line: string) => void,
  settings: Settings = {},
): Promise<Obtained> {
  const deadline = performance.now() + LOCKED_TIMEOUT_MS;
  let told = false;
  for (;;) {
    const found = await running(cluster);
    if (found) return {...found, adopted: true};
    if (!told && readPostmaster(cluster.folder)) {
      log('database: recovering, it was not stopped in order');
      told = true;
    }
    clearStaleRecord(cluster.folder);
    const result = await attempt(cluster, binaries, settings);
    if (typeof result !== 'string') return {...result, adopted: false};
    if (!HELD_MESSAGE.test(result) || performance.now() > deadline)
      throw new Error(`PostgreSQL could not be started on ${cluster.folder}:\n${result}`);
    await wait(200);
  }
}
