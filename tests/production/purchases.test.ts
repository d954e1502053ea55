/** What is bought: approved by somebody else, ordered, received in parts, and never more than may come. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName, type Person} from '../harness/world';

let server: RunningServer;
let admin: Client;
let buyer: Person;
let approver: Person;
let supplierId: number;
let purchaseTypeId: number;

const RIGHTS = ['read', 'create', 'update', 'read-confidential', 'submit', 'order', 'close', 'close-short', 'cancel'];
const LABELS = ['supplier', 'amount', 'quantity', 'deliveryDate', 'paymentState', 'remark'];

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  supplierId = idOf(await admin.create('supplier', {name: uniqueName('supplier')}));
  purchaseTypeId = idOf(await admin.first('purchase-type'));
  const labels = LABELS.flatMap(label => [`purchase-order.view.${label}`, `purchase-order.edit.${label}`]);
  const rights = [
    ...RIGHTS.map(action => `purchase-order.${action}`),
    ...labels.filter(right => right !== 'purchase-order.edit.amount'),
    'purchase-receipt.read',
    'purchase-receipt.create',
    'purchase-receipt.post',
    'purchase-receipt.void',
    'supplier.read',
    'purchase-type.read',
  ];
  const all = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, 'all' as const]));
  buyer = await makePerson(admin, {rights: all(rights)});
  approver = await makePerson(admin, {
    rights: all(['purchase-order.read', 'purchase-order.approve', 'purchase-order.refuse']),
  });
});
afterAll(async () => {
  await server.stop();
});

const ITEMS = [
  {name: 'Clutches', quantity: 100, unitPrice: '0.0600'},
  {name: 'Cards', quantity: 50, unitPrice: '0.0900'},
];

async function purchase(values: Json = {}): Promise<{readonly id: number; readonly items: readonly number[]}> {
  const id = idOf(await admin.create('purchase-order', {supplierId, purchaseTypeId, items: ITEMS, ...values}));
  const {items} = asObject(await admin.mustRest('GET', `purchase-order/${id}?lines=items`));
  return {id, items: asList(items).map(each => idOf(asObject(each)))};
}

const take = async (client: Client, id: number, action: string, values: Json = {}): Promise<number> =>
  (await client.rest('POST', `purchase-order/actions/${action}`, {ids: [id], values})).status;

async function ordered(values: Json = {}) {
  const made = await purchase(values);
  expect(await take(buyer.client, made.id, 'submit')).toBe(200);
  expect(await take(approver.client, made.id, 'approve')).toBe(200);
  expect(await take(buyer.client, made.id, 'order', {deliveryDate: '2031-05-05'})).toBe(200);
  return made;
}

async function receipt(purchaseOrderId: number, items: readonly Json[]): Promise<number> {
  return idOf(await admin.create('purchase-receipt', {purchaseOrderId, receivedOn: '2031-05-04', items}));
}

const post = (id: number) => admin.rest('POST', 'purchase-receipt/actions/post', {ids: [id]});

test('what is bought is approved by another person before it is ordered', async () => {
  const {id} = await purchase();
  expect(await admin.get('purchase-order', id)).toMatchObject({amount: '10.50', orderedQuantity: 150, openCount: 2});
  expect(await take(buyer.client, id, 'order')).toBe(409);
  expect(await take(buyer.client, id, 'submit')).toBe(200);
  expect(await take(buyer.client, id, 'approve')).toBe(403);
  expect(await take(approver.client, id, 'refuse')).toBe(422);
  expect(await take(approver.client, id, 'refuse', {refusalReason: 'Enough of it'})).toBe(200);
  expect(await take(buyer.client, id, 'submit')).toBe(200);
  expect((await admin.rest('PUT', `purchase-order/${id}`, {currency: 'EUR'})).status).toBe(422);
  expect(await take(approver.client, id, 'approve')).toBe(200);
  expect(await admin.get('purchase-order', id)).toMatchObject({status: 'approved', approvedById: approver.id});
});

test('it is received in parts, and no more than was ordered', async () => {
  const {id, items} = await ordered();
  const [first = 0, second = 0] = items;
  const half = await receipt(id, [{orderItemId: first, quantity: 60}]);
  expect(await admin.get('purchase-order', id)).toMatchObject({receivedQuantity: 0});
  expect((await post(half)).status).toBe(200);
  expect(await admin.get('purchase-order', id)).toMatchObject({receivedQuantity: 60, openCount: 2});
  const much = await receipt(id, [
    {orderItemId: second, quantity: 50},
    {orderItemId: first, quantity: 41},
  ]);
  const refused = await post(much);
  expect([refused.status, asObject(refused.body).message]).toEqual([
    409,
    'Of “Clutches” no more than 100 may be received in all',
  ]);
  expect(await admin.get('purchase-order', id)).toMatchObject({receivedQuantity: 60});
  expect(await take(buyer.client, id, 'close')).toBe(409);
  expect(await take(buyer.client, id, 'cancel')).toBe(409);
  const rest = await receipt(id, [
    {orderItemId: first, quantity: 40},
    {orderItemId: second, quantity: 50},
  ]);
  expect((await post(rest)).status).toBe(200);
  expect(await take(buyer.client, id, 'close')).toBe(200);
});

test('beyond what was ordered comes what the order allows; a voided receipt no longer counts', async () => {
  const {id, items} = await ordered({tolerance: '0.05'});
  const [first = 0] = items;
  const over = await receipt(id, [{orderItemId: first, quantity: 105}]);
  expect((await post(over)).status).toBe(200);
  expect((await post(await receipt(id, [{orderItemId: first, quantity: 1}]))).status).toBe(409);
  await admin.action('purchase-receipt', 'void', {ids: [over]});
  expect(await admin.get('purchase-order', id)).toMatchObject({receivedQuantity: 0});
});

test('of receipts at once no more is posted than may come', async () => {
  const {id, items} = await ordered();
  const [first = 0] = items;
  const receipts: number[] = [];
  for (let index = 0; index < 8; index += 1) receipts.push(await receipt(id, [{orderItemId: first, quantity: 30}]));
  const answers = await Promise.all(receipts.map(async each => (await post(each)).status));
  expect(answers.filter(status => status === 200)).toHaveLength(3);
  expect(await admin.get('purchase-order', id)).toMatchObject({receivedQuantity: 90});
});

test('[CO-451] each label of a purchase order is seen and changed by its own right', async () => {
  const fields = {
    supplier: 'supplierId',
    quantity: 'tolerance',
    deliveryDate: 'deliveryDate',
    remark: 'remark',
  } as const;
  const values = {supplierId, tolerance: '0.0500', deliveryDate: '2031-05-05', remark: 'Soon'};
  const {id} = await purchase(values);
  for (const [label, field] of Object.entries(fields)) {
    const base = {'purchase-order.read': 'all', 'purchase-order.update': 'all', 'supplier.read': 'all'} as const;
    const blind = await makePerson(admin, {rights: base});
    expect(Object.keys(await blind.client.get('purchase-order', id))).not.toContain(field);
    const seeing = await makePerson(admin, {rights: {...base, [`purchase-order.view.${label}`]: 'all'}});
    expect(await seeing.client.get('purchase-order', id)).toMatchObject({[field]: values[field]});
    const other = {supplierId, tolerance: '0.1000', deliveryDate: '2031-06-06', remark: 'Later'}[field];
    const send = {[field]: field === 'supplierId' ? null : other};
    const refused = await seeing.client.rest('PUT', `purchase-order/${id}`, send);
    expect([field, refused.status]).toEqual([field, 422]);
  }
});

test('[CO-673] the prices of a purchase order are exported for its supplier to confirm', async () => {
  const {id, items} = await purchase();
  const path = '/excel/purchase/exportPurchaseOrderPriceConfirm';
  const [first = 0] = items;
  await admin.update('purchase-order-item', first, {unitPrice: '0.0700'});
  const answer = asObject((await admin.request('POST', `/api${path}`, {id})).body);
  const {number} = await admin.get('purchase-order', id);
  expect(answer).toMatchObject({
    number,
    amount: '11.50',
    items: [
      {name: 'Clutches', quantity: 100, unitPrice: '0.0700', amount: '7.00'},
      {name: 'Cards', quantity: 50, unitPrice: '0.0900', amount: '4.50'},
    ],
  });
  const workbook = await fetch(server.url + String(answer.workbook), {headers: {token: admin.token ?? ''}});
  expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
  expect((await (await makePerson(admin)).client.call(path, {id})).code).toBe('403');
  expect((await admin.call(path, {id: 999_999_999})).code).toBe('404');
});
