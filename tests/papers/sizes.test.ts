/** Every paper of a record with nothing on it but what it must have, and of one with sixty lines. */
import {loadModel, loadPapers} from '@emblem/schemas/node';
import {textsOf, type PaperFile, type PaperTree} from '@emblem/schemas/papers';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {makeMonthly, makePayLater} from '../harness/monthly';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord} from '../harness/values';
import {uniqueName} from '../harness/world';
import {readPdfs} from './pdf';
import {unprinted} from './words';

const LINES = 60;
const PAPERS = loadPapers();
const model = loadModel();

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

async function orderOf(values: Json = {}): Promise<Json> {
  const {proId, memberId} = await admin.first('order');
  return admin.create('order', {title: uniqueName('order'), proId, memberId, currency: 'EUR', ...values});
}

const lines = (values: Json): readonly Json[] =>
  Array.from({length: LINES}, (_, index) => ({...values, ...named(values, `Line ${index + 1} of all`)}));

/** Whatever a line is called by. */
function named(values: Json, name: string): Json {
  return Object.fromEntries(['name', 'description', 'remark'].filter(key => key in values).map(key => [key, name]));
}

async function longShipment(): Promise<number> {
  const orderId = idOf(await orderOf({products: lines({name: '', quantity: 1, unitPrice: '1.0000'})}));
  const products = await admin.list('order-product', {filter: {orderId}, range: [0, LINES - 1]});
  const id = idOf(await admin.create('shipment', {orderId, recipientAddress1: 'Somewhere'}));
  await admin.create('package', {
    shipmentId: id,
    items: products.map(product => ({orderProductId: idOf(product), quantity: 1})),
  });
  return id;
}

async function longMonth(): Promise<number> {
  const {platformIds} = await admin.first('market-profile');
  const {id: memberId, proId} = await admin.first('member', {proId: platformIds});
  const orders: number[] = [];
  for (const {name: title} of lines({name: ''}))
    orders.push(await makePayLater(admin, {memberId, proId, currency: 'EUR', title}));
  const [first = 0, ...others] = orders;
  const id = await makeMonthly(admin, first);
  for (const each of others) await admin.update('order', each, {monthlyInvoiceId: id});
  return id;
}

async function longRefund(): Promise<number> {
  const order = await orderOf({products: [{name: 'Pins', quantity: LINES, unitPrice: '1.0000'}]});
  const payment = {orderId: idOf(order), receivedOn: '2026-05-06', amount: '60.00'};
  await admin.action('payment', 'confirm', {ids: [idOf(await admin.create('payment', payment))]});
  const refund = {orderId: idOf(order), refundReason: 4, refundType: 1, refundAmount: '0.01'};
  const ids: number[] = [];
  for (const {name: reasonRemark} of lines({name: ''}))
    ids.push(idOf(await admin.create('refund-order', {...refund, reasonRemark})));
  return ids[0] ?? 0;
}

/** How a record with sixty lines is made, by entity. */
const LONG: Readonly<Record<string, () => Promise<number>>> = {
  order: async () => idOf(await orderOf({products: lines({name: '', quantity: 1, unitPrice: '1.0000'})})),
  invoice: async () => {
    const order = await orderOf();
    const items = lines({description: '', qty: 1, unitPrice: '1.0000'});
    const head = {invoiceDate: '2026-05-04', billTo: 'Ann Field', currency: 'EUR'};
    return idOf(await admin.create('invoice', {orderId: idOf(order), proId: order.proId, ...head, items}));
  },
  quotation: async () => {
    const {proId} = await admin.first('order');
    const items = lines({description: '', qty: 1, unitPrice: '1.0000'});
    const head = {quotationDate: '2026-05-04', validUntil: '2026-06-04', billTo: 'Ann Field', currency: 'EUR'};
    return idOf(await admin.create('quotation', {proId, ...head, items}));
  },
  'credit-memo': async () => {
    const items = lines({description: '', amount: '0.01'});
    const head = {creditDate: '2026-06-01', reason: 'Spots in the plating', items};
    const order = await orderOf();
    return idOf(await admin.create('credit-memo', {orderId: idOf(order), proId: order.proId, ...head}));
  },
  'monthly-invoice': longMonth,
  'refund-order': longRefund,
  shipment: longShipment,
  'purchase-order': async () => {
    const supplierId = idOf(await admin.create('supplier', {name: uniqueName('supplier')}));
    const {id: purchaseTypeId} = await admin.first('purchase-type');
    const items = lines({name: '', unit: 'm', quantity: 1, unitPrice: '1.0000'});
    return idOf(await admin.create('purchase-order', {supplierId, purchaseTypeId, items}));
  },
  'production-order': async () => {
    const {id: processId} = await admin.first('production-process');
    const steps = lines({processId, plannedQuantity: 1, remark: ''});
    const order = await orderOf();
    return idOf(await admin.create('production-order', {title: 'Pins', orderId: idOf(order), quantity: 1, steps}));
  },
};

interface Made {
  readonly tree: PaperTree;
  readonly content: Uint8Array;
}

async function made({$id, entity}: PaperFile, id: number): Promise<Made> {
  const path = `/rest/${entity}/${id}/documents/${$id}`;
  const {status, body, text} = await admin.request('GET', `${path}?format=tree`);
  if (status !== 200) throw new Error(`${$id}: ${text}`);
  const response = await fetch(server.url + path, {headers: {token: admin.token ?? ''}});
  expect([$id, response.headers.get('content-type')]).toEqual([$id, 'application/pdf']);
  return {tree: body as PaperTree, content: new Uint8Array(await response.arrayBuffer())};
}

async function expectWhole(papers: readonly PaperFile[], id: number): Promise<readonly Made[]> {
  const all: Made[] = [];
  for (const paper of papers) all.push(await made(paper, id));
  for (const [index, pdf] of readPdfs(all.map(({content}) => content)).entries()) {
    const paper = papers[index]?.$id;
    const tree = all[index]?.tree;
    expect({paper, gone: tree && unprinted(tree, pdf)}).toEqual({paper, gone: []});
    expect({paper, signs: [pdf.fontsMissing, pdf.emptyBoxes]}).toEqual({paper, signs: [0, 0]});
  }
  return all;
}

const ENTITIES = [...new Set(PAPERS.map(({entity}) => entity))];
const papersOf = (entity: string): readonly PaperFile[] => PAPERS.filter(paper => paper.entity === entity);
const hasLines = ({blocks}: PaperFile): boolean => blocks.some(({kind}) => kind === 'lines');

test.each(ENTITIES)('each paper of the %s is made of one with nothing on it', async entity => {
  await expectWhole(papersOf(entity), idOf(await newRecord(admin, model, entity)));
});

test('sixty lines are tried for every entity whose papers have lines', () => {
  expect(Object.keys(LONG).sort()).toEqual(ENTITIES.filter(each => papersOf(each).some(hasLines)).sort());
});

test.each(Object.entries(LONG))(
  'each paper of the %s is made of one with sixty lines',
  async (entity, make) => {
    const all = await expectWhole(papersOf(entity).filter(hasLines), await make());
    for (const {tree} of all) {
      const texts = textsOf(tree);
      const absent = lines({name: ''}).filter(({name}) => !texts.some(text => text.includes(String(name))));
      expect({title: tree.title, absent}).toEqual({title: tree.title, absent: []});
    }
  },
  60_000,
);
