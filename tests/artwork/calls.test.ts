/** The documented calls of the artwork system. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeOrder, makePerson, uniqueName} from '../harness/world';

const FILES = ['/files/public/pin-front.png'];

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

test.each(['GET', 'POST'] as const)('[CO-639] all categories of tasks are listed: %s', async verb => {
  const name = uniqueName('category');
  await admin.create('task-category', {name, kind: 3, standardMinutes: 30});
  const list = asObjects(await admin.data('/newTask/taskCate/getAllTaskCate', {}, verb));
  expect(list.map(each => each.name)).toContain(name);
  expect(list).toHaveLength(await admin.total('task-category'));
});

test('[CO-679] a backer is added once, and the group is answered raw', async () => {
  const {id: userId} = await makePerson(admin);
  const groupId = idOf(await admin.create('designer-group', {name: uniqueName('group')}));
  const add = () => admin.request('POST', '/api/newTask/designerGroup/addBacker', {groupId, userId});
  for (let time = 0; time < 2; time += 1) expect((await add()).body).toMatchObject({id: groupId, backerIds: [userId]});
  const nobody = await makePerson(admin);
  expect((await nobody.client.call('/newTask/designerGroup/addBacker', {groupId, userId})).code).toBe('403');
});

test('[CO-640] the artwork for a mail is what the customer sees of each drawing', async () => {
  const orderId = idOf(await makeOrder(admin));
  for (const name of ['Pin', 'Pin', 'Box']) await admin.create('drawing', {orderId, name, files: FILES});
  const list = asObjects(await admin.data('/newTask/commitRecordsArtwork/getEmailArtworkList', {orderId}));
  expect(list.map(({name, revision}) => [name, revision])).toEqual([
    ['Box', 1],
    ['Pin', 2],
  ]);
});

test('[CO-578] production works from one version, which the customer has confirmed', async () => {
  const orderId = idOf(await makeOrder(admin));
  const first = idOf(await admin.create('drawing', {orderId, name: 'Pin', files: FILES}));
  const update = (drawingId: number) => admin.call('/invoice/updateProductionOrderArtwork', {drawingId});
  expect((await update(first)).code).toBe('409');
  await admin.action('drawing', 'confirm', {ids: [first]});
  expect(asObject(await admin.data('/invoice/updateProductionOrderArtwork', {drawingId: first}))).toMatchObject({
    id: first,
    isCaptured: 1,
  });
});

test('[CO-578] jobs that are not finished are made from the version that was chosen', async () => {
  const orderId = idOf(await makeOrder(admin));
  const {id: orderProductId} = await admin.create('order-product', {orderId, name: 'Pin', quantity: 5, unitPrice: '1'});
  const drawing = {orderId, orderProductId, name: 'Pin', files: FILES};
  const job = {title: 'Pin', orderId, orderProductId};
  const [waiting, ended] = [await admin.create('production-order', job), await admin.create('production-order', job)];
  await admin.action('production-order', 'cancel', {ids: [idOf(ended)]});
  const artworkOf = async (record: Json) => (await admin.get('production-order', idOf(record))).artworkId;
  for (let version = 1; version <= 2; version += 1) {
    const id = idOf(await admin.create('drawing', drawing));
    await admin.action('drawing', 'confirm', {ids: [id]});
    await admin.data('/invoice/updateProductionOrderArtwork', {drawingId: id});
    expect([await artworkOf(waiting), await artworkOf(ended)]).toEqual([id, null]);
  }
});
