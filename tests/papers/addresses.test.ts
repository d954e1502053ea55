/** Addresses of many countries on papers, read line by line from the PDF. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asNumber, asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {countryOf, ofOrder, POSTAL, type Postal} from '../harness/postal';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, uniqueName} from '../harness/world';
import {bare, boxesOf} from './pdf';

/** Texts within so many points of height stand on one line. */
const SAME_LINE = 3;

let server: RunningServer;
let admin: Client;
let proId: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const {id: us} = await admin.first('country', {code: 'US'});
  const {id} = await admin.first('market-profile', {countryId: us});
  [proId = 0] = asList((await admin.get('market-profile', Number(id))).platformIds).map(asNumber);
});
afterAll(async () => {
  await server.stop();
});

/** The texts of the first page from the top down, those of one height together. */
function linesOf(content: Uint8Array): readonly string[] {
  const boxes = boxesOf([content])[0]?.[0]?.boxes ?? [];
  const lines: {baseline: number; text: string}[] = [];
  for (const {baseline, text} of boxes.toSorted((a, b) => b.baseline - a.baseline || a.left - b.left)) {
    const last = lines.at(-1);
    if (last && last.baseline - baseline < SAME_LINE) last.text += text;
    else lines.push({baseline, text});
  }
  return lines.map(({text}) => bare(text));
}

async function pdfOf(path: string): Promise<Uint8Array> {
  const response = await fetch(server.url + path, {headers: {token: admin.token ?? ''}});
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await response.arrayBuffer());
}

async function orderTo(postal: Postal): Promise<number> {
  const {id: memberId} = await makeMember(admin);
  const address = ofOrder(postal, 'bill', await countryOf(admin, postal));
  const products: readonly Json[] = [{name: 'Enamel pin', quantity: 100, unitPrice: '1.0000'}];
  return idOf(await admin.create('order', {memberId, proId, currency: 'USD', products, ...address}));
}

/** As they are read on a paper of a seller in the United States. */
function expected({code, country, lines}: Postal): readonly string[] {
  return code === 'US' ? lines : [...lines, country];
}

function expectLines(content: Uint8Array, lines: readonly string[]): void {
  const wanted = lines.map(bare);
  const all = linesOf(content);
  const from = all.indexOf(wanted[0] ?? '');
  expect([all, all.slice(from, from + wanted.length)]).toEqual([all, wanted]);
}

test.each(POSTAL.map(postal => [postal.code, postal] as const))(
  'an address in %s stands on an order confirmation and an invoice as that country writes it',
  async (_code, postal) => {
    const orderId = await orderTo(postal);
    const confirmation = `/rest/order/${orderId}/documents/order-confirmation?language=en`;
    expectLines(await pdfOf(confirmation), expected(postal));
    const id = idOf(asObject(await admin.mustRest('POST', `invoice?from=order:${orderId}`, {})));
    expect(asText((await admin.get('invoice', id)).billTo).split('\n')).toEqual(expected(postal));
    expectLines(await pdfOf(`/rest/invoice/${id}/documents/invoice?language=en`), expected(postal));
  },
);

/** Whom a purchase order names as its parties. */
async function partiesOfPurchase(of: Json): Promise<unknown> {
  const {id: purchaseTypeId} = await admin.first('purchase-type');
  const items = [{name: 'Satin ribbon', unit: 'm', quantity: 12, unitPrice: '0.5500'}];
  const id = idOf(await admin.create('purchase-order', {purchaseTypeId, proId, currency: 'EUR', items, ...of}));
  const path = `/rest/purchase-order/${id}/documents/purchase-order?format=tree&language=en`;
  const response = await fetch(server.url + path, {headers: {token: admin.token ?? ''}});
  const {blocks} = asObject(await response.json());
  return asObjects(blocks).find(({kind}) => kind === 'parties')?.parties;
}

/** A state of the country that only these tests know; they share their server. */
async function stateOf(countryId: number): Promise<number> {
  const values = {countryId, name: 'Province of Pins', code: 'ZP'};
  const [known] = await admin.list('state', {filter: values});
  return idOf(known ?? (await admin.create('state', values)));
}

test("a purchase order is addressed to its supplier as the supplier's country writes it", async () => {
  const country = async (code: string) => countryOf(admin, {code, country: '', parts: {}, lines: []});
  const lines = async (place: Json) => {
    const name = uniqueName('Nordlicht');
    const supplierId = idOf(await admin.create('supplier', {name, contact: 'Anke Brandt', ...place}));
    const {lines: said} = asObjects(await partiesOfPurchase({supplierId}))[0] ?? {};
    return asList(said).filter(line => line !== name);
  };
  const street = {address: 'Hafenstraße 7', zipCode: '20457', city: 'Hamburg'};
  expect(await lines({...street, countryId: await country('DE')})).toEqual([
    'Anke Brandt',
    'Hafenstraße 7',
    '20457 Hamburg',
    'GERMANY',
  ]);
  const countryId = await country('US');
  const stateId = await stateOf(countryId);
  const pins = {address: '1 Pin Road', zipCode: '97201', city: 'Portland', stateId, countryId};
  expect(await lines(pins)).toEqual(['Anke Brandt', '1 Pin Road', 'Portland, ZP 97201']);
  // What was written in one text before a supplier had an address in parts.
  expect(await lines({address: 'Shed 2\nHarbour, Hamburg'})).toEqual(['Anke Brandt', 'Shed 2', 'Harbour, Hamburg']);
});

test('a supplier in no state of its country is refused at the state', async () => {
  const {id: countryId} = await admin.first('country', {code: 'DE'});
  const {id: us} = await admin.first('country', {code: 'US'});
  const stateId = await stateOf(idOf({id: us}));
  const {status, body} = await admin.rest('POST', 'supplier', {name: uniqueName('Nordlicht'), countryId, stateId});
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('stateId')]);
});

test('a purchase order says where its warehouse is, and its name alone where nobody has entered that', async () => {
  const countryId = await countryOf(admin, {code: 'DE', country: 'GERMANY', parts: {}, lines: []});
  const warehouse = async (place: Json) => {
    const warehouseName = uniqueName('Lager');
    const {warehouseType} = await admin.first('warehouse');
    const id = idOf(await admin.create('warehouse', {warehouseName, warehouseType, state: 1, ...place}));
    return [id, warehouseName] as const;
  };
  const supplierId = idOf(await admin.create('supplier', {name: uniqueName('Nordlicht')}));
  const delivered = (warehouseId: number) => partiesOfPurchase({supplierId, warehouseId});
  const [known, name] = await warehouse({address: 'Hafenstraße 7', countryId});
  expect(await delivered(known)).toContainEqual({
    label: expect.stringContaining('Deliver to'),
    lines: [name, 'Hafenstraße 7', 'GERMANY'],
  });
  const [blank, bareName] = await warehouse({});
  expect(await delivered(blank)).toContainEqual({label: expect.stringContaining('Deliver to'), lines: [bareName]});
});

test('the country is named in the language of the paper, and by the sender always', async () => {
  const japan = POSTAL.find(({code}) => code === 'JP') as Postal;
  const path = `/rest/order/${await orderTo(japan)}/documents/order-confirmation`;
  for (const [language, home, abroad] of [
    ['de', 'VEREINIGTE STAATEN', 'JAPAN'],
    ['fr', 'ÉTATS-UNIS', 'JAPON'],
    ['zh', '美国', '日本'],
  ] as const) {
    const content = await pdfOf(`${path}?language=${language}`);
    expectLines(content, [...japan.lines, abroad]);
    expect(linesOf(content).join('\n')).toContain(bare(home));
  }
});
