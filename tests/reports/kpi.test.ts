/** The KPI and the commissions of a month, worked out once, and who came back within a year. */
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import {makeApprovers} from '../harness/approvers';
import type {Client} from '../harness/client';
import {runJob} from '../harness/jobs';
import {asObject, asText, idOf, type Json} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {makeMember, makePerson, type Person} from '../harness/world';

/** The second of December where the company is: the month before is November. */
const NOW = '2026-12-02T04:00:00Z';
const MONTH = '2026-11';
const IN_MONTH = '2026-11-15T12:00:00Z';
/** The last moments of October and of November in UTC belong to the next month there. */
const STILL_NOVEMBER = '2026-10-31T16:00:00Z';
const DECEMBER = '2026-11-30T16:00:00Z';
const DEADLINE_MS = 30_000;

let server: TestServer;
let admin: Client;
let sql: Sql;
let first: Person;
let second: Person;

beforeAll(async () => {
  server = await startServer({env: {EMBLEM_CLOCK: NOW}});
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  [first, second] = [await makePerson(admin, {}), await makePerson(admin, {})];
}, 240_000);
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

const run = (job: string) => runJob(sql, server, job);

interface Times {
  readonly promised?: string;
  readonly shipped?: string;
  readonly received?: string;
}

async function order(person: Person, memberId: unknown, fee: string, times: Times = {}): Promise<number> {
  const {promised: promisedShipAt, shipped = null, received = null} = times;
  const {proId} = await admin.get('member', Number(memberId));
  const id = idOf(
    await admin.create('order', {
      proId,
      memberId,
      salesmanId: person.id,
      shippingFee: fee,
      currency: 'USD',
      promisedShipAt,
    }),
  );
  await sql`update "order" set shipped_at = ${shipped}, received_at = ${received} where id = ${id}`;
  return id;
}

async function pay(orderId: number, amount: string, at: string): Promise<number> {
  const id = idOf(await admin.create('payment', {orderId, amount, method: 3, receivedOn: at.slice(0, 10)}));
  await admin.mustRest('POST', 'payment/actions/confirm', {ids: [id]});
  await sql`update payment set confirmed_at = ${at} where id = ${id}`;
  return id;
}

async function enacted(key: string, values: Json, lines: string, parts: readonly Json[]): Promise<number> {
  const rule = idOf(await admin.create(key, values));
  for (const part of parts) await admin.create(lines, {ruleId: rule, ...part});
  await admin.mustRest('POST', `${key}/actions/enact`, {ids: [rule]});
  return rule;
}

const resultOf = (person: Person) => admin.first('kpi-result', {userId: person.id, month: MONTH});

describe('the KPI of a month', () => {
  let rule: number;

  beforeAll(async () => {
    // What the demonstration came with would be of people, too.
    await sql`delete from commission`;
    await sql`delete from kpi_result`;
    rule = await enacted('kpi-rule', {name: 'November', validFrom: MONTH}, 'kpi-rule-part', [
      {kind: 'completion', weight: '50.00', target: '50.00', floor: '0.00', cap: '120.00'},
      {kind: 'repurchase', weight: '30.00', target: '50.00', floor: '0.00', cap: '100.00'},
      {kind: 'comments', weight: '20.00', target: '50.00', floor: '60.00', cap: '100.00'},
    ]);
    const {id: member} = await makeMember(admin);
    await order(first, member, '10.00', {promised: STILL_NOVEMBER, shipped: IN_MONTH, received: IN_MONTH});
    await order(first, member, '10.00', {promised: IN_MONTH, received: IN_MONTH, shipped: STILL_NOVEMBER});
    await order(first, member, '10.00', {promised: IN_MONTH, shipped: DECEMBER});
    await order(first, member, '10.00', {promised: DECEMBER});
    const reviewed = await order(first, member, '10.00', {promised: IN_MONTH, received: '2026-10-01T00:00:00Z'});
    await admin.create('review', {orderId: reviewed, stars: 5, source: 'site', reviewedAt: IN_MONTH});
    for (const back of [true, false]) {
      const {id} = await makeMember(admin);
      await pay(await order(first, id, '10.00'), '10.00', '2025-11-20T00:00:00Z');
      if (back) await pay(await order(first, id, '10.00'), '10.00', '2026-05-20T00:00:00Z');
    }
    await order(second, member, '10.00', {promised: IN_MONTH});
    await run('freezeKpi');
  }, 120_000);

  test('counts what was promised, finished, bought again and reviewed in it, where the company is', async () => {
    expect(await resultOf(first)).toMatchObject({
      orders: 4,
      finished: 2,
      completion: '0.5000',
      customers: 2,
      returned: 1,
      repurchase: '0.5000',
      received: 2,
      comments: 1,
      commentRate: '0.5000',
      ruleId: rule,
    });
    expect(await resultOf(second)).toMatchObject({orders: 1, finished: 0, completion: '0.0000', score: '0.00'});
  });

  test('is weighed by the rule in force, and ranks people', async () => {
    expect(await resultOf(first)).toMatchObject({score: '100.00', rank: 1});
    expect(Number((await resultOf(second)).rank)).toBeGreaterThan(1);
  });

  test('stays as it is, whatever rule and orders become', async () => {
    const before = await resultOf(first);
    await admin.mustRest('POST', 'kpi-rule/actions/retire', {ids: [rule]});
    const {id: member} = await makeMember(admin);
    await order(first, member, '10.00', {promised: IN_MONTH, shipped: IN_MONTH});
    await run('freezeKpi');
    expect(await resultOf(first)).toEqual(before);
    const refused = await admin.rest('PUT', `kpi-result/${idOf(before)}`, {version: before.version, score: '1.00'});
    expect(refused.status).toBe(403);
  });

  test('a rule is put in force when its weights are a hundred together, and says so otherwise', async () => {
    const draft = idOf(await admin.create('kpi-rule', {name: 'Half', validFrom: MONTH}));
    await admin.create('kpi-rule-part', {ruleId: draft, kind: 'completion', weight: '50.00', target: '90.00'});
    for (const [language, words] of [
      ['en', 'The weights must be 100 together'],
      ['zh', '权重合计须为 100'],
    ] as const) {
      const {status, text} = await admin.speaking(language).rest('POST', 'kpi-rule/actions/enact', {ids: [draft]});
      expect([status, text]).toEqual([409, expect.stringContaining(words)]);
    }
  });
});

test('commissions are of what was paid in the month less what went back, in tiers, once', async () => {
  await enacted('commission-rule', {name: 'Tiers', validFrom: MONTH, currency: 'USD'}, 'commission-tier', [
    {fromAmount: '0.00', rate: '1.00'},
    {fromAmount: '1000.00', rate: '2.00'},
  ]);
  const seller = await makePerson(admin, {});
  const {id: member} = await makeMember(admin);
  const large = await order(seller, member, '1500.00');
  await pay(large, '1500.00', IN_MONTH);
  const small = await order(seller, member, '100.00');
  await pay(small, '100.00', '2026-10-20T00:00:00Z');
  const refund = await admin.create('refund-order', {
    orderId: small,
    refundReason: 4,
    refundType: 1,
    refundAmount: '40.00',
    paymentMethod: 'Card',
  });
  await (
    await makeApprovers(admin)
  )(idOf(refund));
  await admin.mustRest('POST', 'refund-order/actions/refund-in-part', {ids: [idOf(refund)]});
  await sql`update refund_order set refunded_at = ${IN_MONTH} where id = ${idOf(refund)}`;
  await run('calculateCommissions');
  await run('calculateCommissions');

  const found = await admin.list('commission', {filter: {userId: seller.id, month: MONTH}});
  expect(found).toHaveLength(1);
  const [commission = {}] = found;
  expect(commission).toMatchObject({sales: '1460.00', amount: '19.20', currency: 'USD', status: 'calculated'});
  const lines = await admin.list('commission-line', {filter: {commissionId: commission.id}, sort: ['id', 'ASC']});
  expect(lines.map(({kind, orderId}) => [kind, orderId]).sort()).toEqual(
    [
      ['order', large],
      ['refund', small],
    ].sort(),
  );

  await admin.mustRest('POST', 'commission/actions/confirm', {ids: [commission.id]});
  const [line = {}] = lines;
  const locked = await admin.rest('PUT', `commission-line/${idOf(line)}`, {version: line.version, amount: '9.00'});
  expect(locked.status).toBe(409);
  await admin.mustRest('POST', 'commission/actions/pay', {ids: [commission.id]});
  expect(await admin.get('commission', idOf(commission))).toMatchObject({status: 'paid', paidAt: expect.any(String)});
});

test(`[CO-680]
  repurchases are worked out when somebody who manages KPI asks, one run for all who ask at once`, async () => {
  const {id: member} = await makeMember(admin);
  const [one, other] = [await order(first, member, '10.00'), await order(first, member, '10.00')];
  await pay(one, '10.00', '2026-01-10T00:00:00Z');
  const bounced = await pay(other, '10.00', '2026-02-10T00:00:00Z');
  const refresh = async (client: Client, method: 'GET' | 'POST') =>
    client.data('/dataAnalysis/kpi/refreshRepurchaseData', {}, method);
  const finished = async (): Promise<void> => {
    const {runId} = asObject(await refresh(admin, 'POST'));
    const deadline = Date.now() + DEADLINE_MS;
    while (asText((await admin.get('timed-task-run', Number(runId))).runState) !== 'done')
      if (Date.now() > deadline) throw new Error(`The run did not end:\n${server.log}`);
  };
  await finished();
  expect(await admin.first('repurchase', {memberId: member})).toMatchObject({
    firstOrderId: one,
    secondOrderId: other,
    salesmanId: first.id,
  });
  const others = async () => admin.list('repurchase', {filter: {memberId_ne: member}, sort: ['id', 'ASC']});
  const before = await others();
  await admin.mustRest('POST', 'payment/actions/void', {ids: [bounced], values: {voidReason: 'Bounced'}});
  expect(asObject(await refresh(admin, 'GET'))).toMatchObject({state: 'queued'});
  await finished();
  expect(await admin.first('repurchase', {memberId: member})).toMatchObject({secondOrderId: null, secondPaidAt: null});
  // What has not changed is not written again.
  expect(before.length).toBeGreaterThan(0);
  expect(await others()).toEqual(before);
  const stranger = await makePerson(admin, {rights: {'kpi-rule.read': 'all'}});
  const {code} = await stranger.client.call('/dataAnalysis/kpi/refreshRepurchaseData', {}, 'GET');
  expect(code).toBe('403');
});
