/** Seeing the console as another user does: never more than the viewer may, never a change, and on record. */
import postgres, {type Sql} from 'postgres';
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {Client, signIn} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {grant, makePerson, uniqueName} from '../harness/world';
import {problemsOf} from '../rights/at-once';
import {codeOf, doorsOf, knock, type Door} from '../rights/doors';
import {registeredRoutes} from '../rights/routes';

let server: TestServer;
let admin: Client;
let sql: Sql;
beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, 'admin');
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
});
afterAll(async () => {
  await sql.end();
  await server.stop();
});

const VIEW = 'user/actions/view-as';

async function viewOf(viewer: Client, id: number): Promise<Client> {
  const answer = await viewer.action('user', 'view-as', {ids: [id]});
  return new Client(viewer.url, asText(answer.viewToken));
}

async function rightsIn(client: Client): Promise<Json> {
  return asObject(asObject(await client.data('/user/getUserInfo')).rights);
}

const idNamed = async (userName: string): Promise<number> => idOf(await admin.first('user', {userName}));

test('an administrator sees the menu, the rights and the rows of the user', async () => {
  const id = await idNamed('salesman');
  const [own, view] = [await signIn(server.url, 'salesman'), await viewOf(admin, id)];
  const [asOwn, asView] = [
    asObject(await own.data('/user/getUserInfo')),
    asObject(await view.data('/user/getUserInfo')),
  ];
  expect(asView.userAuthList).toEqual(asOwn.userAuthList);
  expect(asView.rights).toEqual(asOwn.rights);
  expect(asView.viewer).toMatchObject({name: 'Ada Moreau', hiddenRights: 0});
  expect(asOwn).not.toHaveProperty('viewer');
  for (const entity of ['order', 'inquiry', 'member'])
    expect((await view.list(entity, {sort: ['id', 'ASC']})).map(idOf)).toEqual(
      (await own.list(entity, {sort: ['id', 'ASC']})).map(idOf),
    );
});

test('it is in the history of the user and among the sessions of the viewer', async () => {
  const {id} = await makePerson(admin);
  await viewOf(admin, id);
  expect(await admin.history('user', id)).toMatchObject([{action: 'view-as', actor: 'Ada Moreau'}, {}]);
  expect(await admin.list('session', {filter: {viewedUserId: id}})).toMatchObject([{userName: 'admin'}]);
});

test('nothing can be changed through it, by any door', async () => {
  const {id} = await makePerson(admin);
  await admin.update('user', id, {isAdmin: true});
  const view = await viewOf(admin, id);
  const doors = doorsOf(registeredRoutes(server), loadModel(), loadCalls());
  const writes = async (): Promise<unknown> =>
    (await sql`select count(*)::int as n, max(id)::int as last from emblem.audit`)[0];
  const before = await writes();
  const isWrite = ({path, method, action}: Door) => path.startsWith('/rest/') && method !== 'GET' && action !== 'fly';
  const knocked = doors.filter(
    door =>
      (door.audience === 'staff' || door.audience === 'record') &&
      door.act !== 'signOut' &&
      !door.closed &&
      (isWrite(door) || !door.path.startsWith('/rest/')),
  );
  expect(knocked.filter(isWrite).length).toBeGreaterThan(300);
  expect(
    await problemsOf(knocked, async door => {
      const answer = await knock(view, door);
      const isWrong = answer.status >= 500 || (isWrite(door) && codeOf(door, answer) < 400);
      return isWrong ? `${door.method} ${door.path} ${answer.status} ${answer.text.slice(0, 100)}` : undefined;
    }),
  ).toEqual([]);
  expect(await writes()).toEqual(before);
  expect((await view.call('/user/getUserInfo')).code).toBe('200');
}, 240_000);

test('what is a change says that this is a view only', async () => {
  const {id} = await makePerson(admin);
  await grant(admin, id, {'country.create': 'all', 'country.update': 'all', 'user.view-as': 'all'});
  const view = await viewOf(admin, id);
  const country = idOf(await admin.first('country'));
  const answers = [
    await view.rest('PUT', `country/${country}`, {nameZh: 'X'}),
    await view.rest('POST', 'country', {name: 'X', nameZh: 'X', code: 'XX'}),
    await view.rest('POST', 'preference', {key: 'theme', value: {dark: true}}),
    await view.rest('POST', VIEW, {ids: [await idNamed('salesman')]}),
  ];
  for (const {status, body} of answers)
    expect({status, message: asObject(body).message}).toMatchObject({
      status: 403,
      message: expect.stringContaining('only look'),
    });
  expect((await view.call('/gyoss/oss/web/config', {systemName: 'x', modelDir: 'quoteManage'})).code).toBe('403');
  expect(
    (await view.call('/user/updateUserPassword', {oldPassword: 'emblem-demo', newPassword: 'quite another one'})).code,
  ).toBe('403');
});

describe('who is no administrator', () => {
  test('needs the right, and sees as no administrator and not as themselves', async () => {
    const [plain, viewer] = [await makePerson(admin), await makePerson(admin, {rights: {'user.view-as': 'all'}})];
    expect((await plain.client.rest('POST', VIEW, {ids: [viewer.id]})).status).toBe(403);
    expect((await viewer.client.rest('POST', VIEW, {ids: [await idNamed('admin')]})).status).toBe(403);
    expect((await viewer.client.rest('POST', VIEW, {ids: [viewer.id]})).status).toBe(403);
    expect((await viewer.client.rest('POST', VIEW, {ids: [plain.id]})).status).toBe(200);
  });

  test('sees no more than they may: rights that are not held on all rows are left out', async () => {
    const viewer = await makePerson(admin, {
      rights: {'user.view-as': 'all', 'member.read': 'own', 'template.read': 'all'},
    });
    const user = await makePerson(admin, {rights: {'member.read': 'all', 'template.read': 'all', 'order.read': 'all'}});
    const view = await viewOf(viewer.client, user.id);
    const rights = await rightsIn(view);
    expect(rights).toHaveProperty(['template.read']);
    expect(rights).not.toHaveProperty(['member.read']);
    expect(rights).not.toHaveProperty(['order.read']);
    expect(asObject(await view.data('/user/getUserInfo')).viewer).toMatchObject({name: viewer.userName});
    expect((await view.rest('GET', 'template')).status).toBe(200);
    for (const entity of ['member', 'order']) expect((await view.rest('GET', entity)).status).toBe(403);
    // Nor what is for the user alone.
    await user.client.create('preference', {key: 'theme', value: {dark: true}});
    expect((await view.rest('GET', 'preference')).status).toBe(403);
  });

  test('sees nothing any more when the right is taken away, or the user becomes an administrator', async () => {
    const viewer = await makePerson(admin);
    const name = uniqueName('view');
    const authorityId = idOf(
      await admin.create('authority', {authorityName: name, urlTitle: name, rights: ['user.view-as']}),
    );
    const given = idOf(await admin.create('user-authority', {userId: viewer.id, authorityId, scope: 'all'}));
    const user = await makePerson(admin);
    const view = await viewOf(viewer.client, user.id);
    expect((await view.call('/user/getUserInfo')).code).toBe('200');
    await admin.update('user', user.id, {isAdmin: true});
    expect((await view.call('/user/getUserInfo')).code).toBe('401');
    await admin.update('user', user.id, {isAdmin: false});
    expect((await view.call('/user/getUserInfo')).code).toBe('200');
    await admin.remove('user-authority', given);
    expect((await view.call('/user/getUserInfo')).code).toBe('401');
  });
});

test('it ends with the sign-out of the view, and with the account of the viewer', async () => {
  const user = await makePerson(admin);
  const viewer = await makePerson(admin, {rights: {'user.view-as': 'all'}});
  const [first, second] = [await viewOf(viewer.client, user.id), await viewOf(viewer.client, user.id)];
  expect((await first.call('/user/logout')).code).toBe('200');
  expect((await first.call('/user/getUserInfo')).code).toBe('401');
  expect((await user.client.call('/user/getUserInfo')).code).toBe('200');
  await admin.update('user', viewer.id, {state: 0});
  expect((await second.call('/user/getUserInfo')).code).toBe('401');
  expect(asObjects(await admin.list('session', {filter: {viewedUserId: user.id}}))).toEqual([]);
});
