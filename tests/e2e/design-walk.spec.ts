/**
 * A new member of the artwork staff brings out a product: configured, furnished, drawn, published, looked at, put in
 * order and protected from being deleted.
 */
import {expect, type Browser, type Page} from '@playwright/test';
import {idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import type {Client} from '../harness/client';
import {PNG} from '../harness/upload';
import {beSignedIn} from './admin-session';
import {EditorPage} from './editor-page';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {act, choose, fillCategory, pick, upload} from './pages/design-forms';
import {actAndConfirm, expectOffered, findOne, openEntry, saveFor} from './pages/design-walk';
import {dialog, question} from './pages/dialogs';

test.describe.configure({timeout: 300_000});
test.use({actionTimeout: 15_000});

const name = {
  category: uniqueName('Walk Pins'),
  plating: uniqueName('Walk Gold'),
  tagType: uniqueName('Walk Mood'),
  tag: uniqueName('calm'),
  templateType: uniqueName('Walk Type'),
  cliparts: [uniqueName('Walk Oak'), uniqueName('Walk Elm'), uniqueName('Walk Ash')] as const,
  template: uniqueName('Walk Badge'),
};
const path = `/design/${name.category.toLowerCase().replaceAll(' ', '-')}/`;

test('a new colleague brings out a product, from its category to what visitors see of it [DA-529]', async ({
  page,
  browser,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const lead = await admin.first('role', {roleName: 'DesignerAdmin'});
  const {userName} = await makePerson(admin, {
    roleIds: [idOf(lead)],
    platformIds: [idOf(await admin.first('project', {projectIsDefault: 1}))],
  });
  await beSignedIn(page, server, userName);
  await page.goto('/');

  await test.step('a category with positions, and a plating colour of its quote category', () => addCategory(page));
  await test.step('tags, beside their type', () => addTags(page));
  await test.step('a template type, offered by the category', () => addTemplateType(page));
  await test.step('cliparts, many at once', () => addCliparts(page));
  const template = await test.step('a template in the editor, published for one platform', () =>
    drawTemplate(page, admin));
  await test.step('visitors of that platform see it, those of another do not', () => seeTemplate(browser, server.url));
  await test.step('a limitation of the platform hides it, for as long as it is on', () =>
    limitPlatform(page, browser, server.url));
  await test.step('the category comes first', () => sortCategories(page, admin));
  await test.step('what is in use stays, and the reason is told', () => keepWhatIsUsed(page, admin, template));
  await test.step('what is disabled is gone for visitors', () => disable(page, browser, server.url));
});

async function asVisitor(browser: Browser, url: string): Promise<EditorPage> {
  const context = await browser.newContext({baseURL: url, locale: 'en-US', viewport: {width: 1280, height: 800}});
  return new EditorPage(await context.newPage());
}

async function addCategory(page: Page): Promise<void> {
  const shown = new ConsolePage(page);
  await openEntry(page, 'Design system', 'Base categories');
  await page.getByRole('link', {name: 'New', exact: true}).click();
  const form = dialog(page, 'New: Design category');
  await fillCategory(form, page, name.category);
  await form.getByLabel('Category path').fill(path.replace('/design/', ''));
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('added');

  await findOne(page, name.category);
  await act(page, name.category, 'Configure the design function');
  const config = dialog(page, `Configure the design function · ${name.category}`);
  await choose(config, 'Has a base picture', 'Yes');
  await choose(config, 'Sticker', 'No');
  await choose(config, 'Effect type', 'Die-cut');
  for (const side of ['Front', 'Back']) await config.getByRole('checkbox', {name: side}).check();
  await config.getByRole('textbox', {name: 'Front: Help text'}).fill('Keep away from the rim');
  await config.getByRole('button', {name: 'Save'}).click();
  await shown.told('design function configured');

  await openEntry(page, 'Colour charts', 'Plating colours');
  await page.getByRole('link', {name: 'New', exact: true}).click();
  const plating = dialog(page, 'New: Plating colour');
  await plating.getByLabel('Plating name').fill(name.plating);
  await upload(page, plating, 'Plating picture');
  await plating.getByLabel('Main shade, raised').fill('#d9a0a0');
  await plating.getByLabel('Main shade, sunken').fill('#8a5a5a');
  await plating.getByRole('checkbox', {name: 'Lapel Pins'}).check();
  await plating.getByRole('checkbox', {name: 'Soft enamel'}).check();
  await plating.getByRole('combobox', {name: 'Plating option: Lapel Pins, Soft enamel'}).click();
  await page.getByRole('option', {name: 'Gold', exact: true}).click();
  await plating.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('Created');
}

async function addTags(page: Page): Promise<void> {
  const shown = new ConsolePage(page);
  await openEntry(page, 'Templates', 'Tag library', 'Tags');
  const types = page.getByRole('region', {name: 'Tag type'});
  await types.getByRole('link', {name: 'New: Tag type'}).click();
  await page.getByLabel('Tag type name').fill(name.tagType);
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.heading('Tags');
  const type = types.getByRole('button', {name: name.tagType, exact: true});
  await type.click();
  await expect(type).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', {name: 'New', exact: true}).click();
  await expect(page.getByRole('combobox', {name: 'Tag type'})).toHaveValue(name.tagType);
  await page.getByLabel('Tag name').fill(name.tag);
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.heading(name.tag);
}

async function addTemplateType(page: Page): Promise<void> {
  const shown = new ConsolePage(page);
  await openEntry(page, 'Templates', 'Template library', 'Template types');
  await page.getByRole('link', {name: 'New', exact: true}).click();
  await page.getByLabel('Template type name').fill(name.templateType);
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.heading(name.templateType);

  await openEntry(page, 'Design system', 'Category templates');
  await pick(page.getByRole('main'), 'Category', name.category);
  await page.getByRole('button', {name: 'Edit'}).click();
  await page.getByRole('checkbox', {name: name.templateType}).check();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await shown.told('Saved');
}

async function addCliparts(page: Page): Promise<void> {
  const shown = new ConsolePage(page);
  await openEntry(page, 'Templates', 'Element library', 'Element management');
  await page.getByRole('link', {name: 'Add many'}).click();
  await page
    .locator('[data-upload-box] input[type=file]')
    .setInputFiles(name.cliparts.map(clipart => ({name: `${clipart}.png`, mimeType: 'image/png', buffer: PNG})));
  await expect(page.getByRole('textbox', {name: /^Name of clipart/})).toHaveCount(3);
  await pick(page.getByRole('main'), 'Tags', name.tag);
  await page.getByRole('button', {name: 'Add 3 cliparts'}).click();
  await shown.heading('Element management');
  await findOne(page, name.cliparts[0]);
}

async function drawTemplate(page: Page, admin: Client): Promise<number> {
  await openEntry(page, 'Templates', 'Template library', 'Published templates');
  await page
    .getByRole('region', {name: 'Template type'})
    .getByRole('button', {name: name.templateType, exact: true})
    .click();
  await expect(page.getByText('1–1 of 1')).toHaveCount(0);
  const drawing = await page.context().newPage();
  const editor = await new EditorPage(drawing).open(path);
  await expect(drawing.getByRole('heading', {level: 1, name: name.category})).toBeVisible();
  await expectOffered(editor, 'Add Cliparts', name.cliparts[0]);
  await drawing.getByRole('button', {name: `Add clipart ${name.cliparts[0]}`}).click();
  await expect(drawing.getByRole('heading', {name: 'Edit picture'})).toBeVisible();
  await editor.addText('Walked in');
  const tools = drawing.getByRole('toolbar', {name: '模板工具'});
  const cached = drawing.waitForResponse('**/api/design/template/stagingTemplate');
  await tools.getByRole('button', {name: '缓存模板'}).click();
  const {data}: {data: {id: number}} = await (await cached).json();
  await tools.getByRole('button', {name: '上传模板'}).click();
  await expect(drawing.getByText('上传成功')).toBeVisible();
  await tools.getByRole('button', {name: '保存模板'}).click();
  await saveFor(drawing, {
    name: name.template,
    code: name.template,
    domain: '127.0.0.1',
    type: name.templateType,
    tag: name.tag,
  });
  // The library was open all the time: what the editor has saved is there without a reload.
  const row = page.getByRole('row', {name: new RegExp(name.template)});
  await expect(row).toContainText('Saved');
  await drawing.close();
  await actAndConfirm(page, name.template, 'Publish');
  await expect(row).toContainText('Published');
  expect(await admin.get('template', data.id)).toMatchObject({state: 3, displayControl: 1});
  return data.id;
}

async function seeTemplate(browser: Browser, url: string): Promise<void> {
  const here = await asVisitor(browser, url);
  await here.open(path);
  await expectOffered(here, 'Templates', name.template);
  await here.page.getByRole('button', {name: `Open template ${name.template}`}).click();
  await expect.poll(() => here.objects().then(objects => objects.map(object => object.text))).toContain('Walked in');
  await here.page.context().close();

  const there = await asVisitor(browser, url.replace('127.0.0.1', 'dealer.localhost'));
  await there.open(path);
  await expectOffered(there, 'Templates', name.template, false);
  await there.page.context().close();
}

async function limitPlatform(page: Page, browser: Browser, url: string): Promise<void> {
  const shown = new ConsolePage(page);
  const visitor = await asVisitor(browser, url);
  await openEntry(page, 'Design system', 'Platform functions');
  await page.getByRole('link', {name: 'New', exact: true}).click();
  const form = page.getByRole('main');
  await choose(form, 'Platform type', 'Self-operated');
  await pick(form, 'Domain', 'Emblem');
  await choose(form, 'Template publishing', 'Limited');
  await pick(form, 'Permitted categories', 'Lapel Pins');
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('success');
  await visitor.open(path);
  await expectOffered(visitor, 'Templates', name.template, false);

  await openEntry(page, 'Design system', 'Platform functions');
  await page
    .getByRole('row')
    .filter({has: page.getByText('Emblem', {exact: true})})
    .getByRole('switch')
    .click();
  await question(page).getByRole('button', {name: 'Disable'}).click();
  await shown.told('success');
  await visitor.open(path);
  await expectOffered(visitor, 'Templates', name.template);
  await visitor.page.context().close();
}

async function sortCategories(page: Page, admin: Client): Promise<void> {
  await openEntry(page, 'Design system', 'Base categories');
  await page.getByRole('button', {name: 'Sort'}).click();
  await page.getByRole('button', {name: `Move ${name.category} to the top`}).click();
  await page.getByRole('button', {name: 'Save order'}).click();
  await new ConsolePage(page).told('batch drag saved');
  expect(await admin.list('category', {sort: ['sort', 'ASC'], range: [0, 0]})).toMatchObject([
    {categoryName: name.category},
  ]);
}

async function keepWhatIsUsed(page: Page, admin: Client, templateId: number): Promise<void> {
  const shown = new ConsolePage(page);
  await findOne(page, name.category);
  await actAndConfirm(page, name.category, 'Delete');
  await shown.told('delete failed: It is in use and cannot be deleted: ');
  await openEntry(page, 'Templates', 'Template library', 'Published templates');
  await actAndConfirm(page, name.templateType, 'Delete');
  await shown.told('It is in use and cannot be deleted: ');

  // Tags refuse without a word (DA-523).
  await openEntry(page, 'Templates', 'Tag library', 'Tags');
  await findOne(page, name.tag);
  const answered = page.waitForResponse(response => response.request().method() === 'DELETE');
  await actAndConfirm(page, name.tag, 'Delete');
  expect((await answered).status()).toBe(409);
  await expect(question(page).getByRole('alert')).toContainText('It is in use and cannot be deleted');
  await question(page).getByRole('button', {name: 'Close'}).click();
  await expect(question(page)).toHaveCount(0);
  expect(await admin.list('category', {filter: {categoryName: name.category}})).toHaveLength(1);
  expect(await admin.list('tag', {filter: {labelName: name.tag}})).toHaveLength(1);
  const [type] = await admin.list('template-type', {filter: {templateTypeName: name.templateType}});
  expect(await admin.get('template', templateId)).toMatchObject({
    state: 3,
    types: [type?.id],
    labels: [expect.any(Number)],
  });
}

async function disable(page: Page, browser: Browser, url: string): Promise<void> {
  const visitor = await asVisitor(browser, url);
  await openEntry(page, 'Templates', 'Element library', 'Element management');
  await findOne(page, name.cliparts[1]);
  await actAndConfirm(page, name.cliparts[1], 'Disable');
  await visitor.open(path);
  await expectOffered(visitor, 'Add Cliparts', name.cliparts[1], false);

  await openEntry(page, 'Design system', 'Base categories');
  await findOne(page, name.category);
  await actAndConfirm(page, name.category, 'Disable');
  await expect(page.getByRole('row', {name: new RegExp(name.category)}).getByRole('switch')).not.toBeChecked();
  await visitor.page.goto(path);
  await expect(visitor.page.getByText('There is no product at this address.')).toBeVisible();
  await visitor.page.context().close();
}
