/** Category alerts, and who may do what with them. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf} from '../harness/json';
import {LiveSocket} from '../harness/live-socket';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

const CALLS = '/oaManager/categoryAlerts';

let server: RunningServer;
let admin: Client;
let parentCategoryId: number;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  parentCategoryId = idOf(await admin.create('alert-category', {categoryName: uniqueName('category')}));
});

afterAll(async () => {
  await server.stop();
});

async function add(...userIds: readonly number[]): Promise<readonly number[]> {
  const data = await admin.data(`${CALLS}/addAlert`, {
    parentCategoryId,
    alertTitle: 'Lead time has changed',
    alertContent: 'Ten days',
    userIds,
  });
  return asObjects(data).map(idOf);
}

it('are added for each person named, who is told at once [CO-645, CO-306]', async () => {
  const [one, other] = await Promise.all([makePerson(admin), makePerson(admin)]);
  const socket = await LiveSocket.open(server.url, '/ws', one.client.token);
  const ids = await add(one.id, other.id, one.id);
  expect(ids).toHaveLength(2);
  expect(await socket.announced('Category alert: Lead time has changed')).toMatchObject({
    announcementContent: 'Ten days',
    link: `/records/category-alert/${ids[0]}/show`,
  });
  expect(await one.client.get('category-alert', ids[0] ?? 0)).toMatchObject({
    parentCategoryId,
    userId: one.id,
    isRead: 0,
  });
  await socket.drop();
});

it('offer their parent categories and the people by department [CO-646, CO-650]', async () => {
  expect(asObjects(await admin.data(`${CALLS}/getAllParentCategory`)).map(idOf)).toContain(parentCategoryId);
  const groups = asObjects(await admin.data(`${CALLS}/getAllUserGroupByDept`));
  const salesman = await admin.first('user', {userName: 'salesman'});
  const departments = groups.filter(group => asObjects(group.userList).some(user => user.id === salesman.id)).map(idOf);
  expect(departments).toEqual(salesman.departmentIds);
  const disabled = await makePerson(admin, {departmentIds: departments});
  await admin.action('user', 'toggle', {ids: [disabled.id], on: false});
  expect(JSON.stringify(await admin.data(`${CALLS}/getAllUserGroupByDept`))).not.toContain(disabled.userName);
});

it('are listed to those they concern alone [CO-647]', async () => {
  const [one, other] = await Promise.all([makePerson(admin), makePerson(admin)]);
  const [id] = await add(one.id);
  const listed = async (client: Client): Promise<readonly unknown[]> =>
    asObjects(asObject(await client.data(`${CALLS}/list`, {pageSize: 100})).records).map(idOf);
  expect(await listed(one.client)).toEqual([id]);
  expect(await listed(other.client)).toEqual([]);
  expect(await listed(admin)).toContain(id);
});

it('are marked as read and answered by the person they are for [CO-648, CO-649]', async () => {
  const [one, other] = await Promise.all([makePerson(admin), makePerson(admin)]);
  const [first = 0, second = 0] = [...(await add(one.id)), ...(await add(one.id))];
  expect((await other.client.call(`${CALLS}/markAsRead`, {id: first})).code).toBe('404');
  expect((await admin.call(`${CALLS}/markAsRead`, {id: first})).code).toBe('403');
  await one.client.data(`${CALLS}/markAsRead`, {id: first});
  expect(await admin.get('category-alert', first)).toMatchObject({isRead: 1, feedback: null});
  expect((await one.client.call(`${CALLS}/submitFeedback`, {id: second, feedback: ' '})).code).toBe('422');
  await one.client.action('category-alert', 'submit-feedback', {ids: [second], values: {feedback: 'Noted'}});
  expect(await admin.get('category-alert', second)).toMatchObject({isRead: 1, feedback: 'Noted'});
  await one.client.data(`${CALLS}/submitFeedback`, {id: second, feedback: 'Customers told'});
  expect(await admin.get('category-alert', second)).toMatchObject({feedback: 'Customers told'});
});

it('are deleted with the right alone [CO-651]', async () => {
  const {id: userId, client} = await makePerson(admin);
  const [id = 0] = await add(userId);
  expect((await client.call(`${CALLS}/delById`, {id})).code).toBe('403');
  await admin.data(`${CALLS}/delById`, {id});
  expect((await admin.rest('GET', `category-alert/${id}`)).status).toBe(404);
});

it('WeChat Work messages are switched on and off for a user by who may change users [CO-622]', async () => {
  const {id, client} = await makePerson(admin);
  expect((await client.call('/user/qyWx/setReceiveMessage', {userId: id, receiveMessage: 1})).code).toBe('403');
  await admin.data('/user/qyWx/setReceiveMessage', {userId: id, receiveMessage: 1});
  expect(await admin.get('user', id)).toMatchObject({receiveWxMessage: 1});
  await admin.data('/user/qyWx/setReceiveMessage', {userId: id, receiveMessage: 0});
  expect(await admin.get('user', id)).toMatchObject({receiveWxMessage: 0});
});
