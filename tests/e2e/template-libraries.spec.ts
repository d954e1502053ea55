/**
 * Tags, templates, cliparts and template types in the console: tabs, groups beside lists, and what is added or
 * configured at once.
 */
import {expect, type Page} from '@playwright/test';
import {PNG} from '../harness/upload';
import {asText, idOf} from '../harness/json';
import {uniqueName, makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {visit} from './visit';

// Each test makes what it changes, and the last file of a run keeps no browser waiting.
test.describe.configure({mode: 'parallel'});

const tabs = (page: Page, row = 0) => page.getByRole('main').getByRole('tablist').nth(row).getByRole('tab');
const LIBRARIES = '/templateManagement';

test(`the libraries stand side by side, and the element library has two tabs of its own
  [DA-016] [DA-017] [DA-019] [DA-020] [DA-021] [DA-023] [DA-024]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(`${LIBRARIES}/tagLibrary`);
  await expect(tabs(page)).toHaveText(['Tag library', 'Template library', 'Element library']);
  await tabs(page).filter({hasText: 'Element library'}).click();
  await expect(page).toHaveURL(/\/categoryLibrary$/);
  await expect(tabs(page, 1)).toHaveText(['Classification management', 'Element management']);
  await tabs(page, 1).filter({hasText: 'Element management'}).click();
  await new ConsolePage(page).heading('Element management');
  await visit(page, '/interfaceManagement/cTConfiguration');
  await expect(tabs(page).filter({hasText: 'Platform functions'})).toBeVisible();
  await tabs(page).filter({hasText: 'Platform functions'}).click();
  await expect(page).toHaveURL(/\/pFManagement$/);
});

test('a tab shows only to those who may open it, whatever role they have [DA-025] [DA-379]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {userName} = await makePerson(admin, {
    rights: {
      'template.read': 'all',
      'clipart.read': 'all',
      'clipart-type.read': 'all',
      'category-template.read': 'all',
      'platform-limitation.read': 'all',
    },
  });
  await beSignedIn(page, server, userName);
  await page.goto(`${LIBRARIES}/templateLibrary`);
  await expect(tabs(page)).toHaveText(['Template library', 'Element library']);
  await visit(page, '/interfaceManagement/cTConfiguration');
  await expect(tabs(page)).toHaveText(['Category templates', 'Platform functions']);
});

test('the template library opens on its second tab while a selection is kept, on its first otherwise [DA-022]', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server);
  await page.goto(`${LIBRARIES}/templateLibrary`);
  await new ConsolePage(page).heading('Published templates');
  await page.evaluate(() => sessionStorage.setItem('templateSelection', '7'));
  await visit(page, `${LIBRARIES}/templateLibrary`);
  await new ConsolePage(page).heading('Cached templates');
  await tabs(page, 1).filter({hasText: 'Published templates'}).click();
  await new ConsolePage(page).heading('Published templates');
  await page.evaluate(() => sessionStorage.removeItem('templateSelection'));
  await visit(page, `${LIBRARIES}/templateLibrary`);
  await new ConsolePage(page).heading('Published templates');
});

test('a template is found by its type and those above, and leads to the editor; drafts have their tab', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const template = await admin.first('template', {state: 3});
  const top = await admin.create('template-type', {templateTypeName: uniqueName('Years')});
  const below = await admin.create('template-type', {templateTypeName: uniqueName('Decades'), parentId: top.id});
  await admin.update('template', idOf(template), {types: [below.id]});
  await page.goto(`${LIBRARIES}/templateLibrary`);
  await page
    .getByRole('region', {name: 'Template type'})
    .getByRole('button', {name: String(top.templateTypeName), exact: true})
    .click();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', {name: `More actions: ${String(template.templateName)}`}).click();
  await expect(page.getByRole('menuitem', {name: 'Open in the editor'})).toHaveAttribute(
    'href',
    `/templateLibrary?categoryId=${String(template.categoryId ?? '')}&tid=${String(template.id)}`,
  );
  await expect(page.getByRole('menuitem', {name: 'Stop'})).toBeVisible();
});

test(`tag types stand beside the tags, in a language chosen by name; a refused act on a tag raises no notice, its
  reason stands at the act
  [DA-523] [DA-285] [DA-551]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const type = await admin.create('tag-type', {labelTypeName: uniqueName('Mood')});
  const tag = await admin.create('tag', {labelTypeId: type.id, labelName: uniqueName('calm')});
  await page.goto(`${LIBRARIES}/tagLibrary`);
  await page
    .getByRole('region', {name: 'Tag type'})
    .getByRole('button', {name: String(type.labelTypeName), exact: true})
    .click();
  const row = page.getByRole('row').filter({hasText: String(tag.labelName)});
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('region', {name: 'Tags'})).toHaveCSS('height', '630px');
  const notices = page.locator('[data-notice]');
  await page.route('**/rest/tag/actions/toggle', route =>
    route.fulfill({status: 409, json: {message: 'Somebody was faster.'}}),
  );
  await row
    .getByRole('switch')
    .or(row.getByRole('checkbox', {name: /State/}))
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Disable this tag?');
  const answered = page.waitForResponse('**/rest/tag/actions/toggle');
  await question.getByRole('button', {name: 'Disable'}).click();
  await answered;
  await expect(question.getByRole('alert')).toHaveText('Somebody was faster.');
  await expect(notices).toHaveCount(0);
  await question.getByRole('button', {name: 'Close'}).click();
  await expect(question).toHaveCount(0);
  await page.unroute('**/rest/tag/actions/toggle');
  await row
    .getByRole('switch')
    .or(row.getByRole('checkbox', {name: /State/}))
    .click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'Disable'}).click();
  await expect(notices).not.toHaveCount(0);
  expect(await admin.get('tag', idOf(tag))).toMatchObject({state: 0});

  await page
    .getByRole('region', {name: 'Tag type'})
    .getByRole('button', {name: `More actions: ${String(type.labelTypeName)}`})
    .click();
  await page.getByRole('menuitem', {name: 'Delete'}).click();
  await question.getByRole('button', {name: 'Delete'}).click();
  await expect(question.getByRole('alert')).toContainText('Tag');
  await question.getByRole('button', {name: 'Close'}).click();

  await page.getByRole('link', {name: `Edit: ${String(type.labelTypeName)}`}).click();
  const language = page.getByRole('combobox', {name: 'Language'});
  await expect(language).toHaveValue('American English');
  await language.fill('germ');
  await page.getByRole('option', {name: 'German', exact: true}).click();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect.poll(async () => (await admin.get('tag-type', idOf(type))).language).toBe('de');
});

test(`the template types of a category are checked in the tree, dragged into order and saved as one
  [DA-047] [DA-299] [DA-300] [DA-361] [DA-234] [DA-550]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const category = await admin.first('category');
  const top = await admin.create('template-type', {templateTypeName: uniqueName('Seasons')});
  const [spring, autumn] = [uniqueName('Spring'), uniqueName('Autumn')];
  for (const templateTypeName of [spring, autumn])
    await admin.create('template-type', {templateTypeName, parentId: top.id});
  for (const {id} of await admin.list('category-template', {filter: {categoryId: category.id}, range: [0, 99]}))
    await admin.remove('category-template', Number(id));
  await page.goto(`/interfaceManagement/cTConfiguration?categoryId=${String(category.id)}`);
  const rows = page.getByRole('table', {name: 'Templates of the category'}).getByRole('row');
  await expect(page.getByText('no template configured')).toBeVisible();
  await expect(page.getByRole('list', {name: 'Template types'})).toHaveCSS('max-height', '500px');
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('button', {name: 'Edit'}).click();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await new ConsolePage(page).told('no template configured');
  expect(await admin.list('category-template', {filter: {categoryId: category.id}})).toEqual([]);
  await page.getByRole('checkbox', {name: String(top.templateTypeName)}).check();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('01');
  await page.getByRole('button', {name: 'Exit'}).click();
  await expect(rows).toHaveCount(0);

  await page.getByRole('button', {name: 'Edit'}).click();
  await page.getByRole('checkbox', {name: String(top.templateTypeName)}).check();
  const handle = page.getByRole('button', {name: `Drag ${autumn}`});
  await handle.focus();
  await handle.press('Space');
  await expect(page.getByText(new RegExp(`${autumn} is (held, at|over) place 2`))).toBeAttached();
  await handle.press('ArrowUp');
  await expect(page.getByText(`${autumn} is over place 1.`)).toBeAttached();
  await handle.press('Space');
  await expect(rows.nth(1)).toContainText(autumn);
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await new ConsolePage(page).told('Saved');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const saved = await admin.list('category-template', {filter: {categoryId: category.id}, sort: ['sort', 'ASC']});
  const types = new Map((await admin.all('template-type')).map(type => [type.id, type.templateTypeName]));
  expect(saved.map(row => types.get(row.templateTypeId))).toEqual([autumn, spring]);
  expect(saved.map(row => row.templateTypePid)).toEqual([top.id, top.id]);
  await expect(rows.nth(0).getByRole('columnheader')).toHaveText([
    'Order',
    'First-level type',
    'Template type',
    'Updated',
  ]);
  for (const [index, name] of [autumn, spring].entries()) {
    const updated = asText(saved[index]?.updateTime).slice(0, 16).replace('T', ' ');
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText([
      `0${index + 1}`,
      asText(top.templateTypeName),
      name,
      updated,
    ]);
  }
});

test(`many cliparts are added at once, and names that the library has are told
  [DA-474] [DA-473] [DA-567] [DA-566]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const known = uniqueName('Oak');
  await admin.create('clipart', {elementName: known, clipartImage: '/files/oak.png'});
  await page.goto(`${LIBRARIES}/categoryLibrary/elements`);
  await page.getByRole('link', {name: 'Add many'}).click();
  await new ConsolePage(page).heading('Add cliparts');
  await expect(page.getByText(/JPG\/PNG.*10MB/)).toBeVisible();
  const names = [known, uniqueName('Elm'), uniqueName('Ash')];
  await page
    .locator('[data-upload-box] input[type=file]')
    .setInputFiles(names.map(name => ({name: `${name}.png`, mimeType: 'image/png', buffer: PNG})));
  await expect(page.getByRole('textbox', {name: /^Name of clipart/})).toHaveCount(3);
  await expect(page.getByText('The library has a clipart of this name.')).toBeVisible();
  await page.getByRole('button', {name: 'Add 3 cliparts'}).click();
  await new ConsolePage(page).heading('Element management');
  for (const name of names.slice(1)) expect(await admin.list('clipart', {filter: {elementName: name}})).toHaveLength(1);
});

test(`only domains of the chosen platform type are offered, and switching a limitation is asked about
  [DA-354] [DA-286] [DA-524]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const [dealer, alliance] = [uniqueName('Dealer'), uniqueName('Alliance')];
  await admin.create('project', {
    proName: dealer,
    proType: 1,
    url: `https://${dealer}.example`,
    projectIsDefault: 0,
    state: 1,
  });
  await admin.create('project', {
    proName: alliance,
    proType: 2,
    url: `https://${alliance}.example`,
    projectIsDefault: 0,
    state: 1,
  });
  await page.goto('/interfaceManagement/pFManagement/create');
  await page.getByRole('combobox', {name: /Platform type/}).click();
  await page.getByRole('option', {name: 'O2O dealer'}).click();
  const domain = page.getByRole('combobox', {name: /^Domain/});
  await domain.fill(alliance);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await domain.fill(dealer);
  await page.getByRole('option', {name: dealer}).click();
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await new ConsolePage(page).told('success');
  await visit(page, '/interfaceManagement/pFManagement');
  const row = page.getByRole('row').filter({hasText: dealer}).first();
  await row
    .getByRole('switch')
    .or(row.getByRole('checkbox', {name: /State/}))
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Switch this limitation off?');
  await page.getByRole('alertdialog').getByRole('button', {name: 'Cancel'}).click();
  expect(await admin.first('platform-limitation', {domainUrl: `https://${dealer}.example`})).toMatchObject({state: 1});
});
