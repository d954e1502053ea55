/** Figures that are worked out of several properties: of the records of which somebody sees them all, and no others. */
import {Decimal} from 'decimal.js';
import {signInAdmin} from '../harness/administrator';
import {ALL_FIGURES} from '../harness/all-figures';
import type {Client} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName, type Person} from '../harness/world';

const PAID = 2;
const YES = 1;
const MEASURES = ['salesTotal', 'paidOrders', 'averageOrderValue', 'costTotal', 'grossProfit', 'margin', 'refundRate'];

let server: RunningServer;
let admin: Client;
/** All orders of this test are of it. */
let customer: Json;
let salesman: Person;

interface Made {
  readonly isOwn?: boolean;
  readonly isPaid?: boolean;
  readonly cost?: string;
  readonly isSample?: boolean;
}

async function order(shippingFee: string, {isOwn = false, isPaid = true, cost, isSample = false}: Made): Promise<void> {
  const {proId, id: memberId} = customer;
  const made = await admin.create('order', {
    proId,
    memberId,
    shippingFee,
    salesmanId: isOwn ? salesman.id : null,
    isSampleOrder: isSample ? YES : 0,
  });
  const product = {orderId: idOf(made), name: 'Pin', quantity: 1, unitPrice: '0.00'};
  await admin.create('order-product', {...product, ...(cost !== undefined && {unitCost: cost})});
  if (isPaid) await admin.mustRest('POST', 'order/actions/receive-payment', {ids: [idOf(made)]});
}

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const rights = {
    'order.read': 'all',
    'order.read-confidential': 'own',
    'project.read': 'all',
    ...ALL_FIGURES,
  } as const;
  salesman = await makePerson(admin, {rights});
  customer = await makeMember(admin, {name: uniqueName('Worked out')});
  await order('100.00', {isOwn: true, cost: '60.00'});
  await order('50.00', {isOwn: true, cost: '10.00'});
  await order('70.00', {cost: '30.00'});
  await order('40.00', {});
  await order('900.00', {isOwn: true, cost: '1.00', isPaid: false});
  await order('800.00', {isOwn: true, cost: '1.00', isSample: true});
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function figures(client: Client, query: Json = {}): Promise<Json> {
  const filter = JSON.stringify({customer: [customer.id]});
  const entries = {from: '1970-01-01', to: '2199-12-31', step: 'year', measures: MEASURES.join(','), filter, ...query};
  const search = new URLSearchParams(Object.entries(entries).map(([name, value]) => [name, String(value)]));
  return asObject((await client.mustRest('GET', `reports/sales-by-salesman?${search.toString()}`)) as Json);
}

/** The same from the orders that the person fetches one by one. */
async function fetched(client: Client): Promise<Json> {
  const all = await client.list('order', {filter: {memberId: customer.id}, range: [0, 99]});
  const paid = all.filter(({paymentStatus, isSampleOrder}) => paymentStatus === PAID && isSampleOrder !== YES);
  const amount = (record: Json, name: string) => new Decimal(asText(record[name] ?? '0'));
  const sales = (record: Json) =>
    amount(record, 'orderTotal').minus(amount(record, 'taxPrice')).minus(amount(record, 'amountRefunded'));
  const sum = (records: readonly Json[], of: (record: Json) => Decimal) =>
    records.reduce((total, record) => total.plus(of(record)), new Decimal(0));
  const costed = paid.filter(
    ({costTotal, productsWithoutCost}) => costTotal !== undefined && productsWithoutCost === 0,
  );
  const profit = sum(costed, record => sales(record).minus(amount(record, 'costTotal')));
  const ordered = all.filter(({isSampleOrder}) => isSampleOrder !== YES);
  return {
    salesTotal: sum(paid, sales).toFixed(2),
    paidOrders: paid.length,
    averageOrderValue: sum(paid, sales).div(paid.length).toFixed(4),
    costTotal: sum(costed, record => amount(record, 'costTotal')).toFixed(2),
    grossProfit: profit.toFixed(2),
    margin: profit.div(sum(costed, sales)).toFixed(4),
    refundRate: sum(paid, record => amount(record, 'amountRefunded'))
      .div(sum(ordered, record => amount(record, 'orderTotal').minus(amount(record, 'taxPrice'))))
      .toFixed(4),
  };
}

test('whoever sees all costs has the profit of all orders with a cost, and hears of how many', async () => {
  const {totals, shares} = await figures(admin);
  expect(totals).toMatchObject({salesTotal: '260.00', costTotal: '100.00', grossProfit: '120.00', margin: '0.5455'});
  expect(totals).toEqual(await fetched(admin));
  expect(shares).toMatchObject({grossProfit: {of: 3, all: 4}, salesTotal: {of: 4, all: 4}});
});

test('whoever sees the costs of their own orders has the profit of these, and hears of how many', async () => {
  const {totals, shares, groups} = await figures(salesman.client, {by: 'salesman'});
  expect(totals).toMatchObject({salesTotal: '260.00', costTotal: '70.00', grossProfit: '80.00', margin: '0.5333'});
  expect(totals).toEqual(await fetched(salesman.client));
  expect(shares).toMatchObject({grossProfit: {of: 2, all: 4}, salesTotal: {of: 4, all: 4}});
  const byPerson = new Map(asObjects(groups).map(group => [asObject(group.of).salesman, group]));
  expect(byPerson.get(salesman.id)).toMatchObject({
    figures: {grossProfit: '80.00', margin: '0.5333'},
    shares: {grossProfit: {of: 2, all: 2}},
  });
  expect(byPerson.get(null)).toMatchObject({
    figures: {salesTotal: '110.00', grossProfit: null, margin: null},
    shares: {grossProfit: {of: 0, all: 2}},
  });
});

test('a cost that somebody does not see changes no byte of their answer', async () => {
  const before = await figures(salesman.client, {by: 'salesman'});
  const hidden = await admin.first('order-product', {
    _where: {has: ['orderId', {eq: ['memberId', customer.id]}]},
    unitCost: '30.00',
  });
  await admin.update('order-product', idOf(hidden), {version: hidden.version, unitCost: '35.00'});
  expect(await figures(salesman.client, {by: 'salesman'})).toEqual(before);
  expect(asObject((await figures(admin)).totals).grossProfit).toBe('115.00');
  const {version} = await admin.get('order-product', idOf(hidden));
  await admin.update('order-product', idOf(hidden), {version, unitCost: '30.00'});
});

test('without the right to costs the profit is absent, and refused where it is named', async () => {
  const {client} = await makePerson(admin, {rights: {'order.read': 'all', ...ALL_FIGURES}});
  const path = 'reports/sales-by-salesman';
  const open = asObject(await client.mustRest('GET', path));
  expect(open.measures).not.toEqual(expect.arrayContaining(['grossProfit']));
  expect(JSON.stringify(open)).not.toMatch(/grossProfit|margin|costTotal/);
  expect((await client.rest('GET', `${path}?measures=grossProfit`)).status).toBe(400);
});
