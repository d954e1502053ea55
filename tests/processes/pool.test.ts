/** Work in processes of its own: what it needs too much of, ends it and nothing else. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {Departure} from '@emblem/backend/dist/departure';
import {JobFailure} from '@emblem/backend/dist/processes/failure';
import {ProcessPool, type PoolOptions} from '@emblem/backend/dist/processes/pool';
import {requireBuilt} from '../harness/places';

const OPTIONS: PoolOptions = {
  script: join(__dirname, 'jobs.cjs'),
  processes: 2,
  memoryMb: 256,
  heapMb: 64,
  renewAfterJobs: 100,
  renewAboveMb: 200,
  waitingOfParty: 3,
  waiting: 5,
};

let pools: ProcessPool[] = [];

beforeAll(requireBuilt);
afterEach(async () => {
  for (const pool of pools) await pool.stop();
  pools = [];
});

function open(options: Partial<PoolOptions> = {}): ProcessPool {
  const pool = new ProcessPool({...OPTIONS, ...options});
  pools.push(pool);
  return pool;
}

const run = (pool: ProcessPool, job: string, input?: unknown, {party = 'one', seconds = 60} = {}): Promise<unknown> =>
  pool.run(party, {job, input, seconds});

async function failureOf(work: Promise<unknown>): Promise<readonly [string, string, string]> {
  const error: unknown = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof JobFailure)) throw new Error(`Not a failure: ${String(error)}`);
  return [error.reason, error.code, error.detail];
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise(setImmediate);
}

test('a job gets its input as it was, bytes included, and refusals keep their code', async () => {
  const pool = open();
  expect(await run(pool, 'echo', {text: '图', bytes: Buffer.from([1, 2, 3])})).toEqual({
    text: '图',
    bytes: Buffer.from([1, 2, 3]),
  });
  expect(await failureOf(run(pool, 'refuse'))).toEqual(['refused', 'too-large', 'a detail']);
  expect(await failureOf(run(pool, 'fail'))).toEqual(['failed', '', 'Error: broken']);
});

test.each([
  ['never ends', 'loop', 'too-slow', 0.5],
  ['fills the heap', 'fillHeap', 'died', 60],
  ['fills native memory', 'fillNative', 'died', 60],
  ['ends its process', 'abort', 'crashed', 60],
])('a job that %s is ended, and the next one is done', async (_what, job, reason, seconds) => {
  const pool = open({processes: 1});
  const [failure, next] = [failureOf(run(pool, job, undefined, {seconds})), run(pool, 'echo', 'next')];
  expect((await failure)[0]).toBe(reason);
  expect(await next).toBe('next');
});

test('a process is renewed after some jobs, and when it has grown', async () => {
  const pool = open({processes: 1, renewAfterJobs: 2});
  const first = await run(pool, 'pid');
  expect(await run(pool, 'pid')).toBe(first);
  expect(await run(pool, 'pid')).not.toBe(first);
  const small = open({processes: 1, renewAboveMb: 120});
  const grown = await run(small, 'keepNative');
  expect(await run(small, 'pid')).not.toBe(grown);
});

test('a party that keeps its process at work holds nobody else up', async () => {
  const pool = open();
  const begun = new Promise<() => void>(resolve => {
    void pool.run('one', {
      job: 'ask',
      input: 'may I?',
      seconds: 60,
      answer: () => new Promise<void>(answer => resolve(answer)),
    });
  });
  const release = await begun;
  const waiting = run(pool, 'echo', 'later');
  expect(await run(pool, 'echo', 'at once', {party: 'another'})).toBe('at once');
  release();
  expect(await waiting).toBe('later');
});

test('parties take turns, and what waits is limited for each and for all', async () => {
  const pool = open({processes: 1});
  const order: string[] = [];
  const jobs = ['one', 'one', 'one', 'another'].map(party =>
    run(pool, 'echo', party, {party}).then(() => order.push(party)),
  );
  await Promise.all(jobs);
  expect(order).toEqual(['one', 'one', 'another', 'one']);
  const many = Array.from({length: 4}, () => run(pool, 'echo', 'x'));
  expect(await failureOf(run(pool, 'echo'))).toEqual(['busy', '', '']);
  many.push(run(pool, 'echo', 'x', {party: 'another'}), run(pool, 'echo', 'x', {party: 'another'}));
  expect(await failureOf(run(pool, 'echo', 'x', {party: 'a third'}))).toEqual(['busy', '', '']);
  await Promise.all(many);
});

test("a process is told nothing of the server's secrets", async () => {
  process.env.EMBLEM_SECRET_OF_TEST = 'secret';
  expect(await run(open(), 'environment')).not.toHaveProperty('EMBLEM_SECRET_OF_TEST');
  delete process.env.EMBLEM_SECRET_OF_TEST;
});

test('kill -9 of the server ends its processes, also one that is deep in a job', async () => {
  const server = spawn(process.execPath, [join(__dirname, 'server.cjs')], {stdio: ['ignore', 'pipe', 'inherit']});
  const [line] = await once(server.stdout, 'data');
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  server.kill('SIGKILL');
  await untilGone(pid);
});

test('who asks for much and stays leaves nothing behind: what is done is not ended when they go', async () => {
  const pool = open({processes: 1});
  const asker = new Departure();
  const ask = (job: string) => pool.run('one', {job, input: 'x', seconds: 60, gone: asker});
  for (let count = 0; count < 12; count += 1) expect(await ask('echo')).toBe('x');
  const pid = Number(await ask('pid'));
  asker.leave();
  expect(await run(pool, 'pid')).toBe(pid);
});

test('nothing is begun for who has gone before', async () => {
  const pool = open();
  const asker = new Departure();
  asker.leave();
  const work = pool.run('one', {job: 'loop', input: undefined, seconds: 60, gone: asker});
  expect(await failureOf(work)).toEqual(['given-up', '', '']);
});
