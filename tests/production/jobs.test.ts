/** Jobs of the factory: their steps, what employees make of them, and what that counts. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
let processId: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  processId = idOf(await admin.create('production-process', {name: uniqueName('process')}));
});
afterAll(async () => {
  await server.stop();
});

async function job(values: Json = {}): Promise<{readonly id: number; readonly steps: readonly number[]}> {
  const steps = [
    {processId, plannedQuantity: 100},
    {processId, plannedQuantity: 100},
  ];
  const id = idOf(await admin.create('production-order', {title: uniqueName('job'), quantity: 100, steps, ...values}));
  const {steps: made} = asObject(await admin.mustRest('GET', `production-order/${id}?lines=steps`));
  return {id, steps: asList(made).map(each => idOf(asObject(each)))};
}

const take = async (id: number, action: string, values: Json = {}): Promise<number> =>
  (await admin.rest('POST', `production-order/actions/${action}`, {ids: [id], values})).status;

async function book(stepId: number, values: Json) {
  const {productionOrderId} = await admin.get('production-step', stepId);
  return admin.rest('POST', 'employee-output', {userId: 1, productionOrderId, stepId, quantity: 10, ...values});
}

test('a job is released, begun, made step by step, and finished when all is done', async () => {
  const {id: empty} = await job({steps: []});
  expect(await take(empty, 'release')).toBe(409);
  const {id, steps} = await job();
  const [first = 0, second = 0] = steps;
  expect((await book(first, {day: '2031-05-05'})).status).toBe(422);
  for (const action of ['release', 'begin']) expect(await take(id, action)).toBe(200);
  expect((await book(first, {day: '2031-05-05', quantity: 60, scrapQuantity: 2})).status).toBe(201);
  expect((await book(first, {day: '2031-05-06', quantity: 40})).status).toBe(201);
  expect((await book(first, {day: '2031-05-06', quantity: 1})).status).toBe(409);
  expect(await admin.get('production-step', first)).toMatchObject({madeQuantity: 100, scrapQuantity: 2});
  expect(await take(id, 'finish')).toBe(409);
  await admin.update('production-step', first, {isDone: 1});
  expect(await admin.get('production-order', id)).toMatchObject({doneStepCount: 1, progress: '0.5000'});
  await admin.update('production-step', second, {isDone: 1});
  expect(await take(id, 'pause')).toBe(422);
  expect(await take(id, 'pause', {pauseReason: 'No colour'})).toBe(200);
  expect((await book(second, {day: '2031-05-07'})).status).toBe(422);
  for (const action of ['begin', 'finish']) expect(await take(id, action)).toBe(200);
  expect(await admin.get('production-order', id)).toMatchObject({status: 'finished', progress: '1.0000'});
  expect((await admin.rest('PUT', `production-order/${id}`, {quantity: 200})).status).toBe(422);
});

test('points are those of the rule of the day, and no two rules are of one day', async () => {
  const own = idOf(await admin.create('production-process', {name: uniqueName('process')}));
  const rule = (values: Json) =>
    admin.rest('POST', 'points-rule', {name: uniqueName('rule'), processId: own, scrapPoints: '0.1', ...values});
  expect((await rule({points: '0.02', startDate: '2031-01-01', endDate: '2031-01-31'})).status).toBe(201);
  expect((await rule({points: '0.05', startDate: '2031-02-01'})).status).toBe(201);
  expect((await rule({points: '0.09', startDate: '2031-01-15'})).status).toBe(409);
  const {id, steps} = await job({steps: [{processId: own}]});
  for (const action of ['release', 'begin']) await take(id, action);
  const [step = 0] = steps;
  const points = async (day: string) =>
    asObject((await book(step, {day, quantity: 100, scrapQuantity: 3})).body).points;
  expect(await points('2031-01-31')).toBe('1.70');
  expect(await points('2031-02-01')).toBe('4.70');
  expect(await points('2030-12-31')).toBe('0.00');
});

test('a step is called as its process by those who may read steps', async () => {
  const name = uniqueName('process');
  const {id, steps} = await job({steps: [{processId: idOf(await admin.create('production-process', {name}))}]});
  for (const action of ['release', 'begin']) await take(id, action);
  const [step = 0] = steps;
  const outputId = idOf(asObject((await book(step, {day: '2031-05-05'})).body));
  const named = await makePerson(admin, {rights: {'employee-output.read': 'all', 'production-step.read': 'all'}});
  const unnamed = await makePerson(admin, {rights: {'employee-output.read': 'all'}});
  const stepOf = async ({client}: {readonly client: Client}) =>
    asObject((await client.get('employee-output', outputId))._labels).stepId;
  expect([await stepOf(named), await stepOf(unnamed)]).toEqual([name, null]);
});

test('[CO-450] each label of a production order is seen and changed by its own right', async () => {
  const fields = {
    factory: ['factory', 'Zhongshan'],
    quantity: ['quantity', 7],
    deliveryDate: ['deliveryDate', '2031-05-05'],
    remark: ['remark', 'Soon'],
  } as const;
  const {id} = await job({factory: 'Dongguan', deliveryDate: '2031-04-04', remark: 'Now'});
  for (const [label, [field, value]] of Object.entries(fields)) {
    const base = {'production-order.read': 'all', 'production-order.update': 'all'} as const;
    const blind = await makePerson(admin, {rights: base});
    expect(Object.keys(await blind.client.get('production-order', id))).not.toContain(field);
    const seeing = await makePerson(admin, {rights: {...base, [`production-order.view.${label}`]: 'all'}});
    expect(Object.keys(await seeing.client.get('production-order', id))).toContain(field);
    const refused = await seeing.client.rest('PUT', `production-order/${id}`, {[field]: value});
    expect([field, refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([
      field,
      422,
      [field],
    ]);
    const both = {[`production-order.view.${label}`]: 'all', [`production-order.edit.${label}`]: 'all'} as const;
    const changing = await makePerson(admin, {rights: {...base, ...both}});
    expect((await changing.client.rest('PUT', `production-order/${id}`, {[field]: value})).status).toBe(200);
  }
});
