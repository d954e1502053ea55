/** Rights: nothing until granted, the union of user, role and department, each grant with its own scope. */
import {Client, PASSWORD, signIn} from '../harness/client';
import {ServerProcess} from '../harness/server-process';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {grant, makePerson, uniqueName} from '../harness/world';
import {startEmpty, type EmptyServer} from './empty-server';

let world: EmptyServer;
beforeAll(async () => {
  world = await startEmpty();
});
afterAll(async () => {
  await world.stop();
});

const status = async (
  client: Client,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: Json,
): Promise<number> => (await client.rest(method, path, body)).status;

async function authority(rights: readonly string[], more: Json = {}): Promise<number> {
  const name = uniqueName('authority');
  return idOf(await world.admin.create('authority', {authorityName: name, urlTitle: name, rights, ...more}));
}

async function department(): Promise<number> {
  return idOf(await world.admin.create('department', {deptName: uniqueName('department')}));
}

async function role(): Promise<number> {
  return idOf(await world.admin.create('role', {roleName: uniqueName('role')}));
}

test('without a grant a user may read colleagues and reference data, and write nothing but their own', async () => {
  const {client, id} = await makePerson(world.admin);
  expect(await status(client, 'GET', 'authority')).toBe(403);
  expect(await status(client, 'GET', 'member')).toBe(403);
  expect(await status(client, 'POST', 'country', {name: 'X', nameZh: 'X', code: 'XX'})).toBe(403);
  expect(await status(client, 'PUT', `user/${id}`, {realName: 'X'})).toBe(403);
  expect(await status(client, 'GET', 'country')).toBe(200);
  expect(await status(client, 'POST', 'preference', {key: 'theme', value: {dark: true}})).toBe(201);
});

test('[CO-302] a user holds the grants of the user, of the roles and of the departments together', async () => {
  const [roleId, deptId] = [await role(), await department()];
  await world.admin.create('role-authority', {roleId, authorityId: await authority(['currency.create']), scope: 'all'});
  await world.admin.create('department-authority', {
    deptId,
    authorityId: await authority(['continent.create']),
    scope: 'all',
  });
  const {client} = await makePerson(world.admin, {
    rights: {'country.create': 'all'},
    roleIds: [roleId],
    departmentIds: [deptId],
  });
  const {rights} = asObject(await client.data('/user/getUserInfo'));
  expect(asObject(rights)).toMatchObject({
    'currency.create': ['all'],
    'continent.create': ['all'],
    'country.create': ['all'],
  });
  expect(asObject(rights)['language.create']).toBeUndefined();
});

test('each grant reaches its own rows: two grants of one right with two scopes reach both', async () => {
  const [here, there] = [await department(), await department()];
  const mine = await makePerson(world.admin, {departmentIds: [here]});
  const colleague = await makePerson(world.admin, {departmentIds: [here]});
  const stranger = await makePerson(world.admin, {departmentIds: [there]});
  await grant(world.admin, mine.id, {'user.history': 'own'});
  expect(await status(mine.client, 'GET', `user/${mine.id}/history`)).toBe(200);
  expect(await status(mine.client, 'GET', `user/${colleague.id}/history`)).toBe(403);
  await grant(world.admin, mine.id, {'user.history': 'department'});
  expect(await status(mine.client, 'GET', `user/${colleague.id}/history`)).toBe(200);
  expect(await status(mine.client, 'GET', `user/${stranger.id}/history`)).toBe(403);
});

test('a scope that an entity does not know reaches nothing', async () => {
  const {client} = await makePerson(world.admin, {rights: {'authority.read': 'platform'}});
  expect(await status(client, 'GET', 'authority')).toBe(403);
});

test('personal values need their own right', async () => {
  const plain = await makePerson(world.admin);
  const trusted = await makePerson(world.admin, {rights: {'user.read-personal': 'all'}});
  const {id} = await makePerson(world.admin);
  await world.admin.update('user', id, {email: 'person@example.com'});
  expect(await plain.client.get('user', id)).not.toHaveProperty('email');
  expect(await trusted.client.get('user', id)).toMatchObject({email: 'person@example.com'});
});

test('what is granted and taken away takes effect with the next request', async () => {
  const {client, id} = await makePerson(world.admin);
  const [roleId, authorityId] = [await role(), await authority(['authority.read'])];
  const codes: number[] = [];
  const look = async () => {
    codes.push(await status(client, 'GET', 'authority'));
  };
  await look();
  await world.admin.update('user', id, {roleIds: [roleId]});
  await world.admin.data('/user/auth/doRoleAuth', {roleId, authList: [authorityId]});
  await look();
  await world.admin.update('authority', authorityId, {rights: []});
  await look();
  await world.admin.update('authority', authorityId, {rights: ['authority.read']});
  await look();
  await world.admin.data('/user/auth/doRoleAuth', {roleId, authList: []});
  await look();
  expect(codes).toEqual([403, 200, 403, 200, 403]);
});

test('a change in one process is heard by the others that share the database', async () => {
  const {server: other, url} = await ServerProcess.start({
    DATABASE_URL: world.server.databaseUrl,
    DATA_DIR: world.server.dataDir,
    SEED: 'none',
  });
  try {
    const {client, id} = await makePerson(world.admin);
    const there = new Client(url, client.token);
    expect(await status(there, 'GET', 'authority')).toBe(403);
    await grant(world.admin, id, {'authority.read': 'all'});
    const deadline = Date.now() + 10_000;
    while ((await status(there, 'GET', 'authority')) !== 200)
      if (Date.now() > deadline) throw new Error('The other process did not hear of the grant.');
  } finally {
    await other.kill('SIGTERM');
  }
});

describe('the authority list', () => {
  const listOf = async (client: Client) => asObjects(asObject(await client.data('/user/getUserInfo')).userAuthList);

  test('[CO-412] has what was granted and the groups above it, nothing else', async () => {
    const group = await authority([], {authorityUrl: `/${uniqueName('group')}`});
    const page = await authority(['country.read'], {parentId: group, authorityUrl: `/${uniqueName('page')}`});
    const button = await authority(['country.update'], {parentId: page, authType: 1, isMenu: 0});
    await authority(['country.delete'], {parentId: page, authType: 1, isMenu: 0});
    const {client, id} = await makePerson(world.admin);
    for (const authorityId of [page, button])
      await world.admin.create('user-authority', {userId: id, authorityId, scope: 'all'});
    const [top, ...rest] = await listOf(client);
    expect(rest).toEqual([]);
    expect(top).toMatchObject({
      id: group,
      childList: [{id: page, childList: [{id: button, authType: 1, childList: []}]}],
    });
  });

  test('a button that is granted without its page does not open the page', async () => {
    const page = await authority([], {authorityUrl: `/${uniqueName('page')}`});
    const button = await authority([], {parentId: page, authType: 1, isMenu: 0});
    const {client, id} = await makePerson(world.admin);
    await world.admin.create('user-authority', {userId: id, authorityId: button, scope: 'all'});
    expect((await listOf(client)).map(node => node.id)).toEqual([button]);
  });

  test('[CO-415] for an administrator it has everything, the names of buttons left empty', async () => {
    const page = await authority(['country.read']);
    await authority(['country.update'], {parentId: page, authType: 1});
    const found = (await listOf(world.admin)).find(node => node.id === page);
    expect(found?.authorityName).not.toBe('');
    expect(asObjects(found?.childList).map(node => node.authorityName)).toEqual(['']);
  });
});

describe('[CO-456] the documented calls for grants', () => {
  test(`[CO-602] [CO-605] [CO-606] [CO-607] [CO-603] [CO-604]
    replace and read the grants of a role, a department and a user`, async () => {
    const {id: userId} = await makePerson(world.admin);
    const [first, second] = [await authority(['country.read']), await authority(['currency.read'])];
    const cases: readonly (readonly [string, string, Json])[] = [
      ['doRoleAuth', 'getRoleAuthList', {roleId: await role()}],
      ['doDeptAuth', 'getDeptAuthList', {deptId: await department()}],
      ['doUserAuth', 'getUserAuthList', {userId}],
    ];
    for (const [replace, read, owner] of cases) {
      await world.admin.data(`/user/auth/${replace}`, {
        ...owner,
        authList: [first, {authorityId: second, scope: 'own'}],
      });
      await world.admin.data(`/user/auth/${replace}`, {
        ...owner,
        authList: [{authorityId: second, scope: 'department'}],
      });
      expect(asObjects(await world.admin.data(`/user/auth/${read}`, owner))).toMatchObject([
        {authorityId: second, scope: 'department'},
      ]);
    }
  });

  test('save all of a list or nothing', async () => {
    const roleId = await role();
    const {code} = await world.admin.call('/user/auth/doRoleAuth', {
      roleId,
      authList: [await authority([]), 999_999_999],
    });
    expect(code).toBe('422');
    expect(await world.admin.data('/user/auth/getRoleAuthList', {roleId})).toEqual([]);
  });

  test('an authority opens rights that exist only', async () => {
    const {code, data} = await world.admin.call('/user/auth/editAuth', {
      authorityName: 'x',
      urlTitle: 'x',
      rights: ['country.fly'],
    });
    expect(code).toBe('422');
    expect(Object.keys(asObject(asObject(data).errors))).toEqual(['rights']);
  });

  test('nothing lies below itself', async () => {
    const above = await authority([]);
    const below = await authority([], {parentId: above});
    expect(await status(world.admin, 'PUT', `authority/${above}`, {parentId: below})).toBe(422);
    expect(await status(world.admin, 'PUT', `authority/${above}`, {parentId: above})).toBe(422);
  });
});

describe("records of one's own", () => {
  test('preferences are seen by their owner alone', async () => {
    const [one, two] = [await makePerson(world.admin), await makePerson(world.admin)];
    const mine = await one.client.create('preference', {key: 'columns', value: {hidden: ['id']}});
    expect(await two.client.list('preference')).toEqual([]);
    expect(await status(two.client, 'PUT', `preference/${idOf(mine)}`, {value: {}})).toBe(404);
    expect(mine).toMatchObject({userId: one.id});
  });

  test('a shared view is seen by others and changed by its owner', async () => {
    const [one, two] = [await makePerson(world.admin), await makePerson(world.admin)];
    const view = await one.client.create('saved-view', {
      name: 'Mine',
      resource: 'set/country',
      query: {filter: {state: 1}},
    });
    expect(await status(two.client, 'GET', `saved-view/${idOf(view)}`)).toBe(404);
    await one.client.update('saved-view', idOf(view), {shared: true});
    expect(await two.client.get('saved-view', idOf(view))).toMatchObject({name: 'Mine'});
    expect(await status(two.client, 'PUT', `saved-view/${idOf(view)}`, {name: 'Theirs'})).toBe(403);
    expect(await status(two.client, 'DELETE', `saved-view/${idOf(view)}`)).toBe(403);
  });
});

test('[CO-474] [CO-278] [CO-279] user information has the documented properties', async () => {
  const deptId = await department();
  const roleName = uniqueName('role');
  const roleId = idOf(await world.admin.create('role', {roleName, deptId}));
  const userName = uniqueName('person');
  await world.admin.create('user', {userName, password: PASSWORD, roleIds: [roleId], artworkUserType: 2, typeId: 7});
  const answer = await (await signIn(world.server.url, userName)).data('/user/getUserInfo');
  expect(answer).toMatchObject({
    userInfo: {userName, artworkUserType: 2, typeId: 7, roles: [{id: roleId, roleName, deptId}]},
    userAuthList: [],
    typeId: 7,
  });
});
