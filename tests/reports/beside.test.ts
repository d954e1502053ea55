/** Figures of one metric beside those of another: each from its own records and days. */
import postgres from 'postgres';
import {signInAdmin} from '../harness/administrator';
import {makeApprovers} from '../harness/approvers';
import type {Client} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {makeMember, makePerson, uniqueName} from '../harness/world';

const IN_PART = 1;
const SAMPLE_ZONES = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati'];

let server: TestServer;
let admin: Client;
/** All records of this test are of it. */
let platform: number;
let germany: number;
let memberId: number;

async function order(shippingFee: string): Promise<number> {
  return idOf(await admin.create('order', {proId: platform, memberId, shippingFee, shippingCountryId: germany}));
}

async function paid(orderId: number, amount: string): Promise<void> {
  const payment = await admin.create('payment', {orderId, amount, method: 3, receivedOn: '2026-05-06'});
  await admin.mustRest('POST', 'payment/actions/confirm', {ids: [idOf(payment)]});
}

async function paidBack(orderId: number, refundAmount: string): Promise<void> {
  const refund = await admin.create('refund-order', {
    orderId,
    refundReason: 4,
    refundType: IN_PART,
    refundAmount,
    paymentMethod: 'Card',
  });
  await (
    await makeApprovers(admin)
  )(idOf(refund));
  await admin.mustRest('POST', 'refund-order/actions/refund-in-part', {ids: [idOf(refund)]});
}

const visit = (day: string, more: Json): Promise<Json> =>
  admin.create('site-visit', {proId: platform, day, channel: 'search', device: 'desktop', ...more});

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  const made = await admin.create('project', {proName: uniqueName('Beside'), proType: 0, projectIsDefault: 0});
  platform = idOf(made);
  germany = idOf(await admin.first('country', {code: 'DE'}));
  memberId = idOf(await makeMember(admin, {proId: platform, countryId: germany}));
  const first = await order('100.00');
  await paid(first, '60.00');
  await paid(first, '40.00');
  await paid(await order('50.00'), '50.00');
  await order('900.00');
  await paidBack(first, '30.00');
  await visit('2026-03-01', {visits: 300, visitors: 200, bounces: 90, countryId: germany});
  await visit('2026-03-02', {visits: 100, visitors: 80, bounces: 50, channel: 'social'});
  for (const quantity of [50, 100])
    await admin.create('inquiry', {proId: platform, memberId, name: 'Ada', email: 'ada@example.com', quantity});
  await admin.create('expense', {proId: platform, day: '2026-03-02', kind: 'fees', amount: '20.00', currency: 'USD'});
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function asked(client: Client, report: string, query: Json = {}): Promise<Json> {
  const filter = JSON.stringify({platform: [platform], ...asObject(query.filter ?? {})});
  const entries = {from: '1970-01-01', to: '2199-12-31', step: 'year', ...query, filter};
  const search = new URLSearchParams(Object.entries(entries).map(([name, value]) => [name, String(value)]));
  return asObject((await client.mustRest('GET', `reports/${report}?${search.toString()}`)) as Json);
}

const totalsOf = async (report: string, query?: Json): Promise<Json> =>
  asObject((await asked(admin, report, query)).totals);

test('sales by payment and refund are what came in less what went back', async () => {
  expect(await totalsOf('sales-received-overview')).toMatchObject({
    salesTotal: '120.00',
    received: '150.00',
    refunded: '30.00',
    payments: 3,
    paidOrders: 2,
    payingCustomers: 1,
    averageOrderValue: '60.0000',
    refundRate: '0.2000',
  });
  const {groups} = await asked(admin, 'sales-received-by-country', {by: 'country'});
  expect(asObjects(groups)).toMatchObject([{of: {country: germany}, figures: {received: '150.00', refunded: '30.00'}}]);
});

test('an order that was paid without a rate of the day counts neither in what came in nor in its average', async () => {
  const {proId, id} = await makeMember(admin);
  const pay = async (shippingFee: string): Promise<number> => {
    const orderId = idOf(await admin.create('order', {proId, memberId: id, shippingFee}));
    await paid(orderId, shippingFee);
    return orderId;
  };
  await pay('100.00');
  const unrated = await pay('80.00');
  const sql = postgres(server.databaseUrl, {max: 1});
  await sql`update payment set currency = 'XXX' where order_id = ${unrated}`;
  await sql.end();
  const query = {filter: {platform: [Number(proId)], customer: [id]}};
  const figures = {received: '100.00', salesTotal: '100.00', paidOrders: 2, averageOrderValue: '100.0000'};
  expect(await totalsOf('sales-received-overview', query)).toMatchObject(figures);
  const measures = 'averageOrderValue';
  expect(await totalsOf('sales-received-overview', {...query, measures})).toEqual({averageOrderValue: '100.0000'});
  const {groups} = await asked(admin, 'sales-received-by-country', {...query, by: 'customer'});
  expect(asObjects(groups)).toMatchObject([{figures}]);
});

test('visits stand beside the inquiries and orders of the same platform', async () => {
  expect(await totalsOf('traffic-overview-created')).toMatchObject({
    visits: 400,
    visitors: 280,
    bounceRate: '0.3500',
    inquiries: 2,
    inquiryRate: '0.0050',
    orders: 3,
    orderRate: '0.0075',
  });
  expect(await totalsOf('traffic-overview-received')).toMatchObject({paidOrders: 2, paidOrderRate: '0.0050'});
});

test('of a metric that is not told apart like this nothing is said, nor of what is made of it', async () => {
  const {groups} = await asked(admin, 'traffic-overview-created', {by: 'channel'});
  const figures = new Map(asObjects(groups).map(({of, figures}) => [asText(asObject(of).channel), asObject(figures)]));
  expect([...figures.keys()].sort()).toEqual(['search', 'social']);
  expect(figures.get('social')).toMatchObject({visits: 100, inquiries: null, inquiryRate: null, orders: null});
  expect(await totalsOf('traffic-overview-created', {filter: {device: ['desktop']}})).toMatchObject({
    visits: 400,
    inquiries: null,
    orderRate: null,
  });
});

test('expenses are of platforms: a country has no net profit, rather than one without them', async () => {
  expect(await totalsOf('sales-overview')).toMatchObject({expenses: '20.00', netProfit: '-20.00'});
  const {groups} = await asked(admin, 'sales-overview', {by: 'country', measures: 'salesTotal,expenses,netProfit'});
  expect(asObjects(groups)).toMatchObject([{figures: {expenses: null, netProfit: null}}]);
});

test('a group that has no record of its own has those of the metric beside', async () => {
  const {groups} = await asked(admin, 'traffic-by-country-created', {by: 'country', from: '2026-03-02'});
  const byCountry = new Map(asObjects(groups).map(group => [asObject(group.of).country, asObject(group.figures)]));
  expect(byCountry.get(null)).toMatchObject({visits: 100});
  expect(byCountry.get(germany)).toMatchObject({visits: null, inquiries: 2, orders: 3});
});

test('a day is that day on every clock', async () => {
  for (const timeZone of SAMPLE_ZONES) {
    const days = {from: '2026-03-01', to: '2026-03-02', step: 'day', timeZone};
    const {groups} = await asked(admin, 'traffic-overview-created', {...days, by: 'time', measures: 'visits'});
    expect(asObjects(groups)).toMatchObject([
      {of: {time: '2026-03-01T00:00'}, figures: {visits: 300}},
      {of: {time: '2026-03-02T00:00'}, figures: {visits: 100}},
    ]);
    expect(await totalsOf('traffic-overview-created', {...days, to: '2026-03-01'})).toMatchObject({visits: 300});
  }
});

test('what somebody may not read is absent beside what they may, and refused where it is named', async () => {
  const rights = {'site-visit.read': 'all', 'inquiry.read': 'all', 'project.read': 'all'} as const;
  const {client} = await makePerson(admin, {rights});
  const answer = await asked(client, 'traffic-overview-created');
  expect(answer.totals).toMatchObject({visits: 400, inquiries: 2});
  expect(JSON.stringify([answer.totals, answer.measures])).not.toMatch(/order/i);
  const refused = await client.rest('GET', 'reports/traffic-overview-created?measures=orderRate');
  expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([400, ['measures']]);
});

test('who sees the net profit, and not the expenses, sees it less these', async () => {
  const rights = {
    'order.read': 'all',
    'order.read-confidential': 'all',
    'expense.read': 'all',
    'project.read': 'all',
    'data-analysis.view.netProfit': 'all',
  } as const;
  const {client} = await makePerson(admin, {rights});
  const {totals, measures} = await asked(client, 'sales-overview');
  expect(totals).toMatchObject({netProfit: '-20.00'});
  expect(measures).not.toContain('expenses');
});
