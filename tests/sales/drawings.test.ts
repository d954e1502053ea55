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

test('[CO-347] [CO-588] the artwork of an order is confirmed when the last version of each drawing is', async () => {
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

test('[CO-326] [DA-369] parameters are lines of key:value; foreign breaks and colons are put right', async () => {
  const orderId = await newOrder();
  const {id} = await admin.create('order-product', {
    orderId,
    name: 'Pin',
    quantity: 100,
    parameters: 'Size:50 mm\r\nPlating：Gold\n',
  });
  const stored = async () => (await admin.get('order-product', Number(id))).parameters;
  expect(await stored()).toBe('Size:50 mm\nPlating:Gold');
  for (const parameters of ['Size: 50 mm', 'Size', ':50 mm', 'Size:', 'Size:50 mm\n\nBack:Magnet']) {
    const {status, body} = await admin.rest('PUT', `order-product/${String(id)}`, {parameters});
    expect([status, Object.keys(asObject(asObject(body).errors))]).toEqual([422, ['parameters']]);
  }
  expect(await stored()).toBe('Size:50 mm\nPlating:Gold');
});

test('fees, tariff surcharge and delivery discount are part of what a line and its order come to', async () => {
  const orderId = await newOrder();
  const product = await admin.create('order-product', {
    orderId,
    name: 'Pin',
    quantity: 201,
    unitPrice: '0.0050',
    toolingCharge: '10.00',
    additionalCharge: '5.00',
    extraFeeKind: 0,
    extraFee: '4.00',
    tariffQuantity: 201,
    tariffSurcharge: '3.00',
    deliveryDiscount: '2.50',
  });
  expect(product).toMatchObject({priceBeforeDiscount: '23.01', amount: '20.51'});
  expect(await admin.get('order', orderId)).toMatchObject({productTotal: '20.51', orderTotal: '20.51'});
  const refused = await admin.rest('PUT', `order-product/${idOf(product)}`, {deliveryDiscount: '23.02'});
  expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([422, ['deliveryDiscount']]);
});

test('locked artwork is neither changed, deleted nor followed by a version until it is unlocked', async () => {
  const orderId = await newOrder();
  const id = idOf(await upload(orderId));
  const put = async (values: Json) => (await admin.rest('PUT', `drawing/${id}`, values)).status;
  expect(await put({isLocked: 1})).toBe(200);
  expect(await put({files: ['/files/public/other.png']})).toBe(409);
  expect((await admin.call(UPLOAD, {orderId, name: 'Pin', files: FILES})).code).toBe('409');
  expect((await admin.rest('DELETE', `drawing/${id}`)).status).toBe(409);
  expect(await upload(orderId, {name: 'Box'})).toMatchObject({revision: 1, isLocked: 0});
  expect(await put({isLocked: 0})).toBe(200);
  expect(await upload(orderId)).toMatchObject({revision: 2});
});

test('artwork is linked to a product as its next version; a link order has drawings of its own', async () => {
  const orderId = await newOrder();
  const orderProductId = idOf(await admin.create('order-product', {orderId, name: 'Pin', quantity: 100}));
  await upload(orderId, {orderProductId});
  const loose = idOf(await upload(orderId));
  expect(await admin.update('drawing', loose, {orderProductId})).toMatchObject({orderProductId, revision: 2});
  const {id: linkOrderId} = await admin.create('link-order', {memberId: own.id, proId: own.proId, amount: '99.00'});
  const sent = {linkOrderId, name: 'Coin', files: FILES};
  expect(asObject(await admin.data(KEEP, sent))).toMatchObject({linkOrderId, orderId: null, isTemporary: 1});
  expect(asObject(await admin.data(UPLOAD, sent))).toMatchObject({revision: 1, isTemporary: 0});
  expect(asObject(await admin.data(UPLOAD, sent))).toMatchObject({revision: 2});
  expect((await admin.call(UPLOAD, {...sent, orderId})).code).toBe('422');
  expect((await admin.call(UPLOAD, {name: 'Coin', files: FILES})).code).toBe('422');
});
