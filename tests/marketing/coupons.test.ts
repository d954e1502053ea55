/** Coupons: issued within their limit, used once, by the terms of their series, and given back once. */
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Answer, Client} from '../harness/client';
import {asList, asObject, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord} from '../harness/values';
import {makeMember, makePerson, uniqueName} from '../harness/world';

const HAN = /\p{Script=Han}/u;

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const act = (entity: string, action: string, id: number, values: Json = {}, client = admin): Promise<Answer> =>
  client.rest('POST', `${entity}/actions/${action}`, {ids: [id], values});

async function series(values: Json = {}): Promise<number> {
  const id = idOf(
    await admin.create('coupon-specification', {
      name: uniqueName('series'),
      kind: 'amount',
      value: '10.00',
      currency: 'USD',
      startDate: '2020-01-01',
      endDate: '2099-12-31',
      ...values,
    }),
  );
  await admin.action('coupon-specification', 'start', {ids: [id]});
  return id;
}

async function coupon(specificationId: number, values: Json = {}): Promise<number> {
  return idOf(await admin.create('coupon', {specificationId, ...values}));
}

async function coupons(specificationId: number, count: number): Promise<readonly number[]> {
  await admin.action('coupon-specification', 'issue', {ids: [specificationId], values: {count}});
  const made = await admin.list('coupon', {filter: {specificationId}, range: [0, count - 1]});
  return made.map(idOf);
}

const PRODUCTS = [{name: 'Pins', quantity: 10, unitPrice: '20.00'}];

/** Of 200.00, with 15.00 for shipping. */
async function order(member: Json, values: Json = {}): Promise<number> {
  const {id: memberId, proId} = member;
  return idOf(await admin.create('order', {memberId, proId, shippingFee: '15.00', products: PRODUCTS, ...values}));
}

const redeem = (id: number, orderId: number, client = admin) => act('coupon', 'redeem', id, {orderId}, client);
const messageOf = ({body}: Answer): unknown => asObject(body).message;

/** Refused with a sentence, in both languages. */
async function expectRefused(id: number, orderId: number, sentence: string): Promise<void> {
  const refused = await redeem(id, orderId);
  expect([refused.status, messageOf(refused)]).toEqual([409, sentence]);
  const chinese = await redeem(id, orderId, admin.speaking('zh'));
  expect(messageOf(chinese)).toMatch(HAN);
}

const uses = (filter: Json) => admin.list('coupon-redemption', {filter, range: [0, 299]});

test('a coupon takes its amount off an order, and its series says so', async () => {
  const specificationId = await series({kind: 'percent', value: '12.50', mostOff: '24.00'});
  const id = await coupon(specificationId);
  const orderId = await order(await makeMember(admin), {discount: '5.00'});
  expect((await redeem(id, orderId)).status).toBe(200);
  expect(await admin.get('order', orderId)).toMatchObject({discount: '29.00', orderTotal: '186.00'});
  expect(await admin.get('coupon', id)).toMatchObject({state: 'used', orderId});
  expect(await uses({couponId: id})).toMatchObject([{orderId, amount: '24.00', currency: 'USD', state: 'active'}]);
  expect(await admin.get('coupon-specification', specificationId)).toMatchObject({
    issuedCount: 1,
    usedCount: 1,
    redeemedAmount: '24.00',
  });
  expect((await redeem(id, await order(await makeMember(admin)))).status).toBe(409);
});

test('a percentage is rounded to the digits of its currency, and free shipping is what shipping costs', async () => {
  const member = await makeMember(admin);
  const yen = {currency: 'JPY', products: [{name: 'Pins', quantity: 1, unitPrice: '333.00'}], shippingFee: '0.00'};
  const percent = await coupon(await series({kind: 'percent', value: '10.00', currency: 'JPY'}));
  expect((await redeem(percent, await order(member, yen))).status).toBe(200);
  expect(await uses({couponId: percent})).toMatchObject([{amount: '33.00'}]);
  const shipping = await coupon(await series({kind: 'shipping', value: '0.00'}));
  expect((await redeem(shipping, await order(member))).status).toBe(200);
  expect(await uses({couponId: shipping})).toMatchObject([{amount: '15.00'}]);
});

test('an order that does not meet the terms has no coupon', async () => {
  const member = await makeMember(admin);
  const plain = await order(member);
  const refusals: readonly (readonly [Json, string])[] = [
    [{minimumAmount: '200.01'}, 'What it is for comes to less than 200.01 USD in this order'],
    [{currency: 'EUR'}, 'The coupon is in another currency than the order'],
    [{startDate: '2099-01-01'}, 'The coupon is valid from 2099-01-01 on'],
    [
      {platformIds: [idOf(await newRecord(admin, loadModel(), 'project'))]},
      'The coupon is not for the platform of this order',
    ],
  ];
  for (const [values, sentence] of refusals) await expectRefused(await coupon(await series(values)), plain, sentence);

  const other = await coupon(await series(), {memberId: (await makeMember(admin)).id});
  expect((await redeem(other, plain)).status).toBe(422);

  const paused = await series();
  const held = await coupon(paused);
  await admin.action('coupon-specification', 'pause', {ids: [paused]});
  await expectRefused(held, plain, 'This series of coupons is not active');

  const free = await coupon(await series({kind: 'shipping', value: '0.00'}));
  await expectRefused(
    free,
    await order(member, {shippingFee: '0.00'}),
    'There is nothing in this order that it could be taken off',
  );
  const paid = await order(member);
  await admin.action('order', 'receive-payment', {ids: [paid]});
  await expectRefused(free, paid, 'The order is paid, invoiced, shipped or cancelled: its discount stays as it is');
  expect(await admin.get('order', plain)).toMatchObject({discount: '0.00'});
});

test('coupons stand in one order together where each of them allows it', async () => {
  const member = await makeMember(admin);
  const orderId = await order(member);
  const [one, two] = [await series({isCombinable: 1}), await series({isCombinable: 1})];
  expect((await redeem(await coupon(one), orderId)).status).toBe(200);
  expect((await redeem(await coupon(two), orderId)).status).toBe(200);
  await expectRefused(
    await coupon(await series()),
    orderId,
    'The order has a coupon already, and these are not used together',
  );
  expect(await admin.get('order', orderId)).toMatchObject({discount: '20.00'});
});

test('a reserved coupon is used for its own order alone', async () => {
  const member = await makeMember(admin);
  const [own, other] = [await order(member), await order(member)];
  const id = await coupon(await series(), {memberId: member.id});
  expect((await act('coupon', 'reserve', id)).status).toBe(422);
  expect((await act('coupon', 'reserve', id, {orderId: own})).status).toBe(200);
  expect((await redeem(id, other)).status).toBe(422);
  expect((await act('coupon', 'redeem', id)).status).toBe(200);
  expect(await uses({couponId: id})).toMatchObject([{orderId: own}]);
});

test('the terms stay what they were once a coupon is issued', async () => {
  const id = await series({totalLimit: 3});
  await admin.update('coupon-specification', id, {value: '12.00'});
  await coupons(id, 2);
  for (const values of [
    {value: '99.00'},
    {kind: 'percent'},
    {minimumAmount: '1.00'},
    {currency: 'EUR'},
    {mostOff: '1.00'},
  ])
    expect((await admin.rest('PUT', `coupon-specification/${id}`, values)).status).toBe(422);
  expect((await admin.rest('PUT', `coupon-specification/${id}`, {totalLimit: 1})).status).toBe(422);
  await admin.update('coupon-specification', id, {remark: 'For regular customers', totalLimit: 4});
});

test('wrong terms are refused at their field', async () => {
  const base = {name: uniqueName('series'), startDate: '2020-01-01', endDate: '2099-12-31'};
  const wrong: readonly (readonly [string, Json])[] = [
    ['value', {kind: 'percent', value: '100.01'}],
    ['value', {kind: 'amount', value: '0.00'}],
    ['endDate', {kind: 'shipping', endDate: '2019-12-31'}],
    ['totalLimit', {kind: 'shipping', totalLimit: 0}],
  ];
  for (const [field, values] of wrong) {
    const refused = await admin.rest('POST', 'coupon-specification', {...base, ...values});
    expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([422, [field]]);
  }
});

test('no more is issued than there is, 20 at once neither', async () => {
  const id = await series({totalLimit: 25});
  const draft = idOf(
    await admin.create('coupon-specification', {
      name: uniqueName('series'),
      kind: 'shipping',
      startDate: '2020-01-01',
      endDate: '2099-12-31',
    }),
  );
  expect((await admin.rest('POST', 'coupon', {specificationId: draft})).status).toBe(409);
  expect((await act('coupon-specification', 'issue', draft, {count: 1})).status).toBe(409);
  for (const count of [0, 501]) expect((await act('coupon-specification', 'issue', id, {count})).status).toBe(422);
  const answers = await Promise.all(
    Array.from({length: 20}, async () => (await act('coupon-specification', 'issue', id, {count: 2})).status),
  );
  expect(answers.filter(status => status === 200)).toHaveLength(12);
  expect(answers.filter(status => status === 409)).toHaveLength(8);
  expect(await admin.get('coupon-specification', id)).toMatchObject({issuedCount: 24});
  expect(messageOf(await act('coupon-specification', 'issue', id, {count: 2}))).toBe(
    'Of this series only 1 coupon can still be had',
  );
  await coupon(id);
  expect(messageOf(await admin.rest('POST', 'coupon', {specificationId: id}))).toBe(
    'Every coupon of this series is issued, 25 in all',
  );
});

test('codes have no characters that look alike, and none comes twice', async () => {
  const id = await series();
  await coupons(id, 500);
  const codes = (await admin.list('coupon', {filter: {specificationId: id}, range: [0, 499]})).map(({code}) =>
    asText(code),
  );
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TWXYZa-fhijkmnprstwxyz2-8]{12}$/);
});

/** 200 with `npm run test:full`. */
const CROWD = Number(process.env.COUPON_CROWD) || 60;

test('of many who use the last coupon at once one has it', async () => {
  const id = await coupon(await series());
  const member = await makeMember(admin);
  const orders = await Promise.all(Array.from({length: CROWD}, () => order(member)));
  const answers = await Promise.all(orders.map(async orderId => (await redeem(id, orderId)).status));
  expect(answers.filter(status => status === 200)).toHaveLength(1);
  expect(answers.filter(status => status === 409)).toHaveLength(CROWD - 1);
  const [use, ...others] = await uses({couponId: id});
  expect(others).toEqual([]);
  const discounts = await Promise.all(orders.map(async each => (await admin.get('order', each)).discount));
  expect(discounts.filter(discount => discount === '10.00')).toHaveLength(1);
  expect(await admin.get('order', Number(use?.orderId))).toMatchObject({discount: '10.00'});
}, 60_000);

test('a member uses no more of a series than a member may, many at once neither', async () => {
  const specificationId = await series({memberLimit: 3, isCombinable: 1, value: '1.00'});
  const all = await coupons(specificationId, CROWD);
  const member = await makeMember(admin);
  const [one, two] = [await order(member), await order(member)];
  const answers = await Promise.all(
    all.map(async (id, index) => (await redeem(id, index % 2 === 0 ? one : two)).status),
  );
  expect(answers.filter(status => status === 200)).toHaveLength(3);
  expect(answers.filter(status => status === 409)).toHaveLength(CROWD - 3);
  expect(await admin.get('coupon-specification', specificationId)).toMatchObject({
    usedCount: 3,
    redeemedAmount: '3.00',
  });
  const discounts = await Promise.all([one, two].map(async id => Number((await admin.get('order', id)).discount)));
  expect(discounts.reduce((sum, each) => sum + each, 0)).toBe(3);
}, 60_000);

test('all that there are in a series are used at once, each once, and the order has the sum', async () => {
  const specificationId = await series({totalLimit: 20, isCombinable: 1, value: '1.25'});
  const all = await coupons(specificationId, 20);
  const orderId = await order(await makeMember(admin));
  const answers = await Promise.all([...all, ...all, ...all].map(async id => (await redeem(id, orderId)).status));
  expect(answers.filter(status => status === 200)).toHaveLength(20);
  expect(await admin.get('order', orderId)).toMatchObject({discount: '25.00'});
  expect(await admin.get('coupon-specification', specificationId)).toMatchObject({
    usedCount: 20,
    redeemedAmount: '25.00',
  });
}, 60_000);

test('a cancelled order gives its coupon back once', async () => {
  const specificationId = await series();
  const id = await coupon(specificationId);
  const member = await makeMember(admin);
  const orderId = await order(member);
  await redeem(id, orderId);
  const answers = await Promise.all([1, 2, 3].map(async () => (await act('order', 'cancel', orderId)).status));
  expect(answers.filter(status => status === 200)).toHaveLength(1);
  expect(await admin.get('coupon', id)).toMatchObject({state: 'issued', orderId: null});
  expect(await uses({couponId: id})).toMatchObject([{state: 'cancelled', activeCoupon: null}]);
  expect(await admin.get('coupon-specification', specificationId)).toMatchObject({
    usedCount: 0,
    redeemedAmount: '0.00',
  });
  expect((await redeem(id, await order(member))).status).toBe(200);
});

test('a coupon that is given back by hand leaves the rest of the discount', async () => {
  const id = await coupon(await series());
  const orderId = await order(await makeMember(admin), {discount: '7.00'});
  await redeem(id, orderId);
  expect((await act('coupon', 'give-back', id)).status).toBe(200);
  expect(await admin.get('order', orderId)).toMatchObject({discount: '7.00'});
});

test('a sending gives each of its members a coupon, once', async () => {
  const specificationId = await series();
  const memberIds = [idOf(await makeMember(admin)), idOf(await makeMember(admin)), idOf(await makeMember(admin))];
  const id = idOf(await admin.create('promotion-send', {title: 'Thank you', specificationId, memberIds}));
  const answers = await Promise.all([1, 2, 3].map(async () => (await act('promotion-send', 'send', id)).status));
  expect(answers.filter(status => status === 200)).toHaveLength(1);
  expect((await act('promotion-send', 'send', id)).status).toBe(409);
  const sent = await admin.list('coupon', {filter: {sendId: id}});
  expect(sent.map(({memberId}) => memberId).sort()).toEqual(memberIds.toSorted());
  expect(await admin.get('promotion-send', id)).toMatchObject({state: 'sent', couponCount: 3});
});

test('a sending goes to those who have its labels, too, each once, and to nobody only by mistake', async () => {
  const label = idOf(await newRecord(admin, loadModel(), 'customer-label'));
  const values = {customerLabelIds: [label]};
  const [both, labelled, chosen] = [
    idOf(await makeMember(admin, values)),
    idOf(await makeMember(admin, values)),
    idOf(await makeMember(admin)),
  ];
  const base = {title: 'For pin people', specificationId: await series()};
  const id = idOf(await admin.create('promotion-send', {...base, memberIds: [both, chosen], labelIds: [label]}));
  expect((await act('promotion-send', 'send', id)).status).toBe(200);
  const sent = await admin.list('coupon', {filter: {sendId: id}});
  expect(sent.map(({memberId}) => memberId).sort()).toEqual([both, labelled, chosen].sort());
  const empty = idOf(await admin.create('promotion-send', base));
  const refused = await act('promotion-send', 'send', empty);
  expect([refused.status, messageOf(refused)]).toEqual([
    409,
    'There is nobody to send to: choose members, or labels that customers have',
  ]);
  expect(await admin.get('promotion-send', empty)).toMatchObject({state: 'draft', couponCount: 0});
});

test('[CO-598] a sending is fetched by its documented call', async () => {
  const memberIds = [idOf(await makeMember(admin))];
  const specificationId = await series();
  const id = idOf(await admin.create('promotion-send', {title: 'For you', specificationId, memberIds}));
  await admin.action('promotion-send', 'send', {ids: [id]});
  expect(await admin.data('/promotion/send/code/detail', {id})).toMatchObject({id, title: 'For you', couponCount: 1});
});

test("[CO-599] a member's coupons are listed by the documented call", async () => {
  const specificationId = await series();
  const [mine, other] = [await makeMember(admin), await makeMember(admin)];
  const id = await coupon(specificationId, {memberId: mine.id});
  await coupon(specificationId, {memberId: other.id});
  const {records} = asObject(await admin.data('/coupon/getUserCouponList', {userId: mine.id}));
  expect(asList(records).map(each => idOf(asObject(each)))).toEqual([id]);
});

test('[CO-674] a coupon is found by its code, and the answer has no envelope', async () => {
  const id = await coupon(await series());
  const {code} = await admin.get('coupon', id);
  const found = await admin.request('POST', '/api/coupon/getCouponByCode', {code});
  expect(found.body).toMatchObject({id, code, state: 'issued'});
  const none = await admin.request('POST', '/api/coupon/getCouponByCode', {code: 'nobody'});
  expect(none.body).toBeNull();
});

test('what a series would have cost is told to who may not read orders', async () => {
  const specificationId = await series({kind: 'percent', value: '10.00', minimumAmount: '150.00', currency: 'SEK'});
  const member = await makeMember(admin);
  const day = asText((await admin.get('order', await order(member, {currency: 'SEK'}))).createdAt).slice(0, 10);
  await order(member, {currency: 'SEK', products: [{name: 'Pins', quantity: 7, unitPrice: '33.33'}]});
  await order(member, {currency: 'SEK', products: [{name: 'Pins', quantity: 1, unitPrice: '149.99'}]});
  await order(member, {currency: 'NOK'});
  await admin.action('order', 'cancel', {ids: [await order(member, {currency: 'SEK'})]});
  const {client} = await makePerson(admin, {
    rights: {'coupon-estimate.create': 'all', 'coupon-estimate.read': 'all', 'coupon-specification.read': 'all'},
  });
  const days = (count: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
  const period = {startDate: days(-2), endDate: days(2)};
  expect(await client.create('coupon-estimate', {specificationId, ...period})).toMatchObject({
    orderCount: 3,
    metCount: 2,
    amount: '43.33',
    currency: 'SEK',
  });
  const long = await client.rest('POST', 'coupon-estimate', {specificationId, ...period, startDate: '2020-01-01'});
  expect([long.status, Object.keys(asObject(asObject(long.body).errors))]).toEqual([422, ['endDate']]);
});

test('salespeople use coupons for their own orders, and marketing issues them', async () => {
  const id = await coupon(await series());
  const {client} = await makePerson(admin, {
    rights: {'coupon.read': 'all', 'coupon.redeem': 'all', 'order.read': 'own'},
  });
  const orderId = await order(await makeMember(admin));
  expect((await redeem(id, orderId, client)).status).toBe(422);
  expect((await client.rest('POST', 'coupon', {specificationId: await series()})).status).toBe(403);
  expect((await act('coupon', 'revoke', id, {}, client)).status).toBe(403);
  expect(await admin.get('coupon', id)).toMatchObject({state: 'issued'});
});
