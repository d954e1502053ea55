/** Nobody raises rights beyond what they hold, and the last administrator stays. */
import {PASSWORD, signIn, type Client} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {grant, makePerson, uniqueName} from '../harness/world';
import {firstPassword, startEmpty, type EmptyServer} from './empty-server';

let world: EmptyServer;
let admin: Client;
let adminId: number;
beforeAll(async () => {
  world = await startEmpty();
  ({admin} = world);
  adminId = idOf(await admin.first('user', {userName: 'admin'}));
});
afterAll(async () => {
  await world.stop();
});

const status = async (client: Client, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: Json): Promise<number> =>
  (await client.rest(method, path, body)).status;

async function importUsers(client: Client, csv: string): Promise<Json> {
  const form = new FormData();
  form.set('dryRun', '0');
  form.set('file', new File([csv], 'users.csv', {type: 'text/csv'}));
  const answer = await fetch(`${client.url}/rest/user/actions/import`, {
    method: 'POST',
    headers: {token: client.token ?? '', language: 'en'},
    body: form,
  });
  return asObject(await answer.json());
}

async function authority(rights: readonly string[]): Promise<number> {
  const name = uniqueName('authority');
  return idOf(await admin.create('authority', {authorityName: name, urlTitle: name, rights}));
}

async function roleWith(rights: readonly string[], scope = 'all'): Promise<number> {
  const roleId = idOf(await admin.create('role', {roleName: uniqueName('role')}));
  await admin.create('role-authority', {roleId, authorityId: await authority(rights), scope});
  return roleId;
}

const MANAGER = {
  'user.create': 'all',
  'user.update': 'all',
  'user.delete': 'all',
  'user.toggle': 'all',
  'user.restore': 'all',
  'user.history': 'all',
  'user-authority.read': 'all',
  'user-authority.create': 'all',
  'user-authority.update': 'all',
  'user-authority.delete': 'all',
  'role-authority.create': 'all',
  'authority.read': 'all',
  'authority.update': 'all',
  'country.update': 'department',
} as const;

describe('the last administrator', () => {
  const ways: readonly (readonly [string, () => Promise<number>])[] = [
    ['disabled', () => status(admin, 'PUT', `user/${adminId}`, {state: 0})],
    ['demoted', () => status(admin, 'PUT', `user/${adminId}`, {isAdmin: false})],
    ['deleted', () => status(admin, 'DELETE', `user/${adminId}`)],
    ['switched off', () => status(admin, 'POST', 'user/actions/toggle', {ids: [adminId], on: false})],
    [
      'changed in bulk',
      () => status(admin, 'POST', 'user/actions/update', {filter: {}, all: true, values: {state: 0}}),
    ],
    ['deleted in bulk', () => status(admin, 'POST', 'user/actions/delete', {filter: {}, all: true})],
  ];
  test.each(ways)('is not %s', async (_name, way) => {
    expect(await way()).toBe(409);
    expect(await admin.get('user', adminId)).toMatchObject({isAdmin: true, state: 1});
  });

  test('is not changed by a documented call either', async () => {
    expect((await admin.call('/user/editUser', {id: adminId, isAdmin: false})).code).toBe('409');
  });

  test('is not disabled by an imported table', async () => {
    const {errors, updated} = await importUsers(admin, 'User name,State\nadmin,0\n');
    expect({updated, errors: asObjects(errors).length}).toEqual({updated: 0, errors: 1});
    expect(await admin.get('user', adminId)).toMatchObject({state: 1});
  });

  test('is not demoted by undoing the change that made an administrator', async () => {
    const {id, userName} = await makePerson(admin);
    await admin.update('user', id, {isAdmin: true});
    const second = await signIn(world.server.url, userName);
    await second.update('user', adminId, {isAdmin: false});
    const [made] = asObjects(await second.history('user', id)).filter(entry => 'isAdmin' in asObject(entry.changes));
    expect((await second.rest('POST', `user/${id}/revert`, {entry: idOf(made)})).status).toBe(409);
    await second.update('user', adminId, {isAdmin: true});
    admin = await signIn(world.server.url, 'admin', firstPassword(world.server.log));
    await admin.update('user', id, {isAdmin: false});
  });

  test('is not somebody who has no password and cannot sign in', async () => {
    const id = idOf(await admin.create('user', {userName: uniqueName('person'), isAdmin: true}));
    expect(await status(admin, 'PUT', `user/${adminId}`, {isAdmin: false})).toBe(409);
    await admin.update('user', id, {isAdmin: false});
  });

  test('remains when two administrators disable each other at the same moment', async () => {
    const password = firstPassword(world.server.log);
    for (let round = 0; round < 5; round += 1) {
      const {id, userName} = await makePerson(admin);
      await admin.update('user', id, {isAdmin: true});
      const second = await signIn(world.server.url, userName);
      const answers = await Promise.all([
        status(admin, 'PUT', `user/${id}`, {state: 0}),
        status(second, 'PUT', `user/${adminId}`, {state: 0}),
      ]);
      expect(answers.filter(answer => answer === 200)).toHaveLength(1);
      const [left] = await world.sql`select count(*)::int as n from "user" where is_admin and state = 1`;
      expect(left?.n).toBe(1);
      await second.rest('PUT', `user/${adminId}`, {state: 1});
      await second.rest('PUT', `user/${id}`, {isAdmin: false});
      admin = await signIn(world.server.url, 'admin', password);
    }
  });
});

describe('somebody who may edit users', () => {
  let manager: {id: number; client: Client};
  beforeAll(async () => {
    manager = await makePerson(admin, {rights: MANAGER});
  });

  test('does not touch administrators', async () => {
    expect(await status(manager.client, 'PUT', `user/${adminId}`, {realName: 'X'})).toBe(403);
    expect(await status(manager.client, 'PUT', `user/${adminId}`, {password: 'quite another one'})).toBe(403);
    expect(await status(manager.client, 'POST', 'user/actions/toggle', {ids: [adminId], on: false})).toBe(403);
    expect(await status(manager.client, 'DELETE', `user/${adminId}`)).toBe(403);
  });

  test('makes nobody an administrator', async () => {
    const {id} = await makePerson(admin);
    expect(await status(manager.client, 'PUT', `user/${id}`, {isAdmin: true})).toBe(403);
    expect(await status(manager.client, 'POST', 'user', {userName: uniqueName('person'), isAdmin: true})).toBe(403);
  });

  test('does not restore a deleted administrator', async () => {
    const {id} = await makePerson(admin);
    await admin.update('user', id, {isAdmin: true});
    await admin.remove('user', id);
    expect(await status(manager.client, 'POST', 'user/actions/restore', {ids: [id]})).toBe(403);
  });

  test('changes no own roles, departments, platforms or state, nor a password without the present one', async () => {
    const roleId = idOf(await admin.create('role', {roleName: uniqueName('role')}));
    for (const values of [
      {roleIds: [roleId]},
      {isAdmin: true},
      {state: 0},
      {typeId: 3},
      {password: 'quite another one'},
    ])
      expect(await status(manager.client, 'PUT', `user/${manager.id}`, values)).toBe(403);
    expect(await status(manager.client, 'PUT', `user/${manager.id}`, {realName: 'Manager'})).toBe(200);
  });

  test('gives roles whose rights they hold, in the same scope, and no others', async () => {
    const {id} = await makePerson(admin);
    const give = async (rights: readonly string[], scope: string) =>
      status(manager.client, 'PUT', `user/${id}`, {roleIds: [await roleWith(rights, scope)]});
    expect(await give(['user.update'], 'own')).toBe(200);
    expect(await give(['country.update'], 'department')).toBe(200);
    expect(await give(['country.update'], 'all')).toBe(403);
    expect(await give(['currency.update'], 'all')).toBe(403);
  });

  test('gives departments whose rights they hold, and no others', async () => {
    const {id} = await makePerson(admin);
    const deptId = idOf(await admin.create('department', {deptName: uniqueName('department')}));
    expect(await status(manager.client, 'PUT', `user/${id}`, {departmentIds: [deptId]})).toBe(200);
    await manager.client.update('user', id, {departmentIds: []});
    await admin.create('department-authority', {
      deptId,
      authorityId: await authority(['currency.update']),
      scope: 'own',
    });
    expect(await status(manager.client, 'PUT', `user/${id}`, {departmentIds: [deptId]})).toBe(403);
  });

  test('gives platforms that are theirs, and no others', async () => {
    const project = idOf(await admin.create('project', {proName: uniqueName('platform'), proType: 0}));
    await grant(admin, manager.id, {'project.read': 'all'});
    const {id} = await makePerson(admin);
    expect(await status(manager.client, 'PUT', `user/${id}`, {platformIds: [project]})).toBe(403);
    await admin.update('user', manager.id, {platformIds: [project]});
    expect(await status(manager.client, 'PUT', `user/${id}`, {platformIds: [project]})).toBe(200);
  });

  test('sets the password of users who hold nothing more, and of no others', async () => {
    const below = await makePerson(admin);
    const above = await makePerson(admin, {rights: {'currency.update': 'own'}});
    expect(await status(manager.client, 'PUT', `user/${below.id}`, {password: 'quite another one'})).toBe(200);
    expect(await status(manager.client, 'PUT', `user/${above.id}`, {password: 'quite another one'})).toBe(403);
    expect(
      (await manager.client.call('/user/updateUserPassword', {userId: above.id, newPassword: 'quite another one'}))
        .code,
    ).toBe('403');
    expect((await manager.client.call('/login', {userName: above.userName, password: PASSWORD})).code).toBe('200');
  });

  test('raises no rights by importing, restoring or undoing', async () => {
    const table = (userName: string, role: string) => `User name,Roles\n${userName},${role}\n`;
    const {id, userName} = await makePerson(admin);
    const roleId = await roleWith(['currency.update']);
    const {roleName} = await admin.get('role', roleId);
    await grant(admin, manager.id, {
      'user.import': 'all',
      'user.revert': 'all',
      'authority.restore': 'all',
      'authority.delete': 'all',
    });
    for (const name of [userName, asText((await admin.get('user', manager.id)).userName)])
      expect(asObjects((await importUsers(manager.client, table(name, asText(roleName)))).errors)).toHaveLength(1);
    await admin.update('user', id, {roleIds: [roleId]});
    await admin.update('user', id, {roleIds: []});
    const [taken] = asObjects(await admin.history('user', id));
    expect(await status(manager.client, 'POST', `user/${id}/revert`, {entry: idOf(taken)})).toBe(403);
    expect((await admin.get('user', id)).roleIds).toEqual([]);
    // A deleted authority loses its grants, and whoever brings it back must hold what it opens.
    const authorityId = await authority(['currency.update']);
    await admin.create('user-authority', {userId: manager.id, authorityId, scope: 'all'});
    await admin.remove('authority', authorityId);
    expect(await status(manager.client, 'POST', 'authority/actions/restore', {ids: [authorityId]})).toBe(403);
    await admin.action('authority', 'restore', {ids: [authorityId]});
    expect(asObject(asObject(await manager.client.data('/user/getUserInfo')).rights)).not.toHaveProperty([
      'currency.update',
    ]);
  });

  test('does not change their own rights in bulk or by a call', async () => {
    const roleId = await roleWith(['user.update']);
    expect(
      await status(manager.client, 'POST', 'user/actions/update', {ids: [manager.id], values: {roleIds: [roleId]}}),
    ).toBe(403);
    expect((await manager.client.call('/user/editUser', {id: manager.id, roleIds: [roleId]})).code).toBe('403');
  });

  test('grants what they hold and nothing else, on every path', async () => {
    const {id: userId} = await makePerson(admin);
    const [held, notHeld] = [await authority(['user.update']), await authority(['user.update', 'currency.update'])];
    expect(await status(manager.client, 'POST', 'user-authority', {userId, authorityId: held, scope: 'all'})).toBe(201);
    expect(await status(manager.client, 'POST', 'user-authority', {userId, authorityId: notHeld, scope: 'own'})).toBe(
      403,
    );
    expect((await manager.client.call('/user/auth/doUserAuth', {userId, authList: [held, notHeld]})).code).toBe('403');
    expect(
      await status(manager.client, 'POST', 'user-authority', {userId: manager.id, authorityId: notHeld, scope: 'all'}),
    ).toBe(403);
    expect(
      await status(manager.client, 'POST', 'role-authority', {
        roleId: await roleWith([]),
        authorityId: notHeld,
        scope: 'all',
      }),
    ).toBe(403);
  });

  test('widens no grant beyond the scope they hold it in', async () => {
    const {id: userId} = await makePerson(admin);
    const authorityId = await authority(['country.update']);
    const given = idOf(await manager.client.create('user-authority', {userId, authorityId, scope: 'department'}));
    expect(await status(manager.client, 'PUT', `user-authority/${given}`, {scope: 'all'})).toBe(403);
  });

  test('puts no right into an authority that they do not hold on all rows', async () => {
    const id = await authority([]);
    expect(await status(manager.client, 'PUT', `authority/${id}`, {rights: ['user.update']})).toBe(200);
    expect(await status(manager.client, 'PUT', `authority/${id}`, {rights: ['user.update', 'country.update']})).toBe(
      403,
    );
    expect(await status(manager.client, 'PUT', `authority/${id}`, {rights: ['user.update', 'currency.update']})).toBe(
      403,
    );
    expect(await status(manager.client, 'PUT', `authority/${id}`, {rights: []})).toBe(200);
  });
});
