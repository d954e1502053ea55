/** Rate limits hold for all processes at once and refill with time. */
import type {Sql} from 'postgres';
import {compileModel} from '@emblem/schemas';
import {connect} from '../../backend/src/database/connection';
import {takeToken} from '../../backend/src/database/limits';
import {migrate} from '../../backend/src/database/migrate';
import {emptyDatabase, type TestDatabase} from '../harness/database';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await emptyDatabase();
  sql = connect(database.url, {max: 8});
  await migrate(sql, compileModel([]));
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

test('of many attempts at once as many pass as the bucket holds', async () => {
  const attempts = Array.from({length: 40}, () => takeToken(sql, 'sign-in:1.2.3.4', {capacity: 5, perSecond: 0.001}));
  const results = await Promise.all(attempts);
  expect(results.filter(({allowed}) => allowed)).toHaveLength(5);
  for (const {allowed, retryAfter} of results) expect(retryAfter > 0).toBe(!allowed);
});

test('one bucket says nothing of another', async () => {
  expect((await takeToken(sql, 'a', {capacity: 1, perSecond: 0.001})).allowed).toBe(true);
  expect((await takeToken(sql, 'b', {capacity: 1, perSecond: 0.001})).allowed).toBe(true);
  expect((await takeToken(sql, 'a', {capacity: 1, perSecond: 0.001})).allowed).toBe(false);
});

test('it says when to come back, and lets one through by then', async () => {
  const limit = {capacity: 1, perSecond: 0.1};
  await takeToken(sql, 'later', limit);
  expect(await takeToken(sql, 'later', limit)).toEqual({allowed: false, retryAfter: 10});
  await sql`update emblem.rate_limit set updated_at = updated_at - interval '10 seconds' where key = 'later'`;
  expect((await takeToken(sql, 'later', limit)).allowed).toBe(true);
  expect((await takeToken(sql, 'later', limit)).allowed).toBe(false);
});

test('several tokens are taken at once or none, and never more than a bucket holds', async () => {
  const limit = {capacity: 10, perSecond: 0.001};
  expect((await takeToken(sql, 'bytes', limit, 11)).allowed).toBe(false);
  expect((await takeToken(sql, 'bytes', limit, 6)).allowed).toBe(true);
  expect((await takeToken(sql, 'bytes', limit, 6)).allowed).toBe(false);
  expect((await takeToken(sql, 'bytes', limit, 4)).allowed).toBe(true);
});

test('a bucket never holds more than its size', async () => {
  const limit = {capacity: 2, perSecond: 1};
  await takeToken(sql, 'full', limit);
  await sql`update emblem.rate_limit set updated_at = updated_at - interval '1 day' where key = 'full'`;
  const results = [
    await takeToken(sql, 'full', limit),
    await takeToken(sql, 'full', {...limit, perSecond: 0.001}),
    await takeToken(sql, 'full', {...limit, perSecond: 0.001}),
  ];
  expect(results.map(({allowed}) => allowed)).toEqual([true, true, false]);
});
