/** Points are paid out: no more of them than there are, and approved by another person. */
import {errorsOf, refusal} from '../engine/ground';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';
import {act, give, pointsOf, promoter, stepOf} from './ground';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const WITHDRAWAL = 'point-withdrawal';

async function rich(points: number): Promise<Json> {
  const made = await promoter(admin);
  await give(admin, made.id, points);
  return made;
}

const ask = (promoterId: unknown, points: number, client: Client = admin) =>
  client.rest('POST', WITHDRAWAL, {promoterId, points, way: 'bank'});

test('a withdrawal comes to its points by the level, and is approved by another person', async () => {
  const {id, levelId} = await rich(1000);
  const all = (actions: readonly string[]) =>
    Object.fromEntries(
      [...actions.map(action => `${WITHDRAWAL}.${action}`), 'promoter.read'].map(right => [right, 'all' as const]),
    );
  const [asking, deciding] = [
    await makePerson(admin, {rights: all(['read', 'create', 'approve', 'pay'])}),
    await makePerson(admin, {rights: all(['read', 'approve', 'refuse'])}),
  ];
  const made = asObject((await ask(id, 300, asking.client)).body);
  const level = await admin.get('referral-level', Number(levelId));
  expect(made).toMatchObject({
    currency: level.currency,
    amount: (300 * Number(level.pointValue)).toFixed(2),
    askedById: asking.id,
  });
  expect(await pointsOf(admin, id)).toBe(700);
  const own = await act(asking.client, WITHDRAWAL, 'approve', idOf(made));
  expect(own.status).toBe(409);
  expect(await stepOf(asking.client, WITHDRAWAL, 'pay', idOf(made))).toBe(409);
  expect(await stepOf(deciding.client, WITHDRAWAL, 'approve', idOf(made))).toBe(200);
  expect(await stepOf(asking.client, WITHDRAWAL, 'pay', idOf(made))).toBe(200);
  expect(await admin.get(WITHDRAWAL, idOf(made))).toMatchObject({status: 'paid', approvedById: deciding.id});
  expect((await admin.rest('DELETE', `${WITHDRAWAL}/${idOf(made)}`)).status).toBe(409);
  expect(await pointsOf(admin, id)).toBe(700);
});

test('a refused withdrawal gives the points back, and says why', async () => {
  const {id} = await rich(200);
  const made = idOf(asObject((await ask(id, 200)).body));
  const {client} = await makePerson(admin, {rights: {[`${WITHDRAWAL}.read`]: 'all', [`${WITHDRAWAL}.refuse`]: 'all'}});
  expect(await stepOf(client, WITHDRAWAL, 'refuse', made)).toBe(422);
  expect(await pointsOf(admin, id)).toBe(0);
  expect(await stepOf(client, WITHDRAWAL, 'refuse', made, {refusalReason: 'Not this month'})).toBe(200);
  expect(await pointsOf(admin, id)).toBe(200);
});

test('no more is asked for than there is: 422 at the points, in both languages', async () => {
  const {id} = await rich(100);
  expect((await ask(id, 40)).status).toBe(201);
  expect(errorsOf(await ask(id, 61))).toEqual({points: 'The promoter has 60 points left'});
  expect(errorsOf(await ask(id, 61, admin.speaking('zh')))).toEqual({points: '该推广者只剩 60 积分'});
  expect(refusal(await ask(id, 0))).toEqual([422, 'points']);
  expect((await ask(id, 60)).status).toBe(201);
  expect(await pointsOf(admin, id)).toBe(0);
});

test('of 20 withdrawals at once no more is taken than there is', async () => {
  const {id} = await rich(100);
  const answers = await Promise.all(Array.from({length: 20}, () => ask(id, 30)));
  expect(answers.filter(({status}) => status === 201)).toHaveLength(3);
  expect(answers.filter(({status}) => status === 422)).toHaveLength(17);
  expect(await pointsOf(admin, id)).toBe(10);
});

test('withdrawals and the reversal of their points at once never leave fewer than none', async () => {
  const made = await promoter(admin);
  const vouchers = [await give(admin, made.id, 50), await give(admin, made.id, 50)];
  await Promise.all([
    ...vouchers.map(voucher => act(admin, 'point-voucher', 'reverse', voucher)),
    ...Array.from({length: 4}, () => ask(made.id, 50)),
  ]);
  expect(Number(await pointsOf(admin, made.id))).toBeGreaterThanOrEqual(0);
});

test('points that were withdrawn are not taken back', async () => {
  const made = await promoter(admin);
  const voucher = await give(admin, made.id, 50);
  expect((await ask(made.id, 50)).status).toBe(201);
  const refused = await act(admin, 'point-voucher', 'reverse', voucher);
  expect([refused.status, asObject(refused.body).message]).toEqual([
    409,
    `The points of “${String(made.name)}” were withdrawn already: fewer than none would be left`,
  ]);
});

test('a withdrawal that was deleted comes back only while there are points for it', async () => {
  const {id} = await rich(100);
  const first = idOf(asObject((await ask(id, 80)).body));
  await admin.mustRest('DELETE', `${WITHDRAWAL}/${first}`);
  expect(await pointsOf(admin, id)).toBe(100);
  expect((await ask(id, 50)).status).toBe(201);
  expect((await act(admin, WITHDRAWAL, 'restore', first)).status).toBe(422);
  expect(await pointsOf(admin, id)).toBe(50);
});
