/** Binding accounts, and switching between them. */
import {Client, PASSWORD} from '../harness/client';
import {asObject, asObjects, asText, type Json} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {startEmpty, type EmptyServer} from './empty-server';

let world: EmptyServer;
beforeAll(async () => {
  world = await startEmpty();
});
afterAll(async () => {
  await world?.stop();
});

const bind = (client: Client, userName: string, password = PASSWORD) =>
  client.call('/user/bindAccount', {userName, password});
const select = (client: Client, userId: number) => client.call('/user/qyWx/selectAccountToLogin', {userId});
const bound = async (client: Client, input: Json = {}) =>
  asObjects(await client.data('/user/listAccountByOaUserId', input));
const errorsOf = (data: unknown): Json => asObject(asObject(data).errors);

async function twoBound() {
  const [one, two] = [await makePerson(world.admin), await makePerson(world.admin)];
  expect((await bind(one.client, two.userName)).code).toBe('200');
  return [one, two] as const;
}

test('an account is bound to the person signed in by its own password, once [CO-054]', async () => {
  const [one, two] = await twoBound();
  expect((await bind(one.client, ` ${two.userName} `)).code).toBe('200');
  expect(await bound(one.client)).toMatchObject([{id: two.id, userName: two.userName}]);
});

test("binding asks for account and password in the documents' words [CO-396] [CO-397]", async () => {
  const {client, userName} = await makePerson(world.admin);
  const without = async (input: Json, asker = client) => errorsOf((await asker.call('/user/bindAccount', input)).data);
  expect(await without({password: PASSWORD})).toEqual({userName: 'General Backend Account Is Required.'});
  expect(await without({userName: '  ', password: PASSWORD})).toEqual({
    userName: 'General Backend Account Is Required.',
  });
  expect(await without({userName})).toEqual({password: 'General Backend Password Is Required.'});
  expect(await without({userName}, client.speaking('zh'))).toEqual({password: '请输入总后台密码'});
});

test('a wrong password binds nothing and counts towards the lock', async () => {
  const [one, two] = [await makePerson(world.admin), await makePerson(world.admin)];
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await bind(one.client, two.userName, 'wrong')).code).toBe('422');
  expect((await bind(one.client, two.userName)).code).toBe('429');
  expect(await bound(one.client)).toEqual([]);
});

test('nobody binds without a session or proof, an own account, or a disabled one', async () => {
  const [one, two] = [await makePerson(world.admin), await makePerson(world.admin)];
  expect((await bind(new Client(world.server.url), two.userName)).code).toBe('401');
  expect((await bind(one.client, one.userName)).code).toBe('422');
  await world.admin.action('user', 'toggle', {ids: [two.id], on: false});
  expect((await bind(one.client, two.userName)).code).toBe('403');
});

test('a bound account opens without its password, one that is not bound does not [CO-480]', async () => {
  const [one, two] = await twoBound();
  const {code, data} = await select(one.client, two.id);
  expect(code).toBe('200');
  const {userInfo} = asObject(
    await new Client(world.server.url, asText(asObject(data).token)).data('/user/getUserInfo'),
  );
  expect(asObject(userInfo).userName).toBe(two.userName);
  expect((await select(two.client, one.id)).code).toBe('403');
  expect((await select(one.client, (await makePerson(world.admin)).id)).code).toBe('403');
  expect((await select(new Client(world.server.url), two.id)).code).toBe('401');
});

test('the accounts of an OA user are listed for that user, and for who may read all bindings [CO-482]', async () => {
  const [one, two] = await twoBound();
  const third = await makePerson(world.admin);
  expect(await bound(one.client, {oaUserId: one.id})).toMatchObject([
    {id: two.id, userName: two.userName, typeId: null},
  ]);
  expect(await bound(third.client, {oaUserId: one.id})).toEqual([]);
  expect(await bound(world.admin, {oaUserId: one.id})).toHaveLength(1);
  await world.admin.action('user', 'toggle', {ids: [two.id], on: false});
  expect(await bound(one.client)).toEqual([]);
  expect((await select(one.client, two.id)).code).toBe('403');
});

test('either side unbinds, nobody else does, and the history says who', async () => {
  for (const who of [0, 1] as const) {
    const people = await twoBound();
    const [one] = people;
    const [{linkId} = {}] = await bound(one.client);
    const outsider = await makePerson(world.admin);
    expect((await outsider.client.rest('POST', 'linked-account/actions/unbind', {ids: [linkId]})).status).toBe(404);
    await people[who].client.action('linked-account', 'unbind', {ids: [linkId]});
    expect(await bound(one.client)).toEqual([]);
    expect(JSON.stringify(await world.admin.history('linked-account', Number(linkId)))).toContain(people[who].userName);
  }
});

test('a binding does not outlive the password that it was made with', async () => {
  const [one, two] = await twoBound();
  await world.admin.data('/user/updateUserPassword', {userId: two.id, newPassword: 'set by the admin'});
  expect(await bound(one.client)).toEqual([]);
  expect((await select(one.client, two.id)).code).toBe('403');
});

test('who sees the console as somebody else takes no account of theirs, nor changes how they sign in', async () => {
  const [one, two] = await twoBound();
  const {viewToken} = await world.admin.action('user', 'view-as', {ids: [one.id]});
  const view = new Client(world.server.url, asText(viewToken));
  const third = await makePerson(world.admin);
  expect((await select(view, two.id)).code).toBe('403');
  expect((await bind(view, third.userName)).code).toBe('403');
  expect((await view.call('/user/secondFactor/begin', {password: PASSWORD})).code).toBe('403');
  const [{linkId} = {}] = await bound(one.client);
  expect((await view.rest('POST', 'linked-account/actions/unbind', {ids: [linkId]})).status).toBe(403);
  expect(await bound(one.client)).toHaveLength(1);
});

test('bindings are made by their calls alone', async () => {
  const {id} = await makePerson(world.admin);
  expect(
    (await world.admin.rest('POST', 'linked-account', {userId: id, provider: 'google', subject: uniqueName('sub')}))
      .status,
  ).toBe(403);
  for (const entity of ['second-factor', 'sign-in-ticket'])
    expect((await world.admin.rest('POST', entity, {userId: id})).status).toBe(403);
});

test("the managed user's info comes by id, the own one without [CO-475]", async () => {
  const [manager, managed] = [
    await makePerson(world.admin, {rights: {'user.update': 'all'}}),
    await makePerson(world.admin),
  ];
  const info = async (client: Client, input: Json = {}) =>
    asObject(asObject(await client.data('/user/getManageUserInfo', input, 'GET')).userInfo);
  expect(await info(manager.client, {userId: managed.id})).toMatchObject({
    id: managed.id,
    userName: managed.userName,
    roles: [],
    departmentIds: [],
    platformIds: [],
  });
  expect(await info(manager.client, {id: managed.id})).toMatchObject({id: managed.id});
  expect(await info(managed.client)).toMatchObject({id: managed.id});
  expect((await managed.client.call('/user/getManageUserInfo', {userId: manager.id}, 'GET')).code).toBe('403');
});

test('who may edit users does not give one with more rights another address to sign in by', async () => {
  const manager = await makePerson(world.admin, {rights: {'user.update': 'all', 'user.read-personal': 'all'}});
  const [below, above] = [
    await makePerson(world.admin),
    await makePerson(world.admin, {rights: {'currency.update': 'own'}}),
  ];
  expect((await manager.client.rest('PUT', `user/${below.id}`, {email: 'new@example.com'})).status).toBe(200);
  expect((await manager.client.rest('PUT', `user/${above.id}`, {email: 'new@example.com'})).status).toBe(403);
});
