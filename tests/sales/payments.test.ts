/** What is paid, paid back and credited decides what is still due, and in which state of payment an order is. */
import {ORDER} from '@emblem/schemas/values';
import {signInAdmin} from '../harness/administrator';
import {makeApprovers} from '../harness/approvers';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {makeMonthly, makePayLater} from '../harness/monthly';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, uniqueName} from '../harness/world';

const {awaitingPayment, receivedPayment, refunding} = ORDER.paymentStatus;

let server: RunningServer;
let admin: Client;
let approve: (refundId: number) => Promise<void>;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  approve = await makeApprovers(admin);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function newOrder(shippingFee: string, more: Json = {}): Promise<number> {
  const {id: memberId, proId} = await makeMember(admin);
  return idOf(await admin.create('order', {memberId, proId, shippingFee, ...more}));
}

async function act(entity: string, action: string, id: number, values: Json = {}): Promise<void> {
  await admin.mustRest('POST', `${entity}/actions/${action}`, {ids: [id], values});
}

async function register(orderId: number, amount: string): Promise<number> {
  return idOf(await admin.create('payment', {orderId, amount, method: 3, receivedOn: '2026-05-06'}));
}

async function pay(orderId: number, amount: string): Promise<number> {
  const id = await register(orderId, amount);
  await act('payment', 'confirm', id);
  return id;
}

async function askBack(orderId: number, refundAmount: string, more: Json = {}): Promise<number> {
  return idOf(
    await admin.create('refund-order', {
      orderId,
      refundAmount,
      refundType: 1,
      refundReason: 4,
      paymentMethod: 'PayPal',
      ...more,
    }),
  );
}

async function payBack(id: number, action = 'refund-in-part'): Promise<void> {
  await approve(id);
  await act('refund-order', action, id);
}

async function money(orderId: number): Promise<Json> {
  const {amountPaid, amountRefunded, amountCredited, balanceDue, paymentStatus} = await admin.get('order', orderId);
  return {amountPaid, amountRefunded, amountCredited, balanceDue, paymentStatus};
}

test('a payment counts once it is confirmed, and has its number from then on, without a gap', async () => {
  const orderId = await newOrder('484.49');
  const first = await register(orderId, '200.00');
  expect(await admin.get('payment', first)).toMatchObject({number: null, status: 1, currency: 'USD'});
  expect(await money(orderId)).toMatchObject({amountPaid: '0.00', balanceDue: '484.49'});
  await act('payment', 'confirm', first);
  expect(await money(orderId)).toMatchObject({
    amountPaid: '200.00',
    balanceDue: '284.49',
    paymentStatus: awaitingPayment,
  });
  const second = await pay(orderId, '50.00');
  expect(await money(orderId)).toMatchObject({amountPaid: '250.00', balanceDue: '234.49'});
  const [one, other] = await Promise.all(
    [first, second].map(async id => String((await admin.get('payment', id)).number)),
  );
  expect(Number(other?.slice(-6)) - Number(one?.slice(-6))).toBe(1);
  expect((await admin.rest('PUT', `payment/${first}`, {amount: '1.00'})).status).toBe(422);
  expect((await admin.rest('DELETE', `payment/${first}`)).status).toBe(409);
});

test('the last payment makes an order paid, a void one opens it again, and so does a product more', async () => {
  const orderId = await newOrder('100.00');
  const id = await pay(orderId, '100.00');
  expect(await money(orderId)).toMatchObject({balanceDue: '0.00', paymentStatus: receivedPayment});
  await act('payment', 'void', id, {voidReason: 'The cheque bounced'});
  expect(await money(orderId)).toMatchObject({
    amountPaid: '0.00',
    balanceDue: '100.00',
    paymentStatus: awaitingPayment,
  });
  await pay(orderId, '100.00');
  await admin.create('order-product', {orderId, name: 'Pin', quantity: 10, unitPrice: '2.50'});
  expect(await money(orderId)).toMatchObject({balanceDue: '25.00', paymentStatus: awaitingPayment});
});

test('receiving the payment of an order or a link order books what is open, and nothing twice', async () => {
  const orderId = await newOrder('100.00');
  await pay(orderId, '30.00');
  await act('order', 'receive-payment', orderId);
  expect(await money(orderId)).toMatchObject({
    amountPaid: '100.00',
    balanceDue: '0.00',
    paymentStatus: receivedPayment,
  });
  const payments = await admin.list('payment', {filter: {orderId}});
  expect(payments.map(({amount, status}) => [amount, status]).sort()).toEqual([
    ['30.00', 2],
    ['70.00', 2],
  ]);
  const {id: memberId, proId} = await makeMember(admin);
  const linkOrderId = idOf(await admin.create('link-order', {memberId, proId, amount: '40.00'}));
  await act('link-order', 'receive-payment', linkOrderId);
  expect(await admin.get('link-order', linkOrderId)).toMatchObject({amountPaid: '40.00', balanceDue: '0.00'});
});

test('a refund that lowers the price confirms its credit memo, so that what is due stays as it was', async () => {
  const orderId = await newOrder('484.49');
  await pay(orderId, '250.00');
  const refund = await askBack(orderId, '20.00', {creditReason: 'Spots in the plating'});
  await payBack(refund);
  expect(await money(orderId)).toEqual({
    amountPaid: '250.00',
    amountRefunded: '20.00',
    amountCredited: '20.00',
    balanceDue: '234.49',
    paymentStatus: awaitingPayment,
  });
  const [memo] = await admin.list('credit-memo', {filter: {orderId}});
  expect(memo).toMatchObject({
    refundOrderId: refund,
    amount: '20.00',
    status: 1,
    reason: 'Spots in the plating',
    number: expect.stringMatching(/^CRM\d+-\d{10}$/),
  });
});

test('a refund of what was paid too much has no credit memo and leaves nothing due', async () => {
  const orderId = await newOrder('100.00');
  await pay(orderId, '130.00');
  expect(await money(orderId)).toMatchObject({balanceDue: '-30.00', paymentStatus: receivedPayment});
  await payBack(await askBack(orderId, '30.00'));
  expect(await money(orderId)).toEqual({
    amountPaid: '130.00',
    amountRefunded: '30.00',
    amountCredited: '0.00',
    balanceDue: '0.00',
    paymentStatus: receivedPayment,
  });
  expect(await admin.list('credit-memo', {filter: {orderId}})).toEqual([]);
});

test('a full refund is of all that is left, and the order is refunded; a partial one leaves it received', async () => {
  const orderId = await newOrder('100.00');
  await pay(orderId, '100.00');
  await payBack(await askBack(orderId, '40.00'));
  expect(await money(orderId)).toMatchObject({balanceDue: '0.00', paymentStatus: receivedPayment});
  const full = await askBack(orderId, '1.00', {refundType: 2});
  expect(await admin.get('refund-order', full)).toMatchObject({refundAmount: '60.00'});
  await payBack(full, 'refund');
  expect(await money(orderId)).toEqual({
    amountPaid: '100.00',
    amountRefunded: '100.00',
    amountCredited: '100.00',
    balanceDue: '0.00',
    paymentStatus: refunding,
  });
  expect((await admin.rest('POST', 'refund-order', {orderId, refundType: 2, refundReason: 4})).body).toMatchObject({
    errors: {refundAmount: 'Nothing is left that could be paid back.'},
  });
});

test('of eight refunds at once as many pass as were paid for; what is rejected makes room again', async () => {
  const orderId = await newOrder('100.00');
  const payment = await pay(orderId, '60.00');
  const tooMuch = await admin.rest('POST', 'refund-order', {
    orderId,
    refundAmount: '60.01',
    refundType: 1,
    refundReason: 4,
  });
  expect(tooMuch.status).toBe(422);
  const asked = await Promise.all(
    Array.from({length: 8}, () =>
      admin.rest('POST', 'refund-order', {orderId, refundAmount: '10.00', refundType: 1, refundReason: 4}),
    ),
  );
  expect(asked.map(({status}) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 422, 422]);
  expect(
    (await admin.rest('POST', 'payment/actions/void', {ids: [payment], values: {voidReason: 'Wrong'}})).status,
  ).toBe(422);
  const [made] = asked.filter(({status}) => status === 201);
  await act('refund-order', 'manager-reject', idOf(made?.body));
  await askBack(orderId, '10.00');
});

test('no order is cancelled while its money is kept, and a discount is at most what there is to pay', async () => {
  const orderId = await newOrder('100.00');
  await pay(orderId, '10.00');
  expect(await admin.rest('POST', 'order/actions/cancel', {ids: [orderId]})).toMatchObject({
    status: 409,
    body: {message: expect.stringMatching(/^Pay back what was received /)},
  });
  await payBack(await askBack(orderId, '10.00'));
  await act('order', 'cancel', orderId);
  const {id: memberId, proId} = await makeMember(admin);
  const refused = await admin.rest('POST', 'order', {memberId, proId, shippingFee: '10.00', discount: '10.01'});
  expect(asObject(refused.body).errors).toEqual({discount: 'A discount is at most what there is to pay'});
});

test('a payment is of one order or one link order', async () => {
  const refused = await admin.rest('POST', 'payment', {amount: '1.00', receivedOn: '2026-05-06'});
  expect(asObject(refused.body).errors).toEqual({orderId: 'Choose an order or a link order, one of both'});
  expect(asObjects(await admin.list('payment', {filter: {amount: '0.01'}}))).toEqual([]);
});

test('an invoice is for an order or a link order, whose product it takes and whose payments it follows', async () => {
  const email = `${uniqueName('link')}@example.com`;
  const {proId} = await makeMember(admin);
  const memberId = idOf(await admin.create('member', {proId, email, name: 'Ann Field'}));
  const sale = {
    proId,
    memberId,
    title: 'Pins by link',
    quantity: 100,
    amount: '85.00',
    toolingCharge: '20.00',
    extraFeeKind: 0,
    extraFee: '5.00',
    deliveryDiscount: '15.00',
  };
  const linkOrder = await admin.create('link-order', sale);
  const linkOrderId = idOf(linkOrder);
  const bill = {proId, invoiceDate: '2026-05-04', billTo: 'Ann Field'};
  const refused = async (values: Json) => asObject((await admin.rest('POST', 'invoice', {...bill, ...values})).body);
  expect(await refused({linkOrderId, orderId: await newOrder('10.00')})).toMatchObject({
    errors: {orderId: 'Choose an order or a link order, one of both'},
  });
  expect(await refused({linkOrderId, currency: 'EUR'})).toMatchObject({
    errors: {linkOrderId: 'The platform or the currency of the link order is another one'},
  });
  const id = idOf(await admin.create('invoice', {...bill, linkOrderId}));
  expect(await admin.list('invoice-item', {filter: {invoiceId: id}})).toMatchObject([
    {description: 'Pins by link', qty: 100, unitPrice: '75.0000', moldFee: '20.00', extraFee: '5.00', amount: '85.00'},
  ]);
  const other = await admin.create('invoice', {
    ...bill,
    linkOrderId,
    items: [{description: 'A part of it', qty: 1, unitPrice: '30.00'}],
  });
  const money = async (invoice: number) => {
    const {finalTotal, amountPaid, balanceDue, paymentStatus} = await admin.get('invoice', invoice);
    return {finalTotal, amountPaid, balanceDue, paymentStatus};
  };
  expect(await money(id)).toEqual({
    finalTotal: '85.00',
    amountPaid: '0.00',
    balanceDue: '85.00',
    paymentStatus: 'unpaid',
  });
  expect(await money(idOf(other))).toMatchObject({finalTotal: '30.00'});
  await admin.remove('invoice', idOf(other));
  await act('invoice', 'confirm', id);
  const payment = await admin.create('payment', {linkOrderId, amount: '85.00', method: 3, receivedOn: '2026-05-06'});
  await act('payment', 'confirm', idOf(payment));
  expect(await money(id)).toMatchObject({amountPaid: '85.00', balanceDue: '0.00', paymentStatus: 'paid'});
  await act('payment', 'void', idOf(payment), {voidReason: 'The cheque bounced'});
  expect(await money(id)).toMatchObject({amountPaid: '0.00', balanceDue: '85.00', paymentStatus: 'unpaid'});
  const paper = async (format: string) =>
    (await admin.request('GET', `/rest/invoice/${id}/documents/invoice?format=${format}&language=en`)).body;
  const words = JSON.stringify(await paper('tree'));
  for (const word of [String(linkOrder.number), 'Pins by link', '$85.00', 'Bank information'])
    expect(words).toContain(word);
  expect(await admin.list('invoice', {filter: {linkOrderId: [linkOrderId]}})).toHaveLength(1);
});

test('what is sent again with one key is done once, also when both come at once', async () => {
  const orderId = await newOrder('60.00');
  const key = {'Idempotency-Key': uniqueName('key')};
  const values = {orderId, amount: '20.00', method: 3, receivedOn: '2026-05-06'};
  const both = await Promise.all([1, 2].map(() => admin.rest('POST', 'payment', values, key)));
  expect(new Set(both.map(({body}) => idOf(body))).size).toBe(1);
  const confirm = {ids: both.slice(0, 1).map(({body}) => idOf(body))};
  const confirmed = await Promise.all([1, 2].map(() => admin.rest('POST', 'payment/actions/confirm', confirm, key)));
  expect(confirmed.map(({status, body}) => [status, body])).toEqual([
    [200, {count: 1}],
    [200, {count: 1}],
  ]);
  expect((await admin.rest('POST', 'payment/actions/confirm', confirm)).status).toBe(409);
  expect(await money(orderId)).toMatchObject({amountPaid: '20.00', balanceDue: '40.00'});
  const book = (paymentStatus: number) =>
    admin.request('POST', '/api/order/manage/paymentStatusFlow', {id: orderId, paymentStatus}, key);
  const first = await book(receivedPayment);
  expect(asObject((await book(receivedPayment)).body)).toEqual(asObject(first.body));
  expect(asObject((await book(awaitingPayment)).body)).toMatchObject({code: '422'});
  expect(await money(orderId)).toMatchObject({amountPaid: '60.00', balanceDue: '0.00'});
  const booked = (await admin.list('payment', {filter: {orderId}})).map(({amount}) => amount);
  expect(booked.sort()).toEqual(['20.00', '40.00']);
});

test('a monthly invoice adds up the orders of its member, which have none of their own then', async () => {
  const {id: memberId, proId} = await makeMember(admin);
  const first = await makePayLater(admin, {memberId, proId});
  const second = await makePayLater(admin, {memberId, proId, shippingFee: '2.50'});
  const id = await makeMonthly(admin, first);
  const invoice = () => admin.get('monthly-invoice', id);
  const {month} = await invoice();
  expect(month).toMatch(/-01$/);
  const refused = async (orderId: number, monthlyInvoiceId: number | null) => {
    const {status, body} = await admin.rest('PUT', `order/${orderId}`, {monthlyInvoiceId});
    return [status, Object.keys(asObject(asObject(body).errors))];
  };
  const faulty = [422, ['monthlyInvoiceId']];
  expect(await refused(await newOrder('40.00'), id)).toEqual(faulty);
  expect(await refused(await makePayLater(admin, {memberId, proId, currency: 'EUR'}), id)).toEqual(faulty);
  const {id: otherMember} = (await admin.list('member', {filter: {proId}})).find(each => each.id !== memberId) ?? {};
  expect(await refused(await makePayLater(admin, {memberId: otherMember, proId}), id)).toEqual(faulty);
  const past = {memberId, proId, currency: 'USD', month: '2020-02-17'};
  const earlier = await admin.create('monthly-invoice', past);
  expect(earlier.month).toBe('2020-02-01');
  expect(await refused(second, idOf(earlier))).toEqual(faulty);
  const own = await makePayLater(admin, {memberId, proId});
  const bill = {proId, invoiceDate: '2026-05-04', billTo: 'Ann Field'};
  await admin.create('invoice', {...bill, orderId: own});
  expect(await refused(own, id)).toEqual(faulty);
  expect(await admin.rest('POST', 'invoice', {...bill, orderId: first})).toMatchObject({
    status: 422,
    body: {errors: {orderId: 'This order stands on a monthly invoice'}},
  });

  await admin.update('order', second, {monthlyInvoiceId: id});
  expect(await invoice()).toMatchObject({number: null, orderCount: 2, total: '42.50', balanceDue: '42.50'});
  await pay(first, '10.00');
  expect(await invoice()).toMatchObject({amountPaid: '10.00', balanceDue: '32.50'});
  expect((await admin.rest('POST', 'monthly-invoice/actions/confirm', {ids: [idOf(earlier)]})).text).toContain(
    'no orders',
  );
  await act('monthly-invoice', 'confirm', id);
  const confirmed = await invoice();
  expect(confirmed).toMatchObject({invoiceDate: expect.stringMatching(/^\d{4}-/), confirmStatus: 1});
  expect(confirmed.number).toMatch(/^MIN\d+-\d{4}\d{6}$/);
  expect(await refused(second, null)).toEqual(faulty);
  expect(await refused(await makePayLater(admin, {memberId, proId}), id)).toEqual(faulty);
  await admin.update('order', second, {shippingFee: '9.00'});
  expect(await invoice()).toMatchObject({total: '42.50'});
  const cancel = () => admin.rest('POST', 'order/actions/cancel', {ids: [second]});
  expect(await cancel()).toMatchObject({
    status: 422,
    body: {message: 'This order stands on a confirmed monthly invoice: credit its amount before it is cancelled'},
  });
  const items = [{description: 'Cancelled', amount: '9.00'}];
  const memo = {orderId: second, creditDate: '2026-05-05', reason: 'Cancelled', items};
  await act('credit-memo', 'confirm', idOf(await admin.create('credit-memo', memo)));
  expect((await cancel()).status).toBe(200);
});

test('the quotation of a link order asks for a payment while something is owed', async () => {
  const {id: memberId, proId} = await makeMember(admin);
  const customLink = 'https://pay.example.com/l/7';
  const id = idOf(await admin.create('link-order', {memberId, proId, amount: '40.00', customLink}));
  const paper = async () => (await admin.rest('GET', `link-order/${id}/documents/link-quotation?format=tree`)).text;
  const receive = async (amount: string) => {
    const values = {linkOrderId: id, amount, method: 3, receivedOn: '2026-05-06'};
    await act('payment', 'confirm', idOf(await admin.create('payment', values)));
  };
  await receive('15.00');
  expect(await paper()).toContain(customLink);
  await receive('25.00');
  const paid = await paper();
  expect(paid).toContain('40.00');
  expect(paid).not.toContain(customLink);
  expect(asObjects(asObject(JSON.parse(paid)).blocks).map(({kind}) => kind)).not.toContain('codes');
});
