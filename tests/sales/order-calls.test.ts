/** Calls that change one thing of an order or an inquiry, seen at the record, in its list and its history. */
import {Decimal} from 'decimal.js';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName, type Person} from '../harness/world';

let server: RunningServer;
let admin: Client;
let reader: Person;
let proId: unknown;
let memberId: unknown;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  reader = await makePerson(admin, {
    rights: {'order.read': 'all', 'inquiry.read': 'all', 'order-product.read': 'all', 'sales-message.read': 'all'},
  });
  ({id: memberId, proId} = await makeMember(admin));
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function newOrder(values: Json = {}): Promise<Json & {readonly id: number}> {
  const order = await admin.create('order', {memberId, proId, shippingFee: '40.00', ...values});
  return {...order, id: idOf(order)};
}

async function newInquiry(): Promise<Json & {readonly id: number}> {
  const inquiry = await admin.create('inquiry', {proId, name: 'Axel', email: 'axel@example.com', quantity: 100});
  return {...inquiry, id: idOf(inquiry)};
}

async function newMark(): Promise<number> {
  return idOf(await admin.create('mark', {markName: uniqueName('mark'), colour: '#b91c1c'}));
}

/** One change: what is sent, what becomes of the record, and the filter by which its list finds it then. */
interface Change {
  readonly path: string;
  readonly entity: 'order' | 'inquiry';
  readonly sent: () => Promise<Json> | Json;
  readonly filter?: string;
  /** What it comes to, where that is not what was sent. */
  readonly becomes?: Json;
}

const CHANGES: readonly (readonly [string, Change])[] = [
  [
    '[CO-526] marks of an order',
    {
      path: '/order/manage/editMark',
      entity: 'order',
      sent: async () => ({markIds: [await newMark()]}),
      filter: 'markIds',
    },
  ],
  [
    '[CO-518] marks of an inquiry',
    {path: '/inquiry/editMark', entity: 'inquiry', sent: async () => ({markIds: [await newMark()]}), filter: 'markIds'},
  ],
  [
    '[CO-520] whether somebody who asks is a customer',
    {path: '/inquiry/changeInquiryIsCustomer', entity: 'inquiry', sent: () => ({isCustomer: 1}), filter: 'isCustomer'},
  ],
  [
    '[CO-531] the discount of an order, and its total with it',
    {
      path: '/order/manage/modifyOrderDiscount',
      entity: 'order',
      sent: () => ({discount: '15.00'}),
      becomes: {discount: '15.00', orderTotal: '25.00', balanceDue: '25.00'},
    },
  ],
  [
    '[CO-535] [CO-292] the addresses of an order',
    {
      path: '/order/manage/editOrderAddress',
      entity: 'order',
      sent: () => ({shippingLastName: 'Field', shippingCity: 'Reno', billLastName: 'Moss', billCity: 'Hamm'}),
    },
  ],
  [
    '[CO-538] the salesman of an order',
    {
      path: '/order/manage/editOrderManageSalesman',
      entity: 'order',
      sent: () => ({salesmanId: reader.id}),
      filter: 'salesmanId',
    },
  ],
  [
    '[CO-543] how a dispute was resolved',
    {
      path: '/order/manage/disputeResolve',
      entity: 'order',
      sent: () => ({disputeResolution: 'Sent fifty pins more'}),
      becomes: {disputeStatus: 2, disputeResolution: 'Sent fifty pins more'},
    },
  ],
  [
    '[CO-544] an order as a sample order',
    {
      path: '/order/manage/markOrderAsSampleOrder',
      entity: 'order',
      sent: () => ({isSampleOrder: 1}),
      filter: 'isSampleOrder',
    },
  ],
  ['[CO-552] an order as used', {path: '/order/manage/used/update', entity: 'order', sent: () => ({isUsed: 1})}],
  [
    '[CO-519] why an order was not placed',
    {
      path: '/order/manage/editOrderNoPlaceReason',
      entity: 'order',
      sent: async () => ({
        noPlaceReasonId: idOf(await admin.create('no-place-reason', {reason: uniqueName('Too late'), type: 2})),
      }),
    },
  ],
];

test.each(CHANGES)('%s', async (_, {path, entity, sent, filter, becomes}) => {
  const {id} = entity === 'order' ? await newOrder() : await newInquiry();
  const other = entity === 'order' ? await newOrder() : await newInquiry();
  const values = await sent();
  const expected = becomes ?? values;
  const refused = await reader.client.call(path, {id, ...values});
  expect(refused.code).toBe('403');
  expect(await admin.data(path, {id, ...values, title: 'Not by this call'})).toMatchObject({id, ...values});
  expect(await admin.get(entity, id)).toMatchObject(expected);
  expect((await admin.get(entity, id)).title ?? null).not.toBe('Not by this call');
  const [entry] = asObjects(await admin.history(entity, id));
  expect(Object.keys(asObject(entry?.changes))).toEqual(expect.arrayContaining(Object.keys(values)));
  if (filter !== undefined) {
    const found = (await admin.list(entity, {filter: {[filter]: values[filter]}})).map(idOf);
    expect(found).toContain(id);
    expect(found).not.toContain(other.id);
  }
  expect((await admin.call(path, {id: 9_000_000_000, ...values})).code).toBe('404');
});

test('what a call is not for is refused at its field', async () => {
  const {id} = await newOrder();
  const much = await admin.call('/order/manage/modifyOrderDiscount', {id, discount: '40.01'});
  expect(much).toMatchObject({code: '422', data: {errors: {discount: expect.any(String)}}});
  expect(await admin.call('/order/manage/editMark', {id, markIds: [9_000_000_000]})).toMatchObject({code: '422'});
});

test('[CO-548] [CO-549] [CO-550] [CO-293] a product of an order is locked, unlocked and deleted', async () => {
  const {id} = await newOrder();
  const product = idOf(await admin.create('order-product', {orderId: id, name: 'Pin', quantity: 1, unitPrice: '9.00'}));
  const [lock, unlock, remove] = ['lock', 'unLock', 'delete'].map(word => `/order/manage/${word}OrderProduct`);
  for (const path of [lock, unlock, remove])
    expect((await reader.client.call(path ?? '', {id: product})).code).toBe('403');
  expect(await admin.data(lock ?? '', {id: product})).toEqual({id: product, isLocked: 1});
  expect((await admin.rest('PUT', `order-product/${product}`, {name: 'Badge'})).status).toBe(409);
  expect((await admin.call(remove ?? '', {id: product})).code).toBe('409');
  expect(await admin.data(unlock ?? '', {id: product})).toEqual({id: product, isLocked: 0});
  expect(await admin.get('order', id)).toMatchObject({orderTotal: '49.00'});
  await admin.data(remove ?? '', {id: product});
  expect((await admin.rest('GET', `order-product/${product}`)).status).toBe(404);
  expect(await admin.get('order', id)).toMatchObject({orderTotal: '40.00'});
});

test('[CO-554] [CO-555] an order and its addresses are found by order and platform together', async () => {
  const {id} = await newOrder({shippingCity: 'Reno', billLastName: 'Moss'});
  const other = (await admin.list('project')).find(project => project.id !== proId);
  const [whole, addresses] = ['Info', 'Address'].map(word => `/order/manage/getOrder${word}ByOidAndProId`);
  expect(await admin.data(whole ?? '', {oid: id, proId})).toMatchObject({id, orderTotal: '40.00'});
  const found = asObject(await admin.data(addresses ?? '', {oid: id, proId}));
  expect(found).toMatchObject({id, shippingCity: 'Reno', billLastName: 'Moss'});
  expect(found).not.toHaveProperty('orderTotal');
  for (const path of [whole, addresses])
    expect((await admin.call(path ?? '', {oid: id, proId: idOf(other ?? {})})).code).toBe('404');
});

test('[CO-540] an order goes to the customer with another address, whose sign-in stays as it is', async () => {
  const {id} = await newOrder();
  const before = await admin.get('member', Number(memberId));
  const email = `${uniqueName('bea')}@example.com`;
  expect((await reader.client.call('/order/manage/changeUserEmail', {id, email})).code).toBe('403');
  const made = asObject(await admin.data('/order/manage/changeUserEmail', {id, email: email.toUpperCase()}));
  expect(made).toMatchObject({id, email});
  expect(await admin.get('order', id)).toMatchObject({email, memberId: made.memberId});
  expect(await admin.get('member', Number(made.memberId))).toMatchObject({email, proId});
  expect(await admin.get('member', Number(memberId))).toMatchObject({email: before.email, version: before.version});
  expect((await admin.call('/order/manage/changeUserEmail', {id, email: 'nobody'})).code).toBe('422');
});

test('[CO-547] an order is priced in another currency at the rate of the day, until something is paid', async () => {
  const path = '/order/manage/editOrderCurrency';
  const {id} = await newOrder({discount: '10.00', currency: 'USD'});
  const pin = {orderId: id, name: 'Pin', quantity: 200, unitPrice: '0.8250', toolingCharge: '50.00'};
  const product = idOf(await admin.create('order-product', pin));
  const rateOf = async (code: string) => String((await admin.first('currency', {code})).rate);
  const factor = new Decimal(await rateOf('EUR')).div(await rateOf('USD'));
  const inEuro = (amount: string, places = 2) => factor.times(amount).toFixed(places, Decimal.ROUND_HALF_UP);
  expect((await reader.client.call(path, {id, currency: 'EUR'})).code).toBe('403');
  expect(await admin.call(path, {id, currency: 'XXX'})).toMatchObject({code: '422'});
  expect(await admin.data(path, {id, currency: 'eur'})).toMatchObject({id, currency: 'EUR'});
  const line = await admin.get('order-product', product);
  expect(line).toMatchObject({currency: 'EUR', unitPrice: inEuro('0.8250', 4), toolingCharge: inEuro('50.00')});
  const order = await admin.get('order', id);
  expect(order).toMatchObject({currency: 'EUR', shippingFee: inEuro('40.00'), discount: inEuro('10.00')});
  const total = new Decimal(String(line.amount)).plus(inEuro('40.00')).minus(inEuro('10.00'));
  expect(order.orderTotal).toBe(total.toFixed(2));

  const payment = await admin.create('payment', {orderId: id, amount: '1.00', receivedOn: '2026-01-02'});
  const refused = await admin.speaking('zh').call(path, {id, currency: 'USD'});
  expect(refused).toMatchObject({code: '422', message: expect.stringContaining('不能再更改货币')});
  await admin.action('payment', 'confirm', {ids: [idOf(payment)]});
  const relabelled = await admin.rest('PUT', `order/${id}`, {currency: 'USD'});
  expect(relabelled).toMatchObject({status: 422, body: {errors: {currency: expect.any(String)}}});
  expect(await admin.get('order', id)).toMatchObject({currency: 'EUR', orderTotal: order.orderTotal});
});

test('[CO-537] a sub-order is deleted, and nothing else by that call', async () => {
  const {id: parentOrderId} = await newOrder();
  const {id} = await newOrder({parentOrderId});
  expect((await reader.client.call('/order/manage/subOrderDelete', {id})).code).toBe('403');
  const refused = await admin.speaking('zh').call('/order/manage/subOrderDelete', {id: parentOrderId});
  expect(refused).toMatchObject({code: '409', message: '此订单不是子订单'});
  await admin.data('/order/manage/subOrderDelete', {id});
  expect((await admin.rest('GET', `order/${id}`)).status).toBe(404);
  expect((await admin.rest('GET', `order/${parentOrderId}`)).status).toBe(200);
});

test('[CO-511] reasons for not placing are told by what they are for and by platform', async () => {
  const make = async (values: Json) =>
    idOf(await admin.create('no-place-reason', {reason: uniqueName('reason'), type: 2, ...values}));
  const other = (await admin.list('project')).find(project => project.id !== proId);
  const own = await make({proId});
  const everywhere = await make({});
  const foreign = await make({proId: idOf(other ?? {})});
  const ofInquiries = await make({type: 1});
  const unused = await make({state: 0});
  const ids = asObjects(await admin.data('/order/noPlaceReason/getListByTypeAndProId', {type: 2, proId})).map(idOf);
  expect(ids).toEqual(expect.arrayContaining([own, everywhere]));
  for (const id of [foreign, ofInquiries, unused]) expect(ids).not.toContain(id);
});

test('[CO-533] [CO-507] what was said with a customer is kept as it was written, at order and inquiry', async () => {
  const {id: orderId} = await newOrder();
  const {id: inquiryId} = await newInquiry();
  const say = (text: string, about: Json) => admin.create('sales-message', {text, direction: 2, channel: 2, ...about});
  const message = await say('Rang about the plating', {orderId});
  await say('Asked for 200 more', {inquiryId});
  const texts = async (path: string, input: Json) => asObjects(await admin.data(path, input)).map(each => each.text);
  expect(await texts('/order/manage/getMessageListByOrderId', {orderId})).toEqual(['Rang about the plating']);
  expect(await texts('/inquiry/message/getMessageListByInquiryId', {inquiryId})).toEqual(['Asked for 200 more']);
  expect((await admin.call('/order/manage/getMessageListByOrderId', {})).code).toBe('422');
  expect(message).toMatchObject({userId: expect.any(Number)});
  const id = idOf(message);
  const refusals = [
    await admin.rest('PUT', `sales-message/${id}`, {text: 'Never said'}),
    await admin.rest('DELETE', `sales-message/${id}`),
    await admin.rest('POST', 'sales-message/actions/update', {ids: [id], values: {text: 'Never said'}}),
    await admin.rest('POST', 'sales-message/actions/delete', {ids: [id]}),
  ];
  for (const {status} of refusals) expect([403, 404]).toContain(status);
  expect(asObject(refusals[0]?.body).message).toBe('These records stay as they were written.');
  expect(await admin.get('sales-message', id)).toMatchObject({text: 'Rang about the plating', version: 1});
  expect((await admin.rest('POST', 'sales-message', {text: 'About nothing', direction: 1, channel: 1})).status).toBe(
    422,
  );
  expect(
    (await reader.client.rest('POST', 'sales-message', {text: 'x', direction: 1, channel: 1, orderId})).status,
  ).toBe(403);
});
