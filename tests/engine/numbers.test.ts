/** What steps bring along: numbers, a series for each platform and none missing, and until when a state may last. */
import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {dayIn} from '@emblem/schemas';
import postgres from 'postgres';
import {signInAdmin} from '../harness/administrator';
import {BILL} from '../harness/bill';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {schemasWith} from '../harness/new-entity';
import {ROOT} from '../harness/places';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, type Person} from '../harness/world';

/** `BILL_COUNT=200` is the measure of a busy minute. */
const COUNT = Number(process.env.BILL_COUNT ?? 30);
const AT_ONCE = 10;

const schemas = schemasWith(BILL);

let server: TestServer;
let admin: Client;
let platforms: readonly number[];

beforeAll(async () => {
  server = await startServer({env: {EMBLEM_SCHEMAS: schemas}});
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

describe('a limit of a state', () => {
  const MINUTE = 60_000;
  const ROUND_THE_CLOCK = {beginsAt: '00:00', endsAt: '23:59', saturday: 1, sunday: 1};

  /** What the person is told of a bill, once so much has come. */
  async function told({client}: Person, id: number, count: number): Promise<readonly string[]> {
    for (;;) {
      const {records} = asObject(await client.data('/wsManager/broadcast/getMyMessageList', {}));
      const titles = asObjects(records).filter(({link}) => link === `/records/bill/${id}/show`);
      if (titles.length >= count) return titles.map(title => String(title.announcementTitle)).sort();
    }
  }

  test('counts the hours of the calendar, and no holidays', async () => {
    const calendar = idOf(await admin.first('work-calendar', {kind: 'office'}));
    const days = Array.from({length: 9}, (_, day) =>
      dayIn(new Date(Date.now() + day * 86_400_000).toISOString(), 'UTC'),
    );
    await admin.rest('PUT', `work-calendar/${calendar}`, {...ROUND_THE_CLOCK, holidays: []});
    const made = await admin.create('bill', {title: 'Due', proId: platforms[1]});
    const minutes = (bill: Json) =>
      Math.round((Date.parse(String(bill.dueAt)) - Date.parse(String(bill.createdAt))) / MINUTE);
    // Two days of work; each day lacks its last minute, and the clock of the request is a little before the row's.
    expect(minutes(made)).toBe(2880 + 2);
    const free = days.map(day => ({day, name: 'Free', kind: 'free'}));
    expect((await admin.rest('PUT', `work-calendar/${calendar}`, {holidays: free})).status).toBe(200);
    expect(minutes(await admin.create('bill', {title: 'Later', proId: platforms[1]}))).toBeGreaterThan(8 * 1440);
    await admin.rest('PUT', `work-calendar/${calendar}`, {holidays: []});
    expect(await admin.total('bill', {dueAt_lt: {now: 'time'}, id: [made.id]})).toBe(0);
    await admin.rest('PUT', `bill/${made.id}`, {title: 'Due soon', dueAt: null});
    expect(await admin.get('bill', idOf(made))).toMatchObject({title: 'Due soon', dueAt: made.dueAt});
    await issue(idOf(made));
    expect(await admin.get('bill', idOf(made))).toMatchObject({dueAt: null});
  });

  test('refuses hours in which nothing can be done', async () => {
    const calendar = idOf(await admin.first('work-calendar', {kind: 'office'}));
    const refused = await admin.rest('PUT', `work-calendar/${calendar}`, {beginsAt: '18:00', endsAt: '09:00'});
    expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([422, ['endsAt']]);
  });

  test('is told of before, at and after it to those who are to act, and found where it was missing', async () => {
    const rights = {'bill.read': 'all', 'bill.issue': 'all'} as const;
    const [owner, issuer] = [
      await makePerson(admin, {rights: {'bill.read': 'all'}}),
      await makePerson(admin, {rights}),
    ];
    const id = idOf(await admin.create('bill', {title: 'Slow', proId: platforms[1], ownerId: owner.id}));
    expect(await told(owner, id, 1)).toEqual(['Due soon: Bill Slow']);
    const sql = postgres(server.databaseUrl, {max: 1});
    await sql`update bill set due_at = null, created_at = now() - interval '9 days' where id = ${id}`;
    await sql.end();
    const env = {...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, EMBLEM_SCHEMAS: schemas};
    const cli = join(ROOT, 'backend/dist/server/recheck-cli.js');
    const {stdout} = await promisify(execFile)(process.execPath, [cli, '--recheck', '--repair'], {env});
    expect(stdout).toMatch(new RegExp(`^bill\t${id}\tdueAt\t\t.+\tmended$`, 'm'));
    expect(await admin.total('bill', {dueAt_lt: {now: 'time'}})).toBe(1);
    expect(await told(owner, id, 2)).toEqual(['Due soon: Bill Slow', 'Late: Bill Slow']);
    expect(await told(issuer, id, 1)).toEqual(['Late for long: Bill Slow']);
  });
});
