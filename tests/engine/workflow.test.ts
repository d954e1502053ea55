/** State machines hold on every way into the database. */
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';
import {errorsOf, make, makeInquiry, openGroundOn, refusal, type Ground, type Kept} from './ground';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

const take = (action: string, id: number, values?: Json, client: Client = admin, entity = 'inquiry') =>
  client.rest('POST', `${entity}/actions/${action}`, {ids: [id], ...(values ? {values} : {})});
const messageOf = (body: unknown) => asObject(body).message;
const stateOf = async (id: number) => (await admin.get('inquiry', id)).status;

async function makeOrder(values: Json = {}): Promise<Kept> {
  const member = await admin.first('member', {proId: 1});
  return make(admin, 'order', {memberId: member.id, proId: 1, ...values});
}

describe('a transition', () => {
  test('moves the record, is in its history, and the abilities tell what comes next', async () => {
    const {id, _abilities} = await makeInquiry(admin);
    expect(asObject(_abilities)).toMatchObject({
      draw: true,
      reopen: 'This cannot be done while the record is “New Inquiry”.',
    });
    expect((await take('draw', id)).status).toBe(200);
    expect(await admin.get('inquiry', id)).toMatchObject({status: 2, version: 2});
    expect((await admin.history('inquiry', id))[0]).toMatchObject({action: 'draw', changes: {status: [1, 2]}});
  });

  test('from a wrong state is refused with the reason, in both languages', async () => {
    const {id} = await makeInquiry(admin);
    const english = await take('reopen', id);
    expect([english.status, messageOf(english.body)]).toEqual([
      409,
      asObject((await admin.get('inquiry', id))._abilities).reopen,
    ]);
    expect(messageOf((await take('reopen', id, undefined, admin.speaking('zh'))).body)).toMatch(
      /^当前状态为“.+”，无法执行此操作$/,
    );
    expect(await stateOf(id)).toBe(1);
  });

  test('needs what it requires, which may be there before or come with it', async () => {
    const {id} = await makeInquiry(admin);
    const bare = await take('quote', id);
    expect([refusal(bare), errorsOf(bare).quotedPrice]).toEqual([
      [422, 'quotedPrice'],
      'Must be filled in before this can be done.',
    ]);
    expect(await stateOf(id)).toBe(1);
    expect((await take('quote', id, {quotedPrice: '12.5'})).status).toBe(200);
    expect(await admin.get('inquiry', id)).toMatchObject({status: 3, quotedPrice: '12.50'});
    const filled = await makeInquiry(admin, {quotedPrice: '9.00'});
    expect((await take('quote', filled.id)).status).toBe(200);
  });

  test('is stopped by its guard, with the guard’s words', async () => {
    const {id} = await makeInquiry(admin, {quotedPrice: '9.00'});
    await take('quote', id);
    const answer = await take('place-order', id);
    expect([answer.status, messageOf(answer.body)]).toEqual([
      409,
      'The inquiry belongs to no member, so there is nobody to order',
    ]);
    expect(await admin.total('order', {inquiryId: id})).toBe(0);
  });

  test('carries its effects, all in one', async () => {
    const member = await admin.first('member', {proId: 1});
    const {id} = await makeInquiry(admin, {quotedPrice: '9.00', memberId: member.id});
    await take('quote', id);
    expect((await take('place-order', id)).status).toBe(200);
    expect(await admin.total('order', {inquiryId: id})).toBe(1);
    expect((await take('place-order', id)).status).toBe(409);
    expect(await admin.total('order', {inquiryId: id})).toBe(1);
  });

  test('asked for by many at once is taken once', async () => {
    const member = await admin.first('member', {proId: 1});
    const {id} = await makeInquiry(admin, {quotedPrice: '9.00', memberId: member.id});
    await take('quote', id);
    const answers = await Promise.all(Array.from({length: 6}, () => take('place-order', id)));
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await admin.total('order', {inquiryId: id})).toBe(1);
  });

  test('of several records is taken by all of them or none', async () => {
    const [one, two] = [await makeInquiry(admin), await makeInquiry(admin)];
    await take('cancel', two.id);
    expect((await admin.rest('POST', 'inquiry/actions/draw', {ids: [one.id, two.id]})).status).toBe(409);
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual([1, 9]);
    expect(asObject((await admin.rest('POST', 'inquiry/actions/draw', {filter: {id: [one.id]}})).body)).toEqual({
      count: 1,
    });
  });

  test('brings along what it requires and nothing else, but for those who may update', async () => {
    const {id} = await makeInquiry(admin);
    const {client} = await makePerson(admin, {rights: {'inquiry.read': 'all', 'inquiry.quote': 'all'}});
    expect((await take('quote', id, {quotedPrice: '1.00', remark: 'smuggled'}, client)).status).toBe(403);
    expect(await admin.get('inquiry', id)).toMatchObject({status: 1, remark: null, quotedPrice: null});
    expect((await take('quote', id, {quotedPrice: '1.00'}, client)).status).toBe(200);
    const order = await makeOrder();
    const finance = await makePerson(admin, {
      rights: {'order.read': 'all', 'order.allow-pay-later': 'all', 'order.edit.payment': 'all'},
    });
    expect((await take('allow-pay-later', order.id, undefined, finance.client, 'order')).status).toBe(422);
    expect((await take('allow-pay-later', order.id, {payLaterType: 1}, finance.client, 'order')).status).toBe(200);
  });

  test('checks the version that it is sent', async () => {
    const {id} = await makeInquiry(admin);
    await admin.update('inquiry', id, {remark: 'changed'});
    expect((await take('draw', id, {version: 1})).status).toBe(409);
    expect((await take('draw', id, {version: 2})).status).toBe(200);
  });
});

describe('the state itself', () => {
  const FINISHED = 7;
  const ways: readonly (readonly [
    string,
    number | string,
    (id: number) => Promise<{status?: number; code?: string}>,
  ])[] = [
    ['PUT', 422, id => admin.rest('PUT', `inquiry/${id}`, {status: FINISHED})],
    [
      'PUT of the whole record',
      422,
      async id => admin.rest('PUT', `inquiry/${id}`, {...(await admin.get('inquiry', id)), status: FINISHED}),
    ],
    [
      'a bulk update by ids',
      422,
      id => admin.rest('POST', 'inquiry/actions/update', {ids: [id], values: {status: FINISHED}}),
    ],
    [
      'a bulk update by filter',
      422,
      id => admin.rest('POST', 'inquiry/actions/update', {filter: {id}, values: {status: FINISHED}}),
    ],
    ['values of another transition', 422, id => take('draw', id, {status: FINISHED})],
    ['the documented update', '422', id => admin.call('/inquiry/editInquiry', {id, status: FINISHED})],
    [
      'the documented update, as text',
      '422',
      id => admin.call('/inquiry/editInquiry', {id: String(id), status: String(FINISHED)}),
    ],
    ['a status that no transition leads to', '409', id => admin.call('/inquiry/changeInquiryStatus', {id, status: 8})],
    ['an import', 404, () => admin.rest('POST', 'inquiry/actions/import', {})],
  ];
  test.each(ways)('is not changed by %s', async (_name, refused, way) => {
    const {id} = await makeInquiry(admin);
    const {status, code} = await way(id);
    expect(code ?? status).toBe(refused);
    expect(await admin.get('inquiry', id)).toMatchObject({status: 1, version: 1});
  });

  test('is not changed by undoing a transition', async () => {
    const {id} = await makeInquiry(admin);
    await take('draw', id);
    const entry = idOf((await admin.history('inquiry', id))[0]);
    expect(refusal(await admin.rest('POST', `inquiry/${id}/revert`, {entry}))).toEqual([422, 'status']);
    expect(await stateOf(id)).toBe(2);
  });

  test('begins where it begins', async () => {
    expect(
      refusal(
        await admin.rest('POST', 'inquiry', {proId: 1, name: 'Ann', email: 'ann@example.com', quantity: 1, status: 3}),
      ),
    ).toEqual([422, 'status']);
    expect(await makeInquiry(admin, {status: 1})).toMatchObject({status: 1});
  });
});

test('what a state locks is not changed in it, by no way, and is free again in the next', async () => {
  const {id} = await makeInquiry(admin);
  await take('cancel', id);
  const locked = await admin.rest('PUT', `inquiry/${id}`, {quantity: 7, remark: 'still possible'});
  expect([refusal(locked), errorsOf(locked).quantity]).toEqual([
    [422, 'quantity'],
    'This field cannot be changed in the present state.',
  ]);
  expect((await admin.rest('POST', 'inquiry/actions/update', {ids: [id], values: {quantity: 7}})).status).toBe(422);
  expect((await admin.call('/inquiry/editInquiry', {id, quantity: 7})).code).toBe('422');
  expect(await admin.update('inquiry', id, {quantity: 100, remark: 'still possible'})).toMatchObject({
    quantity: 100,
    remark: 'still possible',
  });
  expect((await take('reopen', id)).status).toBe(200);
  expect(await admin.update('inquiry', id, {quantity: 7})).toMatchObject({quantity: 7});
});

test('two machines of one record run beside each other', async () => {
  const {id} = await makeOrder({shippingFee: '5.00'});
  for (const action of ['start-drawing', 'submit-artwork', 'confirm-artwork'])
    expect((await take(action, id, undefined, admin, 'order')).status).toBe(200);
  const unpaid = await take('start-production', id, undefined, admin, 'order');
  expect([unpaid.status, messageOf(unpaid.body)]).toEqual([
    409,
    'Production starts when payment is received or pay-later is agreed',
  ]);
  expect((await take('receive-payment', id, undefined, admin, 'order')).status).toBe(200);
  expect((await take('start-production', id, undefined, admin, 'order')).status).toBe(200);
  expect(await admin.get('order', id)).toMatchObject({status: 6, paymentStatus: 2});
  expect(refusal(await admin.rest('PUT', `order/${id}`, {currency: 'EUR', paymentStatus: 1}))).toEqual([
    422,
    'currency',
    'paymentStatus',
  ]);
});

describe('what a transition sets and asks', () => {
  test('is written with the step: one version, one entry of the history', async () => {
    const {id} = await makeInquiry(admin);
    expect((await take('quote', id, {quotedPrice: '7.00', currency: 'EUR'})).status).toBe(200);
    const quoted = await admin.get('inquiry', id);
    expect(quoted).toMatchObject({status: 3, version: 2, quotedPrice: '7.00', currency: 'EUR'});
    expect(Date.now() - Date.parse(String(quoted.quotedAt))).toBeLessThan(60_000);
    expect((await admin.history('inquiry', id))[0]).toMatchObject({
      action: 'quote',
      changes: {status: [1, 3], quotedAt: [null, quoted.quotedAt], currency: [expect.any(String), 'EUR']},
    });
    const order = await makeOrder();
    await take('start-drawing', order.id, undefined, admin, 'order');
    expect(await admin.get('order', order.id)).toMatchObject({status: 2, designStatus: 2});
  });

  test('may be sent by who holds the step alone, and is refused at its property like an update', async () => {
    const {id} = await makeInquiry(admin);
    const {client} = await makePerson(admin, {rights: {'inquiry.read': 'all', 'inquiry.quote': 'all'}});
    const refused = await take('quote', id, {quotedPrice: 'much', currency: 'EUR'}, client);
    expect(refusal(refused)).toEqual([422, 'quotedPrice']);
    expect((await take('quote', id, {quotedPrice: '7.00', currency: 'EUR'}, client)).status).toBe(200);
  });

  test('is sent once for all chosen records', async () => {
    const [one, two] = [await makeInquiry(admin), await makeInquiry(admin)];
    const ids = [one.id, two.id];
    await admin.rest('POST', 'inquiry/actions/quote', {ids, values: {quotedPrice: '5.00'}});
    for (const id of ids) expect(await admin.get('inquiry', id)).toMatchObject({status: 3, quotedPrice: '5.00'});
  });

  test('is told by the API document', async () => {
    const document = asObject((await admin.request('GET', '/openapi.json')).body);
    const post = asObject(asObject(asObject(document.paths)['/rest/inquiry/actions/quote']).post);
    expect(JSON.stringify(post.requestBody)).toMatch(
      /"values":\{"type":"object","properties":\{"quotedPrice":.*"currency":/,
    );
  });
});

describe('a state change', () => {
  const changesOf = (id: number, client: Client = admin, entity = 'inquiry') =>
    client.list('state-change', {filter: {entity, recordId: id}, sort: ['id', 'ASC']});

  test('is written once for every step, by whichever way it was taken', async () => {
    const [one, two] = [await makeInquiry(admin), await makeInquiry(admin)];
    await take('draw', one.id);
    await take('draw', one.id);
    await admin.rest('POST', 'inquiry/actions/cancel', {ids: [one.id, two.id]});
    await admin.call('/inquiry/changeInquiryStatus', {id: two.id, status: 1});
    expect(await changesOf(one.id)).toMatchObject([
      {property: 'status', from: '1', to: '2', action: 'draw', actorKind: 'staff', actorName: 'Ada Moreau'},
      {property: 'status', from: '2', to: '9', action: 'cancel'},
    ]);
    expect(await changesOf(two.id)).toMatchObject([
      {from: '1', to: '9', action: 'cancel'},
      {from: '9', to: '1', action: 'reopen', userId: expect.any(Number)},
    ]);
  });

  test('is written once for a step that many ask for at once, and not for one that is refused', async () => {
    const {id} = await makeInquiry(admin);
    expect((await take('quote', id)).status).toBe(422);
    const answers = await Promise.all(Array.from({length: 6}, () => take('draw', id)));
    expect(answers.filter(({status}) => status === 200)).toHaveLength(1);
    expect(await changesOf(id)).toHaveLength(1);
  });

  test('of each machine is its own', async () => {
    const {id} = await makeOrder();
    await take('start-drawing', id, undefined, admin, 'order');
    await take('receive-payment', id, undefined, admin, 'order');
    expect((await changesOf(id, admin, 'order')).map(({property}) => property)).toEqual(['status', 'paymentStatus']);
  });

  test('is found by who may read its record, and by nobody else', async () => {
    const here = await makeInquiry(admin, {proId: 1});
    const there = await makeInquiry(admin, {proId: 2});
    const order = await makeOrder();
    for (const {id} of [here, there]) await take('draw', id);
    await take('start-drawing', order.id, undefined, admin, 'order');
    const [seen] = await changesOf(here.id);
    const [hidden] = await changesOf(there.id);
    const {client} = await makePerson(admin, {rights: {'inquiry.read': 'platform'}, platformIds: [1]});
    expect(await changesOf(here.id, client)).toHaveLength(1);
    expect(await changesOf(there.id, client)).toEqual([]);
    expect(await changesOf(order.id, client, 'order')).toEqual([]);
    expect(await client.total('state-change', {entity: 'inquiry', recordId: there.id})).toBe(0);
    expect((await client.rest('GET', `state-change/${idOf(asObject(seen))}`)).status).toBe(200);
    expect((await client.rest('GET', `state-change/${idOf(asObject(hidden))}`)).status).toBe(404);
    const nobody = await makePerson(admin);
    expect(await nobody.client.list('state-change', {filter: {entity: ['inquiry', 'order']}})).toEqual([]);
  });

  test('can be made and changed at no door', async () => {
    const {id} = await makeInquiry(admin);
    await take('draw', id);
    const [written] = await changesOf(id);
    const at = `state-change/${idOf(asObject(written))}`;
    expect(
      (await admin.rest('POST', 'state-change', {entity: 'inquiry', recordId: id, property: 'status'})).status,
    ).toBe(403);
    expect((await admin.rest('PUT', at, {to: '3'})).status).toBe(403);
    expect((await admin.rest('DELETE', at)).status).toBe(403);
    expect((await admin.rest('POST', 'state-change/actions/delete', {ids: [1]})).status).toBe(403);
    expect(await changesOf(id)).toEqual([written]);
  });
});
