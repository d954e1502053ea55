/** Invoices and quotations with their items, as records. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asNumber, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson} from '../harness/world';

let server: RunningServer;
let admin: Client;
let order: Json;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const {id: memberId, proId} = await makeMember(admin);
  order = await admin.create('order', {memberId, proId, currency: 'EUR'});
});
afterAll(async () => {
  await server.stop();
});

/** What is entered; what follows from it stands in `amounts.test.ts`. */
const TOTALS = {
  apoShippingFee: '12.00',
  additionalCosts: '8.00',
  firstOrderDiscount: '10.00',
  promoCode: 'SPRING',
  promoDiscount: '5.00',
  specialGroupOffer: '4.00',
  pointsDeduction: '3.00',
  couponDiscount: '6.00',
  orderDiscount: '2.00',
  extraDiscount: '1.00',
  userLevelDiscount: '9.00',
};

const HEAD = {
  poNumber: 'PO-77',
  reference: 'Spring fair',
  hsCode: '7117.19.90',
  billTo: 'Ann Field\n1 Market Street',
  shipTo: 'Bob Field\n2 Mill Lane',
  currency: 'EUR',
  language: 'de',
};

const ITEM = {
  artwork: '/files/design.png',
  description: 'Enamel pins, 30 mm',
  qty: 500,
  currency: 'EUR',
  unitPrice: '0.8250',
  moldFee: '40.00',
  extraFeeKind: 0,
  extraFee: '25.00',
  tariffSurcharge: '22.50',
  deliveryDiscount: '15.00',
  amount: '485.00',
  remark: 'Two colours on the back',
};

const EXTRA_FEES = [
  'Rush fee',
  'Silk-screen print fee',
  'Back mould fee',
  'Printed charge',
  'Zinc die-casting material cost',
  'Extra freight',
  'Licensed product fee',
  'Quantity',
];

function belonging(): Json {
  return {orderId: idOf(order), proId: asNumber(order.proId), currency: 'EUR'};
}

async function invoice(values: Json = {}): Promise<number> {
  return idOf(
    await admin.create('invoice', {...belonging(), invoiceDate: '2026-05-04', billTo: 'Ann Field', ...values}),
  );
}

async function quotation(values: Json = {}): Promise<number> {
  return idOf(
    await admin.create('quotation', {
      ...belonging(),
      quotationDate: '2026-05-04',
      validUntil: '2026-06-04',
      billTo: 'Ann Field',
      ...values,
    }),
  );
}

describe('an invoice', () => {
  test(`[DA-270] [DA-272] [DA-273] [CO-328]
    has its header, its totals with every adjustment, estimated ship date, notes and payment status`, async () => {
    const values = {
      ...HEAD,
      ...TOTALS,
      invoiceDate: '2026-05-04',
      estimatedShipDate: '2026-05-28',
      notes: 'Call before delivery',
      payLaterType: 4,
    };
    const record = await admin.get('invoice', await invoice({...values, items: [ITEM]}));
    expect(record).toMatchObject({...values, ...belonging(), number: null});
    expect(record).toMatchObject({subtotal: '485.00', taxPrice: '0.00', finalTotal: '465.00'});
  });

  test(`[DA-271] [CO-318] [CO-327]
    has items with artwork, description, quantity, remark and the fees that make their amount`, async () => {
    const invoiceId = await invoice(HEAD);
    const id = idOf(await admin.create('invoice-item', {invoiceId, ...ITEM}));
    expect(await admin.get('invoice-item', id)).toMatchObject({invoiceId, ...ITEM});
    expect(await admin.get('invoice', invoiceId)).toMatchObject({...HEAD, number: null, invoiceDate: '2026-05-04'});
    expect(
      await admin.rest('POST', 'invoice-item', {
        invoiceId,
        description: ' ',
        qty: 0,
        extraFee: '-1',
        unitPrice: '0.123456',
        extraFeeKind: 9,
      }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          description: 'Enter the description',
          qty: 'The quantity is at least 1',
          extraFee: 'An amount is not negative and has at most the decimals of its currency',
          extraFeeKind: expect.any(String),
        },
      },
    });
  });

  test('[DA-275] [CO-329] has extra fees of eight kinds, numbered in their order', async () => {
    const invoiceId = await invoice();
    for (const [extraFeeKind] of EXTRA_FEES.entries())
      await admin.create('invoice-item', {invoiceId, ...ITEM, extraFeeKind});
    for (const extraFeeKind of [-1, EXTRA_FEES.length])
      expect(await admin.rest('POST', 'invoice-item', {invoiceId, ...ITEM, extraFeeKind})).toMatchObject({
        status: 422,
        body: {errors: {extraFeeKind: expect.any(String)}},
      });
    const filter = encodeURIComponent(JSON.stringify({invoiceId}));
    const {text} = await admin.rest(
      'GET',
      `invoice-item/actions/export?format=csv&filter=${filter}&columns=extraFeeKind&sort=["sort","ASC"]`,
    );
    expect(text.trim().split(/\r?\n/).slice(1)).toEqual(EXTRA_FEES);
  });

  test('says at its fields what is wrong, in both languages', async () => {
    expect(
      await admin.rest('POST', 'invoice', {...belonging(), orderId: null, hsCode: 'pins', shippingFee: '-1'}),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          invoiceDate: 'Choose the date',
          billTo: 'Enter whom it is billed to',
          hsCode: 'An HS code is digits and dots',
          shippingFee: 'An amount is not negative and has at most the decimals of its currency',
        },
      },
    });
    const bill = {proId: asNumber(order.proId), invoiceDate: '2026-05-04', billTo: 'Ann'};
    expect(await admin.rest('POST', 'invoice', bill)).toMatchObject({
      status: 422,
      body: {errors: {orderId: 'Choose an order or a link order, one of both'}},
    });
    expect(await admin.speaking('zh').rest('POST', 'invoice', {})).toMatchObject({
      status: 422,
      body: {errors: {proId: '请选择平台', invoiceDate: '请选择日期', billTo: '请输入账单地址'}},
    });
  });

  test('[DA-314] [CO-319] cannot be changed once it is confirmed, nor can its items; its payment goes on', async () => {
    const invoiceId = await invoice();
    const item = idOf(await admin.create('invoice-item', {invoiceId, ...ITEM}));
    await admin.action('invoice', 'confirm', {ids: [invoiceId]});
    for (const values of [{billTo: 'Somebody else'}, {orderDiscount: '1.00'}, {notes: 'late'}])
      expect((await admin.rest('PUT', `invoice/${invoiceId}`, values)).status).toBeGreaterThanOrEqual(400);
    const message = expect.stringMatching(/^It has the number INV\d+-\d{10}, which must not be missing/);
    expect(await admin.rest('DELETE', `invoice/${invoiceId}`)).toMatchObject({status: 409, body: {message}});
    const locked = '“Items” cannot be changed in the present state of the record “Invoice”.';
    expect(await admin.rest('PUT', `invoice-item/${item}`, {qty: 1})).toMatchObject({
      status: 409,
      body: {message: locked},
    });
    expect(await admin.rest('DELETE', `invoice-item/${item}`)).toMatchObject({status: 409, body: {message: locked}});
    expect(await admin.speaking('zh').rest('POST', 'invoice-item', {invoiceId, ...ITEM})).toMatchObject({
      status: 409,
      body: {message: '“发票”在当前状态下不能修改“明细”'},
    });
    expect(await admin.rest('PUT', `invoice/${invoiceId}`, {items: []})).toMatchObject({
      status: 422,
      body: {errors: {items: 'This field cannot be changed in the present state.'}},
    });
    expect(await admin.get('invoice', invoiceId)).toMatchObject({
      billTo: 'Ann Field',
      finalTotal: '485.00',
      confirmStatus: 1,
    });
    expect(await admin.get('invoice-item', item)).toMatchObject({qty: 500});
    expect(await admin.update('invoice', invoiceId, {payLaterType: 4})).toMatchObject({payLaterType: 4});
  });

  test('is seen on its platform, by its salesman, and its addresses by whoever may see personal data', async () => {
    const person = await makePerson(admin, {
      rights: {'invoice.read': 'platform', 'invoice-item.read': 'platform'},
      platformIds: [asNumber(order.proId)],
    });
    const stranger = await makePerson(admin, {rights: {'invoice.read': 'platform', 'invoice-item.read': 'platform'}});
    const salesman = await makePerson(admin, {rights: {'invoice.read': 'own', 'invoice.read-personal': 'own'}});
    const invoiceId = await invoice({salesmanId: salesman.id});
    const item = idOf(await admin.create('invoice-item', {invoiceId, ...ITEM}));
    expect(await person.client.get('invoice', invoiceId)).not.toHaveProperty('billTo');
    expect(await person.client.get('invoice-item', item)).toMatchObject({qty: 500});
    expect(await salesman.client.get('invoice', invoiceId)).toMatchObject({billTo: 'Ann Field'});
    expect((await stranger.client.rest('GET', `invoice/${invoiceId}`)).status).toBe(404);
    expect((await stranger.client.rest('GET', `invoice-item/${item}`)).status).toBe(404);
  });
});

describe('a quotation', () => {
  test(`[DA-274] [CO-330]
    has the invoice fields plus order, valid-until, contacts, currency, terms, quantity, tariff surcharge and setup
    fee`, async () => {
    const values = {
      ...HEAD,
      ...TOTALS,
      quotationDate: '2026-05-04',
      validUntil: '2026-06-04',
      contacts: 'Ann Field, Bob Field',
      terms: 'Free artwork.',
      setupFee: '30.00',
      estimatedShipDate: '2026-05-28',
      notes: 'Second draft',
      giftVoucher: '20.00',
      amountPaid: '200.00',
    };
    const id = await quotation({...values, items: [ITEM]});
    expect(await admin.get('quotation', id)).toMatchObject({
      ...values,
      ...belonging(),
      number: expect.stringMatching(/^QUO\d{4}\d{6}$/),
    });
    const item = {...ITEM, quotationId: id, setupFee: '30.00', amount: '515.00'};
    expect(await admin.get('quotation-item', idOf(await admin.create('quotation-item', item)))).toMatchObject(item);
  });

  test('does not end before it begins', async () => {
    expect(
      await admin.rest('POST', 'quotation', {
        ...belonging(),
        quotationDate: '2026-05-04',
        validUntil: '2026-05-03',
        billTo: 'Ann',
      }),
    ).toMatchObject({status: 422, body: {errors: {validUntil: 'It cannot end before its date'}}});
  });
});
