/**
 * Sixteen invoice the same few orders at once, by two processes of which one is killed and starts again: no order is
 * billed beyond what was ordered, nothing that was acknowledged is lost, nothing is half-written. `MAKING_SECONDS` says
 * how long.
 */
import {Decimal} from 'decimal.js';
import postgres from 'postgres';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asText, idOf, type Json} from '../harness/json';
import {ServerProcess} from '../harness/server-process';
import {startServer, type TestServer} from '../harness/server';
import {makeOrder, makePerson} from '../harness/world';
import {makeUntil, type Crowd} from './crowd';

const SECONDS = Number(process.env.MAKING_SECONDS ?? 4);
const MAKERS = 16;
const PEOPLE = 4;
const RIGHTS = {
  'order.read': 'all',
  'order-product.read': 'all',
  'order.read-personal': 'all',
  'invoice.read-personal': 'all',
  'project.read': 'all',
  'invoice.create': 'all',
  'invoice.read': 'all',
  'invoice.delete': 'all',
} as const;
const PRODUCTS = [
  {name: 'Enamel pin', unitPrice: '1.5000', toolingCharge: '40.00'},
  {name: 'Coin', unitPrice: '3.3333'},
  {name: 'Patch', unitPrice: '0.0750', extraFee: '12.00'},
];
/** Pieces of each product: orders of which something is left to the end, and ones that are soon used up. */
const PIECES = [100_000, 100_000, 400, 90];

let server: TestServer;
let second: {readonly server: ServerProcess; readonly url: string};
let admin: Client;

const startSecond = () =>
  ServerProcess.start({DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, SEED: 'tiny'});

beforeAll(async () => {
  server = await startServer();
  second = await startSecond();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await second?.server.kill('SIGTERM');
  await server?.stop();
});

const sold = async (quantity: number): Promise<number> => {
  const products = PRODUCTS.map(product => ({...product, quantity}));
  const order = await makeOrder(admin, {billFirstName: 'Ann', billCity: 'Portland', shippingFee: '20.00', products});
  return idOf(order);
};

const sum = (records: readonly Json[], property: string): Decimal =>
  records.reduce((total, record) => total.plus(asText(String(record[property] ?? 0))), new Decimal(0));

const byId = (records: readonly Json[], property: string, id: unknown): readonly Json[] =>
  records.filter(record => record[property] === id);

/** What invoices of an order come to, beside what was ordered and what its products say of it. */
async function requireWithinOrder(id: number): Promise<void> {
  const [order, invoices] = [await admin.get('order', id), await admin.all('invoice', {filter: {orderId: id}})];
  expect(sum(invoices, 'finalTotal').lte(String(order.orderTotal))).toBe(true);
  expect(sum(invoices, 'shippingFee').lte('20.00')).toBe(true);
  const items = await admin.all('invoice-item', {filter: {orderId: id}});
  for (const invoice of invoices) {
    const own = byId(items, 'invoiceId', invoice.id);
    expect([invoice.id, own.length > 0, invoice.subtotal]).toEqual([invoice.id, true, sum(own, 'amount').toFixed(2)]);
    expect(invoice.finalTotal).toBe(sum(own, 'amount').plus(String(invoice.shippingFee)).toFixed(2));
    expect(own.map(({sort}) => sort).toSorted()).toEqual(own.map((_, index) => index + 1));
  }
  for (const product of await admin.all('order-product', {filter: {orderId: id}})) {
    const own = byId(items, 'orderProductId', product.id);
    const [pieces, amount] = [sum(own, 'qty'), sum(own, 'amount')];
    expect([pieces.lte(String(product.quantity)), amount.lte(String(product.amount))]).toEqual([true, true]);
    expect([product.invoicedQuantity, product.invoicedAmount]).toEqual([pieces.toNumber(), amount.toFixed(2)]);
  }
}

async function requireAcknowledged({made}: Crowd): Promise<void> {
  const items = await admin.all('invoice-item');
  const stored = new Map<unknown, Json[]>();
  for (const item of items) stored.set(item.invoiceId, [...(stored.get(item.invoiceId) ?? []), item]);
  const told = (all: readonly Json[] = []) => all.map(({id, qty, amount}) => `${id}: ${qty}, ${amount}`).toSorted();
  for (const [id, own] of made) expect([id, told(stored.get(id))]).toEqual([id, told(own)]);
}

async function deadlocks(): Promise<number> {
  const sql = postgres(server.databaseUrl, {max: 1});
  const [row] = await sql<{count: number}[]>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`;
  await sql.end();
  return row?.count ?? NaN;
}

test(
  'of the same orders nobody bills more than is left, though a process is killed meanwhile',
  async () => {
    const people = await Promise.all(Array.from({length: PEOPLE}, () => makePerson(admin, {rights: RIGHTS})));
    const orders: number[] = [];
    for (const pieces of PIECES) orders.push(await sold(pieces));
    const crowd: Crowd = {
      urls: [server.url, second.url],
      orders,
      made: new Map(),
      refusals: new Map(),
      wrong: [],
      unanswered: 0,
    };
    const killAndRestart = async (): Promise<void> => {
      crowd.urls[1] = undefined;
      await second.server.kill('SIGKILL');
      second = await startSecond();
      crowd.urls[1] = second.url;
    };
    const tokens = people.map(({client}) => client.token ?? '');
    await makeUntil(crowd, MAKERS, tokens, Date.now() + SECONDS * 1000, killAndRestart);
    expect(crowd.wrong).toEqual([]);
    expect(crowd.refusals.size).toBeGreaterThan(0);
    for (const id of orders) await requireWithinOrder(id);
    await requireAcknowledged(crowd);
    expect(await deadlocks()).toBe(0);
  },
  (SECONDS + 120) * 1000,
);
