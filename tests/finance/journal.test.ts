/** The books: what counts is posted once, with its accounts, and a closed period takes nothing more. */
import {JOURNAL_ENTRY, LEDGER_ACCOUNT} from '@emblem/schemas/values';
import {signInAdmin} from '../harness/administrator';
import {makeApprovers} from '../harness/approvers';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, uniqueName} from '../harness/world';

const {purpose} = LEDGER_ACCOUNT;
const {kind} = JOURNAL_ENTRY;

let server: RunningServer;
let admin: Client;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function newOrder(more: Json = {}): Promise<Json> {
  const {id: memberId, proId} = await makeMember(admin);
  return admin.create('order', {memberId, proId, shippingFee: '119.00', ...more});
}

const register = async (orderId: number, amount: string, receivedOn: string) =>
  idOf(await admin.create('payment', {orderId, amount, method: 3, receivedOn}));

const act = (entity: string, action: string, id: number, values: Json = {}) =>
  admin.rest('POST', `${entity}/actions/${action}`, {ids: [id], values});

const entriesOf = (orderId: number) =>
  admin.list('journal-entry', {filter: {orderId}, sort: ['id', 'ASC'], range: [0, 99]});

async function accountsOf(market: unknown): Promise<ReadonlyMap<unknown, unknown>> {
  const accounts = await admin.list('ledger-account', {filter: {market}, range: [0, 99]});
  return new Map(accounts.map(each => [each.purpose, each.number]));
}

async function marketOf(proId: unknown): Promise<unknown> {
  return (await admin.get('project', Number(proId))).market;
}

let months = 0;

/** A month of a past that no other test knows. */
async function newPeriod(market: unknown): Promise<{id: number; day: string; name: string}> {
  const month = `1990-${String((months += 1)).padStart(2, '0')}`;
  const name = uniqueName(month);
  const days = {startDate: `${month}-01`, endDate: `${month}-28`};
  return {id: idOf(await admin.create('accounting-period', {name, market, ...days})), day: `${month}-15`, name};
}

test('invoices, payments, refunds and credit memos are posted with the accounts of their market', async () => {
  const order = await newOrder();
  const [orderId, {proId}] = [idOf(order), order];
  const accounts = await accountsOf(await marketOf(proId));
  const paid = await register(orderId, '119.00', '2026-05-06');
  expect(await entriesOf(orderId)).toEqual([]);
  await act('payment', 'confirm', paid);
  const items = [{description: 'Pins', qty: 100, unitPrice: '1.00'}];
  const head = {orderId, proId, invoiceDate: '2026-05-04', billTo: 'Ann', taxRate: '0.19', items};
  const invoice = idOf(await admin.create('invoice', head));
  await act('invoice', 'confirm', invoice);
  const ask = {orderId, refundAmount: '11.90', refundType: 1, refundReason: 4, paymentMethod: 'PayPal'};
  const refund = idOf(await admin.create('refund-order', ask));
  await (
    await makeApprovers(admin)
  )(refund);
  await act('refund-order', 'refund-in-part', refund);

  const entries = await entriesOf(orderId);
  const {number: invoiceNumber, currency} = await admin.get('invoice', invoice);
  const {number: paymentNumber} = await admin.get('payment', paid);
  const account = (of: number): unknown => accounts.get(of);
  expect(entries.find(each => each.kind === kind.payment)).toMatchObject({
    postedOn: '2026-05-06',
    documentNumber: paymentNumber,
    debitAccount: account(purpose.bankTransfer),
    creditAccount: account(purpose.receivables),
    amount: '119.00',
    taxAmount: null,
    memberId: order.memberId,
  });
  expect(entries.find(each => each.kind === kind.invoice)).toMatchObject({
    documentNumber: invoiceNumber,
    currency,
    debitAccount: account(purpose.receivables),
    creditAccount: account(purpose.revenue),
    amount: '119.00',
    taxRate: '0.19000',
    taxAmount: '19.00',
  });
  expect(entries.find(each => each.kind === kind.creditMemo)).toMatchObject({
    debitAccount: account(purpose.credits),
    amount: '11.90',
    taxAmount: '1.90',
  });
  expect(entries.find(each => each.kind === kind.refund)).toMatchObject({
    debitAccount: account(purpose.receivables),
    creditAccount: account(purpose.paypal),
    amount: '11.90',
  });
  expect(entries).toHaveLength(4);
  expect((await admin.rest('PUT', `journal-entry/${Number(entries[0]?.id)}`, {amount: '1.00'})).status).toBe(403);
});

test('a closed period takes no payment of its days; what it has is taken back on the day of the step', async () => {
  const order = await newOrder();
  const [orderId, {proId}] = [idOf(order), order];
  const {id: period, day, name} = await newPeriod(await marketOf(proId));
  const before = await register(orderId, '20.00', day);
  await act('payment', 'confirm', before);
  expect(await admin.get('accounting-period', period)).toMatchObject({entryCount: 1});
  expect((await act('accounting-period', 'close', period)).status).toBe(200);

  const late = await register(orderId, '30.00', day);
  const refused = await act('payment', 'confirm', late);
  expect(refused.status).toBe(422);
  expect(asObject(asObject(refused.body).errors).receivedOn).toContain(name);
  expect(await admin.get('payment', late)).toMatchObject({status: 1, number: null});
  expect(await entriesOf(orderId)).toHaveLength(1);

  expect((await act('payment', 'void', before, {voidReason: 'The cheque bounced'})).status).toBe(200);
  const [, back] = await entriesOf(orderId);
  expect(back).toMatchObject({kind: kind.voidPayment, amount: '20.00'});
  expect(String(back?.postedOn) > '2020').toBe(true);
  expect((await act('payment', 'void', late, {voidReason: 'Never came'})).status).toBe(200);
  expect(await entriesOf(orderId)).toHaveLength(2);

  expect((await act('accounting-period', 'reopen', period)).status).toBe(422);
  const reopened = await act('accounting-period', 'reopen', period, {reopenReason: 'A statement came late'});
  expect(reopened.status).toBe(200);
  const again = await register(orderId, '30.00', day);
  expect((await act('payment', 'confirm', again)).status).toBe(200);
});

test('whoever closes a period while payments are confirmed gets all or none of each', async () => {
  const order = await newOrder();
  const orderId = idOf(order);
  const {id: period, day} = await newPeriod(await marketOf(order.proId));
  const ids = await Promise.all(Array.from({length: 8}, () => register(orderId, '5.00', day)));
  const answers = await Promise.all([
    ...ids.slice(0, 4).map(id => act('payment', 'confirm', id)),
    act('accounting-period', 'close', period),
    ...ids.slice(4).map(id => act('payment', 'confirm', id)),
  ]);
  expect(answers.filter(({status}) => status !== 200 && status !== 422)).toEqual([]);
  const confirmed = (await admin.list('payment', {filter: {orderId}, range: [0, 99]})).filter(
    each => each.status === 2,
  );
  expect(await entriesOf(orderId)).toHaveLength(confirmed.length);
  expect(await admin.get('accounting-period', period)).toMatchObject({status: 2, entryCount: confirmed.length});
});

test('what lies ahead is not closed, periods of a market share no day, and the journal leaves as a table', async () => {
  const {market} = await admin.first('project', {projectIsDefault: 1});
  const ahead = {name: uniqueName('P'), market, startDate: '9990-01-01', endDate: '9990-01-31'};
  const id = idOf(await admin.create('accounting-period', ahead));
  expect((await act('accounting-period', 'close', id)).status).toBe(409);
  const again = {...ahead, name: uniqueName('P'), endDate: '9990-03-01'};
  const twice = await admin.rest('POST', 'accounting-period', again);
  expect(twice.status).toBe(409);
  const {text} = await admin.request('GET', '/rest/journal-entry/actions/export?format=csv');
  expect(text).toContain('Posted on,Kind,Document number,Debit,Credit,Currency,Amount');
  const [first] = asObjects((await admin.rest('GET', 'journal-entry?range=[0,0]')).body);
  expect(text).toContain(String(first?.documentNumber));
});
