/** Papers in the console: chosen on the page of their record, read as a page, and saved as PDF. */
import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import {textsOf, type PaperTree} from '@emblem/schemas/papers';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makePerson} from '../harness/world';
import {bare, readPdfs} from '../papers/pdf';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

async function makeInvoice(admin: Client, values: object = {}): Promise<number> {
  const {id: orderId, proId} = await admin.first('order');
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

async function openDocuments(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', {name: 'Documents'}).click();
  return page.getByRole('dialog', {name: 'Documents'});
}

test('an invoice is a page and a PDF of the same words, in the customer’s language or another [CO-138]', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const item = {description: 'Enamel pins, 30 mm', qty: 5000, unitPrice: '0.8250', currency: 'EUR'};
  const id = await makeInvoice(admin, {items: Array.from({length: 60}, () => item)});
  const words = await wordsOf(admin, `/rest/invoice/${id}/documents/invoice`);
  const dialog = await openDocuments(page, `/records/invoice/${id}/show`);
  const language = dialog.getByLabel('Language of the document');
  await expect(language.locator('option').first()).toHaveText('German (the customer’s)');
  await expect(language).toHaveValue('');

  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', {name: 'Open page'}).click(),
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
  const {id: order, proId} = await admin.first('order');
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

test('it is told what no font has and which record is not there; without the right nothing is offered', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const id = await makeInvoice(admin, {notes: 'Thanks 🎉'});
  const dialog = await openDocuments(page, `/records/invoice/${id}/show`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', {name: 'Download PDF'}).click(),
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
