/** The one PostgreSQL of a test run. Its databases are cheap copies of worlds that were made once. */
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startDatabase} from '@emblem/backend/dist/database/launcher';
import {FOLDER_PREFIX, removeLeftOvers} from './left-overs';

/** How the processes of the test run learn of it. */
const URL_VARIABLE = 'EMBLEM_TEST_CLUSTER';
const FOLDER_VARIABLE = 'EMBLEM_TEST_FOLDER';

/** Nothing of a test run has to outlive a crash of the machine. */
const FORGETFUL = {fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off'};

export interface Cluster {
  stop(): Promise<void>;
}

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void stop().finally(() => process.exit(130));
    });
}

/** Starts it in a folder of its own, which goes with it. */
export async function startCluster(): Promise<Cluster> {
  removeLeftOvers();
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  // PostgreSQL runs as another user where we are root.
  chmodSync(folder, 0o755);
  const database = await startDatabase({
    dataDir: join(folder, 'cluster'),
    log: () => undefined,
    database: 'scratch',
    settings: FORGETFUL,
  });
  process.env[URL_VARIABLE] = database.url;
  process.env[FOLDER_VARIABLE] = folder;
  process.env.DATABASE_URL = database.url;
  const stop = async (): Promise<void> => {
    await database.stop();
    rmSync(folder, {recursive: true, force: true});
  };
  stopOnSignals(stop);
  return {stop};
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error('There is no test database: start the tests with "npx jest", whose global setup makes it.');
  return value;
}

/** The URL of a database of the cluster. */
export function databaseUrl(name: string): string {
  const url = new URL(variable(URL_VARIABLE));
  url.pathname = `/${name}`;
  return url.href;
}

/** A folder that is removed at the end of the test run. */
export function testFolder(name: string): string {
  return join(variable(FOLDER_VARIABLE), name);
}
