/** What referral brought, and what it cost in points: of one promoter, told exactly. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {earnedAt, give, mail, ordered, promoter} from './ground';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

async function asked(promoterId: number, query: Json = {}): Promise<Json> {
  const filter = JSON.stringify({promoter: [promoterId]});
  const entries = {from: '1970-01-01', to: '2199-12-31', step: 'year', ...query, filter};
  const search = new URLSearchParams(Object.entries(entries).map(([name, value]) => [name, String(value)]));
  return asObject(await admin.mustRest('GET', `reports/referrals?${search.toString()}`));
}

test('statistics tell referrals, orders, points given and points withdrawn of a promoter', async () => {
  const made = await promoter(admin, {type: 'b'});
  const id = idOf(made);
  const counted = await ordered(admin, id, '80.00');
  await admin.action('referral', 'settle', {ids: [counted]});
  await ordered(admin, id, '20.00');
  await admin.create('referral', {promoterId: id, email: mail('invited')});
  const wrong = idOf(await admin.create('referral', {promoterId: id, email: mail('wrong')}));
  await admin.action('referral', 'void', {ids: [wrong], values: {voidReason: 'Known to us'}});
  await give(admin, id, 500);
  await admin.create('point-withdrawal', {promoterId: id, points: 200, way: 'shop'});

  const given = 500 + (await earnedAt(admin, made, 80));
  const figures = {counted: 1, countedShare: '0.3333', orders: 2, amount: '100.00', given, withdrawn: 200};
  expect((await asked(id)).totals).toMatchObject(figures);
  const {groups} = await asked(id, {by: 'type'});
  expect(asObjects(groups)).toMatchObject([{of: {type: 'b'}, figures}]);
});
