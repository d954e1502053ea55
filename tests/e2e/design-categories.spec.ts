/** Base categories of the design system: added, changed, configured, switched and deleted, each in its own words. */
import {expect} from '@playwright/test';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {CATEGORIES, choose, pick, act, fillCategory} from './pages/design-forms';
import {dialog, giveUp, question} from './pages/dialogs';
import {push, visit} from './visit';

// Whole dialogs are filled in, one after the other.
test.describe.configure({timeout: 180_000});

test(`a design category is added in a dialog that begins afresh, with a path from its quote category
  [DA-046] [DA-301] [DA-302] [DA-303] [DA-304] [DA-349] [DA-350] [DA-518] [DA-522]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  const semi = await admin.create('quote-category', {cateName: uniqueName('Semi'), cateNameZh: '半', productType: 1});
  await page.goto(CATEGORIES);
  const open = async () => {
    await page.getByRole('link', {name: 'New', exact: true}).click();
    return dialog(page, 'New: Design category');
  };
  const first = await open();
  await first.getByLabel('Category name').fill('Left over');
  await first.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('Input validation failed! Make sure required items are filled and correctly formatted.');
  await giveUp(first);
  const form = await open();
  await expect(form.getByLabel('Category name')).toHaveValue('');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);

  const name = uniqueName('Badges');
  await fillCategory(form, page, name);
  const path = form.getByLabel('Category path');
  await expect(path).toHaveValue('lapel-pins/');
  await choose(form, 'Product type', 'Semi custom');
  await expect(form.getByRole('combobox', {name: 'Quote category'})).toHaveValue('');
  await form.getByRole('combobox', {name: 'Quote category'}).fill('Lapel Pins');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await pick(form, 'Quote category', String(semi.cateName));
  await expect(path).toHaveValue(`${String(semi.cateName).toLowerCase()}/`);

  const rule = /The path begins with \/design\//;
  const right = `${name.toLowerCase()}/`;
  // The field is judged as it is left and changed; the button, which pauses for two seconds after a click, is pressed
  // for the last one alone.
  for (const wrong of ['Pins/', 'a pin/', '徽章/', 'a/b/', 'pins']) {
    await path.fill(right);
    await expect(path).not.toHaveAccessibleDescription(rule);
    await path.fill(wrong);
    await path.blur();
    await expect(path).toHaveAccessibleDescription(rule);
  }
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('Input validation failed! Make sure required items are filled and correctly formatted.');
  expect(await admin.list('category', {filter: {categoryName: name}})).toEqual([]);
  await path.fill(right);
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('added');
  expect(await admin.first('category', {categoryName: name})).toMatchObject({
    categoryUrl: `/design/${name.toLowerCase()}/`,
    productType: 1,
    quoteCateId: semi.id,
  });
});

test(`a design category is changed, configured, switched and deleted in its own words
  [DA-046] [DA-282] [DA-301] [DA-517] [DA-519] [DA-521] [DA-516] [DA-553] [DA-554]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  const name = uniqueName('Badges');
  const category = await admin.create('category', {
    categoryName: name,
    categoryCode: name,
    productType: 0,
    quoteCateId: 11,
    categoryTitle: 'T',
    categoryKeywords: 'k',
    categoryDescription: 'd',
    categoryIntroduction: 'i',
    categoryMainImg: '/files/a.png',
    isMetal: 1,
  });
  await page.goto(`${CATEGORIES}?filter=${encodeURIComponent(JSON.stringify({q: name}))}`);
  const row = page.getByRole('row', {name: new RegExp(name)});
  await expect(row).toContainText('Full custom');
  const edit = dialog(page, `Edit · ${name}`);
  const title = edit.getByRole('textbox', {name: 'Title', exact: true});
  await page.getByRole('link', {name: `Edit: ${name}`}).click();
  await title.fill('');
  await edit.getByRole('button', {name: 'Save'}).click();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await giveUp(edit);
  await page.getByRole('link', {name: `Edit: ${name}`}).click();
  await expect(title).toHaveValue('T');
  await expect(edit.locator('[aria-invalid=true]')).toHaveCount(0);
  await title.fill('Better');
  await edit.getByRole('button', {name: 'Save'}).click();
  await shown.told('edited');

  await act(page, name, 'Configure the design function');
  const config = dialog(page, `Configure the design function · ${name}`);
  await config.getByRole('switch', {name: /^Product can be changed/}).click();
  await config.getByRole('button', {name: 'Save'}).click();
  await expect(config.getByText('Choose whether there is a base picture!')).toBeVisible();
  await choose(config, 'Has a base picture', 'Yes');
  await choose(config, 'Sticker', 'No');
  await choose(config, 'Effect type', 'Circle');
  await config.getByRole('textbox', {name: 'Back: Help text'}).fill('On the back');
  await shown.told('Tick the position that the text belongs to!');
  await config.getByRole('button', {name: 'Save'}).click();
  await expect(config.getByText('please fill required items')).toBeVisible();
  await config.getByRole('checkbox', {name: 'Back'}).check();
  await config.getByRole('button', {name: 'Save'}).click();
  await shown.told('design function configured');
  expect(await admin.get('category', idOf(category))).toMatchObject({
    categoryTitle: 'Better',
    hasBg: 1,
    positionConfigs: [{designPostion: 1, positionCopywriting: 'On the back'}],
  });

  await act(page, name, 'Disable');
  await question(page).getByRole('button', {name: 'Disable'}).click();
  await expect.poll(async () => (await admin.get('category', idOf(category))).categoryState).toBe(0);
  await visit(page, `${CATEGORIES}/${String(category.id)}/show`);
  await expect(page.getByRole('main').getByText('Disabled', {exact: true}).first()).toBeVisible();
  await visit(page, `${CATEGORIES}?filter=${encodeURIComponent(JSON.stringify({q: name}))}`);
  const shape = await admin.create('shape', {
    category: category.id,
    selectProcess: 'Die struck',
    platedColorCard: 1,
    formFactorName: 'Round',
    formFactor: 'round',
    img: '/files/a.png',
  });
  await act(page, name, 'Delete');
  await question(page).getByRole('button', {name: 'Delete'}).click();
  await shown.told('delete failed: It is in use and cannot be deleted: ');
  await admin.remove('shape', idOf(shape));
  await act(page, name, 'Delete');
  await question(page).getByRole('button', {name: 'Delete'}).click();
  await shown.told('deleted');
});

test(`each failure of a design category is told in its own words
  [DA-507] [DA-508] [DA-509] [DA-510] [DA-511] [DA-512] [DA-513] [DA-514] [DA-515] [DA-520]`, async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const shown = new ConsolePage(page);
  const {id, categoryName} = await admin.first('category', {categoryCode: 'LP'});
  const refuse = {
    status: 422,
    contentType: 'application/json',
    body: JSON.stringify({message: 'Refused for the test.'}),
  };
  await page.goto(`${CATEGORIES}/${String(id)}`);
  const edit = dialog(page, `Edit · ${String(categoryName)}`);
  await page.route('**/rest/category/**', route =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(refuse),
  );
  await edit.getByRole('textbox', {name: 'Title', exact: true}).fill('Never');
  await edit.getByRole('button', {name: 'Save'}).click();
  await shown.told('failed to edit category: Refused for the test.');
  await giveUp(edit);
  await act(page, String(categoryName), 'Configure the design function');
  const config = dialog(page, `Configure the design function · ${String(categoryName)}`);
  await choose(config, 'Effect type', 'Circle');
  await config.getByRole('button', {name: 'Save'}).click();
  await shown.told('failed to configure design function: Refused for the test.');
  await giveUp(config);
  await page.getByRole('button', {name: 'Sort'}).click();
  await page
    .getByRole('button', {name: /to the top$/})
    .last()
    .click();
  await page.getByRole('button', {name: 'Save order'}).click();
  await shown.told('save failed: Refused for the test.');
  await page.unroute('**/rest/category/**');
  await page.getByRole('button', {name: 'Save order'}).click();
  await shown.told('batch drag saved');

  await page.route('**/rest/category', route =>
    route.request().method() === 'POST' ? route.fulfill(refuse) : route.fallback(),
  );
  await page.route('**/rest/quote-category?**', route => route.fulfill(refuse));
  await page.getByRole('link', {name: 'New', exact: true}).click();
  const form = dialog(page, 'New: Design category');
  await choose(form, 'Product type', 'Full custom');
  await form.getByRole('combobox', {name: 'Quote category'}).click();
  await shown.told('The full-custom quote categories could not be fetched!');
  await page.keyboard.press('Escape');
  await choose(form, 'Product type', 'Semi custom');
  await form.getByRole('combobox', {name: 'Quote category'}).click();
  await shown.told('The semi-custom quote categories could not be fetched!');
  await page.unroute('**/rest/quote-category?**');
  await fillCategory(form, page, uniqueName('Pins'));
  await form.getByLabel('Category path').fill(`${uniqueName('p')}/`);
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  await shown.told('failed to add category: Refused for the test.');

  await giveUp(form);
  await push(page, `${CATEGORIES}/999999`);
  await expect(page.getByText(/^failed to get category/)).toBeVisible();
  await page.route('**/rest/category?**', route => route.fulfill(refuse));
  await visit(page, `${CATEGORIES}?filter=${encodeURIComponent(JSON.stringify({q: uniqueName('Unasked')}))}`);
  await expect(page.getByText('The data could not be fetched! Refused for the test.')).toBeVisible();
});
