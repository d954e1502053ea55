/** A first start that is killed at any of its stages leaves nothing half-made: the next one makes it whole. */
import type {ChildProcess} from 'node:child_process';
import {loadModel} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {emptyDatabase} from '../harness/database';
import {ServerProcess} from '../harness/server-process';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {end, lineFrom, runServer} from './child';
import {makeFolder, removeFolder} from './folder';

/** What the server says at the beginning of each stage. */
const ALL_STAGES = [/^database: making/, /^migrations: making/, /^world "tiny"/, /cliparts$/, /templates$/];
/** Each is made whole from whatever the one before has left; the short run is killed early and late. */
const STAGES = isWholeMatrix ? ALL_STAGES : ALL_STAGES.filter((_, index) => index % 3 === 0);

let folder: string;
let whole: TestServer;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = makeFolder();
  whole = await startServer({world: 'tiny'});
}, 240_000);

afterAll(async () => {
  if (running) await end(running, 'SIGTERM');
  await removeFolder(folder);
  await whole.stop();
});

/** Starts the server and hears it up to the stage; `ready` when the stage had been passed before. */
async function startUntil(stage: RegExp): Promise<string> {
  running = runServer(folder, {SEED: 'tiny'});
  return lineFrom(running, line => stage.test(line) || line.startsWith('ready '));
}

async function totals(client: Client): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const key of loadModel().entities.keys()) {
    // Signing in is itself a record of these.
    if (key !== 'session' && key !== 'sign-in') found[key] = await client.total(key);
  }
  return found;
}

test('killed at every stage, the database and the world are made whole by the next start', async () => {
  for (const stage of STAGES) {
    await startUntil(stage);
    if (running) await end(running, 'SIGKILL');
  }
  const ready = await startUntil(/^ready /);
  const url = ready.slice('ready '.length);
  expect(await totals(await signIn(url, 'admin'))).toEqual(await totals(await signIn(whole.url, 'admin')));
}, 240_000);

test('two processes that start at once on one empty database make one world between them', async () => {
  const database = await emptyDatabase();
  const env = {DATABASE_URL: database.url, DATA_DIR: database.dataDir, SEED: 'none'};
  const starts = await Promise.allSettled([ServerProcess.start(env), ServerProcess.start(env)]);
  const servers = starts.flatMap(start => (start.status === 'fulfilled' ? [start.value] : []));
  try {
    expect(starts.flatMap(start => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual([]);
    const passwords = servers.flatMap(
      ({server}) => /first administrator is "admin" with the password (\S+)/.exec(server.log)?.[1] ?? [],
    );
    expect(passwords).toHaveLength(1);
    for (const {url} of servers)
      expect(await (await signIn(url, 'admin', passwords[0])).total('continent')).toBeGreaterThan(0);
  } finally {
    for (const {server} of servers) await server.kill('SIGTERM');
    await database.drop();
  }
}, 240_000);
