/** Papers of production and shipping: what a scanner reads of them, how large they are, and what they do not say. */
import {loadPapers} from '@emblem/schemas/node';
import {languagesOf, textsOf, type PaperTree} from '@emblem/schemas/papers';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';
import {readPdfs, scanPdfs} from './pdf';
import {plantPapers} from './planted';

let server: RunningServer;
let admin: Client;
let records: ReadonlyMap<string, number>;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  records = await plantPapers(admin);
});
afterAll(async () => {
  await server.stop();
});

const PAPERS = new Map(loadPapers().map(paper => [paper.$id, paper]));
const MILLIMETRE = 72 / 25.4;

function pathOf(key: string, query: string, id = records.get(key)): string {
  return `/rest/${PAPERS.get(key)?.entity}/${id}/documents/${key}?${query}`;
}

async function treeOf(client: Client, key: string, language: string): Promise<PaperTree> {
  const {status, body, text} = await client.request('GET', pathOf(key, `format=tree&language=${language}`));
  if (status !== 200) throw new Error(text);
  return body as PaperTree;
}

async function pdfOf(key: string, id?: number): Promise<Uint8Array> {
  const response = await fetch(server.url + pathOf(key, '', id), {headers: {token: admin.token ?? ''}});
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return new Uint8Array(await response.arrayBuffer());
}

test('[CO-140] [CO-143] bars of the carrier and codes of parcel and job are read again from the print', async () => {
  const [label, form, ticket] = scanPdfs([
    await pdfOf('shipping-label'),
    await pdfOf('ups-form'),
    await pdfOf('job-ticket'),
  ]);
  const {number} = await admin.get('package', records.get('shipping-label') ?? 0);
  expect(label).toEqual(
    expect.arrayContaining([
      {format: 'Code128', text: '1Z999AA10123'},
      {format: 'QRCode', text: number},
    ]),
  );
  expect(form).toContainEqual({format: 'Code128', text: '1Z999AA10123'});
  const job = await admin.get('production-order', records.get('job-ticket') ?? 0);
  expect(ticket).toEqual([{format: 'QRCode', text: job.number}]);
});

test('what bars cannot hold is a QR code', async () => {
  const {shipmentId} = await admin.get('package', records.get('shipping-label') ?? 0);
  const {orderId} = await admin.get('shipment', Number(shipmentId));
  const other = idOf(await admin.create('shipment', {orderId}));
  const id = idOf(await admin.create('package', {shipmentId: other, trackingNumber: '顺丰 77'}));
  const pages = scanPdfs([await pdfOf('shipping-label', id)]);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContainEqual({format: 'QRCode', text: '顺丰 77'});
});

test('[CO-140] a label is 100 by 150 millimetres, and one page', async () => {
  const [pdf] = readPdfs([await pdfOf('shipping-label')]);
  expect(pdf?.pages).toHaveLength(1);
  const [page] = pdf?.pages ?? [];
  expect(Math.abs((page?.width ?? 0) / MILLIMETRE - 100)).toBeLessThan(0.2);
  expect(Math.abs((page?.height ?? 0) / MILLIMETRE - 150)).toBeLessThan(0.2);
});

test.each(['job-ticket', 'packing-slip', 'packing-list', 'dispatch-list'])(
  'the %s says no price in any language',
  async key => {
    const languages = languagesOf(PAPERS.get(key)?.audience ?? 'staff');
    expect(languages.length).toBeGreaterThan(1);
    for (const language of languages) {
      const words = textsOf(await treeOf(admin, key, language)).join(' ');
      expect({language, words}).toEqual({language, words: expect.stringContaining('Enamel pin')});
      expect(words).not.toMatch(/[€$£¥₹₩]|EUR|1[.,]25|0[.,]42|504|1[.,\s]?500[.,]|199[.,]90|77[.,]70/u);
    }
  },
);

test('[CO-450] [CO-451] a paper leaves out what the reader’s labels do not open', async () => {
  const seen = async (key: string, entity: string, label: string) => {
    const rights = {
      [`${entity}.paper`]: 'all',
      [`${entity}.read`]: 'all',
      [`${entity}.read-confidential`]: 'all',
    } as const;
    const blind = await makePerson(admin, {rights});
    const seeing = await makePerson(admin, {rights: {...rights, [`${entity}.view.${label}`]: 'all'}});
    const words = async ({client}: {readonly client: Client}) => textsOf(await treeOf(client, key, 'en')).join(' ');
    return [await words(blind), await words(seeing)] as const;
  };
  const [withoutFactory, withFactory] = await seen('job-ticket', 'production-order', 'factory');
  expect(withoutFactory).not.toContain('Dongguan');
  expect(withFactory).toContain('Dongguan');
  const [withoutAmount, withAmount] = await seen('purchase-order', 'purchase-order', 'amount');
  expect(withoutAmount).not.toContain('660.00');
  expect(withAmount).toContain('660.00');
});
