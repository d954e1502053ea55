/**
 * The console of the design system: its routes, colour charts, shapes, the quote log and FD categories, as those who
 * keep them use it.
 */
import {expect} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import {idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {expectAccessible, expectFitsPhone} from './accessible';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {CATEGORIES, PLATINGS, CARDS, choose, pick, act, upload, newPlating} from './pages/design-forms';
import {dialog, giveUp, question} from './pages/dialogs';
import {ListPage} from './pages/list-page';
import {push, visit} from './visit';

// Whole dialogs are filled in, one after the other.
test.describe.configure({timeout: 180_000});

test(`every route is there, and its tabs are those the user may open
  [DA-011] [DA-012] [DA-013] [DA-014] [DA-015] [DA-018] [DA-026] [DA-027] [DA-028] [DA-029] [DA-039] [DA-040] [DA-041]
  [DA-042] [DA-043] [DA-044] [DA-045]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  await page.goto('/notFound');
  const titles = [
    [CATEGORIES, 'Base categories', ['Base categories', 'Category shapes', 'Category templates', 'Platform functions']],
    ['/interfaceManagement/cConfiguration', 'Category shapes'],
    [CARDS, 'Pantone colours', ['Pantone colours', 'Colour categories', 'Plating colours']],
    [PLATINGS, 'Plating colours'],
    ['/quotationLog', 'Quote log'],
    ['/fdCategoryManage', 'FD categories'],
    ['/moldManagement/semiCustomizedMold', 'Semi-customised molds'],
    ['/moldManagement/lightPlate', 'Light plates'],
    ['/moldManagement/parameterConfiguration', 'Parameter configuration'],
    ['/reviewsConfig', 'Review settings'],
  ] as const;
  const tabs = page.getByRole('main').getByRole('tab');
  for (const [path, title, beside] of titles) {
    await visit(page, path);
    await new ConsolePage(page).heading(title);
    if (beside) await expect(tabs).toHaveText([...beside]);
  }

  const keeper = await makePerson(admin, {rights: {'category-template.read': 'all', 'plating-colour.read': 'all'}});
  await beSignedIn(page, server, keeper.userName);
  await page.goto('/interfaceManagement/cTConfiguration');
  await expect(tabs).toHaveText(['Category templates']);
  await visit(page, PLATINGS);
  await expect(tabs).toHaveText(['Plating colours']);
  await push(page, CATEGORIES);
  await new ConsolePage(page).heading('Page not found');
});

test(`plating colours are found, added, changed, switched and deleted in the documented words
  [DA-030] [DA-031] [DA-033] [DA-034] [DA-035] [DA-281] [DA-326] [DA-502] [DA-503] [DA-506]`, async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  await page.goto(PLATINGS);
  await page.getByRole('link', {name: 'New', exact: true}).click();
  const form = dialog(page, 'New: Plating colour');
  await expect(form.getByText('A blank shape without template or elements; jpeg, jpg, gif or png')).toBeVisible();
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await expect(form.getByText('Choose at least one applicable category')).toBeVisible();
  const name = uniqueName('Rose');
  await form.getByLabel('Plating name').fill(name);
  await upload(page, form, 'Plating picture');
  await form.getByLabel('Main shade, raised').fill('#d9a0a0');
  await form.getByLabel('Main shade, sunken').fill('#8a5a5a');
  const pins = form.getByRole('group', {name: 'Lapel Pins'});
  await pins.getByRole('checkbox', {name: 'Lapel Pins'}).check();
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await expect(pins.getByText('Choose at least one for each')).toBeVisible();
  await pins.getByRole('checkbox', {name: 'Soft enamel'}).check();
  await choose(pins, 'Plating option: Lapel Pins, Soft enamel', 'Copper');
  await expectAccessible(page, '[role=dialog]');
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('Created');
  await shown.heading('Plating colours');
  const {id, quoteTechesList} = await admin.first('plating-colour', {platingName: name});
  expect(quoteTechesList).toMatchObject([
    {quoteName: 'Lapel Pins', techList: [{techName: 'Soft enamel', quotePlatingName: 'Copper'}]},
  ]);

  const {search} = new ListPage(page);
  await search.fill(String(id));
  await expect(page.getByRole('link', {name, exact: true})).toBeVisible();
  await search.fill(name);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('link', {name, exact: true})}),
  ).toHaveCount(1);

  await page.getByRole('link', {name: `Edit: ${name}`}).click();
  const edit = dialog(page, `Edit · ${name}`);
  await edit.getByLabel('Minor shade, raised').fill('#ffeeee');
  await edit.getByRole('button', {name: 'Save'}).click();
  await shown.told('Saved');
  expect(await admin.get('plating-colour', Number(id))).toMatchObject({paltingSubShadeConvex: '#ffeeee'});

  const card = page.getByRole('main').getByRole('listitem').filter({hasText: name});
  await expect(card.locator('[data-shaded]')).toHaveCount(0);
  await act(page, name, 'Disable');
  await question(page).getByRole('button', {name: 'Cancel'}).click();
  expect(await admin.get('plating-colour', Number(id))).toMatchObject({state: 1});
  await act(page, name, 'Disable');
  await question(page).getByRole('button', {name: 'Disable'}).click();
  await shown.told('Status updated successfully');
  await expect(card.locator('[data-shaded]')).toBeVisible();

  await act(page, name, 'Delete');
  await expect(question(page)).toContainText('Everything about it is then cleared and cannot be brought back.');
  await question(page).getByRole('button', {name: 'Delete'}).click();
  await shown.told('Deleted successfully');
  await expect(page.getByRole('link', {name, exact: true})).toHaveCount(0);
});

test(`an order that nobody changed is not saved, in the words of each list, and sorting can be given up
  [DA-032] [DA-495] [DA-499] [DA-504]`, async ({page, server}) => {
  await beSignedIn(page, server);
  const nothing = loadModel().entity('plating-colour').sort?.nothing;
  expect(nothing?.zh).toBe('未拖拽');
  await page.goto(PLATINGS);
  await page.getByRole('button', {name: 'Sort'}).click();
  await page.getByRole('button', {name: 'Save order'}).click();
  await new ConsolePage(page).told(nothing?.en ?? '');
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByRole('button', {name: 'Sort'})).toBeVisible();
  await visit(page, '/records/colour-type');
  await page.getByRole('button', {name: 'Sort'}).click();
  await page.getByRole('button', {name: 'Save order'}).click();
  await new ConsolePage(page).told('Nothing has been dragged yet!');
  await page
    .getByRole('button', {name: /to the top$/})
    .last()
    .click();
  await page.getByRole('button', {name: 'Save order'}).click();
  await new ConsolePage(page).told('Batch drag saved successfully');
});

test(`colour cards stand with their categories and are moved together
  [DA-036] [DA-038] [DA-297] [DA-298] [DA-497] [DA-498] [DA-500] [DA-501]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  const [from, to] = [
    await admin.create('colour-type', {typeName: uniqueName('From'), code: '#c62828'}),
    await admin.create('colour-type', {typeName: uniqueName('To'), code: '#2e7d32'}),
  ];
  const cards = [
    await admin.create('colour-card', {typeId: from.id, pantone: uniqueName('A'), code: '#c62828'}),
    await admin.create('colour-card', {typeId: from.id, pantone: uniqueName('B'), code: '#d32f2f'}),
  ];
  await page.goto(CARDS);
  const groups = page.getByRole('region', {name: 'Colour category'});
  await groups.getByRole('button', {name: String(from.typeName), exact: true}).click();
  const listed = page.getByRole('list', {name: 'Pantone colours'}).getByRole('listitem');
  await expect(listed).toHaveCount(2);

  await page.getByRole('button', {name: 'Move several'}).click();
  await page.getByRole('button', {name: 'Finish selection'}).click();
  await shown.told('No colour card is selected!');
  await expect(dialog(page, 'Move several')).toHaveCount(0);
  for (const card of cards) await page.getByRole('checkbox', {name: `Select ${String(card.pantone)}`}).check();
  await page.getByRole('button', {name: 'Finish selection'}).click();
  const target = dialog(page, 'Move several');
  await expect(target.getByRole('button', {name: 'Confirm'})).toBeDisabled();
  await pick(target, 'Target: Colour category', String(to.typeName));
  await target.getByRole('button', {name: 'Confirm'}).click();
  await shown.told('Batch modification successful');
  expect((await admin.list('colour-card', {filter: {typeId: to.id}, sort: ['sort', 'ASC']})).map(idOf)).toEqual(
    cards.map(idOf),
  );

  await visit(page, '/records/colour-type');
  await act(page, String(from.typeName), 'Delete');
  await expect(question(page)).toContainText('Delete this colour category?');
  await question(page).getByRole('button', {name: 'Cancel'}).click();
  await shown.told('Cancelled deletion');
  await act(page, String(from.typeName), 'Delete');
  await question(page).getByRole('button', {name: 'Delete'}).click();
  await shown.told('Deleted successfully');
  await expectFitsPhone(page);
});

test('a shape that is switched off lies under a shade that says so [DA-283] [DA-284]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const plating = await newPlating(admin);
  const name = uniqueName('Round');
  const shape = await admin.create('shape', {
    category: 358,
    selectProcess: 'Die struck',
    platedColorCard: plating.id,
    formFactorName: name,
    formFactor: 'round',
    img: '/files/a.png',
  });
  await page.goto(`/interfaceManagement/cConfiguration?filter=${encodeURIComponent(JSON.stringify({q: name}))}`);
  await expect(page.getByText('This shape is disabled.')).toHaveCount(0);
  await act(page, name, 'Disable');
  await question(page).getByRole('button', {name: 'Disable'}).click();
  await expect(page.getByText('This shape is disabled.')).toBeVisible();
  expect(await admin.get('shape', idOf(shape))).toMatchObject({enable: 0});
});

test('an entry of the quote log sets before and after beside each other', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const before = uniqueName('Before');
  const category = await admin.create('quote-category', {cateName: before, cateNameZh: '前', productType: 0});
  const after = uniqueName('After');
  await admin.update('quote-category', idOf(category), {cateName: after});
  const entry = await admin.first('quote-log', {entityId: category.id, operation: 'update'});
  await page.goto(`/quotationLog/${idOf(entry)}`);
  const row = page.getByRole('row', {name: new RegExp(before)});
  await expect(row).toContainText('Category name');
  await expect(row).toContainText(after);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expectFitsPhone(page);
});

test(`FD categories say what failed, and nothing when a question is declined
  [DA-525] [DA-526] [DA-527] [DA-528]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  const name = uniqueName('FD').slice(0, 18);
  await admin.create('fd-category', {name, jumpLink: 'https://fd.example'});
  const refuse = {
    status: 422,
    contentType: 'application/json',
    body: JSON.stringify({message: 'Refused for the test.'}),
  };
  const sent: string[] = [];
  await page.route('**/rest/fd-category**', route => {
    if (route.request().method() === 'GET') return route.fallback();
    sent.push(route.request().method());
    return route.fulfill(refuse);
  });
  await page.route('**/rest/fd-category/**', route => {
    if (route.request().method() === 'GET') return route.fallback();
    sent.push(route.request().method());
    return route.fulfill(refuse);
  });
  await page.goto('/fdCategoryManage');
  await act(page, name, 'Delete');
  await question(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toEqual([]);
  await act(page, name, 'Delete');
  await question(page).getByRole('button', {name: 'Delete'}).click();
  await shown.told('delete failed: Refused for the test.');
  await page.getByRole('link', {name: `Edit: ${name}`}).click();
  const edit = dialog(page, `Edit · ${name}`);
  await edit.getByLabel('Link').fill('https://other.example');
  await edit.getByRole('button', {name: 'Save'}).click();
  await shown.told('update failed: Refused for the test.');
  await giveUp(edit);
  await page.getByRole('link', {name: 'New', exact: true}).click();
  const form = dialog(page, 'New: FD category');
  await form.getByLabel('Name').fill('Pins');
  await form.getByLabel('Link').fill('https://fd.example');
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('add failed: Refused for the test.');
});
