/** Starts the embedded PostgreSQL, or takes over the one that an earlier process of ours left running. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import postgres from 'postgres';
import {findBinaries} from './binaries';
import {openCluster, run, SUPERUSER, type Cluster} from './cluster';

export interface LaunchOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** The database to make and connect to; `emblem` unless told. */
  readonly database?: string;
}

export interface Launched {
  readonly url: string;
  /** True when the server was already running. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const START_TIMEOUT_MS = 60_000;

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '100', shared_buffers: '256MB',
  work_mem: '16MB', maintenance_work_mem: '256MB', effective_cache_size: '2GB', random_page_cost: '1.1', jit: 'off',
  max_wal_size: '2GB', timezone: 'UTC', log_timezone: 'UTC', log_min_messages: 'fatal', log_checkpoints: 'off',
};

/** What `postmaster.pid` says: the process on its first line, the port on its fourth. */
function recorded(folder: string): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? {pid, port} : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, {max: 1, connect_timeout: 5, onnotice: () => undefined});
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({timeout: 1});
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')));
    });
  });
}

async function untilAnswers(url: string, deadline: number, failed: () => string | undefined): Promise<'ready' | 'gone' | 'late'> {
  while (Date.now() < deadline) {
    if (await answers(url)) return 'ready';
    if (failed() !== undefined) return 'gone';
    await wait(20);
  }
  return 'late';
}

/** One attempt. `undefined` when the server gave up, as it does while the processes of a killed one are still ending. */
async function attempt(cluster: Cluster, binaries: string, deadline: number): Promise<Postmaster | string> {
  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(cluster.identity, join(binaries, 'postgres'), ['-D', cluster.folder, '-p', String(port), ...settings]);
  let output = '';
  let ended: string | undefined;
  child.stderr?.on('data', chunk => { output = (output + String(chunk)).slice(-4000); });
  child.once('error', error => { ended = error.message; });
  child.once('exit', () => { ended = output; });
  const result = await untilAnswers(urlOf(cluster, port, 'postgres'), deadline, () => ended);
  if (result === 'ready' && child.pid !== undefined) {
    child.unref();
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    return {pid: child.pid, port};
  }
  return ended ?? `PostgreSQL did not answer: ${output}`;
}

async function launch(cluster: Cluster, binaries: string): Promise<Postmaster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let problem = '';
  while (Date.now() < deadline) {
    const result = await attempt(cluster, binaries, deadline);
    if (typeof result !== 'string') return result;
    problem = result;
    await wait(200);
  }
  throw new Error(`PostgreSQL could not be started on ${cluster.folder}:\n${problem}`);
}

async function makeDatabase(cluster: Cluster, port: number, name: string): Promise<void> {
  const sql = postgres(urlOf(cluster, port, 'postgres'), {max: 1, onnotice: () => undefined});
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await sql`create database ${sql(name)}`;
  } finally {
    await sql.end();
  }
}

async function stopServer({pid}: Postmaster): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + 30_000; isAlive(pid) && Date.now() < deadline;) await wait(10);
}

export async function startDatabase({dataDir, log, database = 'emblem'}: LaunchOptions): Promise<Launched> {
  const binaries = findBinaries();
  const cluster = await openCluster(binaries, dataDir, log);
  const earlier = recorded(cluster.folder);
  const adopted = earlier !== undefined && isAlive(earlier.pid) && await answers(urlOf(cluster, earlier.port, 'postgres'));
  const server = adopted ? earlier : await launch(cluster, binaries);
  await makeDatabase(cluster, server.port, database);
  return {url: urlOf(cluster, server.port, database), adopted, stop: () => stopServer(server)};
}
