/** People are called by their real name wherever staff meet them, and by their login where they have none. */
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {signInAdmin} from '../harness/administrator';
import {makeOrder, makePerson, uniqueName, type Person} from '../harness/world';
import {csv, imported} from '../engine/transfer';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

interface Named extends Person {
  readonly name: string;
}

/** Somebody with a real name that nobody else has. */
async function namedPerson(rights: Parameters<typeof makePerson>[1] = {}): Promise<Named> {
  const person = await makePerson(admin, rights);
  const name = `Wren ${uniqueName('Okafor')}`;
  await admin.update('user', person.id, {realName: name});
  return {...person, name};
}

const labelOf = async (id: number, property: string): Promise<unknown> =>
  asObject((await admin.get('order', id))._labels)[property];

async function found(q: string): Promise<readonly number[]> {
  return (await admin.list('user', {filter: {q}})).map(idOf);
}

async function timeline(client: Client, entity: string, id: number): Promise<readonly Json[]> {
  return asObjects(asObject(await client.mustRest('GET', `${entity}/${id}/timeline`)).entries);
}

test('whose an order is and who changed it is told by the real name', async () => {
  const seller = await namedPerson({
    rights: {'order.read': 'all', 'order.update': 'all', 'order.edit.info': 'all', 'comment.create': 'all'},
  });
  const id = idOf(await makeOrder(admin, {salesmanId: seller.id}));
  expect(await labelOf(id, 'salesmanId')).toBe(seller.name);

  await seller.client.update('order', id, {title: 'Ribbon in red'});
  await seller.client.create('comment', {entity: 'order', recordId: id, text: 'Asked for a sample.'});
  const [entry] = await admin.history('order', id);
  expect(entry).toMatchObject({actor: seller.name, changes: {title: [null, 'Ribbon in red']}});
  const told = await timeline(admin, 'order', id);
  expect(told.slice(0, 2).map(({by, kind}) => [kind, by])).toEqual([
    ['comments', seller.name],
    ['changes', seller.name],
  ]);
});

test('a person is found, filtered and sorted by name, and found by login', async () => {
  const person = await namedPerson();
  expect(await found(person.name)).toEqual([person.id]);
  expect(await found(person.userName)).toEqual([person.id]);
  expect((await admin.list('user', {filter: {name: person.name}})).map(idOf)).toEqual([person.id]);
  const other = await makePerson(admin);
  const ids = [person.id, other.id];
  await admin.update('user', other.id, {realName: `A${person.name}`});
  const sorted = async (order: 'ASC' | 'DESC') =>
    (await admin.list('user', {filter: {id: ids}, sort: ['name', order]})).map(idOf);
  expect(await sorted('ASC')).toEqual([other.id, person.id]);
  expect(await sorted('DESC')).toEqual([person.id, other.id]);
});

test('who has no real name is called by the login; the name follows what it is made of', async () => {
  const seller = await makePerson(admin, {
    rights: {'order.read': 'all', 'order.update': 'all', 'order.edit.info': 'all'},
  });
  const id = idOf(await makeOrder(admin, {salesmanId: seller.id}));
  expect(await labelOf(id, 'salesmanId')).toBe(seller.userName);
  await seller.client.update('order', id, {title: 'By nobody in particular'});
  expect((await admin.history('order', id))[0]).toMatchObject({actor: seller.userName});

  await admin.update('user', seller.id, {realName: '林晓梅'});
  expect(await labelOf(id, 'salesmanId')).toBe('林晓梅');
  await seller.client.update('order', id, {title: 'By somebody'});
  expect((await admin.history('order', id))[0]).toMatchObject({actor: '林晓梅'});

  await admin.update('user', seller.id, {realName: null});
  expect(await labelOf(id, 'salesmanId')).toBe(seller.userName);
});

test('nobody writes the name itself', async () => {
  const {id, userName} = await makePerson(admin);
  await admin.rest('PUT', `user/${id}`, {name: 'Somebody else'});
  expect(await admin.get('user', id)).toMatchObject({name: userName, userName});
});

test('the console is told the name of whoever is signed in, and still the login', async () => {
  const {client, name, userName} = await namedPerson();
  const {userInfo} = asObject(await client.data('/user/getUserInfo'));
  expect(userInfo).toMatchObject({userName, realName: name, name});
});

test('a table names people by their name or their login; of two namesakes the login tells which', async () => {
  const [one, two] = [await namedPerson(), await makePerson(admin)];
  const taken = async (person: string): Promise<unknown> => {
    const wxUserId = uniqueName('account');
    const rows = [
      ['wxUserId', 'userId'],
      [wxUserId, person],
    ];
    const {errors} = await imported(admin, 'wechat-account', csv(rows));
    return errors[0]?.field ?? (await admin.first('wechat-account', {wxUserId})).userId;
  };
  expect(await taken(one.name)).toBe(one.id);
  expect(await taken(one.userName)).toBe(one.id);
  await admin.update('user', two.id, {realName: one.name});
  expect(await taken(one.name)).toBe('userId');
  expect(await taken(two.userName)).toBe(two.id);
});
