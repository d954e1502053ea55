/** What an invoice or quotation comes to follows from its items, fees, discounts and tax, and is typed by nobody. */
import {dayIn, numberText, seriesOf} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import {makeApprovers} from '../harness/approvers';
import type {Client} from '../harness/client';
import {asNumber, asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, uniqueName} from '../harness/world';

const KINDS = ['invoice', 'quotation'] as const;
type Kind = (typeof KINDS)[number];

const ITEM = {
  description: 'Enamel pins, 30 mm',
  qty: 500,
  unitPrice: '0.8250',
  moldFee: '40.00',
  extraFee: '25.00',
  tariffSurcharge: '22.50',
  deliveryDiscount: '15.00',
};
const FEES = {apoShippingFee: '12.00', additionalCosts: '8.00', taxRate: '0.08875'};
const DISCOUNTS = {promoDiscount: '20.00', pointsDeduction: '15.00', orderDiscount: '25.00'};

const OTHER_CURRENCY = {
  invoice: {
    en: 'The invoice is in another currency than its order; take the currency of the order',
    zh: '发票与订单的货币不同；请改用订单的货币',
  },
  quotation: {
    en: 'The order has another inquiry, another member or another currency',
    zh: '此订单的询盘、会员或货币与报价单不同',
  },
} as const;

let server: RunningServer;
let admin: Client;
let approve: (refundId: number) => Promise<void>;
let order: Json;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  approve = await makeApprovers(admin);
  const {id: memberId, proId} = await makeMember(admin);
  order = await admin.create('order', {memberId, proId});
});
afterAll(async () => {
  await server.stop();
});

function head(kind: Kind): Json {
  const dates =
    kind === 'invoice' ? {invoiceDate: '2026-05-04'} : {quotationDate: '2026-05-04', validUntil: '9999-06-04'};
  return {orderId: idOf(order), proId: asNumber(order.proId), billTo: 'Ann Field', ...dates};
}

async function make(kind: Kind, values: Json): Promise<number> {
  return idOf(await admin.create(kind, {...head(kind), ...values}));
}

async function refusals(kind: Kind, values: Json): Promise<unknown> {
  const {status, body} = await admin.rest('POST', kind, {...head(kind), ...values});
  expect(status).toBe(422);
  return asObject(body).errors;
}

async function itemsOf(kind: Kind, id: number): Promise<unknown> {
  return (await admin.rest('GET', `${kind}/${id}?lines=items`)).body;
}

describe.each(KINDS)('the amounts of the %s', kind => {
  test('[DA-271] [DA-272] [CO-328] follow from what is entered, each rounded once', async () => {
    const id = await make(kind, {...FEES, ...DISCOUNTS, items: [ITEM]});
    const expected = {
      subtotal: '485.00',
      netAmount: '505.00',
      discountTotal: '60.00',
      taxPrice: '39.49',
      finalTotal: '484.49',
    };
    expect(await admin.get(kind, id)).toMatchObject(expected);
    await admin.update(kind, id, {finalTotal: '1.00', taxPrice: '2.00', subtotal: '3.00'});
    expect(await admin.get(kind, id)).toMatchObject(expected);
    const changed = {items: [ITEM, {...ITEM, qty: 201, unitPrice: '0.0050', moldFee: '0.00', extraFee: '0.00'}]};
    await admin.update(kind, id, changed);
    expect(await itemsOf(kind, id)).toMatchObject({
      items: [{amount: '485.00'}, {amount: '8.51'}],
      subtotal: '493.51',
      taxPrice: '40.25',
      finalTotal: '493.76',
    });
  });

  test('are rounded half up to the digits of their currency', async () => {
    const plain = {description: 'Pins', currency: 'GBP'};
    const cents = await make(kind, {items: [{...plain, qty: 201, unitPrice: '0.0050'}]});
    expect(await itemsOf(kind, cents)).toMatchObject({finalTotal: '1.01', items: [{currency: 'USD'}]});
    const {memberId, proId} = order;
    const inYen = idOf(await admin.create('order', {memberId: asNumber(memberId), proId, currency: 'JPY'}));
    const items = [{...plain, qty: 7, unitPrice: '12.3456'}];
    const yen = await make(kind, {orderId: inYen, currency: 'JPY', taxRate: '0.1', items});
    expect(await admin.get(kind, yen)).toMatchObject({subtotal: '86.00', taxPrice: '9.00', finalTotal: '95.00'});
  });

  test('are in the currency of the order, and in no other', async () => {
    const message = OTHER_CURRENCY[kind];
    for (const [client, told] of [
      [admin, message.en],
      [admin.speaking('zh'), message.zh],
    ] as const) {
      const {status, body} = await client.rest('POST', kind, {...head(kind), currency: 'EUR'});
      expect([status, asObject(body).errors]).toEqual([422, {orderId: told}]);
    }
    const id = await make(kind, {items: [ITEM]});
    const changed = await admin.rest('PUT', `${kind}/${id}`, {currency: 'EUR'});
    expect([changed.status, Object.keys(asObject(asObject(changed.body).errors))]).toEqual([422, ['orderId']]);
    expect(await admin.get(kind, id)).toMatchObject({currency: 'USD'});
  });

  test('take the price of a whole lot as it is, and say what a piece costs', async () => {
    const id = await make(kind, {items: [{description: 'Pins', qty: 300, priceBasis: 'lot', unitPrice: '100.00'}]});
    expect(await itemsOf(kind, id)).toMatchObject({
      items: [{amount: '100.00', piecePrice: '0.3333'}],
      finalTotal: '100.00',
    });
  });

  test('are never below zero: the discount that is above what is left is refused at its field', async () => {
    const items = [ITEM];
    expect(
      await refusals(kind, {items, promoDiscount: '400.00', couponDiscount: '85.01', extraDiscount: '5.00'}),
    ).toEqual({couponDiscount: 'A discount is at most what is left: 85.00'});
    const id = await make(kind, {items, promoDiscount: '400.00', couponDiscount: '85.00'});
    expect(await admin.get(kind, id)).toMatchObject({finalTotal: '0.00'});
    expect((await admin.rest('PUT', `${kind}/${id}`, {items: []})).status).toBe(422);
    expect(await refusals(kind, {items: [{...ITEM, deliveryDiscount: '500.01'}]})).toEqual({
      'items[0].deliveryDiscount': 'It is at most what the line comes to',
    });
    expect(await refusals(kind, {items, apoShippingFee: '1.00', shippingFee: '1.00'})).toEqual({
      apoShippingFee: 'Enter a shipping fee or an APO shipping fee, not both',
    });
    const {body} = await admin.speaking('zh').rest('POST', kind, {...head(kind), items, promoDiscount: '485.01'});
    expect(asObject(body).errors).toEqual({promoDiscount: '优惠不能超过余下的 485.00'});
  });
});

test('the products of an order are rounded alike, and may be priced by the lot', async () => {
  const {id: memberId, proId} = await makeMember(admin);
  const products = [
    {name: 'Pin', quantity: 201, unitPrice: '0.0050', toolingCharge: '1.00'},
    {name: 'Coin', quantity: 3, unitPrice: '100.00', priceBasis: 'lot', additionalCharge: '2.00'},
  ];
  const {body} = await admin.rest(
    'GET',
    `order/${idOf(await admin.create('order', {memberId, proId, products}))}?lines=products`,
  );
  expect(body).toMatchObject({
    products: [{amount: '2.01'}, {amount: '102.00', piecePrice: '33.3333'}],
    productTotal: '104.01',
  });
});

describe('what is due of an invoice', () => {
  async function orderOf(shippingFee: string): Promise<Json & {readonly id: number}> {
    const {id: memberId, proId} = await makeMember(admin);
    return {id: idOf(await admin.create('order', {memberId, proId, shippingFee})), proId};
  }

  async function act(entity: string, action: string, id: number): Promise<void> {
    await admin.mustRest('POST', `${entity}/actions/${action}`, {ids: [id]});
  }

  async function pay(orderId: number, amount: string, method = 3): Promise<void> {
    const values = {orderId, amount, method, receivedOn: '2026-05-06'};
    await act('payment', 'confirm', idOf(await admin.create('payment', values)));
  }

  async function payBack(orderId: number, refundAmount: string): Promise<void> {
    const values = {orderId, refundAmount, refundType: 1, refundReason: 4, paymentMethod: 'PayPal'};
    const id = idOf(await admin.create('refund-order', values));
    await approve(id);
    await act('refund-order', 'refund-in-part', id);
  }

  async function invoiceOf({id: orderId, proId}: Json, values: Json): Promise<number> {
    return make('invoice', {orderId, proId, ...values});
  }

  async function due(id: number): Promise<Json> {
    const {amountCredited, giftVoucher, amountPaid, balanceDue, paymentStatus} = await admin.get('invoice', id);
    return {amountCredited, giftVoucher, amountPaid, balanceDue, paymentStatus};
  }

  test('[DA-313] [CO-755] follows from payments, vouchers, refunds and credit memos', async () => {
    const sold = await orderOf('484.49');
    const id = await invoiceOf(sold, {...FEES, ...DISCOUNTS, items: [ITEM]});
    expect(await due(id)).toMatchObject({balanceDue: '484.49', paymentStatus: 'unpaid'});
    await act('invoice', 'confirm', id);
    await pay(sold.id, '50.00', 5);
    await pay(sold.id, '200.00');
    expect(await due(id)).toEqual({
      amountCredited: '0.00',
      giftVoucher: '50.00',
      amountPaid: '200.00',
      balanceDue: '234.49',
      paymentStatus: 'partial',
    });
    const typed = {amountPaid: '484.49', giftVoucher: '1.00', balanceDue: '0.00', paymentStatus: 'paid'};
    await admin.update('invoice', id, typed);
    expect(await due(id)).toMatchObject({balanceDue: '234.49', paymentStatus: 'partial'});
    await payBack(sold.id, '20.00');
    expect(await due(id)).toEqual({
      amountCredited: '20.00',
      giftVoucher: '50.00',
      amountPaid: '180.00',
      balanceDue: '234.49',
      paymentStatus: 'partial',
    });
    await act('order', 'receive-payment', sold.id);
    expect(await due(id)).toMatchObject({balanceDue: '0.00', paymentStatus: 'paid'});
  });

  test('is nothing after what was paid too much is paid back', async () => {
    const sold = await orderOf('100.00');
    const items = [{description: 'Pins', qty: 1, unitPrice: '100.00'}];
    const id = await invoiceOf(sold, {items});
    await pay(sold.id, '130.00');
    expect(await due(id)).toMatchObject({balanceDue: '-30.00', paymentStatus: 'paid'});
    await payBack(sold.id, '30.00');
    expect(await due(id)).toMatchObject({amountCredited: '0.00', amountPaid: '100.00', balanceDue: '0.00'});
  });

  test('is shared out among the invoices of an order, the confirmed ones first', async () => {
    const sold = await orderOf('90.00');
    const of = (unitPrice: string) => invoiceOf(sold, {items: [{description: 'Pins', qty: 1, unitPrice}]});
    const [first, second] = [await of('40.00'), await of('50.00')];
    await pay(sold.id, '45.00');
    expect([await due(first), await due(second)]).toMatchObject([{balanceDue: '0.00'}, {balanceDue: '45.00'}]);
    await act('invoice', 'confirm', second);
    expect([await due(first), await due(second)]).toMatchObject([
      {amountPaid: '0.00', paymentStatus: 'unpaid'},
      {amountPaid: '45.00', paymentStatus: 'partial'},
    ]);
    await admin.remove('invoice', first);
    await pay(sold.id, '10.00');
    expect(await due(second)).toMatchObject({balanceDue: '-5.00', paymentStatus: 'paid'});
  });

  test('an order is not cancelled while a confirmed invoice is not credited', async () => {
    const sold = await orderOf('40.00');
    const id = await invoiceOf(sold, {items: [{description: 'Pins', qty: 1, unitPrice: '40.00'}]});
    await act('invoice', 'confirm', id);
    expect(await admin.rest('POST', 'order/actions/cancel', {ids: [sold.id]})).toMatchObject({
      status: 409,
      body: {message: 'Pay back what was received and credit the confirmed invoices before the order is cancelled'},
    });
    const memo = (amount: string) =>
      admin.create('credit-memo', {
        orderId: sold.id,
        invoiceId: id,
        creditDate: '2026-05-06',
        reason: 'Order cancelled',
        items: [{description: 'Pins', amount}],
      });
    await act('credit-memo', 'confirm', idOf(await memo('40.00')));
    expect(await due(id)).toMatchObject({amountCredited: '40.00', balanceDue: '0.00', paymentStatus: 'credited'});
    const refused = await admin.rest('POST', 'order/actions/receive-payment', {ids: [sold.id]});
    expect(refused).toMatchObject({
      status: 409,
      body: {message: 'All of this order was credited; nothing is left to be paid'},
    });
    const address = `/rest/invoice/${id}/documents/invoice?format=tree&language=`;
    expect(JSON.stringify((await admin.request('GET', `${address}en`)).body)).toMatch(/"Credited".*"Balance due"/);
    expect(JSON.stringify((await admin.request('GET', `${address}zh`)).body)).toContain('已贷记');
    await act('order', 'cancel', sold.id);
  });
});

describe('a paper made of an order', () => {
  const PRODUCTS = [
    {name: 'Pin', quantity: 500, unitPrice: '0.8250', toolingCharge: '40.00', tariffSurcharge: '22.50'},
    {name: 'Box', quantity: 201, unitPrice: '0.0050', additionalCharge: '7.00', deliveryDiscount: '1.00'},
    {name: 'Lot', quantity: 3, unitPrice: '99.99', priceBasis: 'lot', extraFee: '25.00', extraFeeKind: 1},
  ];

  test('comes to what the order does, with its addresses, and an order is billed once', async () => {
    const {id: memberId, proId} = await makeMember(admin);
    const {id: country} = await admin.first('country', {code: 'DE'});
    const sold = await admin.create('order', {
      memberId,
      proId,
      products: PRODUCTS,
      shippingFee: '12.00',
      additionalCosts: '8.00',
      discount: '25.00',
      taxPrice: '53.07',
      purchaseOrderNumber: 'PO-7',
      billFirstName: 'Ann',
      billLastName: 'Field',
      billAddress1: 'Hauptstr. 5',
      billCity: 'Berlin',
      billZip: '10115',
      billCountryId: country,
    });
    const {orderTotal} = await admin.get('order', idOf(sold));
    for (const kind of KINDS) {
      const id = idOf(asObject(await admin.mustRest('POST', `${kind}?from=order:${idOf(sold)}`, {})));
      expect(await itemsOf(kind, id)).toMatchObject({
        finalTotal: orderTotal,
        taxPrice: '53.07',
        poNumber: 'PO-7',
        items: PRODUCTS.map(({name: description, quantity: qty}) => ({description, qty})),
      });
      expect(String((await admin.get(kind, id)).billTo)).toMatch(/^Ann Field\nHauptstr\. 5\n10115 Berlin\n/);
    }
    const {status, body} = await admin.rest('POST', `invoice?from=order:${idOf(sold)}`, {});
    expect([status, body]).toEqual([409, {message: 'Nothing is left: all of it was made already.'}]);
    expect((await admin.rest('POST', 'quotation?from=order:999999999', {})).status).toBe(404);
  });
});

describe('the number of an invoice', () => {
  /** `INVOICE_COUNT=200` is the measure of a busy minute. */
  const COUNT = Number(process.env.INVOICE_COUNT ?? 24);

  const confirm = (id: number) => admin.rest('POST', 'invoice/actions/confirm', {ids: [id]});

  async function drafts(proId: number, count: number): Promise<readonly number[]> {
    const made = Array.from({length: count}, () => make('invoice', {proId, items: [ITEM]}));
    return Promise.all(made);
  }

  async function numberOf(id: number): Promise<string> {
    return String((await admin.get('invoice', id)).number);
  }

  test('is drawn when it is confirmed, in the series of its platform, none missing, however many at once', async () => {
    const proId = idOf(await admin.create('project', {proName: uniqueName('Numbers'), timeZone: 'Asia/Tokyo'}));
    const ids = await drafts(proId, COUNT);
    const [gone = 0, ...rest] = ids;
    await admin.remove('invoice', gone);
    const answers = await Promise.all([...rest, ...rest].map(confirm));
    expect(answers.map(({status}) => status).sort()).toEqual([...rest.map(() => 200), ...rest.map(() => 409)]);
    const day = dayIn(new Date().toISOString(), 'Asia/Tokyo');
    const year = day.slice(0, 4);
    const expected = rest.map((_, index) => `INV${proId}-${year}${String(index + 1).padStart(6, '0')}`);
    expect((await Promise.all(rest.map(numberOf))).sort()).toEqual(expected);
    expect(await admin.get('invoice', rest[0] ?? 0)).toMatchObject({invoiceDate: day});
    expect((await admin.rest('DELETE', `invoice/${rest[0]}`)).status).toBe(409);
  });

  test('is of the year that the clocks of its platform show', () => {
    const number = loadModel().entity('invoice').field.number?.number;
    if (!number) throw new Error('Invoices have no numbers.');
    const at = '2026-12-31T23:30:00.000Z';
    const drawn = {at, per: 4, zone: 'Europe/Berlin'};
    expect([numberText(number, drawn, 1), seriesOf(number, drawn)]).toEqual(['INV4-2027000001', '2027/4']);
    expect(numberText(number, {...drawn, zone: 'America/New_York'}, 7)).toBe('INV4-2026000007');
  });
});
