/** Drawing tasks: handed out, timed, checked, answered; and what an order's states follow from. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {ServerProcess} from '../harness/server-process';
import {startServer, type TestServer} from '../harness/server';
import {makeOrder, makePerson, uniqueName, type Person} from '../harness/world';

const FILES = ['/files/public/pin-front.png'];
const DRAWING_RIGHTS = {
  'drawing-task.read': 'own',
  'drawing-task.take': 'own',
  'drawing-task.start': 'own',
  'drawing-task.pause': 'own',
  'drawing-task.submit': 'own',
  'drawing.create': 'all',
  'drawing.read': 'all',
  'order.read': 'all',
} as const;

let server: TestServer;
let second: {readonly server: ServerProcess; readonly url: string};
let admin: Client;
let categoryId: number;

beforeAll(async () => {
  server = await startServer();
  second = await ServerProcess.start({DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, SEED: 'tiny'});
  admin = await signInAdmin(server);
  categoryId = idOf(
    await admin.create('task-category', {name: uniqueName('category'), kind: 2, standardMinutes: 60, points: 3}),
  );
}, 240_000);
afterAll(async () => {
  await second?.server.kill('SIGTERM');
  await server?.stop();
});

async function designer(): Promise<Person> {
  return makePerson(admin, {rights: DRAWING_RIGHTS});
}

function task(values: Json = {}): Promise<Json> {
  return admin.create('drawing-task', {title: uniqueName('drawing'), categoryId, ...values});
}

async function take(client: Client, action: string, id: number, values: Json = {}): Promise<number> {
  return (await client.rest('POST', `drawing-task/actions/${action}`, {ids: [id], values})).status;
}

const version = (client: Client, orderId: number, taskId: number, values: Json = {}) =>
  client.rest('POST', 'drawing', {orderId, taskId, name: 'Pin', files: FILES, ...values});

const statusOf = async (id: number) => (await admin.get('drawing-task', id)).status;
const orderStatus = async (id: number) => (await admin.get('order', id)).status;

test('a task takes over the time and the points of its category, and is handed out to one who draws', async () => {
  const made = await task();
  expect(made).toMatchObject({standardMinutes: 60, points: 3, kind: 2, status: 'unassigned'});
  expect(await task({points: 9})).toMatchObject({points: 9, standardMinutes: 60});
  const {id} = await designer();
  expect(await take(admin, 'allocate', idOf(made))).toBe(422);
  expect(await take(admin, 'allocate', idOf(made), {designerId: id})).toBe(200);
  expect(await admin.get('drawing-task', idOf(made))).toMatchObject({designerId: id, status: 'assigned'});
});

test('of those who take a task at once, over two processes, one has it', async () => {
  const people = await Promise.all(Array.from({length: 4}, () => designer()));
  const groupId = idOf(
    await admin.create('designer-group', {name: uniqueName('group'), memberIds: people.map(({id}) => id)}),
  );
  const tasks = await Promise.all(Array.from({length: 12}, () => task({groupId})));
  const answers = await Promise.all(
    tasks.flatMap(({id}) =>
      people.map(async ({client}, place) => {
        const url = place % 2 === 0 ? server.url : second.url;
        const body = JSON.stringify({ids: [id]});
        const headers = {'Content-Type': 'application/json', token: client.token ?? ''};
        return (await fetch(`${url}/rest/drawing-task/actions/take`, {method: 'POST', headers, body})).status;
      }),
    ),
  );
  expect(answers.filter(status => status === 200)).toHaveLength(tasks.length);
  for (const {id} of tasks)
    expect(people.map(({id: own}) => own)).toContain((await admin.get('drawing-task', Number(id))).designerId);
});

test('the timer runs for one task of each designer, and its minutes are added up', async () => {
  const {id: userId, client} = await designer();
  const [first, other] = [idOf(await task()), idOf(await task())];
  for (const each of [first, other]) await take(admin, 'allocate', each, {designerId: userId});
  expect(await take(client, 'start', first)).toBe(200);
  const refused = await client.rest('POST', 'drawing-task/actions/start', {ids: [other]});
  expect(refused.status).toBe(409);
  expect(asObject(refused.body).message).toContain(String((await admin.get('drawing-task', first)).number));
  expect(await take(client, 'pause', first)).toBe(200);
  expect(await take(client, 'start', other)).toBe(200);
  const [running] = await admin.list('drawing-time', {filter: {taskId: other}});
  expect(running).toMatchObject({endedAt: null, minutes: 0, userId});
  // What a lead puts right counts as it is put right.
  const [time] = await admin.list('drawing-time', {filter: {taskId: first}});
  await admin.update('drawing-time', idOf(time ?? {}), {
    startedAt: '2026-03-08T06:30:00Z',
    endedAt: '2026-03-08T08:00:00Z',
  });
  expect(await admin.get('drawing-task', first)).toMatchObject({spentMinutes: 90});
  // By the door of records, too, none runs beside another.
  const beside = await admin.rest('POST', 'drawing-time', {taskId: first, userId, startedAt: '2026-03-09T06:30:00Z'});
  expect(beside.status).toBe(409);
});

test('the way of a drawing, which the order follows: not passed, drawn again, confirmed', async () => {
  const {id: designerId, client} = await designer();
  const orderId = idOf(await makeOrder(admin));
  const id = idOf(await task({orderId}));
  await take(admin, 'allocate', id, {designerId});
  expect(await take(client, 'start', id)).toBe(200);
  expect(await orderStatus(orderId)).toBe(2);
  // Nothing is handed in without a version.
  expect(await take(client, 'submit', id)).toBe(409);
  expect((await version(client, orderId, id)).status).toBe(201);
  expect(await take(client, 'submit', id)).toBe(200);
  expect(await take(admin, 'send-back', id)).toBe(422);
  expect(await take(admin, 'send-back', id, {reason: 'The line is too thin'})).toBe(200);
  expect(await admin.get('drawing-task', id)).toMatchObject({status: 'toRevise', sendBackCount: 1});
  for (const step of ['start', 'submit']) await take(client, step, id);
  expect(await take(admin, 'approve', id)).toBe(200);
  expect(await orderStatus(orderId)).toBe(3);
  const [first] = await admin.list('drawing', {filter: {taskId: id}});
  await admin.action('drawing', 'reject', {ids: [idOf(first ?? {})], values: {reason: 'A lighter blue'}});
  expect(await admin.get('drawing-task', id)).toMatchObject({
    status: 'toRevise',
    notPassedCount: 1,
    reason: 'A lighter blue',
  });
  expect(await orderStatus(orderId)).toBe(4);
  await take(client, 'start', id);
  expect((await version(client, orderId, id)).status).toBe(201);
  await take(client, 'submit', id);
  await take(admin, 'approve', id);
  expect(await orderStatus(orderId)).toBe(3);
  const [newest] = await admin.list('drawing', {filter: {taskId: id}, sort: ['revision', 'DESC']});
  await admin.action('drawing', 'confirm', {ids: [idOf(newest ?? {})]});
  expect(await statusOf(id)).toBe('confirmed');
  expect(await orderStatus(orderId)).toBe(5);
  // Over what is confirmed there is no further version.
  expect((await version(client, orderId, id)).status).toBe(409);
});

test('an order’s artwork is confirmed when all of its tasks are', async () => {
  const {id: designerId, client} = await designer();
  const orderId = idOf(await makeOrder(admin));
  const ids = [idOf(await task({orderId})), idOf(await task({orderId}))];
  for (const [place, id] of ids.entries()) {
    await take(admin, 'allocate', id, {designerId});
    await take(client, 'start', id);
    await version(client, orderId, id, {name: `Pin ${place}`});
    await take(client, 'submit', id);
    await take(admin, 'approve', id);
    expect(await orderStatus(orderId)).toBe(place === 0 ? 2 : 3);
  }
  for (const [place, id] of ids.entries()) {
    const [drawing] = await admin.list('drawing', {filter: {taskId: id}});
    await admin.action('drawing', 'confirm', {ids: [idOf(drawing ?? {})]});
    expect(await orderStatus(orderId)).toBe(place === 0 ? 3 : 5);
  }
});

test('a rule leads to a group in which somebody can take what it is about', async () => {
  const {id: userId} = await designer();
  const groupId = idOf(await admin.create('designer-group', {name: uniqueName('group'), memberIds: [userId]}));
  const rule = (values: Json) =>
    admin.rest('POST', 'drawing-allocation', {name: uniqueName('rule'), groupId, ...values});
  const refused = await rule({});
  expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([422, ['groupId']]);
  await admin.create('designer-account', {userId, name: 'Ada', kind: 2});
  expect((await rule({kind: 3})).status).toBe(422);
  expect((await rule({kind: 2})).status).toBe(201);
});

test('a checker scores the work of others, once', async () => {
  const {id: designerId, client} = await designer();
  const orderId = idOf(await makeOrder(admin));
  const taskId = idOf(await task({orderId}));
  await take(admin, 'allocate', taskId, {designerId});
  await take(client, 'start', taskId);
  await version(client, orderId, taskId);
  await take(client, 'submit', taskId);
  const scorer = await makePerson(admin, {
    rights: {'artwork-score.create': 'all', 'artwork-score.read': 'all', 'drawing-task.read': 'all'},
  });
  const score = (client: Client) => client.rest('POST', 'artwork-score', {taskId, quality: 4});
  const own = await makePerson(admin, {rights: {'artwork-score.create': 'all', 'drawing-task.read': 'all'}});
  const mine = idOf(await task());
  await take(admin, 'allocate', mine, {designerId: own.id});
  expect((await own.client.rest('POST', 'artwork-score', {taskId: mine, quality: 5})).status).toBe(422);
  expect((await score(scorer.client)).status).toBe(201);
  expect((await score(scorer.client)).status).toBe(409);
  expect(await admin.get('drawing-task', taskId)).toMatchObject({score: 4});
});

describe('tasks are handed out by the rules', () => {
  const person = async (values: Json = {}) => {
    const {id} = await designer();
    await admin.create('designer-account', {userId: id, name: uniqueName('designer'), kind: 2, ...values});
    return id;
  };
  const group = async (memberIds: readonly number[], backerIds: readonly number[] = []) =>
    idOf(await admin.create('designer-group', {name: uniqueName('group'), memberIds, backerIds}));
  /** A category of its own, with the one rule that is about it. */
  const ruled = async (groupId: number, method: string) => {
    const category = idOf(
      await admin.create('task-category', {name: uniqueName('category'), kind: 2, standardMinutes: 60}),
    );
    await admin.create('drawing-allocation', {name: uniqueName('rule'), groupId, method, categoryIds: [category]});
    return category;
  };
  const handOut = (ids: readonly number[]) => admin.rest('POST', 'drawing-task/actions/allocate-by-rules', {ids});
  const designersOf = async (ids: readonly number[]) =>
    Promise.all(ids.map(async id => (await admin.get('drawing-task', id)).designerId));

  beforeAll(async () => {
    for (const rule of await admin.all('drawing-allocation'))
      await admin.update('drawing-allocation', idOf(rule), {state: 0});
  });

  test('to whoever has the least left to do', async () => {
    const [one, other] = [await person(), await person()];
    const of = await ruled(await group([one, other]), 'leastLoad');
    const busy = idOf(await task({categoryId: of, standardMinutes: 150}));
    await take(admin, 'allocate', busy, {designerId: one});
    const ids = [
      idOf(await task({categoryId: of})),
      idOf(await task({categoryId: of})),
      idOf(await task({categoryId: of})),
    ];
    expect((await handOut(ids)).status).toBe(200);
    expect(await designersOf(ids)).toEqual([other, other, other]);
  });

  test('fifty at once, over two processes: none is lost, none has two, and turns are fair', async () => {
    const people = [await person(), await person(), await person(), await person(), await person()];
    const of = await ruled(await group(people), 'leastLoad');
    const ids = await Promise.all(Array.from({length: 50}, async () => idOf(await task({categoryId: of}))));
    const ask = async (url: string, some: readonly number[]) => {
      const headers = {'Content-Type': 'application/json', token: admin.token ?? ''};
      const body = JSON.stringify({ids: some});
      return (await fetch(`${url}/rest/drawing-task/actions/allocate-by-rules`, {method: 'POST', headers, body}))
        .status;
    };
    const halves = [ids.slice(0, 30), ids.slice(20)];
    const answers = await Promise.all(halves.map((some, place) => ask(place === 0 ? server.url : second.url, some)));
    expect(answers.every(status => status === 200)).toBe(true);
    const drawn = await designersOf(ids);
    for (const id of people) expect(drawn.filter(each => each === id)).toHaveLength(10);
    for (const id of ids) {
      const history = await admin.history('drawing-task', id);
      expect(history.filter(entry => asObject(entry).action === 'allocate')).toHaveLength(1);
    }
  });

  test('in turn, to those on duty who can draw it, and to backers where there are none', async () => {
    const [one, off, other] = [await person(), await person({isOnDuty: 0}), await person({skillIds: [categoryId]})];
    const backer = await person();
    const of = await ruled(await group([one, off, other], [backer]), 'roundRobin');
    const ids = [idOf(await task({categoryId: of})), idOf(await task({categoryId: of}))];
    expect((await handOut(ids)).status).toBe(200);
    expect(await designersOf(ids)).toEqual([one, one]);
    const helped = await ruled(await group([off], [backer]), 'roundRobin');
    const last = idOf(await task({categoryId: helped}));
    expect((await handOut([last])).status).toBe(200);
    expect(await designersOf([last])).toEqual([backer]);
  });

  test('a group that is out of use has nothing handed out to it', async () => {
    const groupId = await group([await person()]);
    const of = await ruled(groupId, 'leastLoad');
    await admin.update('designer-group', groupId, {state: 0});
    const id = idOf(await task({categoryId: of}));
    expect((await handOut([id])).status).toBe(409);
    await admin.update('designer-group', groupId, {state: 1});
    expect((await handOut([id])).status).toBe(200);
  });

  test('where no rule fits they stay, and it is said', async () => {
    const lonely = idOf(
      await admin.create('task-category', {name: uniqueName('category'), kind: 3, standardMinutes: 60}),
    );
    const id = idOf(await task({categoryId: lonely}));
    expect((await handOut([id])).status).toBe(409);
    expect(await statusOf(id)).toBe('unassigned');
  });
});

test('an order is split into the tasks that its products make, once', async () => {
  const {id: product} = await admin.first('category');
  for (const rule of await admin.all('splitting-rule')) await admin.update('splitting-rule', idOf(rule), {state: 0});
  const further = idOf(
    await admin.create('task-category', {name: uniqueName('category'), kind: 3, standardMinutes: 90}),
  );
  await admin.create('splitting-rule', {name: 'Of this', categoryId: product, taskCategoryIds: [categoryId, further]});
  const orderId = idOf(await makeOrder(admin));
  const line = (values: Json) => admin.create('order-product', {orderId, name: 'Pin', quantity: 10, ...values});
  await line({categoryId: product});
  // Of this one no rule says anything.
  await line({});
  const split = () => admin.rest('POST', 'order/actions/split-artwork', {ids: [orderId]});
  expect((await split()).body).toMatchObject({count: 2});
  const made = await admin.list('drawing-task', {filter: {orderId}});
  expect(made.map(each => each.categoryId).sort()).toEqual([categoryId, further].sort());
  for (const each of made) expect(each).toMatchObject({title: 'Pin', dueAt: expect.any(String), status: 'unassigned'});
  expect((await split()).status).toBe(409);
});

test('the load counts what is not handed in, too', async () => {
  const {groups} = asObject(await admin.mustRest('GET', 'reports/artwork-load?by=status&measures=open'));
  const told = asObjects(groups).map(({of, figures}) => [asObject(of).status, asObject(figures).open]);
  const counted: (readonly [string, number])[] = [];
  for (const status of ['unassigned', 'assigned', 'drawing', 'paused', 'checking', 'toRevise'])
    counted.push([status, await admin.total('drawing-task', {status})]);
  expect(told.filter(([, open]) => open !== 0).sort()).toEqual(counted.filter(([, count]) => count !== 0).sort());
  expect(told.some(([status, open]) => status === 'unassigned' && Number(open) > 0)).toBe(true);
});
