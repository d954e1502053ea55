/**
 * Stock and samples over HTTP: what their records hold, what their forms say, and how their papers go from hand to
 * hand.
 */
import {signInAdmin} from '../harness/administrator';
import type {Answer, Client} from '../harness/client';
import {asNumber, asObject, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const PICTURE = '/files/public/picture.png';

async function idOfFirst(entity: string): Promise<number> {
  return idOf(await admin.first(entity));
}

/** Creates a record and expects what was sent when it is read again. */
async function kept(entity: string, values: Json, alike: Json = {}): Promise<Json> {
  const made = await admin.get(entity, idOf(await admin.create(entity, values)));
  expect(made).toMatchObject({...values, ...alike});
  return made;
}

function errorsOf(answer: Answer): Json {
  expect(answer.status).toBe(422);
  return asObject(asObject(answer.body).errors);
}

async function newGoods(): Promise<number> {
  const values = {
    goodsCode: uniqueName('G'),
    goodsName: 'Pin',
    goodsType: 1,
    categoryId: await idOfFirst('category'),
    proId: await idOfFirst('project'),
    unit: 'pcs',
  };
  return idOf(await admin.create('goods', values));
}

async function newApplication(deliveryQuantity = 40): Promise<number> {
  return idOf(
    await admin.create('inbound-application', {
      goodsId: await newGoods(),
      warehouseId: await idOfFirst('warehouse'),
      deliveryQuantity,
    }),
  );
}

async function newDelivery(deliveryQuantity = 40): Promise<number> {
  const application = await newApplication(deliveryQuantity);
  return idOf(
    await admin.create('delivery-order', {applicationIds: [application], method: 1, deliveryType: 1, deliveryQuantity}),
  );
}

/** Takes one record along a transition; a refusal is answered as it came. */
async function take(entity: string, id: number, action: string, values: Json = {}): Promise<Answer> {
  return admin.rest('POST', `${entity}/actions/${action}`, {ids: [id], values});
}

async function taken(entity: string, id: number, action: string, values: Json = {}): Promise<Json> {
  await admin.action(entity, action, {ids: [id], values});
  return admin.get(entity, id);
}

describe('records', () => {
  test('[DA-253] a warehouse has a name and a type', async () => {
    await kept('warehouse', {warehouseName: uniqueName('warehouse'), warehouseType: 3});
  });

  test('[DA-254] [DA-315] goods have their measures, where they belong, what they cost, and a shelf', async () => {
    const {id} = await kept('goods', {
      goodsCode: uniqueName('G'),
      goodsName: 'Enamel pin',
      goodsType: 1,
      categoryId: await idOfFirst('category'),
      productClass: 'Enamel pins',
      quoteCateId: 11,
      quoteCateName: 'Lapel Pins',
      countryId: await idOfFirst('country'),
      proId: await idOfFirst('project'),
      picture: PICTURE,
      unit: 'pcs',
      length: '32.00',
      width: '30.50',
      height: '1.80',
      diameter: '33.00',
      volume: '1.757',
      weight: '9.500',
      currency: 'USD',
      costPrice: '0.62',
      shelfState: 1,
    });
    await admin.action('goods', 'toggle', {ids: [id], on: false});
    expect(await admin.get('goods', asNumber(id))).toMatchObject({shelfState: 0});
  });

  test('what goods cost is shown only to who may see costs', async () => {
    const person = await makePerson(admin, {rights: {'goods.read': 'all'}});
    const goods = await admin.first('goods', {costPrice_ne: null});
    expect(goods.costPrice).toEqual(expect.any(String));
    const seen = await person.client.get('goods', idOf(goods));
    expect(seen).toMatchObject({goodsCode: goods.goodsCode});
    expect(seen.costPrice ?? null).not.toBe(goods.costPrice);
  });

  test(`[DA-255]
    a stock record has its quantities, its warnings and a location; what is available follows`, async () => {
    const values = {
      goodsId: await newGoods(),
      warehouseId: await idOfFirst('warehouse'),
      actualQuantity: 100,
      lockedQuantity: 12,
      safetyQuantity: 30,
      inTransitQuantity: 50,
      warnMin: 20,
      warnMax: 400,
      location: 'A-03-2',
    };
    const {id} = await kept('stock-record', values, {availableQuantity: 88});
    expect(await admin.update('stock-record', asNumber(id), {lockedQuantity: 100})).toMatchObject({
      availableQuantity: 0,
    });
    expect(errorsOf(await admin.rest('PUT', `stock-record/${String(id)}`, {lockedQuantity: 101}))).toHaveProperty(
      'lockedQuantity',
    );
    expect(errorsOf(await admin.rest('PUT', `stock-record/${String(id)}`, {warnMax: 19}))).toHaveProperty('warnMax');
    expect(await admin.rest('POST', 'stock-record', values)).toMatchObject({status: 409});
  });

  test(`[DA-256]
    an inbound application has a number, goods, quantities and the times at which it was handed in and
    completed`, async () => {
    const {id, number} = await kept(
      'inbound-application',
      {
        goodsId: await newGoods(),
        warehouseId: await idOfFirst('warehouse'),
        deliveryQuantity: 40,
        shippedQuantity: 40,
        cancelledQuantity: 0,
      },
      {status: 1},
    );
    expect(asText(number)).toMatch(/^INB\d{10}$/);
    const application = asNumber(id);
    expect(await taken('inbound-application', application, 'submit')).toMatchObject({
      status: 2,
      submitTime: expect.any(String),
      completeTime: null,
    });
    await taken('inbound-application', application, 'ship');
    expect(await taken('inbound-application', application, 'complete')).toMatchObject({
      status: 4,
      completeTime: expect.any(String),
    });
  });

  test(`[DA-257]
    a delivery order has method, tracking number, type, times, quantities, reason and certificate`, async () => {
    const id = await newDelivery(40);
    expect(asText((await admin.get('delivery-order', id)).shippingNumber)).toMatch(/^SHP\d{10}$/);
    expect(await taken('delivery-order', id, 'ship', {trackingNumber: 'JD014600001'})).toMatchObject({
      method: 1,
      deliveryType: 1,
      status: 2,
      trackingNumber: 'JD014600001',
      shipTime: expect.any(String),
      differenceQuantity: null,
    });
    await admin.update('delivery-order', id, {reason: 'Three were missing', certificate: PICTURE});
    expect(await taken('delivery-order', id, 'receive', {receiptQuantity: 37})).toMatchObject({
      status: 3,
      receiptQuantity: 37,
      differenceQuantity: -3,
      reason: 'Three were missing',
      certificate: PICTURE,
    });
  });

  test('[DA-259] a stock order has a number, a type, a related order number and a quantity', async () => {
    const {number} = await kept('stock-order', {
      orderType: 2,
      relatedOrderNumber: 'ORD2026000001',
      goodsId: await newGoods(),
      warehouseId: await idOfFirst('warehouse'),
      quantity: 5,
    });
    expect(asText(number)).toMatch(/^STK\d{10}$/);
  });

  test(`[DA-265]
    a package forwarding has a salesman, both trackings, both dates, an address, an image, size, weight and the
    cost`, async () => {
    await kept('package-forwarding', {
      salesmanId: await idOfFirst('user'),
      internationalTracking: uniqueName('JD'),
      shipmentDate: '2026-05-02',
      uspsTracking: '9400111202555842332669',
      receiptDate: '2026-05-08',
      address: '1 Market Street, San Francisco, CA 94105',
      image: PICTURE,
      packageSize: '30 × 20 × 10 cm',
      weight: '1.250',
      currency: 'USD',
      uspsCost: '8.95',
    });
  });
});

describe('sample deliveries', () => {
  let orderId: number;
  let country: number;
  beforeAll(async () => {
    orderId = idOf(
      await admin.create('order', {memberId: await idOfFirst('member'), proId: await idOfFirst('project')}),
    );
    country = await idOfFirst('country');
  });

  const least = (): Json => ({orderId, recipient: 'Rosa Diaz', addressLine1: '12 Oak Street', countryId: country});

  test('[DA-260] have an order and its status, what is sent, to whom, by whom and at what cost', async () => {
    const {id} = await kept(
      'sample-delivery',
      {
        ...least(),
        phone: '+1 555 0100',
        totalOrderQuantity: 250,
        packageCount: 2,
        packageSize: '30 × 20 × 10 cm',
        weight: '0.850',
        image: PICTURE,
        salesmanId: await idOfFirst('user'),
        projectedCost: '18.00',
      },
      {orderStatus: 1, shipmentStatus: 1, trackingNumber: null, shippingTime: null},
    );
    await admin.action('order', 'start-drawing', {ids: [orderId]});
    expect(await admin.get('sample-delivery', asNumber(id))).toMatchObject({orderStatus: 2});
  });

  test(`[DA-261] [DA-262]
    have the sender with the company's logistics account, and the recipient's whole address`, async () => {
    const state = await admin.first('state');
    await kept('sample-delivery', {
      ...least(),
      senderName: 'Emblem Samples',
      senderPhone: '+86 755 5550180',
      logisticsAccount: 'EMB-774120',
      addressLine2: 'Suite 4',
      city: 'Oakland',
      zipCode: '94601',
      stateId: state.id,
      countryId: state.countryId,
    });
  });

  test('[DA-263] [DA-264] have services, and the waybill with cost, dates and the way back', async () => {
    await kept('sample-delivery', {
      ...least(),
      shippingService: 3,
      packageInsurance: 1,
      saturdayDelivery: 1,
      sundayHolidayDelivery: 1,
      registeredMail: 1,
      electronicReturnReceipt: 1,
      trackingNumber: '771234567890',
      cost: '21.40',
      shipDate: '2026-05-04',
      receiptDate: '2026-05-09',
      returnTrackingNumber: '771234567891',
      returnReceiptDate: '2026-06-01',
    });
  });

  test('[DA-310] wait until they are marked as sent, which asks for the tracking number', async () => {
    const id = idOf(await admin.create('sample-delivery', least()));
    expect(errorsOf(await take('sample-delivery', id, 'mark-sent'))).toHaveProperty('trackingNumber');
    expect(await taken('sample-delivery', id, 'mark-sent', {trackingNumber: '771234567892'})).toMatchObject({
      shipmentStatus: 2,
      trackingNumber: '771234567892',
      shippingTime: expect.any(String),
    });
  });

  test('name nobody to who may not see personal data', async () => {
    const id = idOf(await admin.create('sample-delivery', least()));
    const person = await makePerson(admin, {rights: {'sample-delivery.read': 'all'}});
    expect(JSON.stringify(await person.client.get('sample-delivery', id))).not.toMatch(/Rosa Diaz|Oak Street/);
  });
});

describe('inventory forms', () => {
  const EMPTY_ITEMS: readonly (readonly [string, readonly string[]])[] = [
    ['warehouse', ['warehouseName', 'warehouseType']],
    ['goods', ['goodsCode', 'goodsName', 'goodsType', 'categoryId', 'proId']],
    ['stock-record', ['goodsId', 'warehouseId']],
    ['inbound-application', ['goodsId', 'warehouseId']],
    ['delivery-order', ['method', 'deliveryType']],
    ['difference-feedback', ['deliveryOrderId']],
    ['stock-order', ['orderType', 'goodsId', 'warehouseId']],
  ];

  test.each(EMPTY_ITEMS)('an empty item of %s is told so', async (entity, names) => {
    const errors = errorsOf(await admin.rest('POST', entity, {}));
    for (const name of names) expect([name, errors[name]]).toEqual([name, 'it cannot be empty']);
    const inChinese = errorsOf(await admin.speaking('zh').rest('POST', entity, {}));
    for (const name of names) expect([name, inChinese[name]]).toEqual([name, '该项不能为空']);
  });

  const EMPTY_QUANTITIES = [
    ['stock-record', 'actualQuantity'],
    ['inbound-application', 'deliveryQuantity'],
    ['delivery-order', 'deliveryQuantity'],
    ['difference-feedback', 'differenceQuantity'],
    ['stock-order', 'quantity'],
  ] as const;

  test.each(EMPTY_QUANTITIES)('an empty quantity of %s (%s) is told so in other words', async (entity, name) => {
    expect(errorsOf(await admin.rest('POST', entity, {}))[name]).toBe('can not be empty');
    expect(errorsOf(await admin.rest('POST', entity, {[name]: null}))[name]).toBe('can not be empty');
    expect(errorsOf(await admin.speaking('zh').rest('POST', entity, {}))[name]).toBe('不能为空，请填写数量');
  });

  test('a name of blanks is empty', async () => {
    expect(errorsOf(await admin.rest('POST', 'warehouse', {warehouseName: '  ', warehouseType: 1}))).toEqual({
      warehouseName: 'it cannot be empty',
    });
  });

  test.each([
    ['goods', 'picture'],
    ['delivery-order', 'certificate'],
    ['difference-feedback', 'certificate'],
  ])('[DA-364] %s takes pictures alone as %s', async (entity, name) => {
    expect(errorsOf(await admin.rest('POST', entity, {[name]: '/files/public/list.xlsx'}))[name]).toBe(
      'Only pictures can be uploaded',
    );
    expect(errorsOf(await admin.rest('POST', entity, {[name]: '/files/public/PHOTO.JPG'}))).not.toHaveProperty(name);
  });

  test('a delivery order is made of at least one application', async () => {
    for (const applicationIds of [undefined, []])
      expect(
        errorsOf(
          await admin.rest('POST', 'delivery-order', {applicationIds, method: 1, deliveryType: 1, deliveryQuantity: 1}),
        ),
      ).toEqual({applicationIds: 'Select at least one row'});
  });
});

describe('papers', () => {
  test('an inbound application can be cancelled until it is shipped, with all of its quantity', async () => {
    const id = await newApplication(40);
    await taken('inbound-application', id, 'submit');
    expect(await taken('inbound-application', id, 'cancel')).toMatchObject({status: 5, cancelledQuantity: 40});
    const sent = await newApplication(40);
    await taken('inbound-application', sent, 'submit');
    expect(await take('inbound-application', sent, 'ship')).toMatchObject({status: 409});
    await admin.update('inbound-application', sent, {shippedQuantity: 40});
    await taken('inbound-application', sent, 'ship');
    expect(await take('inbound-application', sent, 'cancel')).toMatchObject({status: 409});
  });

  test('[DA-309] cancelling a delivery asks for the reason', async () => {
    const id = await newDelivery();
    expect(errorsOf(await take('delivery-order', id, 'cancel'))).toHaveProperty('reason');
    expect(await taken('delivery-order', id, 'cancel', {reason: 'The flight was cancelled'})).toMatchObject({
      status: 4,
      reason: 'The flight was cancelled',
    });
  });

  test.each([
    ['approve', 1],
    ['reject', 2],
  ] as const)(
    '[DA-258] [DA-305] [DA-306] feedback goes from the start over the warehouse and the approval to its end: %s',
    async (action, approvalResult) => {
      const {id, number} = await kept(
        'difference-feedback',
        {deliveryOrderId: await newDelivery(), differenceQuantity: -3, description: 'Three were missing'},
        {status: 1, approvalResult: null},
      );
      expect(asText(number)).toMatch(/^DIF\d{10}$/);
      const feedback = asNumber(id);
      expect(await take('difference-feedback', feedback, action, {opinion: 'Too soon'})).toMatchObject({status: 409});
      expect(await taken('difference-feedback', feedback, 'submit')).toMatchObject({status: 2});
      expect(await taken('difference-feedback', feedback, 'request-approval')).toMatchObject({status: 3});
      expect(errorsOf(await take('difference-feedback', feedback, action))).toHaveProperty('opinion');
      expect(await taken('difference-feedback', feedback, action, {opinion: 'Counted again'})).toMatchObject({
        status: 4,
        approvalResult,
        opinion: 'Counted again',
      });
    },
  );
});
