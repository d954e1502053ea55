/** A running PostgreSQL on our data folder: how it is found, asked and stopped. */
import {existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import postgres from 'postgres';
import {SUPERUSER, type Cluster} from './cluster';
import {isAlive} from './processes';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * `ready`; `busy` while it starts, recovers or shuts down; `refused` when our password is not its; `absent` when
 * nobody, or somebody else, answers.
 */
export type Answer = 'ready' | 'busy' | 'refused' | 'absent';

const CANNOT_CONNECT_NOW = '57P03';
const WRONG_PASSWORD = '28P01';

/**
 * A fast shutdown takes milliseconds; after this long the server is told to drop everything, which recovery repairs.
 */
const SHUTDOWN_MS = 30_000;

export function urlOf(cluster: Cluster, port: number, user: string, database: string): string {
  return `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

function pidFile(folder: string): string {
  return join(folder, 'postmaster.pid');
}

/** What `postmaster.pid` says: the process on its first line, the port on its fourth. */
export function readPostmaster(folder: string): Postmaster | undefined {
  if (!existsSync(pidFile(folder))) return undefined;
  const lines = readFileSync(pidFile(folder), 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? {pid, port} : undefined;
}

export async function ask(cluster: Cluster, port: number): Promise<Answer> {
  const sql = postgres(urlOf(cluster, port, SUPERUSER, 'postgres'), {
    max: 1,
    connect_timeout: 5,
    fetch_types: false,
    onnotice: () => undefined,
  });
  try {
    const rows: readonly {folder: string}[] = await sql`select current_setting('data_directory') as folder`;
    // A copied data folder names the server of the original.
    return realpathSync(rows[0]?.folder ?? '/') === realpathSync(cluster.folder) ? 'ready' : 'absent';
  } catch (error) {
    const code = error instanceof postgres.PostgresError ? error.code : '';
    return code === CANNOT_CONNECT_NOW ? 'busy' : code === WRONG_PASSWORD ? 'refused' : 'absent';
  } finally {
    await sql.end({timeout: 1});
  }
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * After a container or a machine went down, the recorded process id may belong to another program, and PostgreSQL would
 * wait for it for ever. Every process of PostgreSQL works in its data folder; where the system shows that none does,
 * the record is stale and goes.
 */
export function clearStaleRecord(folder: string): void {
  const record = readPostmaster(folder);
  if (!record || !isAlive(record.pid) || process.platform !== 'linux') return;
  const real = realpathSync(folder);
  const used = readdirSync('/proc').some(name => /^\d+$/.test(name) && workingFolder(name) === real);
  if (!used) rmSync(pidFile(folder), {force: true});
}

async function waitForEnd(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await wait(10);
  }
  return true;
}

/** Ends all sessions, writes everything down and stops. */
export async function stopServer({pid}: Postmaster): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForEnd(pid, SHUTDOWN_MS)) return;
  process.kill(pid, 'SIGQUIT');
  await waitForEnd(pid, SHUTDOWN_MS);
}
