/** A database that nobody reaches any more is noticed, whether it is gone or all connections to it are held. */
import {connect} from '@emblem/backend/dist/database/connection';
import {watchDatabase} from '@emblem/backend/dist/database/watch';
import {emptyDatabase, type TestDatabase} from '../harness/database';

const TIMES = {everyMs: 10, patienceMs: 100};

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
}, 120_000);
afterAll(async () => {
  await database?.drop();
});

test('connections that are held for good are noticed', async () => {
  const sql = connect(database.url, {max: 1});
  const held = await sql.reserve();
  const stops: (() => Promise<void>)[] = [];
  await new Promise<void>(resolve => stops.push(watchDatabase(sql, TIMES, resolve)));
  for (const stop of stops) await stop();
  held.release();
  await sql.end({timeout: 5});
}, 30_000);

test('one that is busy, and answers in time, is not', async () => {
  const sql = connect(database.url, {max: 1});
  let isGone = false;
  const stop = watchDatabase(sql, {...TIMES, patienceMs: 5000}, () => {
    isGone = true;
  });
  for (let round = 0; round < 10; round += 1) await sql`select pg_sleep(0.05)`;
  expect(isGone).toBe(false);
  await stop();
  await sql.end({timeout: 5});
}, 30_000);
