/** Key results read figures as whoever answers for the target sees them. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const YEARS = {startDate: '2015-01-01', endDate: '2039-12-31'};

function target(keyResults: readonly Json[], values: Json = {}): Promise<Json> {
  return admin.create('target', {name: uniqueName('target'), ...YEARS, keyResults, ...values});
}

async function results(id: number): Promise<readonly Json[]> {
  const {keyResults} = asObject(await admin.mustRest('GET', `target/${id}?lines=keyResults`));
  return Array.isArray(keyResults) ? keyResults.map(asObject) : [];
}

async function read(id: number): Promise<readonly unknown[]> {
  await admin.action('target', 'read-figures', {ids: [id]});
  return (await results(id)).map(({currentValue}) => currentValue);
}

test('progress is the share of the way, weighted, and neither below nothing nor above the whole', async () => {
  const id = idOf(
    await target([
      {name: 'Half', targetValue: '10', currentValue: '5', weight: 1},
      {name: 'Above', targetValue: '10', currentValue: '25', weight: 2},
      {name: 'Downwards', startValue: '40', targetValue: '0', currentValue: '50', weight: 1},
    ]),
  );
  expect((await results(id)).map(({progress}) => progress)).toEqual(['0.5000', '1.0000', '0.0000']);
  expect(await admin.get('target', id)).toMatchObject({weightTotal: 4, progress: '0.6250'});
  const flat = await admin.rest('POST', 'target', {
    name: 'Flat',
    ...YEARS,
    keyResults: [{name: 'Nowhere', startValue: '3', targetValue: '3'}],
  });
  expect(flat.status).toBe(422);
});

test('a key result reads its figure over the days of the target, as its owner sees it', async () => {
  const salesperson = await makePerson(admin, {rights: {'inquiry.read': 'own', 'order.read': 'own'}});
  const nobody = await makePerson(admin, {});
  const {id: memberId, proId} = await makeMember(admin);
  for (const title of ['first', 'second'])
    await admin.create('inquiry', {
      title,
      memberId,
      proId,
      salesmanId: salesperson.id,
      name: 'A',
      email: 'a@b.example',
      quantity: 10,
    });
  const figure = [{name: 'Inquiries', figure: 'inquiries.count', targetValue: '4'}];
  const id = idOf(await target(figure, {ownerId: salesperson.id}));
  expect((await admin.rest('POST', 'target/actions/read-figures', {ids: [id]})).status).toBe(409);
  await admin.action('target', 'activate', {ids: [id]});
  expect(await read(id)).toEqual(['2.0000']);
  expect(await admin.get('target', id)).toMatchObject({progress: '0.5000', figuresAt: expect.any(String)});
  // Of another's, or of no days, there is none.
  await admin.update('target', id, {ownerId: nobody.id});
  expect(await read(id)).toEqual([null]);
  await admin.update('target', id, {ownerId: salesperson.id, startDate: '2016-01-01', endDate: '2016-01-31'});
  expect(await read(id)).toEqual(['0.0000']);
});

test('a figure that one does not see is not named in a key result', async () => {
  const {client} = await makePerson(admin, {
    rights: {'target.read': 'all', 'target.create': 'all', 'target.update': 'all'},
  });
  const answer = await client.rest('POST', 'target', {
    name: uniqueName('target'),
    ...YEARS,
    keyResults: [{name: 'Margin', figure: 'sales.margin', targetValue: '0.5'}],
  });
  expect(answer.status).toBe(422);
});

test('what was reached stays as it was told', async () => {
  const id = idOf(await target([{name: 'Half', targetValue: '10', currentValue: '5'}]));
  await admin.action('target', 'activate', {ids: [id]});
  await admin.action('target', 'achieve', {ids: [id], values: {review: 'Good'}});
  const [result] = await results(id);
  expect((await admin.rest('PUT', `target-key-result/${Number(result?.id)}`, {currentValue: '9'})).status).toBe(409);
  expect((await admin.rest('POST', 'target/actions/read-figures', {ids: [id]})).status).toBe(409);
  expect(await admin.get('target', id)).toMatchObject({progress: '0.5000', status: 'achieved', review: 'Good'});
});
