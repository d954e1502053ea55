/** Fees by country, purchase types and the user map. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
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

async function countryWithoutFees(): Promise<number> {
  const taken = new Set((await admin.list('fees-config')).map(({countryId}) => countryId));
  const free = (await admin.list('country')).find(({id}) => !taken.has(id));
  return idOf(free);
}

describe('fees', () => {
  test(`[CO-304] [CO-661]
    are set once per country and looked up by it; null where none are set or they are switched off`, async () => {
    const countryId = await countryWithoutFees();
    const path = '/order/feesConfig/getFeesConfigByCountryId';
    expect(await admin.data(path, {countryId})).toBeNull();
    const values: Json = {
      configName: uniqueName('fees'),
      countryId,
      currency: 'EUR',
      taxRate: '0.19',
      shippingFee: '12.5',
      handlingFee: '4',
    };
    const id = idOf(await admin.data('/order/feesConfig/addFeesConfig', values));
    expect(await admin.data(path, {countryId: String(countryId)}, 'GET')).toMatchObject({
      id,
      countryId,
      taxRate: '0.19000',
      shippingFee: '12.50',
      handlingFee: '4.00',
      currency: 'EUR',
    });
    expect(
      await admin.call('/order/feesConfig/addFeesConfig', {...values, configName: uniqueName('fees')}),
    ).toMatchObject({code: '409'});
    await admin.action('fees-config', 'toggle', {ids: [id], on: false});
    expect(await admin.data(path, {countryId})).toBeNull();
    await admin.data('/order/feesConfig/delFeesConfig', {id});
    expect(asObjects(await admin.data('/order/feesConfig/getAllFeesConfig')).map(idOf)).not.toContain(id);
  });

  test.each([
    ['shippingFee', '-1'],
    ['taxRate', '1.2345678'],
    ['currency', 'euro'],
  ])('refuse %s %s at the field', async (field, value) => {
    const answer = await admin.rest('POST', 'fees-config', {
      configName: uniqueName('fees'),
      countryId: await countryWithoutFees(),
      currency: 'EUR',
      [field]: value,
    });
    expect(answer).toMatchObject({status: 422, body: {errors: {[field]: expect.any(String)}}});
  });
});

test('[CO-637] purchase types are listed in their order, and by their state', async () => {
  const id = idOf(await admin.create('purchase-type', {typeName: uniqueName('type'), state: 0}));
  const all = asObjects(await admin.data('/new/commonParam/getPurchaseTypeList'));
  expect(all.map(({sort}) => sort)).toEqual(all.map((_, index) => index + 1));
  expect(all.map(idOf)).toContain(id);
  expect(asObjects(await admin.data('/new/commonParam/getPurchaseTypeList', {state: 1})).map(idOf)).not.toContain(id);
});

test('[CO-638] the user map names the enabled users by their ids', async () => {
  const person = await makePerson(admin, {rights: {'order.read': 'own'}});
  const gone = await makePerson(admin);
  await admin.action('user', 'toggle', {ids: [gone.id], on: false});
  for (const method of ['GET', 'POST'] as const) {
    const map = asObject(await person.client.data('/new/productionOrder/getUserMap', {}, method));
    expect(map[person.id]).toBe(person.userName);
    expect(map).not.toHaveProperty(String(gone.id));
  }
});
