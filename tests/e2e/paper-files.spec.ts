/** Papers of production and shipping: as pages, together in an archive, or put aside and had as one file. */
import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {signIn, type Client} from '../harness/client';
import {readPdfs} from '../papers/pdf';
import {plantPapers} from '../papers/planted';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';
import {visit} from './visit';
import {openAs} from './walk';

const WORDS = {
  en: {
    files: 'Files of records',
    zip: (count: number) => `Download ${count} files as ZIP`,
    documents: 'Documents',
    later: 'Print later',
    basket: 'Papers to print',
    one: 'Download as one PDF',
    empty: 'Take all out',
    nothing: /Nothing is put aside/,
    ticket: 'Job ticket',
    slip: 'Packing slip',
  },
  zh: {
    files: '生成单据',
    zip: (count: number) => `下载 ${count} 份单据（ZIP）`,
    documents: '单据',
    later: '稍后打印',
    basket: '待打印单据',
    one: '合并下载 PDF',
    empty: '全部移除',
    nothing: /暂无待打印单据/,
    ticket: '生产流程单',
    slip: '装箱清单',
  },
} as const;

let admin: Client;
let records: ReadonlyMap<string, number>;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  records = await plantPapers(admin);
});

/** The pages by the last part of their address, who prints there, the paper, and what stands on it in English. */
const PAGES: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'purchasePrint',
    'purchase',
    'purchase-order',
    ['采购单 Purchase order', 'Hafenstraße 7', 'Satin ribbon', '€660.00'],
  ],
  ['ProductOrders', 'factory', 'job-ticket', ['Job ticket', 'Enamel pin', '1,200', 'Dongguan', 'Slowly']],
  ['dispatchList', 'shipping', 'dispatch-list', ['Dispatch list', 'Enamel pin', '1Z999AA10123', 'Picked by']],
  [
    'contractFilePrint',
    'shipping',
    'export-contract',
    ['出口合同 Export contract', '7117.19', '€504.00', '条款 Terms'],
  ],
  [
    'customsDeclarationFilePrint',
    'shipping',
    'customs-declaration',
    ['报关单 Customs declaration', '7117.19', '原产国 Made in', '€504.00'],
  ],
  ['packingSlipFilePrint', 'shipping', 'packing-slip', ['Packing slip', 'Ship to', 'Enamel pin', '1,200']],
  ['shippingPrint', 'shipping', 'shipping-label', ['收件人 To', 'Köln', '承运商 Carrier', '4.2']],
  ['packingListPrint', 'shipping', 'packing-list', ['Packing list', 'Enamel pin', 'Parcels', '4.2']],
  ['UPSPrint', 'shipping', 'ups-form', ['商业发票 Commercial invoice', '1Z999AA10123', '€504.00']],
  ['upsCopy', 'shipping', 'ups-copy', ['Copy', '商业发票 Commercial invoice', '€504.00']],
];

test(`each paper of production and shipping is a page for those who work with it [CO-123] [CO-124] [CO-126] [CO-134]
  [CO-135] [CO-136] [CO-140] [CO-141] [CO-143] [CO-148]`, async ({page, server}) => {
  let last = '';
  for (const [name, userName, key, words] of PAGES) {
    if (userName !== last) await beSignedIn(page, server, userName);
    last = userName;
    await page.goto(`/print/${name}?id=${records.get(key)}&language=en`);
    const sheet = page.getByRole('article');
    for (const text of words) await expect(sheet, name).toContainText(text);
    await expect(sheet.getByText(/^\S* ?Copy$/)).toHaveCount(name.endsWith('Copy') ? 1 : 0);
  }
});

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: button, exact: true}).click(),
  ]);
  return readFile(await download.path());
}

for (const look of BOTH)
  test(`[CO-137] the papers of a shipment that are chosen come as one archive: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    await openAs(page, server, 'admin', look);
    await visit(page, `/print/generateFiles?entity=shipment&id=${records.get('packing-slip')}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.files);
    await expectAccessible(page);
    const all = await page.getByRole('checkbox').count();
    await page.getByRole('checkbox', {name: words.slip, exact: true}).uncheck();
    const files = unzipSync(await saved(page, words.zip(all - 1)));
    const names = Object.keys(files);
    expect(names).toHaveLength(all - 1);
    expect(names.every(name => name.endsWith('.pdf'))).toBe(true);
    expect(names.some(name => name.startsWith('packing-slip'))).toBe(false);
    const pdfs = readPdfs(Object.values(files));
    expect(pdfs.every(({pages}) => pages.length > 0)).toBe(true);
  });

/** Puts a paper of a record aside. */
async function putAside(page: Page, path: string, documents: string, paper: string, later: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', {name: documents}).click();
  const offered = page.getByRole('dialog', {name: documents}).getByRole('region', {name: paper, exact: true});
  await offered.getByRole('button', {name: later}).click();
  await expect(page.getByRole('alert').last()).toBeVisible();
}

for (const look of BOTH)
  test(`[CO-139] papers that were put aside are printed together later: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    await openAs(page, server, 'admin', look);
    await visit(page, '/print/delayedPrinting');
    if (await page.getByRole('button', {name: words.empty}).isVisible())
      await page.getByRole('button', {name: words.empty}).click();
    await expect(page.getByText(words.nothing)).toBeVisible();
    const papers = [
      [`/records/production-order/${records.get('job-ticket')}`, words.ticket],
      [`/records/shipment/${records.get('packing-slip')}`, words.slip],
    ] as const;
    for (const [path, paper] of papers) await putAside(page, path, words.documents, paper, words.later);
    await visit(page, '/print/delayedPrinting');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.basket);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    const [pdf] = readPdfs([await saved(page, words.one)]);
    expect(pdf?.pages).toHaveLength(2);
    // The same in another browser: what is put aside is the person's, not the browser's.
    const other = await page.context().browser()?.newContext({baseURL: server.url});
    const second = await other?.newPage();
    if (!other || !second) throw new Error('There is no second browser.');
    await beSignedIn(second, server, 'admin');
    await second.goto('/print/delayedPrinting');
    await expect(second.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await other.close();
    await page.getByRole('button', {name: words.empty}).click();
    await expect(page.getByText(words.nothing)).toBeVisible();
  });
