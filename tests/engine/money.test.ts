/** Amounts in every currency, at every property that holds one: none is finer than what can be paid in it. */
import {currencyOf, type Entity, type Field} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newValues, type Values} from '../harness/values';
import {makeMember} from '../harness/world';
import {errorsOf, refusal} from './ground';
import {imported} from './transfer';

const model = loadModel();

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const dinar = {code: 'KWD', name: 'Kuwaiti dinar', rate: '0.307', isUsed: 1};
  const made = await admin.rest('POST', 'currency', dinar);
  if (made.status === 409)
    await admin.update('currency', idOf(await admin.first('currency', {code: 'KWD'})), {isUsed: 1});
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const isEntered = (field: Field | undefined) => field && !field.readOnly && field.computed === undefined;

/** Amounts that a client may send. */
function amountsOf({fields}: Entity): readonly Field[] {
  return fields.filter(field => currencyOf(field) !== undefined && isEntered(field));
}

/** In the currency, wherever one is entered. */
function within(currency: string): (entity: Entity) => Values {
  return entity => (isEntered(entity.field.currency) ? {currency} : {});
}

async function valuesIn(entity: Entity, currency: string): Promise<Values> {
  const inCurrency = within(currency);
  return newValues(admin, model, entity.key, {values: inCurrency(entity), within: inCurrency});
}

const named = (values: Values, amounts: readonly Field[], amount: string): Values => ({
  ...values,
  ...Object.fromEntries(amounts.map(({name}) => [name, amount])),
});

const ENTITIES = [...model.entities.values()].filter(
  entity => entity.writable && entity.rightActions.includes('create') && amountsOf(entity).length > 0,
);

test.each(ENTITIES.map(entity => [entity.key, entity] as const))(
  '%s takes no amount that is finer than its currency',
  async (key, entity) => {
    const values = await valuesIn(entity, 'JPY');
    const amounts = amountsOf(entity);
    const told = Object.fromEntries(amounts.map(({name}) => [name, 'An amount in JPY has no decimals']));
    const refused = await admin.rest('POST', key, named(values, amounts, '2.50'));
    expect([refused.status, errorsOf(refused)]).toEqual([422, told]);
    const inChinese = await admin.speaking('zh').rest('POST', key, named(values, amounts, '2.50'));
    expect(new Set(Object.values(errorsOf(inChinese)))).toEqual(new Set(['JPY 金额不能有小数']));
  },
);

async function newOrder(values: Values): Promise<number> {
  const member = await makeMember(admin);
  return idOf(await admin.create('order', {memberId: member.id, proId: member.proId, shippingFee: '0.00', ...values}));
}

test('dinars keep their thousandths, in lines and in what follows from them', async () => {
  const products = [
    {name: 'Pins', quantity: 3, unitPrice: '0.4115', toolingCharge: '0.001'},
    {name: 'Coins', quantity: 1, unitPrice: '1.2345'},
  ];
  const id = await newOrder({currency: 'KWD', shippingFee: '1.235', products});
  const {products: lines} = asObject((await admin.rest('GET', `order/${id}?lines=products`)).body);
  expect(asObjects(lines).map(({amount}) => amount)).toEqual(['1.236', '1.235']);
  expect(await admin.get('order', id)).toMatchObject({shippingFee: '1.235', orderTotal: '3.706'});
  const finer = await admin.rest('PUT', `order/${id}`, {shippingFee: '1.2345'});
  expect(refusal(finer)).toEqual([422, 'shippingFee']);
  const tooFine = {orderId: id, amount: '1.2345', receivedOn: '2026-01-02'};
  expect(refusal(await admin.rest('POST', 'payment', tooFine))).toEqual([422, 'amount']);
  const payment = await admin.create('payment', {...tooFine, amount: '3.706'});
  await admin.action('payment', 'confirm', {ids: [idOf(payment)]});
  expect(await admin.get('order', id)).toMatchObject({amountPaid: '3.706', balanceDue: '0.00'});
  const refund = {orderId: id, refundReason: 4, refundType: 1, refundAmount: '0.0015', paymentMethod: 'PayPal'};
  expect(refusal(await admin.rest('POST', 'refund-order', refund))).toEqual([422, 'refundAmount']);
});

test('what a line has too fine is told at its field, and a price of a piece may be as fine as it is', async () => {
  const lines = [
    {name: 'Pins', quantity: 3, unitPrice: '12.3456'},
    {name: 'Coins', quantity: 1, unitPrice: '1', toolingCharge: '10.50'},
  ];
  const id = await newOrder({currency: 'JPY'});
  const refused = await admin.rest('PUT', `order/${id}`, {products: lines});
  expect([refused.status, errorsOf(refused)]).toEqual([
    422,
    {'products[1].toolingCharge': 'An amount in JPY has no decimals'},
  ]);
});

test('a record whose currency changes is told of the amounts that are too fine for the new one', async () => {
  const id = await newOrder({currency: 'USD', shippingFee: '10.50'});
  expect(refusal(await admin.rest('PUT', `order/${id}`, {currency: 'JPY'}))).toEqual([422, 'shippingFee']);
  await admin.update('order', id, {currency: 'JPY', shippingFee: '11'});
  expect(await admin.get('order', id)).toMatchObject({currency: 'JPY', shippingFee: '11.00'});
});

test('tables take no amount that is finer than its currency', async () => {
  const table = 'proId,day,currency,amount\n1,2026-01-02,JPY,500.50\n1,2026-01-02,KWD,1.235\n';
  const {errors} = await imported(admin, 'expense', table, {dryRun: true});
  expect(errors.map(({row, field}) => [row, field])).toEqual([[2, 'amount']]);
});

test('a currency that is not in use is refused where it is entered', async () => {
  for (const currency of ['ZZZ', 'XTS']) {
    const refused = await admin.rest('POST', 'expense', {proId: 1, day: '2026-01-02', amount: '5.00', currency});
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      {currency: 'No such currency is in use. Currencies are put to use in their list.'},
    ]);
  }
  const id = await newOrder({currency: 'USD'});
  expect(refusal(await admin.rest('PUT', `order/${id}`, {currency: 'ZZZ'}))).toEqual([422, 'currency']);
});
