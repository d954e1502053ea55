/** What steps bring along: numbers, a series for each platform and none missing, and until when a state may last. */
import {dayIn} from '@emblem/schemas';
import {signInAdmin} from '../harness/administrator';
import {BILL} from '../harness/bill';
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {schemasWith} from '../harness/new-entity';
import {startServer, type TestServer} from '../harness/server';

/** `BILL_COUNT=200` is the measure of a busy minute. */
const COUNT = Number(process.env.BILL_COUNT ?? 30);
const AT_ONCE = 10;

let server: TestServer;
let admin: Client;
let platforms: readonly number[];

beforeAll(async () => {
  server = await startServer({env: {EMBLEM_SCHEMAS: schemasWith(BILL)}});
  admin = await signInAdmin(server);
  platforms = (await admin.list('project', {range: [0, 1]})).map(idOf);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function draft(proId: number, title = 'Bill'): Promise<number> {
  return idOf(await admin.create('bill', {title, proId}));
}

const issue = (...ids: readonly number[]) => admin.rest('POST', 'bill/actions/issue', {ids});

async function numberOf(id: number): Promise<unknown> {
  return (await admin.get('bill', id)).number;
}

/** So many at a time, each after another. */
async function inParallel(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const rest = [...work];
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let next = rest.shift(); next; next = rest.shift()) await next();
    }),
  );
}

test('a step draws the number, of the series of the platform and the year of the time zone', async () => {
  const [one = 0, other = 0] = platforms;
  const [first, second] = [await draft(one), await draft(other)];
  expect(await numberOf(first)).toBeNull();
  await Promise.all([issue(first), issue(second)]);
  const year = dayIn(new Date().toISOString(), 'Asia/Shanghai').slice(0, 4);
  expect([await numberOf(first), await numberOf(second)]).toEqual([`B${year}-${one}-0001`, `B${year}-${other}-0001`]);
});

test('no number is missing after parallel steps some of which are undone; what has one is not deleted', async () => {
  const [proId = 0] = platforms;
  const done = await draft(proId);
  await issue(done);
  const fresh: number[] = [];
  const undone: number[] = [];
  await inParallel(
    Array.from({length: COUNT}, (_, index) => async () => {
      fresh.push(await draft(proId));
      if (index % 3 === 0) undone.push(await draft(proId));
    }),
  );
  await inParallel([
    ...fresh.map(id => async () => expect((await issue(id)).status).toBe(200)),
    // The one that has been issued cannot be issued again, so the others of the same act are not either.
    ...undone.map(id => async () => expect((await issue(id, done)).status).toBe(409)),
  ]);
  const drawn = (await admin.list('bill', {filter: {proId}, range: [0, 2 * COUNT + 10]}))
    .map(bill => String(asObject(bill).number ?? ''))
    .filter(number => number !== '')
    .map(number => Number(number.split('-')[2]))
    .sort((a, b) => a - b);
  expect(drawn).toEqual(Array.from({length: COUNT + 2}, (_, index) => index + 1));
  expect(await Promise.all(undone.map(numberOf))).toEqual(undone.map(() => null));
  const deletion = await admin.rest('DELETE', `bill/${done}`);
  expect([deletion.status, asObject(deletion.body).message]).toEqual([
    409,
    `It has the number ${String(await numberOf(done))}, which must not be missing, and cannot be deleted`,
  ]);
  expect((await admin.rest('DELETE', `bill/${undone[0]}`)).status).toBe(200);
});

test('a record is due so long after it has entered a state, and not where that has no limit', async () => {
  const made = await admin.create('bill', {title: 'Due', proId: platforms[1]});
  const due = Date.parse(String(made.dueAt)) - Date.parse(String(made.createdAt));
  // Two days of work; each day lacks its last minute, and the clock of the request is a little before the row's.
  expect(Math.round(due / 60_000)).toBe(2880 + 2);
  expect(await admin.total('bill', {_where: {lt: ['dueAt', {now: 'time'}]}, id: [made.id]})).toBe(0);
  await admin.rest('PUT', `bill/${made.id}`, {title: 'Due soon', dueAt: null});
  expect(await admin.get('bill', idOf(made))).toMatchObject({title: 'Due soon', dueAt: made.dueAt});
  await issue(idOf(made));
  expect(await admin.get('bill', idOf(made))).toMatchObject({dueAt: null});
});
