/** Several records are decided at once, each for itself; and what the page of approvals tells of those that wait. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName, type Person} from '../harness/world';

let server: RunningServer;
let admin: Client;
/** Platforms of the tests' own, whatever else waits: the manager reaches the first one alone. */
let platforms: readonly [number, number];
let manager: Person;
let other: Person;

const READ = ['refund-order.read', 'order.read'] as const;
const STEPS = ['refund-order.manager-approve', 'refund-order.manager-reject'] as const;
const MISSING = 'There is no such record.';

function rights(names: readonly string[], scope: 'all' | 'platform'): Readonly<Record<string, 'all' | 'platform'>> {
  return Object.fromEntries(names.map(name => [name, scope]));
}

async function makePlatform(): Promise<number> {
  return idOf(await admin.create('project', {proName: uniqueName('Shop'), proType: 0, projectIsDefault: 0}));
}

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  platforms = [await makePlatform(), await makePlatform()];
  manager = await makePerson(admin, {rights: rights([...READ, ...STEPS], 'platform'), platformIds: [platforms[0]]});
  other = await makePerson(admin, {rights: rights([...READ, ...STEPS], 'all')});
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

/** A refund of a part of a paid order, which waits for the manager. */
async function ask(proId: number = platforms[0]): Promise<number> {
  const {id: memberId} = await makeMember(admin, {proId});
  const order = {memberId, proId, name: 'Ada Buyer', shippingFee: '80.00', currency: 'EUR'};
  const orderId = idOf(await admin.create('order', order));
  await admin.action('order', 'receive-payment', {ids: [orderId]});
  const values = {orderId, refundReason: 4, refundType: 1, refundAmount: '12.50', paymentMethod: 'PayPal'};
  return idOf(await admin.create('refund-order', values));
}

const decide = (client: Client, action: string, body: Json, headers?: Readonly<Record<string, string>>) =>
  client.rest('POST', `refund-order/actions/${action}`, {each: true, ...body}, headers);

const stateOf = async (id: number): Promise<unknown> => (await admin.get('refund-order', id)).approvalStatus;

test('of several that are approved at once each stands for itself, and those that are not are told', async () => {
  const [first, second, third] = [await ask(), await ask(), await ask()];
  const outside = await ask(platforms[1]);
  await other.client.action('refund-order', 'manager-reject', {ids: [second]});
  const ids = [outside, third, second, first];
  const {status, body} = await decide(manager.client, 'manager-approve', {ids});
  expect([status, body]).toEqual([
    200,
    {
      count: 2,
      refused: [
        {id: second, status: 409, message: expect.stringContaining('Manager rejected')},
        {id: outside, status: 404, message: MISSING},
      ],
    },
  ]);
  expect(await Promise.all([first, second, third, outside].map(stateOf))).toEqual([2, 3, 2, 1]);
  const told = await decide(manager.client.speaking('zh'), 'manager-approve', {ids: [outside]});
  expect(told.body).toEqual({count: 0, refused: [{id: outside, status: 404, message: '记录不存在'}]});
  // Without `each` it is all of them or none.
  const whole = await manager.client.rest('POST', 'refund-order/actions/manager-approve', {ids: [await ask(), second]});
  expect(whole.status).toBe(409);
});

test('several are refused with one reason, which approving later empties', async () => {
  const ids = [await ask(), await ask()];
  const values = {refusalReason: 'The pictures show no fault'};
  expect((await decide(manager.client, 'manager-reject', {ids, values})).body).toEqual({count: 2, refused: []});
  for (const id of ids) {
    expect(await admin.get('refund-order', id)).toMatchObject({approvalStatus: 3, ...values});
    await admin.action('refund-order', 'ask-again', {ids: [id]});
  }
  await decide(manager.client, 'manager-approve', {ids});
  for (const id of ids) expect(await admin.get('refund-order', id)).toMatchObject({refusalReason: null});
});

test('what somebody has changed or decided since it was seen is not decided unseen', async () => {
  const [changed, gone, same] = [await ask(), await ask(), await ask()];
  const versions = Object.fromEntries(
    (await admin.list('refund-order', {filter: {id: [changed, gone, same]}})).map(each => [idOf(each), each.version]),
  );
  await admin.update('refund-order', changed, {refundAmount: '60.00'});
  await other.client.action('refund-order', 'manager-approve', {ids: [gone]});
  const {body} = await decide(manager.client, 'manager-approve', {ids: [changed, gone, same], versions});
  expect(body).toEqual({
    count: 1,
    refused: [
      {id: changed, status: 409, message: expect.stringContaining('Somebody else has changed this record')},
      // Why it cannot be approved any more says more than that it was changed.
      {id: gone, status: 409, message: expect.stringContaining('Manager approved')},
    ],
  });
  expect(await Promise.all([changed, gone, same].map(stateOf))).toEqual([1, 2, 2]);
});

test('sent again with its key it is done once, and what was refused is tried anew', async () => {
  const [first, second] = [await ask(), await ask()];
  const key = {'Idempotency-Key': uniqueName('decision')};
  const body = {ids: [first, second]};
  await other.client.action('refund-order', 'manager-reject', {ids: [second]});
  expect(asObject((await decide(manager.client, 'manager-approve', body, key)).body)).toMatchObject({count: 1});
  await admin.action('refund-order', 'ask-again', {ids: [second]});
  const again = await decide(manager.client, 'manager-approve', body, key);
  expect(again.body).toEqual({count: 2, refused: []});
  const entries = asObjects(await admin.history('refund-order', first));
  expect(entries.filter(({action}) => action === 'manager-approve')).toHaveLength(1);
});

test('what is no choice, or no right, is refused as a whole', async () => {
  const id = await ask();
  const errors = async (body: Json) => {
    const answer = await decide(manager.client, 'manager-approve', {ids: [id], ...body});
    return [answer.status, Object.keys(asObject(asObject(answer.body).errors ?? {}))];
  };
  expect(await errors({each: 'yes'})).toEqual([422, ['each']]);
  expect(await errors({versions: 3})).toEqual([422, ['versions']]);
  expect(await errors({versions: {[id]: 'first'}})).toEqual([422, ['versions']]);
  expect(await errors({ids: 'all'})).toEqual([422, ['ids']]);
  expect(await errors({ids: Array.from({length: 501}, (_, index) => index + 1)})).toEqual([422, []]);
  const reader = await makePerson(admin, {rights: rights(READ, 'all')});
  expect((await decide(reader.client, 'manager-approve', {ids: [id]})).status).toBe(403);
  expect(await stateOf(id)).toBe(1);
});

/** What the page of approvals is told of one record. */
async function waits({client}: Person, id: number): Promise<Json | undefined> {
  const {waiting} = asObject(await client.data('/app/approvals', {}, 'GET'));
  return asList(waiting)
    .flatMap(group => asObjects(asObject(group).records))
    .find(record => record.id === id);
}

test('whoever decides again is told what has changed since, where they may read the history', async () => {
  const id = await ask();
  const historian = await makePerson(admin, {
    rights: rights([...READ, ...STEPS, 'refund-order.history'], 'platform'),
    platformIds: [platforms[0]],
  });
  const {createdAt} = await admin.get('refund-order', id);
  expect(await waits(historian, id)).toMatchObject({_since: createdAt, _before: {}});
  // Nobody has decided on what is changed before the first answer.
  await admin.update('refund-order', id, {refundAmount: '20.00'});
  expect(await waits(historian, id)).toMatchObject({_before: {}});
  await manager.client.action('refund-order', 'manager-reject', {ids: [id]});
  await admin.update('refund-order', id, {refundAmount: '30.00', invoiceNumber: 'INV-9'});
  await admin.update('refund-order', id, {refundAmount: '15.00', paymentMethod: 'Bank transfer'});
  await admin.update('refund-order', id, {paymentMethod: 'PayPal'});
  await admin.action('refund-order', 'ask-again', {ids: [id]});
  const seen = await waits(historian, id);
  expect(seen).toMatchObject({refundAmount: '15.00', _before: {refundAmount: '20.00'}});
  expect(asObject(seen?._before)).toEqual({refundAmount: '20.00'});
  expect(String(seen?._since) > String(createdAt)).toBe(true);
  expect(await waits(manager, id)).toMatchObject({refundAmount: '15.00', _before: {}});
});
