/** What a warehouse is short of is bought by an order that is made from it, and is then short no more. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
let sample: Json;
let purchaseTypeId: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  sample = await admin.first('goods');
  purchaseTypeId = idOf(await admin.first('purchase-type'));
});
afterAll(async () => {
  await server.stop();
});

async function makeWarehouse(): Promise<number> {
  const {warehouseType, state} = await admin.first('warehouse');
  return idOf(await admin.create('warehouse', {warehouseName: uniqueName('hall'), warehouseType, state}));
}

async function makeGoods(): Promise<Json> {
  const code = uniqueName('g');
  const {goodsType, categoryId, proId, unit} = sample;
  return admin.create('goods', {goodsCode: code, goodsName: code, goodsType, categoryId, proId, unit});
}

async function stock(warehouseId: number, quantities: Json): Promise<{readonly record: Json; readonly goods: Json}> {
  const goods = await makeGoods();
  const record = await admin.create('stock-record', {goodsId: idOf(goods), warehouseId, ...quantities});
  return {record, goods};
}

const offered = (warehouse: number, who = admin) =>
  who.rest('GET', `purchase-order/actions/proposal?from=warehouse:${warehouse}`);

const shortOf = async (record: Json) => (await admin.get('stock-record', idOf(record))).shortQuantity;

test('an order buys what is missing to the safety stock or the minimum, and nothing else', async () => {
  const warehouse = await makeWarehouse();
  const pins = await stock(warehouse, {actualQuantity: 12, lockedQuantity: 2, safetyQuantity: 40, warnMin: 25});
  const cards = await stock(warehouse, {actualQuantity: 5, inTransitQuantity: 10, safetyQuantity: 0, warnMin: 20});
  const boxes = await stock(warehouse, {actualQuantity: 90, safetyQuantity: 80});
  const ribbons = await stock(warehouse, {actualQuantity: 0});
  const {status, body} = await offered(warehouse);
  expect(status).toBe(200);
  const values = asObject(asObject(body).values);
  expect(values.warehouseId).toBe(warehouse);
  expect(asObjects(values.items).map(({goodsId, name, quantity}) => [goodsId, name, quantity])).toEqual([
    [idOf(pins.goods), pins.goods.goodsName, 30],
    [idOf(cards.goods), cards.goods.goodsName, 5],
  ]);
  for (const {record} of [boxes, ribbons]) expect(await shortOf(record)).toBe(0);
});

test('what is bought is short no more, until the order is cancelled or comes in', async () => {
  const warehouse = await makeWarehouse();
  const {record} = await stock(warehouse, {actualQuantity: 10, safetyQuantity: 40});
  const answer = await admin.rest('POST', `purchase-order?from=warehouse:${warehouse}`, {purchaseTypeId});
  expect(answer.status).toBe(201);
  const order = idOf(asObject(answer.body));
  expect(await admin.get('stock-record', idOf(record))).toMatchObject({onOrderQuantity: 30, shortQuantity: 0});

  const none = await offered(warehouse);
  expect([none.status, asText(asObject(none.body).message)]).toEqual([409, 'Nothing is short in this warehouse.']);
  const chinese = await offered(warehouse, admin.speaking('zh'));
  expect(asText(asObject(chinese.body).message)).toBe('此仓库没有短缺的货品');
  const made = await admin.rest('POST', `purchase-order?from=warehouse:${warehouse}`, {purchaseTypeId});
  expect(made.status).toBe(409);

  await admin.action('purchase-order', 'cancel', {ids: [order]});
  expect(await admin.get('stock-record', idOf(record))).toMatchObject({onOrderQuantity: 0, shortQuantity: 30});
  expect((await offered(warehouse)).status).toBe(200);
});

test('whoever sees no stock is shown none of it', async () => {
  const warehouse = await makeWarehouse();
  const {goods} = await stock(warehouse, {actualQuantity: 10, safetyQuantity: 40});
  const rights = {'purchase-order.read': 'all', 'purchase-order.create': 'all', 'warehouse.read': 'all'} as const;
  const {client} = await makePerson(admin, {rights});
  const {status, text} = await offered(warehouse, client);
  expect(status).toBe(409);
  expect(text).not.toContain(String(goods.goodsName));
});

test('an item fills up the stock of its own goods alone', async () => {
  const warehouse = await makeWarehouse();
  const [one, other] = [await stock(warehouse, {actualQuantity: 1}), await stock(warehouse, {actualQuantity: 1})];
  const item = {goodsId: idOf(one.goods), stockRecordId: idOf(other.record), name: 'Pins', quantity: 5};
  const {status, body} = await admin.rest('POST', 'purchase-order', {purchaseTypeId, items: [item]});
  expect(status).toBe(422);
  expect(Object.keys(asObject(asObject(body).errors))).toEqual(['items[0].stockRecordId']);
});
