/** Invoices, quotations and order confirmations as PDF and as the tree that the console shows, over HTTP. */
import {loadPapers, loadWordings} from '@emblem/schemas/node';
import {PAPER_LANGUAGES, textsOf, type PaperFile, type PaperLanguage, type PaperTree} from '@emblem/schemas/papers';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {isSampled} from '../harness/sample';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';
import {bare, readPdfs, type Pdf} from './pdf';

let server: RunningServer;
let admin: Client;
const records = new Map<string, number>();

const AMOUNTS = [
  'setupFee',
  'apoShippingFee',
  'declarationFee',
  'additionalCosts',
  'firstOrderDiscount',
  'promoDiscount',
  'specialGroupOffer',
  'pointsDeduction',
  'giftVoucher',
  'couponDiscount',
  'orderDiscount',
  'extraDiscount',
  'userLevelDiscount',
];
const TOTALS = {
  ...Object.fromEntries(AMOUNTS.map((name, index) => [name, `${index + 1}.50`])),
  taxRate: '0.19',
  amountPaid: '86.25',
};
const HEAD = {
  poNumber: 'PO-77',
  reference: 'Spring fair',
  hsCode: '7117.19.90',
  billTo: 'Žofie Nováková\n1 Market Street',
  shipTo: 'شركة النور 12\n深圳市深南大道1号',
  currency: 'EUR',
  estimatedShipDate: '2026-05-28',
  notes: 'Call before delivery',
};
const ADDRESSES = {
  shippingFirstName: 'Žofie',
  shippingLastName: 'Nováková',
  shippingAddress1: '1 Market Street',
  shippingCity: 'Köln',
  shippingZip: '50667',
  billFirstName: 'राम',
  billLastName: 'शर्मा',
  billAddress1: '深圳市深南大道1号',
  billCity: '서울',
};
const PRODUCT = {
  name: 'Enamel pin',
  description: '30 mm',
  quantity: 1200,
  currency: 'EUR',
  unitPrice: '1.25',
  toolingCharge: '40.00',
  additionalCharge: '8.00',
  picture: '/files/public/none.png',
};
/** What cannot stand beside the other fee for shipping. */
const ABSENT: Readonly<Record<string, string>> = {invoice: 'shippingFee', quotation: 'apoShippingFee'};
const ITEM = {
  artwork: '/files/public/none.png',
  description: 'Enamel pins, 30 mm',
  qty: 5000,
  unitPrice: '0.8250',
  moldFee: '40.00',
  extraFee: '25.00',
  tariffSurcharge: '22.50',
  setupFee: '7.00',
};

async function planted(): Promise<void> {
  const {id: memberId, proId} = await admin.first('member');
  const {id: countryId} = await admin.first('country', {code: 'DE'});
  const {id: salesmanId} = await admin.first('user');
  const order = idOf(
    await admin.create('order', {
      memberId,
      proId,
      salesmanId,
      purchaseOrderNumber: 'PO-77',
      currency: 'EUR',
      shippingFee: '12.00',
      taxPrice: '3.00',
      additionalCosts: '4.00',
      discount: '5.00',
      userRemark: 'Call before delivery',
      ...ADDRESSES,
      shippingCountryId: countryId,
      billCountryId: countryId,
    }),
  );
  await admin.create('order-product', {orderId: order, ...PRODUCT});
  const belonging: Json = {orderId: order, proId, salesmanId, ...HEAD, ...TOTALS, items: [ITEM]};
  for (const values of [{amount: '10.00', method: 5}, {amount: '86.25'}]) {
    const payment = await admin.create('payment', {orderId: order, receivedOn: '2026-05-06', ...values});
    await admin.action('payment', 'confirm', {ids: [idOf(payment)]});
  }
  const invoice = idOf(await admin.create('invoice', {...belonging, invoiceDate: '2026-05-04'}));
  await admin.action('invoice', 'confirm', {ids: [invoice]});
  const quotation = idOf(
    await admin.create('quotation', {
      ...belonging,
      quotationDate: '2026-05-04',
      validUntil: '2026-06-04',
      contacts: 'Ann Field',
      apoShippingFee: '0.00',
      shippingFee: '2.50',
    }),
  );
  records.set('invoice', invoice).set('quotation', quotation).set('order-confirmation', order);
}

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  await planted();
});
afterAll(async () => {
  await server.stop();
});

const PAPERS = loadPapers();
const wordings = loadWordings();

function addressOf({$id, entity}: PaperFile, query: string): string {
  return `/rest/${entity}/${records.get($id)}/documents/${$id}?${query}`;
}

async function treeOf(paper: PaperFile, language: string): Promise<PaperTree> {
  const {status, body, text} = await admin.request('GET', addressOf(paper, `format=tree&language=${language}`));
  if (status !== 200) throw new Error(text);
  return body as PaperTree;
}

async function pdfOf(path: string): Promise<Uint8Array> {
  const response = await fetch(server.url + path, {headers: {token: admin.token ?? ''}});
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return new Uint8Array(await response.arrayBuffer());
}

/** The keys of the wordings that a paper is made of. */
function keysOf(paper: PaperFile): readonly string[] {
  const keys: string[] = [];
  JSON.stringify(paper, (name, value: unknown) => {
    if ((name === 'label' || name === 'title') && typeof value === 'string') keys.push(value);
    if (name === 'paragraphs' && Array.isArray(value)) keys.push(...value.filter(each => typeof each === 'string'));
    return value;
  });
  return keys;
}

/** Letters of Devanagari change with their neighbours, and a reader of PDF does not find all of them again. */
const isReadable = (text: string): boolean => !/\p{Script=Devanagari}|\p{Script=Arabic}/u.test(text);

test.each(PAPERS.map(paper => [paper.$id, paper] as const))(
  'every wording of the %s stands on it in each of 18 languages, as page and as PDF, in fonts that are embedded',
  async (_key, paper) => {
    const made: {language: PaperLanguage; tree: PaperTree; content: Uint8Array}[] = [];
    for (const language of PAPER_LANGUAGES) {
      if (paper.$id !== 'invoice' && !isSampled(`${paper.$id} ${language}`, 4)) continue;
      const tree = await treeOf(paper, language);
      made.push({language, tree, content: await pdfOf(addressOf(paper, `language=${language}`))});
    }
    const read = readPdfs(made.map(({content}) => content));
    for (const [index, {language, tree}] of made.entries()) {
      const pdf: Pdf | undefined = read[index];
      const texts = textsOf(tree);
      const wording = wordings.get(
        language === 'no' ? 'no' : (PAPER_LANGUAGES.find(each => each === language) ?? 'zh'),
      );
      const said = keysOf(paper)
        .filter(key => key !== ABSENT[paper.$id])
        .map(key => wording?.[key] ?? '');
      expect({language, unsaid: said.filter(text => !texts.includes(text))}).toEqual({language, unsaid: []});
      const words = pdf?.pages.map(({text}) => text).join('') ?? '';
      const gone = texts.filter(isReadable).filter(text => text.split('\n').some(line => !words.includes(bare(line))));
      expect({language, gone}).toEqual({language, gone: []});
      expect(pdf).toMatchObject({fontsMissing: 0, emptyBoxes: 0, title: `${tree.title} ${tree.number}`});
    }
  },
  60_000,
);

test('a paper is denied until its right is granted, which opens what stands on it and no other record', async () => {
  const path = `/rest/invoice/${records.get('invoice')}/documents/invoice?format=tree`;
  const reader = await makePerson(admin, {rights: {'invoice.read': 'all'}});
  expect((await reader.client.request('GET', path)).status).toBe(403);
  const printer = await makePerson(admin, {rights: {'invoice.paper': 'all'}});
  const {status, text} = await printer.client.request('GET', path);
  expect(status).toBe(200);
  expect(text).toContain('Nováková');
  expect((await printer.client.rest('GET', `invoice/${records.get('invoice')}`)).status).toBe(403);
  const stranger = await makePerson(admin, {rights: {'invoice.paper': 'own'}});
  expect((await stranger.client.request('GET', path)).status).toBe(404);
});

test('bad wishes are refused with a message at their parameter', async () => {
  const base = `/rest/invoice/${records.get('invoice')}/documents`;
  expect(await admin.request('GET', `${base}/invoice?language=xx`)).toMatchObject({
    status: 400,
    body: {errors: {language: expect.stringContaining('en, zh, cs')}},
  });
  expect(await admin.request('GET', `${base}/invoice?format=doc`)).toMatchObject({
    status: 400,
    body: {errors: {format: 'The format is pdf or tree.'}},
  });
  expect((await admin.request('GET', `${base}/quotation`)).status).toBe(404);
  expect((await admin.request('GET', '/rest/tag/1/documents/invoice')).status).toBe(404);
});

test('a paper for the USA is Letter, any other A4', async () => {
  const sizeOf = async (): Promise<unknown> => {
    const {body} = await admin.request(
      'GET',
      `/rest/order/${records.get('order-confirmation')}/documents/order-confirmation?format=tree`,
    );
    return body;
  };
  expect(await sizeOf()).toMatchObject({size: {width: 210, height: 297}});
  const {id: shippingCountryId} = await admin.first('country', {code: 'US'});
  await admin.update('order', records.get('order-confirmation') ?? 0, {shippingCountryId});
  expect(await sizeOf()).toMatchObject({size: {width: 215.9, height: 279.4}});
});

test('an order is confirmed in the language of the website it came by, unless another is chosen', async () => {
  const address = `/rest/order/${records.get('order-confirmation')}/documents/order-confirmation?format=tree`;
  const {proId} = await admin.first('order', {id: records.get('order-confirmation') ?? 0});
  const {defaultLanguageId: before} = await admin.first('project', {id: proId ?? 0});
  const {id: defaultLanguageId} = await admin.first('language', {language: 'de'});
  await admin.update('project', Number(proId), {defaultLanguageId});
  expect((await admin.request('GET', address)).body).toMatchObject({language: 'de', title: 'Auftragsbestätigung'});
  expect((await admin.request('GET', `${address}&language=fr`)).body).toMatchObject({language: 'fr'});
  const {id: regional} = await admin.first('language', {language: 'en-us'});
  await admin.update('project', Number(proId), {defaultLanguageId: regional});
  expect((await admin.request('GET', address)).body).toMatchObject({language: 'en'});
  await admin.update('project', Number(proId), {defaultLanguageId: before ?? null});
});
