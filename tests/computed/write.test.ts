/** Figures are right on every path by which a record is written, whoever writes at the same time. */
import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import postgres from 'postgres';
import {Client} from '../harness/client';
import {asNumber, asObject, asText, idOf, type Json} from '../harness/json';
import {ROOT} from '../harness/places';
import {ServerProcess} from '../harness/server-process';
import {openScene, type Scene} from '../design/scene';
import type {TestServer} from '../harness/server';
import {figuresOf, makeOrder, type Order} from './scene';
import {writeAtOnce} from './writers';

/** `WRITING_MS` lets them write longer. */
const MILLISECONDS = Number(process.env.WRITING_MS ?? 2000);
/** Each of them writes so often, however slow the machine. */
const MIN_COUNT = 2;

let scene: Scene<TestServer>;
let order: Order;

beforeAll(async () => {
  scene = await openScene();
}, 240_000);
afterAll(() => scene?.server.stop());

beforeEach(async () => {
  order = await makeOrder(scene.admin, {shippingFee: '5.00'});
});

async function add(values: Json = {}): Promise<number> {
  const {id: orderId} = order;
  return idOf(
    await scene.admin.create('order-product', {orderId, name: 'Pins', quantity: 2, unitPrice: '10.05', ...values}),
  );
}

async function requireRight(): Promise<Json> {
  const {stored, right} = await figuresOf(scene.admin, order.id);
  expect(stored).toEqual(right);
  return stored;
}

it('keeps the total of an order that 16 people write through two servers, one of which is killed', async () => {
  const {server, admin} = scene;
  const {server: other, url} = await ServerProcess.start({
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
    SEED: 'tiny',
  });
  const {wrong, written} = await writeAtOnce([admin, new Client(url, admin.token)], order.id, {
    writers: 16,
    least: MIN_COUNT,
    milliseconds: MILLISECONDS,
    midway: () => other.kill('SIGKILL'),
  });
  expect(wrong).toEqual([]);
  expect(written).toBeGreaterThanOrEqual(16 * MIN_COUNT);
  await requireRight();
  const currencies = await admin.all('order-product', {filter: {orderId: order.id}});
  const {currency} = await admin.get('order', order.id);
  expect(currencies.filter(product => product.currency !== currency)).toEqual([]);
}, 240_000);

it('follows creates, updates, deletions, restores and reverts', async () => {
  const id = await add();
  await add({unitPrice: '0.10', unitCost: '0.05'});
  expect(await requireRight()).toMatchObject({productTotal: '20.30', orderTotal: '25.30', costTotal: '0.10'});
  await scene.admin.update('order-product', id, {quantity: 3});
  expect(await requireRight()).toMatchObject({productTotal: '30.35'});
  await scene.admin.remove('order-product', id);
  expect(await requireRight()).toMatchObject({productTotal: '0.20'});
  await scene.admin.action('order-product', 'restore', {ids: [id]});
  expect(await requireRight()).toMatchObject({productTotal: '30.35'});
  const changed = (await scene.admin.history('order-product', id))
    .map(asObject)
    .find(({action}) => action === 'update');
  await scene.admin.rest('POST', `order-product/${id}/revert`, {entry: asNumber(changed?.id)});
  expect(await requireRight()).toMatchObject({productTotal: '20.30'});
});

it('changes the parent once for many children', async () => {
  const ids = [await add(), await add(), await add()];
  const entries = (await scene.admin.history('order', order.id)).length;
  await scene.admin.action('order-product', 'update', {filter: {id: ids}, values: {quantity: 1}});
  expect(await requireRight()).toMatchObject({productTotal: '30.15'});
  expect(await scene.admin.history('order', order.id)).toHaveLength(entries + 1);
});

it('is written by nobody', async () => {
  const id = await add();
  await scene.admin.update('order', order.id, {orderTotal: '1.00', productTotal: '2.00'});
  await scene.admin.update('order-product', id, {amount: '3.00', currency: 'GBP'});
  expect(await requireRight()).toMatchObject({productTotal: '20.10', orderTotal: '25.10'});
});

it.each([
  ['en', /"Price before discount" cannot be computed: the result is too large/],
  ['zh', /无法计算“.+”：结果过大/],
] as const)('refuses at the field what has no room, in %s', async (language, message) => {
  const client = scene.admin.speaking(language);
  const values = {orderId: order.id, name: 'Pins', quantity: 100_000_000, unitPrice: '999999999999.99'};
  const answer = await client.rest('POST', 'order-product', values);
  expect(answer.status).toBe(422);
  expect(asObject(asObject(answer.body).errors)).toEqual({priceBeforeDiscount: expect.stringMatching(message)});
});

it('refuses at the child what its parent has no room for', async () => {
  const much = {quantity: 1, unitPrice: '600000000000.00'};
  await add(much);
  const answer = await scene.admin.rest('POST', 'order-product', {orderId: order.id, name: 'More', ...much});
  expect(answer.status).toBe(422);
  expect(asObject(asObject(answer.body).errors)).toEqual({
    amount: expect.stringMatching(/^Order: "Products" cannot be computed: the result is too large/),
  });
  expect(await requireRight()).toMatchObject({productTotal: '600000000000.00'});
});

it('copies a value as long as the relation leads to it', async () => {
  const {admin} = scene;
  const {id: countryId} = await admin.first('country');
  const delivery = await admin.create('sample-delivery', {
    orderId: order.id,
    recipient: 'Ann',
    addressLine1: 'Street 1',
    countryId,
    packageCount: 1,
  });
  expect(delivery.orderStatus).toBe(1);
  const id = await add();
  await admin.update('order', order.id, {currency: 'EUR'});
  expect(await admin.get('order-product', id)).toMatchObject({currency: 'EUR'});
});

describe('the recheck', () => {
  const recheck = async (...options: string[]): Promise<string> => {
    const env = {...process.env, DATABASE_URL: scene.server.databaseUrl, DATA_DIR: scene.server.dataDir};
    const cli = join(ROOT, 'backend/dist/server/recheck-cli.js');
    const run = promisify(execFile)(process.execPath, [cli, '--recheck', ...options], {env});
    const {stdout} = await run.catch((error: {stdout: string}) => error);
    return stdout;
  };

  it('names every row that differs, tells of it at night, and mends it on request', async () => {
    expect(await recheck()).toContain('All figures are right.');
    const id = await add();
    const sql = postgres(scene.server.databaseUrl, {max: 1});
    await sql`update order_product set amount = 1.00 where id = ${id}`;
    await sql`update "order" set order_total = 2.00 where id = ${order.id}`;
    await sql.end();
    const lines = [`order\t${order.id}\torderTotal\t2.00\t25.10`, `order-product\t${id}\tamount\t1.00\t20.10`];
    const found = await recheck();
    for (const line of lines) expect(found.split('\n')).toContain(line);
    expect(found).toContain('2 figures are not right.');
    const task = idOf(await scene.admin.first('timed-task', {job: 'recheckFigures'}));
    await scene.admin.action('timed-task', 'run-now', {ids: [task]});
    const message = async () => asText((await scene.admin.get('timed-task', task)).lastMessage ?? '');
    while (!(await message())) await scene.admin.get('order', order.id);
    expect(await message()).toMatch(/2 figures are not right.+orderTotal: 2.00, 25.10/);
    const mended = await recheck('--repair');
    for (const line of lines) expect(mended.split('\n')).toContain(`${line}\tmended`);
    expect(mended).toContain('All figures are right.');
    expect(await requireRight()).toMatchObject({orderTotal: '25.10'});
  });
});
