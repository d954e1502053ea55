/** The papers of sales as PDF and as the tree that the console shows, over HTTP. */
import {loadPapers, loadWordings} from '@emblem/schemas/node';
import {
  languagesOf,
  PAPER_LANGUAGES,
  textsOf,
  type PaperFile,
  type PaperLanguage,
  type PaperTree,
} from '@emblem/schemas/papers';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asNumber, idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {isSampled} from '../harness/sample';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';
import {readPdfs, type Pdf} from './pdf';
import {plantPapers} from './planted';
import {unprinted} from './words';

let server: RunningServer;
let admin: Client;
/** The record of each paper. */
let records: ReadonlyMap<string, number>;

/** What cannot stand beside the other fee for shipping, and what the record does not have yet. */
const ABSENT: Readonly<Record<string, readonly string[]>> = {
  invoice: ['shippingFee'],
  'dispatch-invoice': ['shippingFee', 'shippedOn'],
  quotation: ['apoShippingFee'],
  'link-quotation': ['amountPaid'],
  'monthly-invoice': ['amountPaid'],
};
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  records = await plantPapers(admin);
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

const SAID = new Set(['label', 'title', 'stamp']);
const LISTS = new Set(['paragraphs', 'places', 'questions', 'answers']);

/** The keys of the wordings that a paper is made of. */
function keysOf(paper: PaperFile): readonly string[] {
  const keys: string[] = [];
  JSON.stringify(paper, (name, value: unknown) => {
    if (SAID.has(name) && typeof value === 'string') keys.push(value);
    if (LISTS.has(name) && Array.isArray(value)) keys.push(...value.filter(each => typeof each === 'string'));
    return value;
  });
  return keys;
}

/** How many of the languages are tried in the short run: one in so many. */
const ONE_IN: Readonly<Record<string, number>> = {invoice: 1, quotation: 4, 'order-confirmation': 4};
const MORE = 18;

test.each(PAPERS.filter(({audience}) => audience === 'customer').map(paper => [paper.$id, paper] as const))(
  'every wording of the %s stands on it in each of 18 languages, as page and as PDF, in fonts that are embedded',
  async (_key, paper) => {
    const made: {language: PaperLanguage; tree: PaperTree; content: Uint8Array}[] = [];
    for (const language of PAPER_LANGUAGES) {
      if (!isSampled(`${paper.$id} ${language}`, ONE_IN[paper.$id] ?? MORE)) continue;
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
        .filter(key => !ABSENT[paper.$id]?.includes(key))
        .map(key => wording?.[key] ?? '');
      expect({language, unsaid: said.filter(text => !texts.includes(text))}).toEqual({language, unsaid: []});
      expect({language, gone: unprinted(tree, pdf)}).toEqual({language, gone: []});
      expect(pdf).toMatchObject({fontsMissing: 0, emptyBoxes: 0, title: `${tree.title} ${tree.number}`});
    }
  },
  60_000,
);

/** What staff read on each of their papers, in English and in Chinese. */
const STAFF: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'inquiry',
    ['Inquiry', 'Spring fair', 'Mr Ode', 'Match our school colours', 'Quoted price', '€431.70'],
    ['询盘单', '客户要求', '报价'],
  ],
  [
    'internal-problem',
    ['Internal problem', 'The blue is too dark', 'Seen by the customer', 'Wrong artwork', 'Made anew', 'Manager'],
    ['内部问题单', '图稿错误', '处理结果'],
  ],
  [
    'abnormal-order',
    ['Abnormal order', 'Internal problems', 'The blue is too dark', 'Refunds', 'Late by a week', 'Enamel pin'],
    ['异常订单', '内部问题', '退款', '争议中'],
  ],
  [
    'refund-list',
    ['Refund list', 'Spots in the plating', 'Late by a week', 'All refunds of the order', '€7.00', '€10.00'],
    ['退款单', '质量问题', '部分退款'],
  ],
  [
    'sales-contract',
    ['销售合同 Sales contract', '买方 Buyer', '产品 Product', 'Enamel pin', '卖方签字 Seller', '小计 Subtotal'],
    [],
  ],
  [
    'purchase-order',
    ['采购单 Purchase order', '供应商 Supplier', 'Hafenstraße 7', 'Satin ribbon', '单价 Unit price', '€660.00'],
    [],
  ],
  [
    'job-ticket',
    ['Job ticket', 'Enamel pin', '1,200', 'Dongguan', 'Gold, 30 mm', 'Steps', 'Slowly', 'Inspected by'],
    ['生产流程单', '工序', '图稿版本', '质检'],
  ],
  [
    'dispatch-list',
    ['Dispatch list', 'Parcels', 'Enamel pin', '4.2', '40', '1Z999AA10123', 'Picked by'],
    ['发货清单', '包裹', '拣货'],
  ],
  [
    'customs-declaration',
    ['报关单 Customs declaration', '发货人 Exporter', 'HS 编码 HS code', '7117.19', '原产国 Made in', '€504.00', '4.2'],
    [],
  ],
  ['export-contract', ['出口合同 Export contract', '买方 Buyer', '7117.19', '€504.00', '条款 Terms'], []],
  [
    'ups-form',
    ['商业发票 Commercial invoice', '收货人 Consignee', '1Z999AA10123', '€504.00', '发货人签字 Shipper'],
    [],
  ],
  ['ups-copy', ['商业发票 Commercial invoice', '€504.00'], []],
  ['shipping-label', ['发运单 Shipping label', '收件人 To', 'Emblem Gifts', '1Z999AA10123', '4.2'], []],
];

test('papers for staff are in Chinese or English, a contract in both, as page and as PDF', async () => {
  const made: {tree: PaperTree; content: Uint8Array}[] = [];
  for (const [key, english, chinese] of STAFF) {
    const paper = PAPERS.find(({$id}) => $id === key);
    if (!paper) throw new Error(`There is no paper ${key}.`);
    for (const language of languagesOf(paper.audience)) {
      const tree = await treeOf(paper, language);
      const texts = textsOf(tree);
      const wanted = language === 'zh' ? chinese : english;
      const unsaid = wanted.filter(text => !texts.includes(text));
      expect({key, language, unsaid}).toEqual({key, language, unsaid: []});
      expect(texts.join(' ')).not.toContain('199.90');
      made.push({tree, content: await pdfOf(addressOf(paper, `language=${language}`))});
    }
  }
  const read = readPdfs(made.map(({content}) => content));
  for (const [index, {tree}] of made.entries()) {
    expect({title: tree.title, gone: unprinted(tree, read[index])}).toEqual({title: tree.title, gone: []});
    const {width = 0, height = 0} = read[index]?.pages[0] ?? {};
    expect(width > height).toBe(['Refund list', '退款单', 'Dispatch list', '发货清单'].includes(tree.title));
  }
});

test('an inquiry is printed without its price unless its print info says otherwise', async () => {
  const id = records.get('inquiry') ?? 0;
  const info = await admin.first('inquiry-print-info', {inquiryId: id});
  const printed = async () => (await admin.request('GET', `/rest/inquiry/${id}/documents/inquiry?format=tree`)).text;
  expect(await printed()).toContain('431.70');
  await admin.update('inquiry-print-info', idOf(info), {showsPrice: 0});
  expect(await printed()).not.toContain('431.70');
  await admin.update('inquiry-print-info', idOf(info), {showsPrice: 1});
});

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
    body: {errors: {format: 'The format is pdf, tree or mail.'}},
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

test(`[CO-749] [CO-750] [CO-751] [CO-752] [DA-588] [DA-589] [DA-590] [DA-591]
  a quotation says what is free, when production starts, and when somebody is there`, async () => {
  const paper = PAPERS.find(({$id}) => $id === 'quotation');
  if (!paper) throw new Error('There is no quotation.');
  expect(textsOf(await treeOf(paper, 'en'))).toEqual(
    expect.arrayContaining([
      'Free artwork and free shipping to USA, Canada and Europe.',
      'Production starts when proof approval and payment are received.',
      'Office hours: Monday to Friday, 8:30 to 17:30 Pacific Time.',
      'Live chat: 24 hours, Monday to Friday.',
    ]),
  );
  expect(textsOf(await treeOf(paper, 'zh'))).toEqual(
    expect.arrayContaining([
      '免费设计图稿，免费配送至美国、加拿大和欧洲。',
      '收到稿件确认和付款后开始生产。',
      '办公时间：周一至周五 8:30 至 17:30（太平洋时间）。',
      '在线客服：周一至周五 24 小时。',
    ]),
  );
});

test(`[DA-594] the bank section shows the account of platform and currency, and sends whoever pays in another currency
  to customer service; sellers have terms of their own`, async () => {
  const paper = PAPERS.find(({$id}) => $id === 'invoice');
  if (!paper) throw new Error('There is no invoice.');
  const textsIn = async (language: string) => textsOf(await treeOf(paper, language));
  const note = 'For payments in currencies other than EUR, please contact a customer service representative.';
  expect(await textsIn('en')).toEqual(
    expect.arrayContaining(['Bank information', note, 'DE89 3704 0044 0532 0130 00']),
  );

  const record = await admin.get('invoice', records.get('invoice') ?? 0);
  const items = [{description: 'Pins', qty: 1, unitPrice: '5.00'}];
  const {proId} = record;
  const {memberId} = await admin.get('order', asNumber(record.orderId));
  const orderId = idOf(await admin.create('order', {memberId: asNumber(memberId), proId, currency: 'CHF'}));
  const bill = {orderId, proId, currency: 'CHF', invoiceDate: '2026-05-04', billTo: 'Ann Field', items};
  const foreign = idOf(await admin.create('invoice', bill));
  const {body} = await admin.request('GET', `/rest/invoice/${foreign}/documents/invoice?format=tree&language=en`);
  const words = textsOf(body as PaperTree);
  expect(words).toContain(note);
  expect(words.filter(word => word.startsWith('DE89'))).toEqual([]);

  const [seller] = await admin.list('market-profile', {filter: {platformIds: [asNumber(proId)]}});
  const accounts = await admin.list('bank-account', {filter: {platformIds: [asNumber(proId)], currency: 'EUR'}});
  await admin.update('bank-account', idOf(accounts[0]), {note: 'Name the invoice, please.'});
  await admin.update('market-profile', idOf(seller), {terms: 'Goods stay ours until they are paid.'});
  const own = await textsIn('de');
  expect(own).toEqual(expect.arrayContaining(['Name the invoice, please.', 'Goods stay ours until they are paid.']));
  expect(own.filter(word => word.includes('EUR wenden') || word.includes('Live-Chat'))).toEqual([]);
  await admin.update('bank-account', idOf(accounts[0]), {note: null});
  await admin.update('market-profile', idOf(seller), {terms: null});
});
