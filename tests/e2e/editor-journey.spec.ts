/**
 * The whole way of a design, on a desk and on a phone: from a template to a price, shared, kept and opened by staff.
 */
import {readFileSync} from 'node:fs';
import {expect, type Browser, type Page} from '@playwright/test';
import {EditorPage} from './editor-page';
import {becomeMember, becomeStaff, call} from './editor-people';
import {panelOf} from './editor-parts';
import {test} from './test';

const WORDS = 'For the whole crew';
const BEHIND = 'Class of 26';
const NAME = 'Crew pin of the journey';

/** What is on the open side, in words that two browsers can compare. */
const look = async (editor: EditorPage) =>
  (await editor.objects()).map(({kind, left, top, text}) => [kind, Math.round(left), Math.round(top), text ?? '']);
const wordsOn = (editor: EditorPage) => editor.objects().then(objects => objects.map(({text}) => text));
const count = (editor: EditorPage) => editor.objects().then(objects => objects.length);

/** On phones an open panel lies over the canvas. */
async function closePanel(page: Page): Promise<void> {
  const close = panelOf(page).getByRole('button', {name: 'Close', exact: true});
  if (await close.isVisible()) await close.click();
}

async function openTemplate(editor: EditorPage): Promise<void> {
  await editor.open('/design/lapel-pins/');
  await editor.openPanel('Templates');
  await editor.page
    .getByRole('button', {name: /^Open template/})
    .first()
    .click();
  await expect.poll(() => count(editor)).toBeGreaterThan(0);
  await closePanel(editor.page);
}

async function addClipart(editor: EditorPage): Promise<void> {
  const before = await count(editor);
  await editor.openPanel('Add Cliparts');
  await editor.page
    .getByRole('button', {name: /^Add clipart/})
    .first()
    .click();
  await expect.poll(() => count(editor)).toBe(before + 1);
}

async function recolour({page}: EditorPage): Promise<void> {
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', {name: 'Edit picture'})).toBeVisible();
  await panel
    .getByRole('button', {name: /^Color #.* of the picture$/})
    .first()
    .click();
  await panel
    .getByRole('button', {name: /^Use color #/})
    .last()
    .click();
  await closePanel(page);
}

async function upload(editor: EditorPage): Promise<void> {
  const {page} = editor;
  const before = await count(editor);
  const picture = await page.screenshot({clip: {x: 0, y: 0, width: 120, height: 60}});
  await editor.openPanel('Upload');
  await panelOf(page)
    .locator('input[type=file]')
    .setInputFiles({name: 'logo.png', mimeType: 'image/png', buffer: picture});
  await page.getByRole('dialog', {name: 'Crop Area'}).getByRole('button', {name: 'Continue'}).click();
  await expect.poll(() => count(editor)).toBe(before + 1);
  await closePanel(page);
}

async function fillBack(editor: EditorPage): Promise<void> {
  const sides = editor.page.locator('.position');
  await sides.filter({hasText: 'Back'}).click();
  await expect.poll(() => wordsOn(editor)).not.toContain(WORDS);
  await editor.addText(BEHIND);
  await closePanel(editor.page);
  await sides.filter({hasText: 'Front'}).click();
  await expect.poll(() => wordsOn(editor)).toContain(WORDS);
}

async function openShared(editor: EditorPage, browser: Browser, baseURL: string | undefined): Promise<void> {
  const {page} = editor;
  await page.getByRole('button', {name: 'Share', exact: true}).click();
  const dialog = page.getByRole('dialog').filter({has: page.getByRole('textbox')});
  const link = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', {name: 'Close', exact: true}).last().click();
  const context = await browser.newContext(baseURL === undefined ? {} : {baseURL});
  const other = await new EditorPage(await context.newPage()).open(link);
  await expect.poll(() => look(other)).toEqual(await look(editor));
  await other.page.locator('.position').filter({hasText: 'Back'}).click();
  await expect.poll(() => wordsOn(other)).toContain(BEHIND);
  await context.close();
}

async function saveDesign(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  const save = page.getByRole('dialog', {name: 'Save your design'});
  await save.getByLabel('Name of the design').fill(NAME);
  await save.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByText('Your design has been saved.')).toBeVisible();
}

/** The dialog is not shown on phones (ED-156), where the member's list tells that the design is kept. */
async function findAgain(page: Page, phone: boolean, token: string): Promise<void> {
  if (phone) {
    const designs = await call<readonly {templateName: string}[]>(
      page,
      '/app/designUser/getDefaultTemplateList',
      {page: 1, pageSize: 10, categoryId: 0},
      token,
    );
    expect(designs.map(({templateName}) => templateName)).toContain(NAME);
    return;
  }
  await new EditorPage(page).openPanel('User Design');
  const dialog = page.getByRole('dialog', {name: 'My Creation'});
  await expect(dialog.getByText(NAME)).toBeVisible();
  await dialog.getByRole('button', {name: 'Close', exact: true}).first().click();
}

async function askForPrice(page: Page): Promise<string> {
  await page.getByRole('button', {name: 'Get Price'}).click();
  const dialog = page.getByRole('dialog', {name: 'Get Price'});
  await dialog.getByLabel('Name').fill('Jo Journey');
  await dialog.getByLabel('E-mail').fill('jo.journey@example.com');
  await dialog.getByLabel('Quantity').fill('100');
  await dialog.getByRole('button', {name: 'Send request'}).click();
  const number = page.locator('.price-number');
  await expect(number).toHaveText(/^INQ\d+$/);
  return number.innerText();
}

/** Staff find the inquiry by its number, open what the visitor designed and export it for print. */
async function openAsStaff(
  browser: Browser,
  baseURL: string | undefined,
  number: string,
  seen: unknown,
): Promise<void> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : {baseURL}),
    viewport: {width: 1280, height: 800},
  });
  const page = await context.newPage();
  const token = await becomeStaff(page, baseURL);
  const found = await page.request.get(`/rest/inquiry?filter=${encodeURIComponent(JSON.stringify({number}))}`, {
    headers: {token},
  });
  const [inquiry]: readonly {id: number}[] = await found.json();
  const staff = await new EditorPage(page).open(`/design/lapel-pins?inquiry=${inquiry?.id}`);
  await expect.poll(() => look(staff)).toEqual(seen);
  await page.goto(`/InquiryOrderManage/inquiry/inquiryManage/${inquiry?.id}/show`);
  await page.getByRole('button', {name: 'Export for print'}).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', {name: /PDF/}).first().click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  for (const box of ['/TrimBox', '/BleedBox', '/CutContour']) expect(file.includes(box)).toBe(true);
  await context.close();
}

for (const phone of [false, true])
  test.describe(phone ? 'on a phone' : 'on a desk', () => {
    test.use(
      phone
        ? {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}
        : {viewport: {width: 1280, height: 800}},
    );

    test('a design goes from a template to a price', async ({page, browser, baseURL}) => {
      const {token} = await becomeMember(page, baseURL);
      const editor = new EditorPage(page);
      await test.step('template', () => openTemplate(editor));
      await test.step('text', async () => {
        await editor.addText(WORDS);
        await closePanel(page);
      });
      await test.step('clipart', () => addClipart(editor));
      await test.step('recolour', () => recolour(editor));
      await test.step('upload with crop', () => upload(editor));
      await test.step('back side', () => fillBack(editor));
      await test.step('share, opened in another browser', () => openShared(editor, browser, baseURL));
      await test.step('save', () => saveDesign(page));
      await test.step('My Creation', () => findAgain(page, phone, token));
      const seen = await look(editor);
      const number = await test.step('Get Price', () => askForPrice(page));
      await test.step('staff open it and export it for print', () => openAsStaff(browser, baseURL, number, seen));
    });
  });
