/**
 * Leaks that other systems are known for, in what acts and calls answer about people, their accounts and their files.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Client, PASSWORD} from '../harness/client';
import {asObject, asObjects, idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {registerMember} from '../design/scene';
import {HERE, openRestricted, THERE, type Restricted} from './restricted';

let world: Restricted;
let admin: Client;
let reader: Client;
beforeAll(async () => {
  world = await openRestricted();
  ({admin} = world);
  reader = world.reader.client;
}, 240_000);
afterAll(async () => {
  await world?.stop();
});

describe('accounts', () => {
  test('whoever manages a user without seeing personal values is not told them', async () => {
    const {id} = await makePerson(admin);
    await admin.update('user', id, {email: 'managed@example.com'});
    const manager = await makePerson(admin, {rights: {'user.update': 'all'}});
    const data = await manager.client.data('/user/getManageUserInfo', {userId: id}, 'GET');
    expect(JSON.stringify(data)).not.toContain('managed@example.com');
    const trusted = await makePerson(admin, {rights: {'user.update': 'all', 'user.read-personal': 'all'}});
    expect(
      asObject(asObject(await trusted.client.data('/user/getManageUserInfo', {userId: id}, 'GET')).userInfo).email,
    ).toBe('managed@example.com');
  });

  test('whoever reads grants without reading authorities is not told their names', async () => {
    const name = uniqueName('secret-page');
    const authorityId = idOf(
      await admin.create('authority', {authorityName: name, urlTitle: name, authorityUrl: `/${name}`, rights: []}),
    );
    const {id: userId} = await makePerson(admin);
    await admin.create('user-authority', {userId, authorityId, scope: 'all'});
    const {client} = await makePerson(admin, {rights: {'user-authority.read': 'all'}});
    expect(asObjects(await client.data('/user/auth/getUserAuthList', {userId}))).toMatchObject([
      {authorityId, scope: 'all', authorityName: null},
    ]);
  });

  test('setting a password tells nobody what it is', async () => {
    const {client} = await makePerson(admin, {rights: {'user.update': 'all'}});
    const administrator = idOf(await admin.first('user', {userName: 'admin'}));
    const guess = async (password: string) => (await client.rest('PUT', `user/${administrator}`, {password})).text;
    expect(await guess(PASSWORD)).toBe(await guess('quite another one'));
    const self = await makePerson(admin, {rights: {'user.update': 'all'}});
    const own = async (password: string) => (await self.client.rest('PUT', `user/${self.id}`, {password})).text;
    expect(await own(PASSWORD)).toBe(await own('quite another one'));
  });

  test('a new password still has to differ from the present one', async () => {
    const {client} = await makePerson(admin);
    const {code, data} = await client.call('/user/updateUserPassword', {oldPassword: PASSWORD, newPassword: PASSWORD});
    expect([code, Object.keys(asObject(asObject(data).errors))]).toEqual(['422', ['newPassword']]);
  });
});

test('a member is made within the reach of who makes it, on every path', async () => {
  const {client} = await makePerson(admin, {
    platformIds: [HERE],
    rights: {
      'member.create': 'platform',
      'member.read': 'platform',
      'member.read-personal': 'platform',
      'project.read': 'all',
    },
  });
  const email = `${uniqueName('new')}@example.com`;
  const make = (proId: number) => client.call('/member/loginOrRegisterByProId', {email, proId, name: 'New'}, 'GET');
  expect(await make(THERE)).toMatchObject({code: '422', data: {errors: {proId: expect.stringContaining('not see')}}});
  expect(await admin.list('member', {filter: {email}})).toEqual([]);
  expect((await make(HERE)).code).toBe('200');
  expect((await make(HERE)).code).toBe('200');
});

test('visitors are suggested nothing that is not published', async () => {
  const template = await admin.first('template', {state: 3});
  const name = uniqueName('unpublished');
  await admin.update('template', idOf(template), {templateName: name});
  const told = async () => {
    const visitor = new Client(world.server.url);
    const suggestions = await visitor.data('/app/design/template/getAllTemplateNameAndTypeName', {}, 'GET');
    const list = await visitor.data('/app/design/template/getTemplateListFormApp', {pageSize: 999}, 'GET');
    return JSON.stringify([suggestions, list]).includes(name);
  };
  expect(await told()).toBe(true);
  await admin.action('template', 'stop', {ids: [idOf(template)]});
  expect(await told()).toBe(false);
});

test('a private file that no record holds is for administrators alone, as if it were not there', async () => {
  const folder = join(world.server.dataDir, 'files/private/invoice');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'one.pdf'), '%PDF-1.7');
  const {client: member} = await registerMember(world.server.url);
  const ask = async (client: Client, name: string) => {
    const {status, text} = await client.request('GET', `/files/private/invoice/${name}`);
    return `${status} ${text}`;
  };
  for (const client of [new Client(world.server.url), member, reader])
    expect(await ask(client, 'one.pdf')).toBe(await ask(client, 'none.pdf'));
  expect(await ask(admin, 'one.pdf')).toBe('200 %PDF-1.7');
});
