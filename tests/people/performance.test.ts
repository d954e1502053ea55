/** Performance of a month: everybody scores themselves, their leader scores them, and who is confirmed is ranked. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName, type Person} from '../harness/world';

let server: RunningServer;
let admin: Client;
let leader: Person;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const rights = ['read', 'create', 'update', 'review', 'confirm', 'return'].map(
    action => [`performance-entry.${action}`, 'own'] as const,
  );
  leader = await makePerson(admin, {rights: Object.fromEntries(rights)});
});
afterAll(async () => {
  await server.stop();
});

const HALVES = [
  {name: 'Done', weight: '0.5'},
  {name: 'How good', weight: '0.5'},
];

/** A colleague whom the leader leads. */
async function colleague(): Promise<Person> {
  const person = await makePerson(admin, {});
  await admin.create('staff-profile', {userId: person.id, name: uniqueName('colleague'), leaderId: leader.id});
  return person;
}

function entry(userId: number, month: string, items: readonly Json[] = HALVES): Promise<Json> {
  return leader.client.create('performance-entry', {month, userId, items});
}

async function itemsOf(id: number): Promise<readonly Json[]> {
  const {items} = asObject(await admin.mustRest('GET', `performance-entry/${id}?lines=items`));
  return Array.isArray(items) ? items.map(asObject) : [];
}

async function score(client: Client, id: number, values: readonly Json[]): Promise<number> {
  const items = (await itemsOf(id)).map(({id: itemId}, index) => ({id: itemId, ...values[index]}));
  return (await client.rest('PUT', `performance-entry/${id}`, {items})).status;
}

const take = async (client: Client, action: string, id: number): Promise<number> =>
  (await client.rest('POST', `performance-entry/actions/${action}`, {ids: [id]})).status;

test('the way of a month: own scores in the draft, the leader’s after it, then it is confirmed and stays', async () => {
  const one = await colleague();
  const made = await entry(one.id, '2031-01');
  const id = idOf(made);
  expect(made).toMatchObject({leaderId: leader.id, weightTotal: '1.0000'});
  // Nobody scores somebody else, or what is the leader's.
  expect(await score(leader.client, id, [{selfScore: 90}, {}])).toBe(422);
  expect(await score(one.client, id, [{leadScore: 100}, {}])).toBe(422);
  expect(await score(one.client, id, [{weight: '0.9'}, {weight: '0.1'}])).toBe(422);
  for (const values of [{leaderId: one.id}, {leadRemark: 'Good'}, {month: '2031-04'}])
    expect((await one.client.rest('PUT', `performance-entry/${id}`, values)).status).toBe(422);
  expect(await score(one.client, id, [{selfScore: 90}, {selfScore: 80}])).toBe(200);
  expect(await admin.get('performance-entry', id)).toMatchObject({selfScore: '85.00', leadScore: '0.00'});
  expect(await take(one.client, 'submit', id)).toBe(200);
  expect(await score(one.client, id, [{selfScore: 100}, {}])).toBe(422);
  expect(await take(one.client, 'review', id)).toBe(403);
  expect(await score(leader.client, id, [{leadScore: 70}, {leadScore: 81}])).toBe(200);
  expect(await take(leader.client, 'review', id)).toBe(200);
  expect(await take(leader.client, 'confirm', id)).toBe(200);
  expect(await admin.get('performance-entry', id)).toMatchObject({leadScore: '75.50', rank: 1, rankedCount: 1});
  expect(await score(leader.client, id, [{leadScore: 1}, {}])).toBe(422);
  // One for each colleague and month.
  expect((await leader.client.rest('POST', 'performance-entry', {month: '2031-01', userId: one.id})).status).toBe(409);
});

test('weights come to the whole before it is handed in', async () => {
  const one = await colleague();
  const id = idOf(await entry(one.id, '2031-02', [{name: 'Done', weight: '0.7'}]));
  expect(await take(one.client, 'submit', id)).toBe(409);
});

test('those who are confirmed are ranked, alike scores alike, and nobody sees another’s', async () => {
  const people = [await colleague(), await colleague(), await colleague()];
  const ids: number[] = [];
  for (const [index, person] of people.entries()) {
    const id = idOf(await entry(person.id, '2031-03'));
    await take(person.client, 'submit', id);
    const leadScore = [80, 90, 80][index] ?? 0;
    await score(leader.client, id, [{leadScore}, {leadScore}]);
    for (const action of ['review', 'confirm']) await take(leader.client, action, id);
    ids.push(id);
  }
  const ranked = await Promise.all(ids.map(id => admin.get('performance-entry', id)));
  expect(ranked.map(({rank, rankedCount}) => [rank, rankedCount])).toEqual([
    [2, 3],
    [1, 3],
    [2, 3],
  ]);
  const [first, second] = people;
  expect((await first?.client.list('performance-entry'))?.map(idOf)).toEqual([ids[0]]);
  expect((await second?.client.rest('GET', `performance-entry/${ids[0]}`))?.status).toBe(404);
});
