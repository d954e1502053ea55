/** Currencies: which are told, who set their rates, and amounts from one into another. */
import {signInAdmin} from '../harness/administrator';
import {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {makePerson} from '../harness/world';

let server: TestServer;
let admin: Client;
let visitor: Client;
const ids = new Map<string, number>();

/** Made-up rates that are easy to calculate with, beside the base. */
const RATES: Readonly<Record<string, string>> = {EUR: '0.8', GBP: '0.75', JPY: '151.4', CAD: '1.36'};

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  visitor = new Client(server.url);
  for (const [code, rate] of Object.entries(RATES)) {
    const id = idOf(await admin.first('currency', {code}));
    ids.set(code, id);
    await admin.update('currency', id, {rate});
  }
});
afterAll(async () => {
  await server.stop();
});

const convert = (input: Json): Promise<unknown> => visitor.data('/app/currency/convert', input, 'GET');

test(`[CO-296] [CO-522] [CO-523]
  a currency has code, rate and whether it is used; a visitor is told of those in use alone`, async () => {
  const found = asObjects(await visitor.data('/quote/currency/getCurrency'));
  expect(found).toContainEqual(expect.objectContaining({code: 'EUR', rate: '0.80000000', isUsed: 1}));
  await admin.action('currency', 'toggle', {ids: [ids.get('CAD')], on: false});
  const codes = asObjects(await visitor.data('/quote/currency/getCurrency')).map(({code}) => code);
  expect(codes).toContain('EUR');
  expect(codes).not.toContain('CAD');
  await admin.action('currency', 'toggle', {ids: [ids.get('CAD')], on: true});
});

test('[CO-582] a currency is found by its code, however it is written, or not at all', async () => {
  const path = '/quote/currency/getCurrencyByCode';
  for (const code of ['GBP', 'gbp'])
    expect(await visitor.data(path, {code}, 'GET')).toMatchObject({
      id: ids.get('GBP'),
      code: 'GBP',
      rate: '0.75000000',
    });
  expect(await visitor.call(path, {code: 'QQQ'}, 'GET')).toMatchObject({code: '404'});
  expect(await visitor.call(path, {}, 'GET')).toMatchObject({code: '422'});
});

test('the rate of a currency is the latest of its rates by day, whichever of the two is set', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const rates = (currency: string) =>
    admin.list('currency-rate', {filter: {currency}, sort: ['day', 'DESC'], range: [0, 9]});
  const {id} = await admin.first('currency', {code: 'SEK'});
  const present = async () => asObject(await admin.get('currency', Number(id))).rate;
  const before = (await rates('SEK')).length;
  await admin.update('currency', Number(id), {rate: '11'});
  await admin.update('currency', Number(id), {rate: '12'});
  expect((await rates('SEK')).map(({day, rate}) => [day, rate])[0]).toEqual([today, '12.00000000']);
  expect(await rates('SEK')).toHaveLength(before + 1);
  const earlier = await admin.create('currency-rate', {currency: 'SEK', day: '2024-02-29', rate: '9', source: 'Bank'});
  expect(await present()).toBe('12.00000000');
  const [latest] = await rates('SEK');
  await admin.update('currency-rate', idOf(latest), {rate: '13'});
  expect(await present()).toBe('13.00000000');
  expect((await admin.rest('DELETE', `currency-rate/${idOf(latest)}`)).status).toBe(200);
  expect(await present()).toBe(earlier.rate);
  for (const [language, message] of [
    ['en', 'A rate is not of a day to come.'],
    ['zh', '汇率日期不能晚于今天'],
  ] as const) {
    const values = {currency: 'SEK', day: '2190-01-01', rate: '9'};
    const refused = await admin.speaking(language).rest('POST', 'currency-rate', values);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(message)]);
  }
});

describe('conversion', () => {
  test.each([
    [{from: 'USD', to: 'EUR', amount: '1'}, '0.80', '0.80000000'],
    [{from: 'EUR', to: 'USD', amount: '1'}, '1.25', '1.25000000'],
    [{from: 'EUR', to: 'GBP', amount: '100.00'}, '93.75', '0.93750000'],
    [{from: 'GBP', to: 'JPY', amount: '0.01'}, '2.02', '201.86666667'],
    [{from: 'eur', to: 'eur', amount: '0'}, '0.00', '1.00000000'],
    [{from: 'JPY', to: 'USD', amount: '999999999999.99'}, '6605019815.06', '0.00660502'],
  ])('[CO-734] [DA-565] %j goes through both rates: %s', async (input, result, rate) => {
    expect(await convert(input)).toMatchObject({
      result,
      rate,
      amount: Number(input.amount).toFixed(2),
      from: input.from.toUpperCase(),
      to: input.to.toUpperCase(),
    });
  });

  test.each([['-1'], ['1.234'], ['abc'], ['1e3'], ['1,5'], ['12345678901234']])(
    '[CO-399] [CO-400] [DA-362] the amount %s is refused at its field: not below 0, 2 decimals',
    async amount => {
      for (const [language, message] of [
        ['en', 'An amount is at least 0 and has at most 2 decimals.'],
        ['zh', '金额不能小于 0，最多两位小数'],
      ] as const)
        expect(
          await visitor.speaking(language).call('/app/currency/convert', {from: 'USD', to: 'EUR', amount}),
        ).toMatchObject({code: '422', data: {errors: {amount: message}}});
    },
  );

  test('a currency that is not in use, or none, is refused at its field', async () => {
    await admin.action('currency', 'toggle', {ids: [ids.get('CAD')], on: false});
    expect(await visitor.call('/app/currency/convert', {from: 'CAD', to: 'EUR', amount: '1'})).toMatchObject({
      code: '422',
      data: {errors: {from: 'No such currency is in use.'}},
    });
    await admin.action('currency', 'toggle', {ids: [ids.get('CAD')], on: true});
    expect(await visitor.call('/app/currency/convert', {from: 'EUR', to: 'XXX', amount: '1'})).toMatchObject({
      code: '422',
      data: {errors: {to: 'No such currency is in use.'}},
    });
    expect(await visitor.call('/app/currency/convert', {from: 'EUR', to: 'USD'})).toMatchObject({
      code: '422',
      data: {errors: {amount: 'Required'}},
    });
  });
});

describe('rates', () => {
  test('keep who set them and when, for whoever may know it', async () => {
    const id = ids.get('GBP') ?? 0;
    const editor = await makePerson(admin, {rights: {'currency.update': 'all'}});
    const before = await admin.get('currency', id);
    await editor.client.update('currency', id, {nameZh: '英镑'});
    expect(await admin.get('currency', id)).toMatchObject({
      rateUserId: before.rateUserId,
      rateChangedAt: before.rateChangedAt,
    });
    await editor.client.update('currency', id, {rate: '0.76'});
    const after = await admin.get('currency', id);
    expect(after).toMatchObject({rate: '0.76000000', rateUserId: editor.id});
    expect(Date.parse(String(after.rateChangedAt))).toBeGreaterThan(Date.parse(String(before.rateChangedAt)));
    expect(await editor.client.get('currency', id)).not.toHaveProperty('rateUserId');
    for (const currency of asObjects(await visitor.data('/quote/currency/getCurrency')))
      expect(currency).not.toHaveProperty('rateUserId');
    const [entry] = await admin.history('currency', id);
    expect(asObject(entry)).toMatchObject({changes: {rate: ['0.75000000', '0.76000000']}});
    await admin.update('currency', id, {rate: RATES.GBP});
  });

  test.each(['0', '-1', '1.123456789', 'x'])('%s is no rate', async rate => {
    const answer = await admin.rest('PUT', `currency/${ids.get('GBP') ?? 0}`, {rate});
    expect([answer.status, Object.keys(asObject(asObject(answer.body).errors))]).toEqual([422, ['rate']]);
  });
});
