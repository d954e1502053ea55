/** Promoters recommend customers, nobody in a cycle; a referral that counts and a task that passed earn points. */
import {loadModel} from '@emblem/schemas/node';
import {errorsOf, refusal} from '../engine/ground';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName} from '../harness/world';
import {act, earnedAt, give, mail, ordered, pointsOf, promoter, promoterOf, stepOf} from './ground';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const model = loadModel();
const REFUSED = [6, 7];

function optionsOf(field: string): readonly unknown[] {
  return (model.entity('promoter').field[field]?.options ?? []).map(({value}) => value);
}

async function intends(type: string, field: string, value: number) {
  const values = {type, name: uniqueName('promoter'), email: mail('promoter'), [field]: value};
  return admin.rest('POST', 'promoter', values);
}

describe('promoters', () => {
  test('[DA-277] [CO-342] one of type A has an intention from 2 to 7, and no 1', async () => {
    expect(optionsOf('intentionA')).toEqual([2, 3, 4, 5, ...REFUSED]);
    expect((await intends('a', 'intentionA', 5)).status).toBe(201);
    expect(refusal(await intends('a', 'intentionA', 1))).toEqual([422, 'intentionA']);
    expect(refusal(await intends('a', 'intentionC', 5))).toEqual([422, 'intentionC']);
  });

  test('[DA-278] [CO-343] one of type C has those, and 1 for who recommended already', async () => {
    expect(optionsOf('intentionC')).toEqual([1, 2, 3, 4, 5, ...REFUSED]);
    expect((await intends('c', 'intentionC', 1)).status).toBe(201);
    expect(refusal(await intends('c', 'intentionA', 5))).toEqual([422, 'intentionA']);
    expect(refusal(await intends('b', 'intentionC', 5))).toEqual([422, 'intentionC']);
  });

  test('[DA-279] a promoter is general (1) or VIP (2)', async () => {
    expect(await promoter(admin)).toMatchObject({userLevel: 1});
    expect(await promoter(admin, {userLevel: 2})).toMatchObject({userLevel: 2});
    const third = {type: 'a', name: 'Ann', email: mail('promoter'), userLevel: 3};
    expect(refusal(await admin.rest('POST', 'promoter', third))).toEqual([422, 'userLevel']);
  });

  test('[DA-280] a promoter has one of six professions', async () => {
    expect(optionsOf('profession')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await promoter(admin, {profession: 6})).toMatchObject({profession: 6});
  });

  test('a promoter is contacted, agrees, and is active until they stop', async () => {
    const {id} = await promoter(admin, {type: 'b'});
    expect(await stepOf(admin, 'promoter', 'begin', Number(id))).toBe(409);
    for (const step of ['contact', 'agree', 'begin', 'stop'])
      expect(await stepOf(admin, 'promoter', step, Number(id))).toBe(200);
    expect(await admin.get('promoter', Number(id))).toMatchObject({progress: 'stopped'});
  });

  test('a member, and an address, is one promoter, who has a code of their own', async () => {
    const member = await makeMember(admin);
    const first = await promoterOf(admin, member);
    expect(first.code).toMatch(/^R\d{6,}$/);
    const again = {type: 'a', name: 'Ann', email: mail('promoter'), memberId: member.id};
    expect((await admin.rest('POST', 'promoter', again)).status).toBe(409);
    const shouted = {type: 'a', name: 'Ann', email: String(first.email).toUpperCase()};
    expect((await admin.rest('POST', 'promoter', shouted)).status).toBe(409);
  });

  test('points and level are never typed in', async () => {
    const made = await promoter(admin, {points: 500, earnedPoints: 500, levelId: 3});
    expect(made).toMatchObject({points: 0, earnedPoints: 0, countedReferrals: 0});
    const level = await admin.get('referral-level', Number(made.levelId));
    expect(level.fromCount).toBe(0);
  });
});

test('no two levels begin with the same number of referrals', async () => {
  const {levelId} = await promoter(admin);
  const {fromCount} = await admin.get('referral-level', Number(levelId));
  const level = {name: uniqueName('level'), fromCount, currency: 'USD'};
  expect((await admin.rest('POST', 'referral-level', level)).status).toBe(409);
});

const recommend = (promoterId: unknown, values: Json) => admin.rest('POST', 'referral', {promoterId, ...values});

describe('who is recommended', () => {
  test('is not the promoter, neither as a member nor by an address', async () => {
    const member = await makeMember(admin);
    const {id, email} = await promoterOf(admin, member);
    const refused = await recommend(id, {memberId: member.id});
    expect(errorsOf(refused)).toEqual({memberId: 'Nobody recommends themselves'});
    expect(errorsOf(await recommend(id, {email: String(email).toUpperCase()}))).toEqual({
      email: 'Nobody recommends themselves',
    });
    expect(refusal(await recommend(id, {email: member.email}))).toEqual([422, 'email']);
    const zh = await admin.speaking('zh').rest('POST', 'referral', {promoterId: id, memberId: member.id});
    expect(errorsOf(zh)).toEqual({memberId: '推广者不能推荐自己'});
  });

  test('is nobody by whom the promoter was recommended, at any depth', async () => {
    const members = [await makeMember(admin), await makeMember(admin), await makeMember(admin)] as const;
    const [a, b, c] = [
      await promoterOf(admin, members[0]),
      await promoterOf(admin, members[1]),
      await promoterOf(admin, members[2]),
    ];
    expect((await recommend(a.id, {memberId: members[1].id})).status).toBe(201);
    expect((await recommend(b.id, {memberId: members[2].id})).status).toBe(201);
    expect(refusal(await recommend(b.id, {memberId: members[0].id}))).toEqual([422, 'memberId']);
    expect(refusal(await recommend(c.id, {memberId: members[0].id}))).toEqual([422, 'memberId']);
    expect(refusal(await recommend(c.id, {email: a.email}))).toEqual([422, 'email']);
  });

  test('cannot become a cycle by what a promoter is told to be later', async () => {
    const [first, second] = [await makeMember(admin), await makeMember(admin)];
    const [a, b] = [await promoterOf(admin, first), await promoter(admin)];
    expect((await recommend(a.id, {memberId: second.id})).status).toBe(201);
    expect((await recommend(b.id, {memberId: first.id})).status).toBe(201);
    const joined = await admin.rest('PUT', `promoter/${idOf(b)}`, {version: b.version, memberId: second.id});
    expect(refusal(joined)).toEqual([422, 'memberId']);
  });

  test('is recommended once, of 20 at once, and nothing of a cycle made at once stays', async () => {
    const {id: memberId} = await makeMember(admin);
    const promoters = await Promise.all(Array.from({length: 20}, () => promoter(admin)));
    const answers = await Promise.all(promoters.map(({id}) => recommend(id, {memberId})));
    expect(answers.filter(({status}) => status === 201)).toHaveLength(1);
    expect(answers.filter(({status}) => status === 409)).toHaveLength(19);

    const [first, second] = [await makeMember(admin), await makeMember(admin)];
    const [a, b] = [await promoterOf(admin, first), await promoterOf(admin, second)];
    const both = await Promise.all([recommend(a.id, {memberId: second.id}), recommend(b.id, {memberId: first.id})]);
    expect(both.map(({status}) => status).sort()).toEqual([201, 422]);
  });

  test('is named by an address or a member', async () => {
    const {id} = await promoter(admin);
    expect(refusal(await recommend(id, {}))).toEqual([422, 'email']);
    const member = await makeMember(admin);
    expect((await recommend(id, {memberId: member.id})).body).toMatchObject({email: member.email});
  });
});

describe('a referral', () => {
  test('goes from the invitation to the order, and counts then', async () => {
    const made = await promoter(admin);
    const email = mail('friend');
    const id = idOf(await admin.create('referral', {promoterId: made.id, email}));
    expect((await act(admin, 'referral', 'settle', id)).status).toBe(409);
    expect((await act(admin, 'referral', 'register', id)).status).toBe(422);
    const member = await makeMember(admin, {email});
    expect(await stepOf(admin, 'referral', 'register', id, {memberId: member.id})).toBe(200);
    const order = await admin.create('order', {memberId: member.id, proId: member.proId, shippingFee: '100.00'});
    expect(await stepOf(admin, 'referral', 'order', id, {orderId: order.id})).toBe(200);
    expect(await stepOf(admin, 'referral', 'settle', id)).toBe(200);
    const points = await earnedAt(admin, made, 100);
    expect(await admin.get('referral', id)).toMatchObject({status: 'counted', orderAmount: '100.00', points});
    expect(await admin.get('promoter', idOf(made))).toMatchObject({countedReferrals: 1, points});
    expect((await act(admin, 'referral', 'settle', id)).status).toBe(409);
    expect(await pointsOf(admin, made.id)).toBe(points);
  });

  test('counts once, of 10 at once', async () => {
    const made = await promoter(admin);
    const id = await ordered(admin, made.id, '40.00');
    const answers = await Promise.all(Array.from({length: 10}, () => stepOf(admin, 'referral', 'settle', id)));
    expect(answers.filter(status => status === 200)).toHaveLength(1);
    expect(await pointsOf(admin, made.id)).toBe(await earnedAt(admin, made, 40));
  });

  test('is not of an order of somebody else, nor of one that was cancelled', async () => {
    const made = await promoter(admin);
    const id = await ordered(admin, made.id, '40.00');
    const {orderId} = await admin.get('referral', id);
    const other = await makeMember(admin);
    const wrong = {promoterId: made.id, memberId: other.id, orderId};
    expect(refusal(await admin.rest('POST', 'referral', wrong))).toEqual([422, 'orderId']);
    await admin.action('order', 'cancel', {ids: [orderId]});
    expect((await act(admin, 'referral', 'settle', id)).status).toBe(409);
    expect(await pointsOf(admin, made.id)).toBe(0);
  });

  test('counts an order of another currency at the rates of today', async () => {
    const made = await promoter(admin);
    const {id: memberId, proId} = await makeMember(admin);
    const order = await admin.create('order', {memberId, proId, currency: 'EUR', shippingFee: '150.00'});
    const id = idOf(await admin.create('referral', {promoterId: made.id, memberId, orderId: order.id}));
    await admin.action('referral', 'order', {ids: [id]});
    expect(await stepOf(admin, 'referral', 'settle', id)).toBe(200);
    const {rate} = await admin.first('currency', {code: 'EUR'});
    expect(await pointsOf(admin, made.id)).toBe(await earnedAt(admin, made, 150 / Number(rate)));
  });

  test('raises the level as soon as enough of them count', async () => {
    const made = await promoter(admin);
    for (const amount of ['10.00', '20.00']) {
      const id = await ordered(admin, made.id, amount);
      expect(await stepOf(admin, 'referral', 'settle', id)).toBe(200);
    }
    const levels = await admin.list('referral-level', {filter: {state: 1}, range: [0, 999]});
    const reached = levels.map(({fromCount}) => Number(fromCount)).filter(from => from <= 2);
    const {levelId, countedReferrals} = await admin.get('promoter', idOf(made));
    expect(countedReferrals).toBe(2);
    expect((await admin.get('referral-level', Number(levelId))).fromCount).toBe(Math.max(...reached));
  });

  test('that is void takes its points back, unless they were withdrawn', async () => {
    const made = await promoter(admin);
    const [one, two] = [await ordered(admin, made.id, '40.00'), await ordered(admin, made.id, '40.00')];
    for (const id of [one, two]) await admin.action('referral', 'settle', {ids: [id]});
    const before = Number(await pointsOf(admin, made.id));
    expect((await act(admin, 'referral', 'void', one)).status).toBe(422);
    expect(await stepOf(admin, 'referral', 'void', one, {voidReason: 'The same person'})).toBe(200);
    const left = Number(await pointsOf(admin, made.id));
    expect(left).toBeLessThan(before);
    expect(await admin.get('referral', one)).toMatchObject({status: 'voided', points: 0});
    await admin.create('point-withdrawal', {promoterId: made.id, points: left, way: 'paypal'});
    const refused = await act(admin, 'referral', 'void', two, {voidReason: 'The same person'});
    expect(refused.status).toBe(409);
    expect(await admin.get('referral', two)).toMatchObject({status: 'counted'});
    expect((await admin.rest('DELETE', `referral/${two}`)).status).toBe(409);
  });
});

describe('a task for points', () => {
  const rights = (actions: readonly string[]) =>
    Object.fromEntries(actions.map(action => [`promoter-task.${action}`, 'all' as const]));

  async function task(): Promise<{readonly id: number; readonly promoterId: number}> {
    const {id: promoterId} = await promoter(admin);
    const values = {title: uniqueName('task'), promoterId, kind: 'post', points: 70};
    return {id: idOf(await admin.create('promoter-task', values)), promoterId: Number(promoterId)};
  }

  test('is inspected, and checked by another person, before its points come', async () => {
    const {id, promoterId} = await task();
    const both = ['read', 'update', 'hand-in', 'inspect', 'pass', 'not-pass'];
    const [one, two] = [
      await makePerson(admin, {rights: rights(both)}),
      await makePerson(admin, {rights: rights(both)}),
    ];
    expect(await stepOf(one.client, 'promoter-task', 'hand-in', id)).toBe(409);
    const proof = {proofLink: 'https://social.example/posts/1'};
    expect(await stepOf(one.client, 'promoter-task', 'hand-in', id, proof)).toBe(200);
    expect(await stepOf(one.client, 'promoter-task', 'pass', id)).toBe(409);
    expect(await stepOf(one.client, 'promoter-task', 'inspect', id)).toBe(200);
    expect(await stepOf(one.client, 'promoter-task', 'pass', id)).toBe(409);
    expect(await pointsOf(admin, promoterId)).toBe(0);
    expect(await stepOf(two.client, 'promoter-task', 'pass', id)).toBe(200);
    expect(await admin.get('promoter-task', id)).toMatchObject({inspectedById: one.id, checkedById: two.id});
    expect(await pointsOf(admin, promoterId)).toBe(70);
    expect(refusal(await admin.rest('PUT', `promoter-task/${id}`, {points: 7000}))).toEqual([422, 'points']);
    expect((await admin.rest('DELETE', `promoter-task/${id}`)).status).toBe(409);
  });

  test('that does not pass says why, and earns nothing', async () => {
    const {id, promoterId} = await task();
    await admin.action('promoter-task', 'hand-in', {ids: [id], values: {proofLink: 'https://social.example/2'}});
    await admin.action('promoter-task', 'inspect', {ids: [id]});
    const {client} = await makePerson(admin, {rights: rights(['read', 'not-pass'])});
    expect(await stepOf(client, 'promoter-task', 'not-pass', id)).toBe(422);
    expect(await stepOf(client, 'promoter-task', 'not-pass', id, {reason: 'Not theirs'})).toBe(200);
    expect(await pointsOf(admin, promoterId)).toBe(0);
  });
});

test('a posted voucher stays as it is, and a reversed one no longer counts', async () => {
  const {id: promoterId} = await promoter(admin);
  const empty = idOf(await admin.create('point-voucher', {}));
  expect((await act(admin, 'point-voucher', 'post', empty)).status).toBe(409);
  const id = await give(admin, promoterId, 120);
  expect(await pointsOf(admin, promoterId)).toBe(120);
  const items = [{promoterId, points: 900, reason: 'More'}];
  expect((await admin.rest('PUT', `point-voucher/${id}`, {items})).status).toBe(422);
  const {id: lineId} = await admin.first('point-voucher-item', {voucherId: id});
  expect((await admin.rest('PUT', `point-voucher-item/${idOf({id: lineId})}`, {points: 900})).status).toBe(409);
  expect((await admin.rest('DELETE', `point-voucher-item/${idOf({id: lineId})}`)).status).toBe(409);
  expect((await admin.rest('DELETE', `point-voucher/${id}`)).status).toBe(409);
  expect(await pointsOf(admin, promoterId)).toBe(120);
  await admin.action('point-voucher', 'reverse', {ids: [id]});
  expect(await pointsOf(admin, promoterId)).toBe(0);
});
