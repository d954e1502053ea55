/** What is packed for an order: in several parcels, no more than it has, and sent as it was packed. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
let carrierId: number;
let senderId: number;
let countryId: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  countryId = idOf(await admin.first('country', {code: 'US'}));
  carrierId = idOf(await admin.create('carrier', {name: uniqueName('carrier')}));
  senderId = idOf(
    await admin.create('sender', {name: uniqueName('sender'), addressLine1: '1 Pin Road', city: 'Shenzhen', countryId}),
  );
});
afterAll(async () => {
  await server.stop();
});

const SHIP_TO = {shippingFirstName: 'Ada', shippingLastName: 'Byron', shippingAddress1: '12 Ockham Street'};

/** An order of so many pieces of one product, and its shipment. */
async function ordered(quantity: number): Promise<{readonly orderId: number; readonly productId: number}> {
  const products = [{name: uniqueName('pins'), quantity, unitPrice: '1.0000'}];
  const {proId, memberId} = await admin.first('order');
  const orderId = idOf(
    await admin.create('order', {title: uniqueName('order'), proId, memberId, products, ...SHIP_TO}),
  );
  return {orderId, productId: idOf(await admin.first('order-product', {orderId}))};
}

const shipmentOf = async (orderId: number, values: Json = {}): Promise<number> =>
  idOf(await admin.create('shipment', {orderId, carrierId, senderId, ...values}));

const parcel = (shipmentId: number, items: readonly Json[], values: Json = {}) =>
  admin.rest('POST', 'package', {shipmentId, grossWeight: '1.5', items, ...values});

const take = async (entity: string, id: number, action: string, values: Json = {}): Promise<number> =>
  (await admin.rest('POST', `${entity}/actions/${action}`, {ids: [id], values})).status;

test('a shipment goes to the address of its order, and to another one where it says so', async () => {
  const {orderId} = await ordered(10);
  expect(await admin.get('shipment', await shipmentOf(orderId))).toMatchObject({
    recipientFirstName: 'Ada',
    recipientAddress1: '12 Ockham Street',
    status: 'packing',
  });
  expect(await admin.get('shipment', await shipmentOf(orderId, {recipientAddress1: '9 Elsewhere'}))).toMatchObject({
    recipientFirstName: null,
    recipientAddress1: '9 Elsewhere',
  });
});

test('several parcels of one order are packed, added up and sent', async () => {
  const {orderId, productId} = await ordered(100);
  const id = await shipmentOf(orderId);
  expect(await take('shipment', id, 'pack')).toBe(409);
  const item = {orderProductId: productId, hsCode: '7117.19', originCountryId: countryId, unitValue: '0.4'};
  expect((await parcel(id, [{...item, quantity: 60}])).status).toBe(201);
  expect((await parcel(id, [{...item, quantity: 40}], {grossWeight: '0.75'})).status).toBe(201);
  expect(await admin.get('shipment', id)).toMatchObject({
    packageCount: 2,
    pieceCount: 100,
    grossWeight: '2.250',
    customsValue: '40.00',
  });
  expect(await take('shipment', id, 'send', {trackingNumber: '1Z1'})).toBe(409);
  expect(await take('shipment', id, 'pack')).toBe(200);
  expect(await take('shipment', id, 'send')).toBe(422);
  expect(await take('shipment', id, 'send', {trackingNumber: '1Z1'})).toBe(200);
  expect(await admin.get('shipment', id)).toMatchObject({status: 'sent', trackingNumber: '1Z1'});
  expect((await admin.rest('PUT', `shipment/${id}`, {contents: 'Patches'})).status).toBe(422);
});

test('parcels stay as they were packed; only the carrier’s number comes later', async () => {
  const {orderId, productId} = await ordered(10);
  const id = await shipmentOf(orderId);
  const packageId = idOf(asObject((await parcel(id, [{orderProductId: productId, quantity: 5}])).body));
  const itemId = idOf(await admin.first('package-item', {packageId}));
  expect(await take('shipment', id, 'pack')).toBe(200);
  const refused = [
    await admin.rest('PUT', `package/${packageId}`, {grossWeight: '9'}),
    await admin.rest('PUT', `package-item/${itemId}`, {quantity: 6}),
    await admin.rest('POST', 'package-item', {packageId, orderProductId: productId, quantity: 1}),
    await admin.rest('DELETE', `package/${packageId}`),
    await parcel(id, []),
  ];
  for (const {status} of refused) expect([409, 422]).toContain(status);
  expect((await admin.rest('PUT', `package/${packageId}`, {trackingNumber: '1Z2'})).status).toBe(200);
  expect(await take('shipment', id, 'unpack')).toBe(200);
  expect((await admin.rest('PUT', `package-item/${itemId}`, {quantity: 6})).status).toBe(200);
  expect(await admin.get('shipment', id)).toMatchObject({pieceCount: 6, packageCount: 1});
});

test('no more is packed than was ordered, over all shipments that are not cancelled', async () => {
  const {orderId, productId} = await ordered(100);
  const [first, second] = [await shipmentOf(orderId), await shipmentOf(orderId)];
  expect((await parcel(first, [{orderProductId: productId, quantity: 70}])).status).toBe(201);
  const refused = await parcel(second, [{orderProductId: productId, quantity: 31}]);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('100 of “');
  expect(
    JSON.stringify(
      (
        await admin
          .speaking('zh')
          .rest('POST', 'package', {shipmentId: second, items: [{orderProductId: productId, quantity: 31}]})
      ).body,
    ),
  ).toContain('共订购 100，其他包裹中已有 70');
  expect(await admin.list('package', {filter: {shipmentId: second}})).toHaveLength(0);
  expect((await parcel(second, [{orderProductId: productId, quantity: 30}])).status).toBe(201);
  expect(await take('shipment', first, 'cancel')).toBe(200);
  expect((await parcel(second, [{orderProductId: productId, quantity: 70}])).status).toBe(201);
  const {productId: other} = await ordered(5);
  expect((await parcel(second, [{orderProductId: other, quantity: 1}])).status).toBe(422);
});

test('of parcels packed at once no more is taken than was ordered', async () => {
  const {orderId, productId} = await ordered(100);
  const shipments = await Promise.all(Array.from({length: 8}, () => shipmentOf(orderId)));
  const answers = await Promise.all(
    shipments.map(async id => (await parcel(id, [{orderProductId: productId, quantity: 30}])).status),
  );
  expect(answers.filter(status => status === 201)).toHaveLength(3);
});

test('what comes back is received, inspected, and put into stock by a voucher or scrapped', async () => {
  const {orderId, productId} = await ordered(10);
  const back = async () =>
    idOf(await admin.create('return-parcel', {orderId, orderProductId: productId, quantity: 4, reason: 'refused'}));
  const goodsId = idOf(await admin.first('goods'));
  const warehouseId = idOf(await admin.first('warehouse'));
  const id = await back();
  expect(await take('return-parcel', id, 'restock', {goodsId, warehouseId})).toBe(409);
  expect(await take('return-parcel', id, 'receive')).toBe(200);
  expect(await take('return-parcel', id, 'inspect')).toBe(422);
  expect(await take('return-parcel', id, 'inspect', {condition: 'asNew'})).toBe(200);
  expect(await take('return-parcel', id, 'restock')).toBe(422);
  expect(await take('return-parcel', id, 'restock', {goodsId, warehouseId})).toBe(200);
  const {number} = await admin.get('return-parcel', id);
  const vouchers = asList(await admin.list('stock-order', {filter: {relatedOrderNumber: number}}));
  expect(vouchers).toEqual([expect.objectContaining({goodsId, warehouseId, quantity: 4, orderType: 1})]);
  expect(await take('return-parcel', id, 'restock', {goodsId, warehouseId})).toBe(409);

  const broken = await back();
  await take('return-parcel', broken, 'receive');
  expect(await take('return-parcel', broken, 'inspect', {condition: 'unusable'})).toBe(200);
  expect(await take('return-parcel', broken, 'restock', {goodsId, warehouseId})).toBe(409);
  expect(await take('return-parcel', broken, 'scrap', {inspectionNote: 'Bent'})).toBe(200);
});

test('[CO-557] shipments are listed by order, state or tracking number, to those who may read them', async () => {
  const {orderId} = await ordered(10);
  const other = await ordered(10);
  const first = await shipmentOf(orderId, {trackingNumber: uniqueName('1Z')});
  const second = await shipmentOf(orderId);
  await shipmentOf(other.orderId);
  expect(await take('shipment', second, 'cancel')).toBe(200);
  const listed = async (input: Json, client = admin) => {
    const {code, data} = await client.call('/shipping/list', input, 'GET');
    return code === '200' ? asList(data).map(each => idOf(asObject(each))) : code;
  };
  expect(await listed({orderId})).toEqual([second, first]);
  expect(await listed({orderId, status: 'packing'})).toEqual([first]);
  const {trackingNumber} = await admin.get('shipment', first);
  expect(await listed({trackingNumber: String(trackingNumber)})).toEqual([first]);
  expect(await listed({orderId: 'none'})).toBe('400');
  expect(await listed({orderId}, (await makePerson(admin)).client)).toBe('403');
});
