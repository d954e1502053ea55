/** Reports: their figures are those of the records that the same person reads one by one. */
import {Decimal} from 'decimal.js';
import fc from 'fast-check';
import postgres from 'postgres';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson} from '../harness/world';

const model = loadModel();
const CANCELLED = 11;
const PAID = 2;
const YEAR = {from: '1970-01-01', to: '2199-12-31', step: 'year'};

let server: RunningServer;
let admin: Client;
let people: readonly Client[];

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const [platform] = await admin.list('project', {range: [0, 0]});
  const restricted = await makePerson(admin, {rights: {'order.read': 'platform'}, platformIds: [idOf(platform)]});
  await admin.create('order', {proId: idOf(platform), memberId: idOf(await makeMember(admin)), shippingFee: '12.34'});
  people = [admin, restricted.client];
});

afterAll(async () => {
  await server.stop();
});

async function report(client: Client, name: string, query: Json = {}): Promise<Json> {
  const entries = Object.entries(query).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const answer = await client.rest('GET', `reports/${name}?${new URLSearchParams(entries).toString()}`);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
  return asObject(answer.body);
}

/** The dimensions of orders, as they are found on a record. */
const DIMENSIONS: Readonly<Record<string, (order: Json, markets: ReadonlyMap<unknown, unknown>) => unknown>> = {
  platform: order => order.proId,
  market: (order, markets) => markets.get(order.proId) ?? null,
  country: order => order.shippingCountryId ?? null,
  salesman: order => order.salesmanId ?? null,
  status: order => order.status,
  time: order => `${asText(order.createdAt).slice(0, 7)}-01T00:00`,
};

interface Read {
  readonly orders: readonly Json[];
  readonly markets: ReadonlyMap<unknown, unknown>;
  /** By currency, the latest first. */
  readonly rates: readonly Json[];
}

async function readAs(client: Client): Promise<Read> {
  const projects = await client.all('project');
  return {
    orders: (await client.all('order')).filter(({status}) => status !== CANCELLED),
    markets: new Map(projects.map(({id, market}) => [id, market])),
    rates: [...(await client.all('currency-rate'))].sort((a, b) => asText(b.day).localeCompare(asText(a.day))),
  };
}

function valueOf(order: Json, {markets}: Read, name: string): string | number | null {
  const value = DIMENSIONS[name]?.(order, markets);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The latest at or before the day that the order was made on. */
function rateOf({currency, createdAt}: Json, {rates}: Read): Decimal | undefined {
  if (currency === 'USD') return new Decimal(1);
  const known = rates.find(each => each.currency === currency && asText(each.day) <= asText(createdAt).slice(0, 10));
  return known && new Decimal(asText(known.rate));
}

function figuresOf(orders: readonly Json[], read: Read) {
  const amounts = orders.flatMap(order => {
    const rate = rateOf(order, read);
    return rate ? [new Decimal(asText(order.orderTotal)).div(rate)] : [];
  });
  const amount = amounts.reduce((sum, each) => sum.plus(each), new Decimal(0));
  return {
    amount: amounts.length === 0 ? null : amount.toFixed(2),
    count: orders.length,
    average: amounts.length === 0 ? null : new Decimal(amount.toFixed(2)).div(amounts.length).toFixed(4),
    customers: new Set(orders.map(({memberId}) => memberId)).size,
    paidShare:
      orders.length === 0
        ? null
        : new Decimal(orders.filter(({paymentStatus}) => paymentStatus === PAID).length).div(orders.length).toFixed(4),
  };
}

function inWords(groups: readonly (readonly [readonly unknown[], unknown])[]): readonly string[] {
  return groups.map(group => JSON.stringify(group)).sort();
}

const MEASURES = ['amount', 'count', 'average', 'customers', 'paidShare'];

describe('figures equal a plain computation over the records that the same person reads', () => {
  test.each([
    ['an administrator', 0],
    ['somebody with one platform', 1],
  ])('of %s', async (_, index) => {
    const client = people[index];
    if (!client) throw new Error('Nobody asks.');
    const read = await readAs(client);
    expect(read.orders.length).toBeGreaterThan(0);
    const named = fc.subarray(Object.keys(DIMENSIONS), {maxLength: 3});
    const filtered = fc.subarray(['platform', 'market', 'country', 'status'], {maxLength: 2});
    await fc.assert(
      fc.asyncProperty(
        named,
        filtered,
        fc.nat(),
        fc.subarray(MEASURES, {minLength: 1}),
        async (by, names, seed, wanted) => {
          const filter = Object.fromEntries(
            names.map(name => {
              const all = [...new Set(read.orders.map(order => valueOf(order, read, name)))];
              return [name, [all[seed % all.length] ?? null, all[(seed + 1) % all.length] ?? null]];
            }),
          );
          const orders = read.orders.filter(order =>
            Object.entries(filter).every(([name, values]) => values.includes(valueOf(order, read, name))),
          );
          const answer = await report(client, 'orders-overview', {
            ...YEAR,
            step: 'month',
            from: '2024-01-01',
            to: '2030-12-31',
            by: by.join(','),
            measures: wanted.join(','),
            filter,
          });
          const some = (figures: Json) => Object.fromEntries(wanted.map(name => [name, figures[name]]));
          const groups = new Map<string, Json[]>();
          for (const order of orders) {
            const key = JSON.stringify(by.map(name => valueOf(order, read, name)));
            groups.set(key, [...(groups.get(key) ?? []), order]);
          }
          const expected = by.length === 0 ? [] : [...groups];
          expect(
            inWords(
              asObjects(answer.groups).map(({of, figures}) => [
                by.map(name => asObject(of)[name] ?? null),
                some(asObject(figures)),
              ]),
            ),
          ).toEqual(inWords(expected.map(([key, list]) => [asList(JSON.parse(key)), some(figuresOf(list, read))])));
          expect(some(asObject(answer.totals))).toEqual(some(figuresOf(orders, read)));
        },
      ),
      {numRuns: 12},
    );
  });
});

test('of what somebody does not see there is no figure, and without the right to the records no report', async () => {
  const reader = await makePerson(admin, {rights: {'order.read': 'own'}});
  expect(asObject((await report(reader.client, 'orders-overview', YEAR)).totals)).toMatchObject({
    count: 0,
    amount: null,
  });
  const stranger = await makePerson(admin, {rights: {'country.read': 'all'}});
  expect((await stranger.client.rest('GET', 'reports/orders-overview')).status).toBe(403);
  expect((await stranger.client.rest('GET', 'reports/nothing')).status).toBe(404);
});

test.each([
  ['remark', 'order.view.remarks', {remark: 'urgent'}],
  ['modelingQuantity', 'order.view.modelling', {modelingQuantity_gte: 0}],
  ['costTotal', 'order.read-confidential', {_where: {gt: ['costTotal', '1.00']}}],
])('figures say nothing of %s to whoever lacks %s', async (name, right, list) => {
  const path = `reports/orders-overview?${new URLSearchParams({list: JSON.stringify(list)}).toString()}`;
  const without = await makePerson(admin, {rights: {'order.read': 'all'}});
  const refused = await without.client.rest('GET', path);
  expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([400, [name]]);
  const holder = await makePerson(admin, {rights: {'order.read': 'all', [right]: 'all'}});
  expect((await holder.client.rest('GET', path)).status).toBe(200);
});

test('a figure that somebody does not see is refused where it is named, and missing where none is', async () => {
  const without = await makePerson(admin, {rights: {'order.read': 'all'}});
  const holder = await makePerson(admin, {rights: {'order.read': 'all', 'order.read-confidential': 'all'}});
  expect((await report(without.client, 'orders-overview', YEAR)).measures).toEqual(MEASURES);
  expect((await report(holder.client, 'orders-overview', YEAR)).measures).toEqual([...MEASURES, 'cost', 'costShare']);
  for (const measures of ['cost', 'count,costShare']) {
    const path = `reports/orders-overview?${new URLSearchParams({measures}).toString()}`;
    const refused = await without.client.rest('GET', path);
    expect([refused.status, Object.keys(asObject(asObject(refused.body).errors))]).toEqual([400, ['measures']]);
    expect((await holder.client.rest('GET', path)).status).toBe(200);
  }
});

test('steps without records are told too, and an earlier period beside the present one', async () => {
  const answer = await report(admin, 'orders-overview', {
    from: '2026-02-01',
    to: '2026-02-28',
    by: 'time',
    compare: 'earlier',
    timeZone: 'Asia/Shanghai',
  });
  expect(answer.step).toBe('day');
  expect(asList(answer.steps)).toHaveLength(28);
  const february = {from: '2026-02-01', to: '2026-02-28'};
  expect(answer.period).toEqual({...february, since: '2026-01-31T16:00:00.000Z', until: '2026-02-28T16:00:00.000Z'});
  const earlier = asObject(answer.earlier);
  const january = {from: '2026-01-01', to: '2026-01-31'};
  expect(earlier.period).toEqual({...january, since: '2025-12-31T16:00:00.000Z', until: '2026-01-31T16:00:00.000Z'});
  expect(asList(earlier.steps)).toHaveLength(31);
});

test.each<[string, Json]>([
  ['from', {from: '2026-02-30'}],
  ['to', {from: '2026-02-02', to: '2026-02-01'}],
  ['timeZone', {timeZone: 'Mars/Olympus'}],
  ['timeZone', {timeZone: 'x'.repeat(65)}],
  ['step', {from: '1970-01-01', to: '2199-12-31', step: 'hour', by: 'time'}],
  ['step', {step: 'minute'}],
  ['by', {by: 'colour'}],
  ['by', {by: 'platform,platform'}],
  ['by', {by: 'constructor'}],
  ['measures', {measures: 'median'}],
  ['currency', {currency: 'euro'}],
  ['compare', {compare: 'never'}],
  ['filter', {filter: '{'}],
  ['filter', {filter: '[1]'}],
  ['colour', {filter: {colour: 1}}],
  ['platform', {filter: {platform: {id: 1}}}],
  ['list', {list: '{'}],
  ['colour', {list: {colour: 1}}],
  ['weight', {list: {_where: {eq: ['weight', 1]}}}],
])('a report refuses what it does not know: %s of %j', async (name, query) => {
  const entries = Object.entries(query).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const path = `reports/orders-overview?${new URLSearchParams(entries).toString()}`;
  const [en, zh] = [await admin.rest('GET', path), await admin.speaking('zh').rest('GET', path)];
  expect([en.status, zh.status]).toEqual([400, 400]);
  expect(JSON.stringify(en.body)).toContain(`"${name}"`);
  expect(en.text).not.toBe(zh.text);
});

test('every report answers by each of its parts', async () => {
  for (const {$id, parts} of model.reports.values())
    for (const {by = []} of parts)
      expect(asObjects((await report(admin, $id, {by: by.join(',')})).groups).length).toBeGreaterThanOrEqual(0);
});

test('figures over a list are those of the records that the list finds, for each person', async () => {
  const {number} = await admin.first('order');
  const filters = [{q: asText(number)}, {currency: 'USD', status_ne: CANCELLED}, {_where: {gt: ['orderTotal', '100']}}];
  for (const client of people)
    for (const list of filters) {
      const {totals} = await report(client, 'orders-overview', {...YEAR, list});
      const found = (await client.list('order', {filter: list, range: [0, 999]})).map(order => asObject(order));
      expect(asObject(totals).count).toBe(found.filter(({status}) => status !== CANCELLED).length);
    }
});

test('what is owed is told by its age: each unpaid order in one column, the balances as they are', async () => {
  const [proId, memberId] = [idOf(await admin.first('project', {projectIsDefault: 1})), idOf(await makeMember(admin))];
  const sql = postgres(server.databaseUrl, {max: 1});
  for (const days of [30, 32, 60, 62, 90, 92]) {
    const {id} = await admin.create('order', {proId, memberId, shippingFee: `${days}.10`, currency: 'USD'});
    await sql`update "order" set created_at = now() - ${days} * interval '1 day' where id = ${Number(id)}`;
  }
  await sql.end();
  const orders = (await admin.all('order')).filter(
    ({status, currency, balanceDue}) => status !== CANCELLED && currency === 'USD' && Number(balanceDue) > 0,
  );
  const days = ({createdAt}: Json) => (Date.now() - Date.parse(asText(createdAt))) / 86_400_000;
  const sum = (from: number, until: number) =>
    orders
      .filter(order => days(order) >= from && days(order) < until)
      .reduce((total, {balanceDue}) => total.plus(asText(balanceDue)), new Decimal(0));
  const columns = {owed: [0, Infinity], upTo30: [0, 31], upTo60: [31, 61], upTo90: [61, 91], over90: [91, Infinity]};
  const {totals, groups} = await report(admin, 'receivables', {...YEAR, by: 'customer', filter: {currency: ['USD']}});
  const owed = asObject(totals);
  for (const [name, [from = 0, until = 0]] of Object.entries(columns))
    expect([name, new Decimal(asText(owed[name] ?? '0')).toFixed(2)]).toEqual([name, sum(from, until).toFixed(2)]);
  expect(owed.orders).toBe(orders.length);
  // Nobody has to say that it is of all there is.
  const {totals: ofAll, from} = await report(admin, 'receivables', {filter: {currency: ['USD']}});
  expect(asObject(ofAll).orders).toBe(orders.length);
  expect(from).toBe('1970-01-01');
  for (const [from = 0, until = 0] of Object.values(columns)) expect(sum(from, until).isZero()).toBe(false);
  expect(asObjects(groups).map(({of}) => asObject(of).customer)).toHaveLength(
    new Set(orders.map(({memberId}) => memberId)).size,
  );
});
