/**
 * The whole product, thin, on real parts: what a visitor, a salesman, an administrator and a member do, one after the
 * other.
 */
import {expect, type Browser, type Page} from '@playwright/test';
import {signIn} from '../harness/client';
import {EditorPage} from './editor-page';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {ListPage} from './pages/list-page';
import {WorkflowPanel} from './pages/workflow-panel';

const VISITOR = {
  name: 'Wilma Visitor',
  email: 'wilma.visitor@example.com',
  quantity: '250',
  remark: 'Two weeks before the fair, please.',
};
const WORDS = 'Wilma was here';

test(`visitor, salesman, administrator and member: from a template to a quoted inquiry and the records behind it
  [ED-007]`, async ({page, browser, server}) => {
  // Four people at work one after the other.
  test.setTimeout(240_000);
  const editor = new EditorPage(page);
  await test.step('a visitor opens a product and a template', () => openTemplate(editor));
  await test.step('puts text, a clipart and a picture on it; undo and redo', () => addEverything(editor));
  const number = await test.step('asks for a price', () => askForPrice(page));

  const salesman = new ConsolePage(await newPage(browser));
  const userName = await assignedTo(server, number);
  await test.step('a salesman signs in and finds the inquiry by its number', () =>
    findInquiry(salesman, userName, number));
  await test.step('sees the request, its picture, what may be done and why the rest may not', () =>
    readInquiry(salesman.page));
  await test.step('quotes it, which moves its state', () => quote(salesman));
  await test.step('opens the design from the inquiry', () => openDesign(salesman.page));

  const admin = new ConsolePage(await newPage(browser));
  await test.step('an administrator creates a record', () => createPlating(admin));
  await test.step('edits it', () => editPlating(admin));
  await test.step('sees what was changed, and undoes it', () => undoEdit(admin));

  await test.step('a member signs in and saves a design', () => saveAsMember(page));
  await test.step("which stands with the member's designs", () => findSavedDesign(admin));
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

async function openTemplate(editor: EditorPage): Promise<void> {
  const {page} = editor;
  await editor.open('/design/lapel-pins/');
  await expect(page.getByRole('heading', {level: 1, name: 'Lapel Pins'})).toBeVisible();
  const blank = (await editor.objects()).length;
  await editor.openPanel('Templates');
  await page
    .getByRole('button', {name: /^Open template/})
    .first()
    .click();
  await expect.poll(() => editor.objects().then(objects => objects.length)).toBeGreaterThan(blank);
}

async function addEverything(editor: EditorPage): Promise<void> {
  const {page} = editor;
  const count = () => editor.objects().then(objects => objects.length);
  const before = await count();
  await editor.addText(WORDS);

  await editor.openPanel('Add Cliparts');
  await page
    .getByRole('button', {name: /^Add clipart/})
    .first()
    .click();
  await expect.poll(count).toBe(before + 2);

  await editor.openPanel('Upload');
  const picture = await page.screenshot({clip: {x: 0, y: 0, width: 120, height: 60}});
  await page
    .locator('.side-panel input[type=file]')
    .setInputFiles({name: 'my logo.png', mimeType: 'image/png', buffer: picture});
  await page.getByRole('dialog', {name: 'Crop Area'}).getByRole('button', {name: 'Continue'}).click();
  await expect.poll(count).toBe(before + 3);
  expect((await editor.top()).kind).toBe('image');

  const undo = page.getByRole('button', {name: 'Undo'});
  await undo.click();
  await expect.poll(count).toBe(before + 2);
  await undo.click();
  await expect.poll(count).toBe(before + 1);
  const redo = page.getByRole('button', {name: 'Redo'});
  await redo.click();
  await redo.click();
  await expect.poll(count).toBe(before + 3);
  await expect(redo).toBeDisabled();
}

async function askForPrice(page: Page): Promise<string> {
  await page.getByRole('button', {name: 'Get Price'}).click();
  const dialog = page.getByRole('dialog', {name: 'Get Price'});
  await dialog.getByLabel('Name').fill(VISITOR.name);
  await dialog.getByLabel('E-mail').fill(VISITOR.email);
  await dialog.getByLabel('Quantity').fill(VISITOR.quantity);
  await dialog.getByLabel('Remark').fill(VISITOR.remark);
  await dialog.getByRole('button', {name: 'Send request'}).click();
  const number = page.getByRole('status').getByText(/^INQ\d+$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

/** The user name of the salesman who was given the inquiry: the one with the fewest, whom earlier specs decide. */
async function assignedTo(server: {readonly url: string}, number: string): Promise<string> {
  const admin = await signIn(server.url, 'admin');
  const {salesmanId} = await admin.first('inquiry', {number});
  const {userName} = await admin.first('user', {id: salesmanId});
  return String(userName);
}

async function findInquiry(salesman: ConsolePage, userName: string, number: string): Promise<void> {
  await salesman.signIn(userName);
  await salesman.openFromMenu('Inquiries and orders', 'Inquiries');
  await new ListPage(salesman.page).open(number);
  await salesman.heading(number);
}

async function readInquiry(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const text of [VISITOR.name, VISITOR.email, VISITOR.remark, 'Lapel Pins'])
    await expect(main.getByText(text).first()).toBeVisible();
  const picture = main.getByRole('img', {name: 'Design'});
  await expect
    .poll(() => picture.evaluate(element => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
    .toBeGreaterThan(100);

  const panel = new WorkflowPanel(page);
  await panel.isAt('New Inquiry');
  await panel.allows('Start drawing', 'Quote', 'Finish', 'Cancel');
  await panel.refuses('Place the order', 'This cannot be done while the record is “New Inquiry”.');
  await panel.refuses('Reopen', 'This cannot be done while the record is “New Inquiry”.');
}

async function quote(salesman: ConsolePage): Promise<void> {
  const {page} = salesman;
  const panel = new WorkflowPanel(page);
  await panel.action('Quote').click();
  const dialog = page.getByRole('dialog', {name: 'Quote'});
  const price = dialog.getByLabel('Quoted price');
  await price.fill('');
  await dialog.getByRole('button', {name: 'Quote'}).click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('412.50');
  await dialog.getByRole('button', {name: 'Quote'}).click();
  await salesman.told('Quote: done');
  await panel.isAt('Quoted');
  await panel.allows('Place the order');
  await panel.refuses('Quote', 'This cannot be done while the record is “Quoted”.');
}

async function openDesign(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', {name: 'Open design'}).click();
  const tab = await opened;
  await tab.goto(`${tab.url()}&test`);
  const editor = new EditorPage(tab);
  await expect.poll(() => editor.objects().then(objects => objects.map(object => object.text))).toContain(WORDS);
  await tab.close();
}

const PLATING = 'Antique Rose';
const RENAMED = 'Antique Rose Gold';

async function createPlating(admin: ConsolePage): Promise<void> {
  const {page} = admin;
  await admin.signIn('admin');
  await admin.openFromMenu('Colour charts', 'Plating colours');
  await page.getByRole('link', {name: 'New', exact: true}).click();
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await expect(page.getByText('Enter the plating name')).toBeVisible();

  await page.getByLabel('Plating name').fill(PLATING);
  const picture = await page.screenshot({clip: {x: 0, y: 0, width: 60, height: 60}});
  await page
    .locator('input[type=file][aria-label="Plating picture"]')
    .setInputFiles({name: 'rose.png', mimeType: 'image/png', buffer: picture});
  await expect(page.getByRole('group', {name: 'Plating picture', exact: true})).toContainText('Uploaded picture PNG');
  await page.getByLabel('Main shade, raised').fill('#d9a0a0');
  await page.getByLabel('Main shade, sunken').fill('#8a5a5a');
  await page.getByRole('checkbox', {name: 'Lapel Pins'}).check();
  await page.getByRole('checkbox', {name: 'Soft enamel'}).check();
  await page.getByRole('combobox', {name: 'Plating option: Lapel Pins, Soft enamel'}).click();
  await page.getByRole('option', {name: 'Gold', exact: true}).click();
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await admin.told('Created');
  await admin.heading('Plating colours');
}

async function editPlating(admin: ConsolePage): Promise<void> {
  await admin.page.getByRole('link', {name: `Edit: ${PLATING}`}).click();
  await admin.page.getByLabel('Plating name').fill(RENAMED);
  await admin.page.getByLabel('Minor shade, raised').fill('#ffeeee');
  await admin.page.getByRole('button', {name: 'Save'}).click();
  await admin.told('Saved');
  await admin.page.getByRole('main').getByRole('link', {name: RENAMED, exact: true}).click();
  await admin.heading(RENAMED);
}

async function undoEdit(admin: ConsolePage): Promise<void> {
  const {page} = admin;
  await admin.tab('History');
  const change = page.getByRole('main').getByRole('listitem').filter({hasText: 'Changed'});
  await expect(change.getByRole('row', {name: 'Plating name'}).getByRole('cell')).toContainText([
    'Plating name',
    PLATING,
    RENAMED,
  ]);
  await expect(change.getByRole('row', {name: 'Minor shade, raised'}).getByRole('cell')).toContainText([
    'Minor shade, raised',
    '—',
    '#ffeeee',
  ]);
  await change.getByRole('button', {name: 'Undo this change'}).click();
  await page.getByRole('alertdialog', {name: 'Undo this change'}).getByRole('button', {name: 'Confirm'}).click();
  await admin.told('Change undone');
  await admin.heading(PLATING);
  await admin.openFromMenu('Colour charts', 'Plating colours');
  await new ListPage(page).find(PLATING);
}

const SAVED = "Wilma's crew pin";

async function saveAsMember(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Continue designing'}).click();
  await page.getByRole('button', {name: 'Save'}).click();
  const signIn = page.getByRole('dialog', {name: 'Sign in'});
  await signIn.getByLabel('E-mail').fill('visitor@example.com');
  await signIn.getByLabel('Password').fill('emblem-demo');
  await signIn.getByRole('button', {name: 'Sign in'}).click();
  const save = page.getByRole('dialog', {name: 'Save your design'});
  await save.getByLabel('Name of the design').fill(SAVED);
  await save.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByText('Your design has been saved.')).toBeVisible();
}

async function findSavedDesign(admin: ConsolePage): Promise<void> {
  await admin.openFromMenu('User centre', "Members' designs");
  await new ListPage(admin.page).open(SAVED);
  await admin.heading(SAVED);
}
