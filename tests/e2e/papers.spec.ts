/** Papers in the console: chosen on the page of their record, read as a page, and saved as PDF. */
import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import {textsOf, type PaperTree} from '@emblem/schemas/papers';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makeMonthly, makePayLater} from '../harness/monthly';
import {makeOrder, makePerson, uniqueName} from '../harness/world';
import {bare, readPdfs} from '../papers/pdf';
import {plantPapers} from '../papers/planted';
import {beSignedIn} from './admin-session';
import {mailedTo} from './mailbox';
import {test} from './own-server';
import {push, visit} from './visit';

async function makeInvoice(admin: Client, values: object = {}): Promise<number> {
  const {id: orderId, proId} = await makeOrder(admin, {currency: 'EUR'});
  const items = [{description: 'Enamel pins, 30 mm', qty: 5000, unitPrice: '0.8250', currency: 'EUR'}];
  const head = {
    orderId,
    proId,
    invoiceDate: '2026-05-04',
    currency: 'EUR',
    language: 'de',
    billTo: 'Žofie Nováková',
    items,
  };
  const id = idOf(await admin.create('invoice', {...head, ...values}));
  await admin.action('invoice', 'confirm', {ids: [id]});
  return id;
}

/** The words that the server has for a paper. */
async function wordsOf(admin: Client, address: string): Promise<readonly string[]> {
  const {status, body, text} = await admin.request('GET', `${address}?format=tree&language=de`);
  if (status !== 200) throw new Error(text);
  return textsOf(body as PaperTree).map(bare);
}

const sheetOf = (page: Page) => page.getByRole('article');

/** What is offered of the invoice itself among the papers of its record. */
async function openInvoice(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', {name: 'Documents'}).click();
  return page.getByRole('dialog', {name: 'Documents'}).getByRole('region', {name: 'Invoice', exact: true});
}

test('an invoice is a page and a PDF of the same words, in the customer’s language or another [CO-138]', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const item = {description: 'Enamel pins, 30 mm', qty: 5000, unitPrice: '0.8250', currency: 'EUR'};
  const id = await makeInvoice(admin, {items: Array.from({length: 60}, () => item)});
  const words = await wordsOf(admin, `/rest/invoice/${id}/documents/invoice`);
  const offered = await openInvoice(page, `/records/invoice/${id}/show`);
  const language = offered.getByLabel('Language of the document');
  await expect(language.locator('option').first()).toHaveText('German (the customer’s)');
  await expect(language).toHaveValue('');

  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    offered.getByRole('link', {name: 'Open page'}).click(),
  ]);
  await expect(paper).toHaveURL(new RegExp(`/print/invoiceFilePrint\\?id=${id}$`));
  await expect(sheetOf(paper)).toHaveAttribute('lang', 'de');
  const shown = bare((await sheetOf(paper).textContent()) ?? '');
  expect(words.filter(text => !shown.includes(text))).toEqual([]);

  const [saved] = await Promise.all([
    paper.waitForEvent('download'),
    paper.getByRole('button', {name: 'Download PDF'}).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^invoice-.+\.pdf$/);
  const [pdf] = readPdfs([await readFile(await saved.path())]);
  const printed = pdf?.pages.map(({text}) => text).join('') ?? '';
  expect(words.filter(text => !printed.includes(text))).toEqual([]);

  const [sheets] = readPdfs([await paper.pdf({preferCSSPageSize: true})]);
  const count = sheets?.pages.length ?? 0;
  expect(count).toBeGreaterThan(1);
  expect(sheets?.pages.filter(({text}, index) => !text.includes(`${index + 1}/${count}`))).toEqual([]);

  await paper.getByLabel('Language of the document').selectOption('zh');
  await expect(sheetOf(paper)).toHaveAttribute('lang', 'zh-CN');
  await expect(sheetOf(paper)).toContainText('单价');
  await paper.close();
});

test('an order is confirmed on a page of its own, and so is a quotation [CO-127]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {id: order, proId} = await makeOrder(admin, {currency: 'EUR'});
  await page.goto(`/print/orderPrint?id=${String(order)}&language=de`);
  await expect(sheetOf(page)).toContainText('Auftragsbestätigung');
  const quotation = idOf(
    await admin.create('quotation', {
      orderId: order,
      proId,
      validUntil: '2026-06-04',
      billTo: 'Ann Field',
      quotationDate: '2026-05-04',
      currency: 'EUR',
    }),
  );
  await page.goto(`/print/quotation?id=${quotation}`);
  await expect(sheetOf(page)).toContainText('Quotation');
});

test('FD alone lists monthly invoices; one is confirmed there and printed [CO-112] [CO-146]', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const {id: proId} = await admin.first('project', {market: 'fd'});
  const name = uniqueName('Hose company');
  const member = await admin.create('member', {proId, email: `${uniqueName('fd')}@example.com`, name});
  const own = {proId, memberId: idOf(member)};
  const orders = [
    await makePayLater(admin, {...own, title: 'Coins', shippingFee: '1200.00', purchaseOrderNumber: 'PO-A'}),
    await makePayLater(admin, {...own, title: 'Patches', shippingFee: '34.50', purchaseOrderNumber: 'PO-B'}),
  ];
  const poNumber = uniqueName('PO');
  const id = await makeMonthly(admin, orders[0] ?? 0, {poNumber, billTo: '12 Station Road'});
  await admin.update('order', orders[1] ?? 0, {monthlyInvoiceId: id});

  await page.goto('/FdInquiryOrderManage/monthlyInvoice');
  const row = page.getByRole('row').filter({hasText: poNumber});
  await expect(row).toContainText(name);
  await expect(row).toContainText('1,234.50');
  await visit(page, `/records/monthly-invoice/${id}/show`);
  await page.getByRole('main').getByRole('button', {name: 'Confirm the monthly invoice'}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'Confirm the monthly invoice'}).click();
  await expect.poll(async () => (await admin.get('monthly-invoice', id)).confirmStatus).toBe(1);
  const {number} = await admin.get('monthly-invoice', id);
  await expect(page.getByRole('main').getByText(String(number)).first()).toBeVisible();
  await push(page, '/InquiryOrderManage/monthlyInvoice');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');

  await page.goto(`/print/fdInquiryOrderManageMonthInvoicePrint?id=${id}`);
  await expect(sheetOf(page)).toHaveAttribute('lang', 'en');
  const words = [String(number), 'Bill to', name, '12 Station Road', poNumber, 'PO-A', 'PO-B', '$34.50', '$1,234.50'];
  for (const text of words) await expect(sheetOf(page)).toContainText(text);
});

/** The pages of papers by the last part of their address, with the paper and what stands on it in English. */
const PAGES: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'printAndDispatchInvoice',
    'dispatch-invoice',
    ['Invoice', '1Z-77', 'Enamel pins, 30 mm', 'Declaration', 'Received complete'],
  ],
  [
    'interiorProblemPrint',
    'internal-problem',
    ['Internal problem', 'The blue is too dark', 'Wrong artwork', 'Made anew'],
  ],
  ['refundList', 'refund-list', ['Refund list', 'Late by a week', 'All refunds of the order', '€7.00']],
  ['orderPrintCopy', 'order-copy', ['Copy', 'Order confirmation', 'Enamel pin', 'Žofie Nováková']],
  ['orderPrintByCreditMemo', 'credit-memo', ['Credit memo', 'Spots in the plating', 'Amount credited', '€5.00']],
  ['inquiryPrint', 'inquiry', ['Inquiry', 'Match our school colours', 'Quoted price', '€431.70']],
  ['linkQuotation', 'link-quotation', ['Quotation', 'Rush fee', '€60.00', 'https://pay.emblem.example/l/77']],
  ['AbnormalorderPrint', 'abnormal-order', ['Abnormal order', 'The blue is too dark', 'Late by a week', 'Enamel pin']],
  ['questionaryPrint', 'questionnaire', ['Questionnaire', 'Enamel pin', 'Quality of the products', 'Very good']],
  [
    'salesContract',
    'sales-contract',
    ['销售合同 Sales contract', '买方 Buyer', 'Enamel pin', '知识产权', 'Force majeure'],
  ],
  [
    'authorizationPdf',
    'authorization',
    ['Authorization', 'Enamel pin', 'authorizes the seller', 'Name in block letters'],
  ],
  ['authorizationPdfCopy', 'authorization-copy', ['Copy', 'Authorization', 'Enamel pin']],
];

test(`each paper of sales is a page at its address [CO-121] [CO-122] [CO-125] [CO-128] [CO-129] [CO-130] [CO-131]
  [CO-132] [CO-133] [CO-142] [CO-144] [CO-145]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const records = await plantPapers(admin);
  for (const [name, key, words] of PAGES) {
    await page.goto(`/print/${name}?id=${records.get(key)}&language=en`);
    for (const text of words) await expect(sheetOf(page), name).toContainText(text);
    await expect(sheetOf(page).getByText('Copy', {exact: true})).toHaveCount(name.endsWith('Copy') ? 1 : 0);
  }
  const [printed] = readPdfs([await page.pdf({preferCSSPageSize: true})]);
  expect(printed?.pages.filter(({text}) => !text.includes('Copy'))).toEqual([]);
});

test('an invoice is mailed from its page, as its reader is told, and stands there as it was sent', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const email = `${uniqueName('buyer')}@example.com`.toLowerCase();
  const memberId = idOf(await admin.create('member', {email, name: 'Žofie', proId}));
  const orderId = idOf(await admin.create('order', {memberId, proId, currency: 'EUR'}));
  const id = await makeInvoice(admin, {orderId, proId});
  const offered = await openInvoice(page, `/records/invoice/${id}/show`);
  await offered.getByRole('button', {name: 'Mail…'}).click();
  const dialog = page.getByRole('dialog', {name: 'Mail: Invoice'});
  await expect(dialog.getByLabel('To')).toHaveValue(email);
  await expect(dialog.getByLabel('Subject')).toHaveValue(/^Rechnung INV/);
  const text = dialog.getByLabel('Text');
  await expect(text).toHaveValue(/^Guten Tag,/);
  await text.fill('Danke!');
  await dialog.getByLabel('To').fill('nobody@nowhere');
  await dialog.getByRole('button', {name: 'Send'}).click();
  await expect(dialog.getByLabel('To')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('To').fill(email);
  await dialog.getByRole('button', {name: 'Send'}).click();
  await expect(page.getByRole('alert').filter({hasText: `On its way to ${email}`})).toBeVisible();

  const entry = page.getByRole('region', {name: 'Mailed documents'}).getByRole('listitem');
  await expect(entry).toContainText(email);
  await expect(entry).toContainText('by Ada Moreau');
  const file = await entry.getByRole('link', {name: 'Invoice · German'}).getAttribute('href');
  const kept = await page.request.get(file ?? '');
  const mail = await mailedTo(email);
  expect(mail).toContain('Danke!');
  expect(mail.replaceAll('\n', '')).toContain((await kept.body()).toString('base64'));
  await expect(page.getByRole('region', {name: 'Timeline'})).toContainText('Mailed: Invoice');
});

test('before a paper is mailed it is told what no font has, and what came to it meanwhile', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const id = idOf(await makeOrder(admin, {userRemark: 'Thanks 🎉'}));
  const email = `${uniqueName('buyer')}@example.com`.toLowerCase();
  await page.goto(`/records/order/${id}/show`);
  await page.getByRole('main').getByRole('button', {name: 'Documents'}).click();
  const offered = page.getByRole('dialog', {name: 'Documents'});
  await offered
    .getByRole('region', {name: 'Order confirmation', exact: true})
    .getByRole('button', {name: 'Mail…'})
    .click();
  const dialog = page.getByRole('dialog', {name: 'Mail: Order confirmation'});
  const warning = dialog.getByRole('alert').filter({hasText: 'on the PDF'});
  await expect(warning).toContainText('🎉');
  await dialog.getByLabel('To').fill(email);
  await admin.update('order', id, {userRemark: 'Thanks 🎉 ข'});
  await dialog.getByRole('button', {name: 'Send'}).click();
  await expect(dialog.getByRole('alert').filter({hasText: 'ข'}).first()).toBeVisible();
  await expect(warning).toContainText('ข');
  await expect(dialog.getByLabel('To')).toHaveValue(email);
  await dialog.getByRole('button', {name: 'Send'}).click();
  await expect(page.getByRole('alert').filter({hasText: `On its way to ${email}`})).toBeVisible();
});

test('it is told what no font has and which record is not there; without the right nothing is offered', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const id = await makeInvoice(admin, {notes: 'Thanks 🎉'});
  const offered = await openInvoice(page, `/records/invoice/${id}/show`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    offered.getByRole('button', {name: 'Download PDF'}).click(),
  ]);
  await saved.delete();
  await expect(page.getByRole('alert').filter({hasText: '🎉'})).toBeVisible();

  await page.goto('/print/invoiceFilePrint?id=999999999');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(sheetOf(page)).toBeHidden();
  await page.goto('/print/invoiceFilePrint');
  await expect(page.getByRole('alert')).toContainText('Open this page from a record');

  const {userName} = await makePerson(admin, {rights: {'invoice.read': 'all'}});
  await beSignedIn(page, server, userName);
  await page.goto(`/records/invoice/${id}/show`);
  await expect(page.getByRole('region', {name: 'Timeline'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', {name: 'Documents'})).toHaveCount(0);
  await page.goto(`/print/invoiceFilePrint?id=${id}`);
  await expect(page).toHaveURL(/\/notFound$/);
});
