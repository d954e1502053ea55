/** Requirements, tasks and bugs over HTTP: what waits for what, whose they are, who is told, and what comes again. */
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {runJob} from '../harness/jobs';
import {asObject, idOf, type Json} from '../harness/json';
import {messageArrives} from '../harness/messages';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';

/** Where the company is, it is the first of June already. */
const NOW = '2026-05-31T17:00:00Z';
const TODAY = '2026-06-01';
const ALL = ['read', 'create', 'update', 'start', 'submit', 'pass', 'send-back', 'reopen', 'cancel'] as const;

let server: TestServer;
let admin: Client;
let sql: Sql;
beforeAll(async () => {
  server = await startServer({env: {EMBLEM_CLOCK: NOW}});
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
}, 240_000);
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

function task(values: Json = {}): Promise<Json> {
  return admin.create('task', {title: uniqueName('task'), ...values});
}

async function take(client: Client, entity: string, action: string, id: number, more: Json = {}): Promise<number> {
  return (await client.rest('POST', `${entity}/actions/${action}`, {ids: [id], ...more})).status;
}

test('a task begins when those that it waits for are done, whoever finishes them', async () => {
  const [first, second] = [idOf(await task()), idOf(await task())];
  const waiting = idOf(await task({dependencies: [{waitsForId: first}, {waitsForId: second}]}));
  expect(await admin.get('task', waiting)).toMatchObject({openDependencyCount: 2, status: 'todo'});
  expect(await take(admin, 'task', 'start', waiting)).toBe(409);
  for (const id of [first, second]) {
    for (const step of ['start', 'submit', 'pass']) expect(await take(admin, 'task', step, id)).toBe(200);
  }
  expect(await admin.get('task', waiting)).toMatchObject({openDependencyCount: 0});
  expect(await take(admin, 'task', 'start', waiting)).toBe(200);
  expect((await admin.get('task', waiting)).startedAt).toEqual(expect.any(String));
  // One that is taken up again is waited for again.
  expect(await take(admin, 'task', 'reopen', first)).toBe(200);
  expect(await admin.get('task', waiting)).toMatchObject({openDependencyCount: 1});
});

test('a task waits neither for itself nor for what waits for it, and two writers make no cycle', async () => {
  const [a, b, c] = [idOf(await task()), idOf(await task()), idOf(await task())];
  const itself = await admin.rest('POST', 'task-dependency', {taskId: a, waitsForId: a});
  expect([itself.status, asObject(asObject(itself.body).errors).waitsForId]).toEqual([
    422,
    'A task cannot wait for itself, be it over others',
  ]);
  await admin.create('task-dependency', {taskId: b, waitsForId: a});
  await admin.create('task-dependency', {taskId: c, waitsForId: b});
  expect((await admin.rest('POST', 'task-dependency', {taskId: a, waitsForId: c})).status).toBe(422);
  expect((await admin.rest('PUT', `task/${a}`, {dependencies: [{waitsForId: c}]})).status).toBe(422);
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [idOf(await task()), idOf(await task())];
    const answers = await Promise.all([
      admin.rest('POST', 'task-dependency', {taskId: one, waitsForId: other}),
      admin.rest('POST', 'task-dependency', {taskId: other, waitsForId: one}),
    ]);
    expect(answers.map(({status}) => status).sort()).toEqual([201, 422]);
  }
});

test('the steps of a task are those of its workflow, from every state', async () => {
  const STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    todo: {start: 'doing', cancel: 'cancelled'},
    doing: {submit: 'checking', cancel: 'cancelled'},
    checking: {pass: 'done', 'send-back': 'doing', cancel: 'cancelled'},
    done: {reopen: 'todo'},
    cancelled: {reopen: 'todo'},
  };
  const WAYS: Readonly<Record<string, readonly string[]>> = {
    todo: [],
    doing: ['start'],
    checking: ['start', 'submit'],
    done: ['start', 'submit', 'pass'],
    cancelled: ['cancel'],
  };
  for (const [state, way] of Object.entries(WAYS))
    for (const action of ALL.slice(3)) {
      const id = idOf(await task());
      for (const step of way) await take(admin, 'task', step, id);
      const more = action === 'send-back' ? {values: {sendBackReason: 'Not yet'}} : {};
      const status = await take(admin, 'task', action, id, more);
      const to = STEPS[state]?.[action];
      expect([state, action, status]).toEqual([state, action, to === undefined ? 409 : 200]);
      expect((await admin.get('task', id)).status).toBe(to ?? state);
    }
});

test('a requirement is finished when its tasks are done, and says how far it is', async () => {
  const owner = await makePerson(admin, {});
  const id = idOf(await admin.create('requirement', {title: uniqueName('wish')}));
  expect(await take(admin, 'requirement', 'submit', id)).toBe(200);
  expect((await admin.get('requirement', id)).reviewDueAt).toEqual(expect.any(String));
  // Somebody answers for it from then on.
  expect(await take(admin, 'requirement', 'accept', id)).toBe(422);
  expect(await take(admin, 'requirement', 'accept', id, {values: {ownerId: owner.id}})).toBe(200);
  expect(await take(admin, 'requirement', 'start', id)).toBe(200);
  const tasks = [await task({requirementId: id}), await task({requirementId: id}), await task({requirementId: id})];
  const [one = 0, two = 0, three = 0] = tasks.map(idOf);
  for (const step of ['start', 'submit', 'pass']) await take(admin, 'task', step, one);
  expect(await admin.get('requirement', id)).toMatchObject({taskCount: 3, doneTaskCount: 1, progress: '0.3333'});
  expect(await take(admin, 'requirement', 'finish', id)).toBe(409);
  await take(admin, 'task', 'cancel', two);
  for (const step of ['start', 'submit', 'pass']) await take(admin, 'task', step, three);
  expect(await admin.get('requirement', id)).toMatchObject({taskCount: 2, doneTaskCount: 2, progress: '1.0000'});
  expect(await take(admin, 'requirement', 'finish', id)).toBe(200);
});

test('what is declined, or is no bug, says why', async () => {
  const id = idOf(await admin.create('requirement', {title: uniqueName('wish')}));
  await take(admin, 'requirement', 'submit', id);
  expect(await take(admin, 'requirement', 'decline', id)).toBe(422);
  expect(await take(admin, 'requirement', 'decline', id, {values: {declineReason: 'Too dear'}})).toBe(200);
  const bug = idOf(await admin.create('bug', {title: uniqueName('bug'), description: 'Nothing happens.'}));
  expect(await take(admin, 'bug', 'reject', bug)).toBe(422);
  const same = idOf(await admin.create('bug', {title: uniqueName('bug'), description: 'The same.'}));
  expect(await take(admin, 'bug', 'reject', bug, {values: {duplicateOfId: same}})).toBe(200);
  expect(await take(admin, 'bug', 'reopen', bug)).toBe(200);
  expect(await admin.get('bug', bug)).toMatchObject({duplicateOfId: null, closedAt: null});
});

test('what names nobody belongs to whoever answers for its type, who is told of it', async () => {
  const owner = await makePerson(admin, {});
  const type = idOf(await admin.create('task-type', {name: uniqueName('type'), ownerId: owner.id, plannedMinutes: 90}));
  const made = await task({typeId: type});
  expect(made).toMatchObject({ownerId: owner.id, plannedMinutes: 90});
  await messageArrives(owner, `Task for you: ${String(made.title)}`);
  const other = await makePerson(admin, {});
  expect(await task({typeId: type, ownerId: other.id, plannedMinutes: 5})).toMatchObject({
    ownerId: other.id,
    plannedMinutes: 5,
  });
  const wish = await admin.create('requirement', {title: uniqueName('wish'), typeId: type});
  expect(wish).toMatchObject({ownerId: owner.id});
});

test('whoever watches a task is told of its steps, but not of their own', async () => {
  const watcher = await makePerson(admin, {rights: {'task.read': 'all', 'task.start': 'all', 'task.submit': 'all'}});
  const made = await task({watcherIds: [watcher.id]});
  await take(admin, 'task', 'start', idOf(made));
  const told = (state: string) => `Task ${String(made.title)}: ${state}`;
  expect(await messageArrives(watcher, told('In hand'))).toHaveLength(1);
  await take(watcher.client, 'task', 'submit', idOf(made));
  await take(admin, 'task', 'pass', idOf(made));
  expect(await messageArrives(watcher, told('Done'))).toEqual([told('Done'), told('In hand')]);
});

test('people without a grant see what is their own, ask for things, and report bugs', async () => {
  const [one, other] = [await makePerson(admin, {}), await makePerson(admin, {})];
  const wish = idOf(await one.client.create('requirement', {title: uniqueName('wish')}));
  expect((await other.client.rest('GET', `requirement/${wish}`)).status).toBe(404);
  expect(await take(one.client, 'requirement', 'submit', wish)).toBe(200);
  expect(await take(one.client, 'requirement', 'accept', wish)).toBe(403);
  const mine = idOf(await task({ownerId: one.id}));
  expect(await take(other.client, 'task', 'start', mine)).toBe(404);
  expect(await take(one.client, 'task', 'start', mine)).toBe(200);
  expect(await take(one.client, 'task', 'submit', mine, {values: {spentMinutes: 30}})).toBe(200);
  expect(await take(one.client, 'task', 'pass', mine)).toBe(403);
  const bug = await one.client.create('bug', {title: uniqueName('bug'), description: 'It hangs.', ownerId: other.id});
  expect(await other.client.get('bug', idOf(bug))).toMatchObject({authorId: one.id});
});

const run = (job: string) => runJob(sql, server, job);

test('tasks that come again are made on their day, once, and the day after is set', async () => {
  const template = async (values: Json) =>
    idOf(await admin.create('task-template', {title: uniqueName('again'), dueAfterDays: 3, ...values}));
  const [weekly, missed, later, off, byHand] = [
    await template({recurs: 'weekly', nextOn: TODAY}),
    await template({recurs: 'daily', nextOn: '2026-05-20'}),
    await template({recurs: 'monthly', nextOn: '2026-06-02'}),
    await template({recurs: 'daily', nextOn: TODAY, state: 0}),
    await template({recurs: 'never'}),
  ];
  await run('makeRecurringTasks');
  await run('makeRecurringTasks');
  const of = (templateId: number) => admin.list('task', {filter: {templateId}});
  expect(await of(weekly)).toMatchObject([{dueOn: '2026-06-04', status: 'todo'}]);
  expect(await of(missed)).toHaveLength(1);
  for (const id of [later, off, byHand]) expect(await of(id)).toHaveLength(0);
  expect(await admin.get('task-template', weekly)).toMatchObject({nextOn: '2026-06-08'});
  expect(await admin.get('task-template', missed)).toMatchObject({nextOn: '2026-06-02'});
  expect((await admin.rest('POST', 'task-template', {title: 'x', recurs: 'daily'})).status).toBe(422);
  await admin.action('task-template', 'make-task', {ids: [byHand]});
  expect(await of(byHand)).toMatchObject([{dueOn: '2026-06-04'}]);
});
