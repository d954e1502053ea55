/** Drawings of an order: versions, what is kept for now, what the customer says, and what the order waits for. */
import {createHash} from 'node:crypto';
import {signInAdmin} from '../harness/administrator';
import {giveLink, signInMember, type Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {uploadPicture} from '../harness/upload';
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

const ANSWER = '/app/document/answer';
const SEEN = '/app/document/getBySecret';

test('a customer answers artwork by a link, and production takes the version that was confirmed alone', async () => {
  const orderId = await newOrder();
  const file = await uploadPicture(admin, 'proof.png');
  const bytes = Buffer.from(await (await fetch(server.url + file)).arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const act = async (entity: string, action: string, id: number) =>
    (await admin.rest('POST', `${entity}/actions/${action}`, {ids: [id]})).status;
  for (const step of ['start-drawing', 'submit-artwork']) await act('order', step, orderId);
  const first = idOf(await upload(orderId, {files: [file]}));
  const holder = await giveLink(admin, 'drawing', first);
  expect((await admin.call(SEEN, {}, 'GET')).code).toBe('401');
  expect((await admin.call(ANSWER, {answer: 'confirm', version: 1})).code).toBe('401');

  const seen = asObject(await holder.data(SEEN, {}, 'GET'));
  expect(seen).toMatchObject({entity: 'drawing', paper: `/rest/drawing/${first}/documents/artwork`});
  expect(seen.record).toMatchObject({id: first, revision: 1, files: [file], confirmation: 0, replacedAt: null});
  expect(seen.record).not.toHaveProperty('orderId');
  const {version} = asObject(seen.record);
  const paper = asObject((await holder.rest('GET', `drawing/${first}/documents/artwork?format=tree&language=de`)).body);
  expect(asObject(paper.wordings).artworkConfirm).toBe('Entwurf freigeben');

  const pins = [
    {file: 0, x: 0.25, y: 0.5, note: 'Darker blue'},
    {file: 0, x: 1, y: 0, note: 'Move the star'},
  ];
  const answer = (values: Json) => holder.call(ANSWER, {version, ...values});
  const fault = async (values: Json) => {
    const {code, data} = await answer(values);
    return [code, ...Object.keys(asObject(asObject(data).errors ?? data))];
  };
  const [pin] = pins;
  expect(await fault({answer: 'fly'})).toEqual(['422', 'answer']);
  expect(await fault({answer: 'reopen'})).toEqual(['422', 'answer']);
  expect(await fault({answer: 'reject'})).toEqual(['422', 'reason']);
  expect(await fault({answer: 'confirm', reason: 'No'})).toEqual(['422', 'reason']);
  expect(await fault({answer: 'reject', declineReason: 'No'})).toEqual(['422', 'declineReason']);
  expect(await fault({answer: 'reject', reason: 'x'.repeat(2001)})).toEqual(['422', 'reason']);
  for (const bad of [{x: 1.1}, {x: -0.1}, {note: ''}, {note: 'x'.repeat(501)}, {file: 1}, {more: 1}])
    expect((await fault({answer: 'reject', pins: [{...pin, ...bad}]}))[0]).toBe('422');
  expect((await fault({answer: 'reject', pins: Array.from({length: 31}, () => pin)}))[0]).toBe('422');
  expect((await answer({answer: 'confirm', version: Number(version) + 1})).code).toBe('409');
  expect(await admin.get('drawing', first)).toMatchObject({confirmation: 0, pins: null, seenFiles: null, version});

  const rejected = {answer: 'reject', reason: ' Nearly ', pins};
  const twice = await Promise.all([answer(rejected), answer(rejected)]);
  expect(twice.map(({code}) => code)).toEqual(['200', '200']);
  expect((await answer(rejected)).code).toBe('200');
  const kept = await admin.get('drawing', first);
  expect(kept).toMatchObject({confirmation: 2, reason: 'Nearly', pins, seenFiles: [{file, sha256}]});
  expect(kept).toMatchObject({answeredAt: expect.any(String), answerLinkId: expect.any(Number)});
  expect(await answer({answer: 'confirm'})).toMatchObject({
    code: '409',
    message: expect.stringContaining('answered already: Not passed'),
  });
  expect((await answer({...rejected, reason: 'Other'})).code).toBe('409');

  await admin.data(KEEP, {orderId, name: 'Pin', files: FILES});
  expect(await admin.get('drawing', first)).toMatchObject({replacedAt: null});
  const second = idOf(await upload(orderId, {files: [file]}));
  expect(asObject(await holder.data(SEEN, {}, 'GET')).record).toMatchObject({replacedAt: expect.any(String)});
  expect(await act('order', 'confirm-artwork', orderId)).toBe(409);
  expect((await admin.rest('PUT', `drawing/${second}`, {isCaptured: 1})).status).toBe(409);
  const newer = await giveLink(admin, 'drawing', second);
  const {version: shown} = asObject(asObject(await newer.data(SEEN, {}, 'GET')).record);
  await newer.data(ANSWER, {answer: 'confirm', version: shown});
  expect(await act('order', 'confirm-artwork', orderId)).toBe(200);
  expect((await admin.rest('PUT', `drawing/${second}`, {isCaptured: 1})).status).toBe(200);

  const third = idOf(await upload(orderId));
  const late = asObject((await admin.rest('GET', `drawing/${second}`)).body);
  expect(late).toMatchObject({confirmation: 1, replacedAt: expect.any(String)});
  await admin.action('order', 'receive-payment', {ids: [orderId]});
  expect(await act('order', 'start-production', orderId)).toBe(409);
  expect(await act('drawing', 'confirm', first)).toBe(409);
  expect(await act('drawing', 'confirm', third)).toBe(200);
  expect(await act('order', 'start-production', orderId)).toBe(200);
});

test('a quotation is answered by the same call', async () => {
  const head = {proId: own.proId, quotationDate: '2026-05-04', validUntil: '9999-06-04', billTo: 'Ann Field'};
  const items = [{description: 'Pins', qty: 1, unitPrice: '12.50'}];
  const id = idOf(await admin.create('quotation', {...head, items}));
  await admin.action('quotation', 'send', {ids: [id]});
  const holder = await giveLink(admin, 'quotation', id);
  const {version} = asObject(asObject(await holder.data(SEEN, {}, 'GET')).record);
  const decline = {answer: 'decline', version, declineReason: 'Too late'};
  expect((await holder.call(ANSWER, {...decline, pins: [{file: 0, x: 0, y: 0, note: 'x'}]})).code).toBe('422');
  for (const _ of ['once', 'again'])
    expect(asObject(await holder.data(ANSWER, decline)).record).toMatchObject({declineReason: 'Too late'});
  expect((await holder.call(ANSWER, {answer: 'accept', version})).code).toBe('409');
  await admin.action('quotation', 'revise', {ids: [id]});
  expect((await holder.call(ANSWER, decline)).code).toBe('401');
});
