/** The hours of drawing: what a timer writes down over midnights and changes of clocks, and what is entered by hand. */
import fc from 'fast-check';
import {signInAdmin} from '../harness/administrator';
import {signIn, type Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName, type Person} from '../harness/world';

const RIGHTS = {'drawing-task.read': 'own', 'drawing-task.start': 'own', 'drawing-task.pause': 'own'} as const;

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => server?.stop());

/** A task of somebody who has none beside it. */
async function handedOut(): Promise<{readonly id: number; readonly person: Person}> {
  const category = {name: uniqueName('category'), kind: 2, standardMinutes: 60};
  const categoryId = idOf(await admin.create('task-category', category));
  const id = idOf(await admin.create('drawing-task', {title: uniqueName('drawing'), categoryId}));
  const person = await makePerson(admin, {rights: RIGHTS});
  await admin.action('drawing-task', 'allocate', {ids: [id], values: {designerId: person.id}});
  return {id, person};
}

/** Takes the server to the moment, and everybody in again. */
async function at(moment: string, {person}: {readonly person: Person}): Promise<Client> {
  await server.restart({EMBLEM_CLOCK: moment});
  admin = await signInAdmin(server);
  return signIn(server.url, person.userName);
}

async function timesOf(taskId: number): Promise<readonly {readonly from: string; until: string; minutes: number}[]> {
  const rows = await admin.list('drawing-time', {filter: {taskId}, sort: ['startedAt', 'ASC']});
  return rows.map(({startedAt, endedAt, minutes}) => ({
    from: String(startedAt),
    until: String(endedAt),
    minutes: Number(minutes),
  }));
}

/** Whole minutes that begin in it. */
const between = (from = '', until = '') =>
  Math.floor(Date.parse(until) / 60_000) - Math.floor(Date.parse(from) / 60_000);

// In 1986 clocks in China went an hour forward on 4 May, and back on 14 September.
test.each([
  {
    way: 'over two midnights',
    from: '2026-05-04T15:30:31.500Z',
    until: '2026-05-06T16:00:31Z',
    midnights: ['2026-05-04T16:00:00.000Z', '2026-05-05T16:00:00.000Z', '2026-05-06T16:00:00.000Z'],
  },
  {
    way: 'over a day of 23 hours',
    from: '1986-05-03T15:10:20Z',
    until: '1986-05-04T15:20:50Z',
    midnights: ['1986-05-03T16:00:00.000Z', '1986-05-04T15:00:00.000Z'],
  },
  {
    way: 'over a day of 25 hours',
    from: '1986-09-13T14:10:20Z',
    until: '1986-09-14T16:20:50Z',
    midnights: ['1986-09-13T15:00:00.000Z', '1986-09-14T16:00:00.000Z'],
  },
])(
  'a timer that ran $way is written down by days, and nothing is lost between them',
  async way => {
    const task = await handedOut();
    const {id} = task;
    await (await at(way.from, task)).action('drawing-task', 'start', {ids: [id]});
    await (await at(way.until, task)).action('drawing-task', 'pause', {ids: [id]});
    const times = await timesOf(id);
    expect(times.slice(0, -1).map(({until}) => until)).toEqual(way.midnights);
    expect(times.slice(1).map(({from}) => from)).toEqual(way.midnights);
    const whole = between(times[0]?.from, times.at(-1)?.until);
    expect(whole).toBeGreaterThanOrEqual(between(way.from, way.until));
    expect(times.map(({from, until}) => between(from, until))).toEqual(times.map(({minutes}) => minutes));
    expect(await admin.get('drawing-task', id)).toMatchObject({spentMinutes: whole});
  },
  120_000,
);

test('where the clock of the machine went back, a timer ends when it began and the next one runs', async () => {
  const task = await handedOut();
  const {id} = task;
  await (await at('2026-05-04T03:30:00Z', task)).action('drawing-task', 'start', {ids: [id]});
  const client = await at('2026-05-04T02:30:00Z', task);
  await client.action('drawing-task', 'pause', {ids: [id]});
  const [time] = await timesOf(id);
  expect(time).toMatchObject({until: time?.from, minutes: 0});
  await client.action('drawing-task', 'start', {ids: [id]});
  expect(await timesOf(id)).toHaveLength(2);
  expect(await admin.get('drawing-task', id)).toMatchObject({spentMinutes: 0});
}, 120_000);

test('what is entered by hand lies within a day and counts its minutes, however its moments are written', async () => {
  const {id: taskId, person} = await handedOut();
  const enter = (values: Json) => admin.rest('POST', 'drawing-time', {taskId, userId: person.id, ...values});
  const day = Date.parse('2026-05-03T16:00:00Z');
  const second = fc.integer({min: 0, max: 24 * 3600});
  const shown = (moment: number, isLocal: boolean) =>
    isLocal ? new Date(moment + 8 * 3_600_000).toISOString().replace('Z', '+08:00') : new Date(moment).toISOString();
  // No two of one person end at the same moment.
  const ends = fc.uniqueArray(fc.tuple(second, second, fc.boolean()), {
    minLength: 15,
    maxLength: 15,
    selector: ([one, other]) => Math.max(one, other),
  });
  const spans = (fc.sample(ends, 1)[0] ?? []).map(([one, other, isLocal]) => {
    const [from, until] = [Math.min(one, other), Math.max(one, other)].map(seconds => day + seconds * 1000);
    return {startedAt: shown(from ?? 0, isLocal), endedAt: shown(until ?? 0, isLocal)};
  });
  let whole = 0;
  for (const span of spans) {
    const minutes = between(span.startedAt, span.endedAt);
    const {status, body} = await enter(span);
    expect({span, status, minutes: asObject(body).minutes}).toEqual({span, status: 201, minutes});
    whole += minutes;
    expect(await admin.get('drawing-task', taskId)).toMatchObject({spentMinutes: whole});
  }
  const atTheEnd = {startedAt: '9999-12-31T20:00:00Z', endedAt: '9999-12-31T21:00:00Z'};
  expect((await enter(atTheEnd)).status).toBe(201);
  const before = (await timesOf(taskId)).length;
  const over = {startedAt: '2026-05-04T15:59:00Z', endedAt: '2026-05-04T16:01:00Z'};
  for (const values of [
    over,
    {startedAt: 'noon', endedAt: 'later'},
    {startedAt: over.endedAt, endedAt: over.startedAt},
  ])
    expect((await enter(values)).status).toBe(422);
  const refused = await enter(over);
  expect(asObject(asObject(refused.body).errors).endedAt).toBe(
    'A span lies within one day in China: end it at midnight there and enter the rest as another.',
  );
  expect(await timesOf(taskId)).toHaveLength(before);
});
