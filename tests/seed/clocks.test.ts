/** The world that a server makes on another day, or at another hour, and what it is told about days. */
import {randomBytes} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {loadModel} from '@emblem/schemas/node';
import {signIn} from '../harness/client';
import {testFolder} from '../harness/cluster';
import {emptyDatabase, type TestDatabase} from '../harness/database';
import {asText} from '../harness/json';
import {ServerProcess} from '../harness/server-process';
import {isWholeMatrix} from '../harness/sample';

/** The last minutes and the first of days, the leap day, nights of a change of the clock. */
const ALL_CLOCKS = [
  '2028-02-29T00:00:30Z',
  '2026-12-31T23:59:00Z',
  '2026-03-29T00:59:30Z',
  '2026-03-08T06:59:30Z',
  '2026-11-28T15:59:30Z',
];
const CLOCKS = isWholeMatrix ? ALL_CLOCKS : ALL_CLOCKS.slice(0, 2);
/** Debian's `datefudge`, where `npm run test:full` has installed it. */
const {DATEFUDGE_LIBRARY} = process.env;

/** What a server writes down by itself, whoever signs in. */
const OF_THE_START = new Set(['session', 'sign-in', 'timed-task', 'timed-task-run']);

const model = loadModel();
const databases: TestDatabase[] = [];
const servers: ServerProcess[] = [];

afterAll(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  for (const database of databases) await database.drop();
});

type Environment = Readonly<Record<string, string>>;

interface Started {
  readonly server: ServerProcess;
  readonly url: string;
}

async function startWith(env: Environment): Promise<Started> {
  const started = await ServerProcess.start({SEED: 'tiny', ...env});
  servers.push(started.server);
  return started;
}

async function start(env: Environment): Promise<Started> {
  const database = await emptyDatabase();
  databases.push(database);
  return startWith({DATABASE_URL: database.url, DATA_DIR: database.dataDir, ...env});
}

/** The server and a PostgreSQL of its own, taken to another moment as a whole. */
async function startAt(moment: string, library: string): Promise<Started> {
  const secondsAgo = Math.round((Date.now() - Date.parse(moment)) / 1000);
  const dataDir = testFolder(`datefudge_${randomBytes(6).toString('hex')}`);
  mkdirSync(dataDir, {recursive: true});
  return startWith({DATA_DIR: dataDir, LD_PRELOAD: library, DATEFUDGE: String(secondsAgo)});
}

/** Records by entity, and by state where they have states. */
async function countsAt(url: string): Promise<Readonly<Record<string, number>>> {
  const admin = await signIn(url, 'admin');
  const counts: Record<string, number> = {};
  for (const {key, workflows} of model.entities.values()) {
    if (OF_THE_START.has(key)) continue;
    counts[key] = await admin.total(key);
    for (const {field, initial, transitions} of workflows)
      for (const state of new Set([initial, ...transitions.map(({to}) => to)]))
        counts[`${key}.${field} ${String(state)}`] = await admin.total(key, {_where: {eq: [field, state]}});
  }
  return counts;
}

test('servers that start at other clocks count the same records, by entity and by state', async () => {
  const {url} = await start({});
  const today = await countsAt(url);
  expect(today.order).toBeGreaterThan(10);
  for (const clock of CLOCKS) {
    const other = await start({EMBLEM_CLOCK: clock});
    expect({clock, ...(await countsAt(other.url))}).toEqual({clock, ...today});
    await other.server.kill('SIGTERM');
  }
}, 400_000);

if (DATEFUDGE_LIBRARY !== undefined)
  test('so do servers whose whole machine has another clock', async () => {
    const {url} = await start({});
    const today = await countsAt(url);
    for (const clock of ALL_CLOCKS) {
      const other = await startAt(clock, DATEFUDGE_LIBRARY);
      expect({clock, ...(await countsAt(other.url))}).toEqual({clock, ...today});
      await other.server.kill('SIGTERM');
    }
  }, 600_000);

test('SEED_DAY is the day that a world is made for: all of it has happened before', async () => {
  const {url} = await start({SEED_DAY: '2024-02-29', EMBLEM_CLOCK: '2024-02-29T04:00:00Z'});
  const admin = await signIn(url, 'admin');
  const [newest] = await admin.list('order', {sort: ['createdAt', 'DESC'], range: [0, 0]});
  const madeAt = asText(newest?.createdAt);
  expect(madeAt < '2024-02-28T16:00:00.000Z').toBe(true);
  expect(madeAt > '2024-02-20').toBe(true);
  expect(asText(newest?.number)).toMatch(/^ORD2024/);
}, 120_000);

test.each([
  ['SEED_DAY', 'tomorrow', 'SEED_DAY must be a day such as 2026-11-26, not "tomorrow".'],
  ['SEED_DAY', '2026-02-30', 'SEED_DAY must be a day such as 2026-11-26, not "2026-02-30".'],
  ['EMBLEM_CLOCK', 'noon', 'EMBLEM_CLOCK must be a moment such as 2026-02-28T23:50:00Z, not "noon".'],
])('%s=%s is refused at the start, with what is allowed', async (name, value, message) => {
  await expect(start({[name]: value})).rejects.toThrow(message);
});
