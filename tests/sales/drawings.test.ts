/** Drawings of an order: versions, what is kept for now, what the customer says, and what the order waits for. */
import {signInAdmin} from '../harness/administrator';
import {signInMember, type Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, type Person} from '../harness/world';

let server: RunningServer;
let admin: Client;
let nobody: Person;
let member: Client;
let own: Json;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  nobody = await makePerson(admin);
  member = await signInMember(server.url, 'visitor@example.com');
  own = asObject(await member.data('/app/member/getInfo', {}, 'GET'));
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const UPLOAD = '/order/manage/uploadTheDrawings';
const KEEP = '/order/manage/drawingsAreTemporarilyStored';
const FILES = ['/files/public/pin-front.png'];

async function newOrder(): Promise<number> {
  return idOf(await admin.create('order', {memberId: own.id, proId: own.proId}));
}

async function upload(orderId: number, values: Json = {}): Promise<Json> {
  return asObject(await admin.data(UPLOAD, {orderId, name: 'Pin', files: FILES, ...values}));
}

test('[CO-536] [CO-546] each upload is a new version, and the order lists them', async () => {
  const orderId = await newOrder();
  expect((await nobody.client.call(UPLOAD, {orderId, name: 'Pin', files: FILES})).code).toBe('403');
  expect(await upload(orderId)).toMatchObject({revision: 1, kind: 2, confirmation: 0, isTemporary: 0});
  expect(await upload(orderId, {kind: 3})).toMatchObject({revision: 2, kind: 3});
  expect(await upload(orderId, {name: 'Box'})).toMatchObject({revision: 1});
  const list = asObjects(await admin.data('/order/manage/getOrderDrawing', {orderId}));
  expect(list.map(({name, revision}) => [name, revision])).toEqual([
    ['Box', 1],
    ['Pin', 2],
    ['Pin', 1],
  ]);
  expect((await admin.call(UPLOAD, {orderId, name: 'Pin', files: []})).code).toBe('422');
});

test('[CO-553] what is kept for now is one, is replaced, and gives way to the upload', async () => {
  const orderId = await newOrder();
  const keep = (files: readonly string[]) => admin.data(KEEP, {orderId, name: 'Pin', files});
  const first = asObject(await keep(FILES));
  expect(first).toMatchObject({isTemporary: 1});
  expect(await keep(['/files/public/other.png'])).toMatchObject({id: first.id, files: ['/files/public/other.png']});
  expect((await admin.rest('POST', 'drawing/actions/confirm', {ids: [first.id]})).status).toBe(409);
  await upload(orderId);
  const drawings = asObjects(await admin.data('/order/manage/getOrderDrawing', {orderId}));
  expect(drawings).toMatchObject([{isTemporary: 0, files: FILES}]);
  expect((await nobody.client.call(KEEP, {orderId, name: 'Pin', files: FILES})).code).toBe('403');
});

test('[CO-571] a member sees the drawings of an own order, and nothing that is kept for now', async () => {
  const orderId = await newOrder();
  await upload(orderId);
  await admin.data(KEEP, {orderId, name: 'Box', files: FILES});
  const path = '/app/order/user/getOrderDrawing';
  expect(asObjects(await member.data(path, {orderId}))).toMatchObject([{name: 'Pin', files: FILES, confirmation: 0}]);
  const other = (await admin.list('member')).find(({id}) => id !== own.id);
  const foreign = idOf(await admin.create('order', {memberId: idOf(other ?? {}), proId: other?.proId}));
  expect((await member.call(path, {orderId: foreign})).code).toBe('404');
  expect((await admin.call(path, {orderId})).code).toMatch(/^40[13]$/);
});

test('[CO-588] the artwork of an order is confirmed when the last version of each drawing is', async () => {
  const orderId = await newOrder();
  const act = (entity: string, action: string, id: number, values: Json = {}) =>
    admin.rest('POST', `${entity}/actions/${action}`, {ids: [id], values});
  const first = idOf(await upload(orderId));
  for (const step of ['start-drawing', 'submit-artwork']) await act('order', step, orderId);
  const refused = await act('order', 'confirm-artwork', orderId);
  expect([refused.status, asObject(refused.body).message]).toEqual([409, 'These drawings are not confirmed yet: Pin']);
  expect((await act('drawing', 'reject', first)).status).toBe(422);
  expect((await act('drawing', 'reject', first, {reason: 'The blue is too dark'})).status).toBe(200);
  expect((await admin.rest('PUT', `drawing/${first}`, {name: 'Other'})).status).toBe(422);
  const second = idOf(await upload(orderId));
  expect((await act('drawing', 'confirm', second)).status).toBe(200);
  expect((await act('order', 'confirm-artwork', orderId)).status).toBe(200);
  const answered = asObjects(await admin.data('/newTask/commitRecords/getHistoryConfirmCommitArtwork', {orderId}));
  expect(answered.map(({id, confirmation}) => [id, confirmation])).toEqual([
    [second, 1],
    [first, 2],
  ]);
  expect(answered[0]?.answeredAt).toEqual(expect.any(String));
});
