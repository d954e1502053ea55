/**
 * Nothing that is asked of the database goes on for ever, or for nobody. A lock on the table stands for a statement
 * that takes its time.
 */
import type {Sql} from 'postgres';
import type {TestServer} from '../harness/server';
import {openGround, type Ground} from './ground';

let ground: Ground<TestServer>;

beforeAll(async () => {
  ground = await openGround({env: {STATEMENT_SECONDS: '600'}});
});

afterAll(() => ground.stop());

async function waiting(sql: Sql): Promise<number> {
  const rows = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%"country"%'`;
  return rows.length;
}

/** Resolves when as many statements wait for the table; the test's time-out ends a wait in vain. */
async function untilWaiting(sql: Sql, wanted: number): Promise<void> {
  while ((await waiting(sql)) !== wanted)
    await new Promise(resolve => {
      setImmediate(resolve);
    });
}

async function whileLocked(work: () => Promise<void>): Promise<void> {
  await ground.sql.begin(async lock => {
    await lock`lock table country in access exclusive mode`;
    await work();
  });
}

test('what is asked of the database is stopped when whoever asked has gone', async () => {
  await whileLocked(async () => {
    const leaving = new AbortController();
    const headers = {token: ground.admin.token ?? ''};
    const answer = fetch(`${ground.server.url}/rest/country`, {headers, signal: leaving.signal}).catch(
      (error: unknown) => error,
    );
    await untilWaiting(ground.sql, 1);
    leaving.abort();
    await answer;
    await untilWaiting(ground.sql, 0);
  });
  expect((await ground.admin.request('GET', '/rest/country')).status).toBe(200);
});

test('a statement that takes too long is stopped with a clear refusal, and its connection is free again', async () => {
  await ground.server.restart({STATEMENT_SECONDS: '1', POOL_SIZE: '1'});
  await whileLocked(async () => {
    const list = (language: string) =>
      fetch(`${ground.server.url}/rest/country`, {headers: {token: ground.admin.token ?? '', language}});
    const [english, chinese] = [await list('en'), await list('zh')];
    expect([english.status, await english.json()]).toEqual([
      422,
      {message: 'This took too long and was stopped; narrow it down and try again.'},
    ]);
    expect([chinese.status, await chinese.json()]).toEqual([
      422,
      {message: '查询耗时过长，已停止；请缩小查询范围后重试'},
    ]);
  });
  const other = await fetch(`${ground.server.url}/rest/country`, {headers: {token: ground.admin.token ?? ''}});
  expect(other.status).toBe(200);
});
