/** An invoice is made from its order: what is known there is filled in, and the rest of it is known, too. */
import {signInAdmin} from '../harness/administrator';
import type {Answer, Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson} from '../harness/world';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const PIN = {
  name: 'Enamel pin',
  description: '30 mm, gold',
  quantity: 100,
  unitPrice: '1.5000',
  toolingCharge: '40.00',
};
const PATCH = {name: 'Patch', quantity: 60, priceBasis: 'lot', unitPrice: '90.00', extraFee: '12.00'};
const ADDRESS = {
  billFirstName: 'Ann',
  billLastName: 'Field',
  billAddress1: '1 Mill Lane',
  billCity: 'Portland',
  billZip: '97201',
};

async function makeOrder(values: Json = {}): Promise<number> {
  const {id: memberId, proId} = await makeMember(admin);
  const order = await admin.create('order', {
    memberId,
    proId,
    currency: 'USD',
    purchaseOrderNumber: 'PO-7',
    shippingFee: '20.00',
    discount: '6.00',
    products: [PIN, PATCH],
    ...ADDRESS,
    ...values,
  });
  return idOf(order);
}

const offered = (order: number, who = admin): Promise<Answer> =>
  who.rest('GET', `invoice/actions/proposal?from=order:${order}`);

const make = (order: number, values: Json = {}, seen?: string): Promise<Answer> =>
  admin.rest('POST', `invoice?from=order:${order}${seen === undefined ? '' : `&seen=${seen}`}`, values);

async function proposalOf(
  order: number,
): Promise<{readonly values: Json; readonly items: readonly Json[]; readonly seen: string}> {
  const {status, body} = await offered(order);
  expect(status).toBe(200);
  const {values, seen} = asObject(body);
  return {values: asObject(values), items: asObjects(asObject(values).items), seen: String(seen)};
}

test('what the order knows stands in the invoice: party, number, fees, products, tax', async () => {
  const order = await makeOrder({taxPrice: '18.00'});
  const {values, items} = await proposalOf(order);
  expect(values).toMatchObject({
    orderId: order,
    currency: 'USD',
    poNumber: 'PO-7',
    shippingFee: '20.00',
    orderDiscount: '6.00',
    billTo: expect.stringMatching(/Ann Field\n1 Mill Lane\n.*Portland/s),
  });
  expect(items).toEqual([
    expect.objectContaining({description: 'Enamel pin\n30 mm, gold', qty: 100, unitPrice: '1.5000', moldFee: '40.00'}),
    expect.objectContaining({
      description: 'Patch',
      qty: 60,
      priceBasis: 'lot',
      unitPrice: '90.0000',
      extraFee: '12.00',
    }),
  ]);
  const made = asObject((await make(order)).body);
  const sold = await admin.get('order', order);
  expect(made).toMatchObject({finalTotal: sold.orderTotal, orderId: order, poNumber: 'PO-7'});
});

test('of a part that is invoiced the rest is offered, until nothing is left', async () => {
  const order = await makeOrder();
  const {values, items, seen} = await proposalOf(order);
  const [pin = {}, patch = {}] = items;
  const half = {
    ...values,
    items: [
      {...pin, qty: 40},
      {...patch, qty: 30, unitPrice: '45.00'},
    ],
  };
  expect((await make(order, half, seen)).status).toBe(201);

  const rest = await proposalOf(order);
  expect(rest.values).toMatchObject({shippingFee: '0.00', orderDiscount: '0.00'});
  expect(rest.items).toEqual([
    expect.objectContaining({qty: 60, unitPrice: '1.5000', moldFee: '0.00'}),
    expect.objectContaining({qty: 30, unitPrice: '45.0000', extraFee: '0.00'}),
  ]);
  expect((await make(order)).status).toBe(201);
  const invoices = await admin.list('invoice', {filter: {orderId: order}});
  const sum = invoices.reduce((total, {finalTotal}) => total + Number(finalTotal), 0);
  expect(sum).toBeCloseTo(Number((await admin.get('order', order)).orderTotal), 2);
  for (const answer of [await offered(order), await make(order)])
    expect([answer.status, asObject(answer.body).message]).toEqual([
      409,
      'Nothing is left: all of it was made already.',
    ]);
  const chinese = await admin.speaking('zh').rest('GET', `invoice/actions/proposal?from=order:${order}`);
  expect(asObject(chinese.body).message).toBe('已全部开出，没有剩余');
});

test('of two who were shown the same, the second is told that it has changed, and then what is left', async () => {
  const order = await makeOrder();
  const {values, items, seen} = await proposalOf(order);
  const part = {...values, items: items.slice(0, 1)};
  const answers = await Promise.all([make(order, part, seen), make(order, part, seen)]);
  expect(answers.map(({status}) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({status}) => status === 409);
  expect(asObject(refused?.body).message).toMatch(/has changed meanwhile/);
  expect((await proposalOf(order)).items).toEqual([expect.objectContaining({description: 'Patch', qty: 60})]);
});

test('more than was ordered is refused at the line that asks for it, whichever way it comes', async () => {
  const order = await makeOrder();
  const {values, items} = await proposalOf(order);
  const [pin = {}, patch = {}] = items;
  const {status, body} = await admin.rest('POST', 'invoice', {...values, items: [patch, {...pin, qty: 101}]});
  expect(status).toBe(422);
  expect(asObject(body).errors).toEqual({
    'items[1].qty': 'Order product: Invoices would bill more pieces than are ordered',
  });
  expect(await admin.list('invoice', {filter: {orderId: order}})).toEqual([]);
});

test('an invoice that was credited in full, or deleted, takes nothing from the rest', async () => {
  const order = await makeOrder();
  const invoice = asObject((await make(order)).body);
  await admin.action('invoice', 'confirm', {ids: [idOf(invoice)]});
  const memo = await admin.create('credit-memo', {
    orderId: order,
    invoiceId: idOf(invoice),
    creditDate: '2026-05-05',
    reason: 'Made anew',
    items: [{description: 'All of it', amount: invoice.finalTotal}],
  });
  await admin.action('credit-memo', 'confirm', {ids: [idOf(memo)]});
  expect((await proposalOf(order)).items).toEqual([
    expect.objectContaining({qty: 100}),
    expect.objectContaining({qty: 60}),
  ]);
  const second = asObject((await make(order)).body);
  expect((await offered(order)).status).toBe(409);
  await admin.remove('invoice', idOf(second));
  expect((await proposalOf(order)).items).toHaveLength(2);
});

test('an order out of reach answers as one that is not there, and who makes no invoices is refused', async () => {
  const order = await makeOrder();
  const blind = await makePerson(admin, {rights: {'invoice.create': 'all', 'invoice.read': 'all'}});
  const missing = await blind.client.rest('GET', 'invoice/actions/proposal?from=order:999999999');
  const hidden = await offered(order, blind.client);
  expect([hidden.status, hidden.body]).toEqual([missing.status, missing.body]);
  const reader = await makePerson(admin, {rights: {'order.read': 'all', 'invoice.read': 'all'}});
  expect((await offered(order, reader.client)).status).toBe(403);
});

test('what is no origin is refused with a reason', async () => {
  const order = await makeOrder();
  for (const [query, status] of [
    ['', 400],
    ['?from=order', 400],
    ['?from=order:x', 400],
    [`?from=order:${'9'.repeat(40)}`, 400],
    ['?from=member:1', 404],
    ['?from=nobody:1', 404],
    [`?from=order:${order}`, 200],
  ] as const)
    expect([query, (await admin.rest('GET', `invoice/actions/proposal${query}`)).status]).toEqual([query, status]);
  for (const [from, status] of [
    ['order', 400],
    ['member:1', 404],
    ['nobody:1', 404],
    ['order:999999999999999', 404],
  ] as const)
    expect([from, (await admin.rest('POST', `invoice?from=${from}`, {})).status]).toEqual([from, status]);
});
