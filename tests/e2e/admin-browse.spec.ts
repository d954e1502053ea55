/** Going through a list: looking at records beside it, and moving by keys. */
import {expect, type Page} from '@playwright/test';
import {idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {beAnotherAdmin, beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {dialog, question} from './pages/dialogs';
import {ListPage} from './pages/list-page';

const ROLES = '/records/role';

function rowOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('row').filter({hasText: name});
}

function preview(page: Page, name: string) {
  return page.getByRole('complementary', {name, exact: true});
}

test('a record is looked at beside its list, the next by a key, and going back closes it', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const prefix = uniqueName('look');
  const ids: number[] = [];
  for (const place of [0, 1, 2])
    ids.push(idOf(await admin.create('role', {roleName: `${prefix} ${place}`, remark: `Remark ${place}`})));
  const [first, second, third] = [0, 1, 2].map(place => `${prefix} ${place}`) as [string, string, string];
  await page.goto(ROLES);
  await new ListPage(page).search.fill(prefix);
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await rowOf(page, first).getByRole('cell', {name: 'Remark 0'}).click();
  await expect(preview(page, first)).toContainText('Remark 0');
  await expect(page).toHaveURL(new RegExp(`[?&]preview=${ids[0]}$`));
  await expect(preview(page, first).getByRole('button', {name: 'Previous record'})).toBeDisabled();
  await preview(page, first).getByRole('button', {name: 'Next record'}).click();
  await expect(preview(page, second)).toContainText('Remark 1');
  await page.keyboard.press('j');
  await expect(preview(page, third)).toContainText('Remark 2');
  await expect(rowOf(page, third)).toBeFocused();
  await page.reload();
  await expect(preview(page, third)).toContainText('Remark 2');

  await preview(page, third).getByRole('link', {name: 'Edit'}).click();
  await page.getByRole('textbox', {name: 'Remark'}).fill('Written anew');
  await page.getByRole('button', {name: 'Save'}).click();
  await expect(preview(page, third)).toContainText('Written anew');
  await preview(page, third).getByRole('button', {name: 'More actions'}).click();
  await page.getByRole('menuitem', {name: 'Delete'}).click();
  await question(page).getByRole('button', {name: 'Delete'}).click();
  await new ConsolePage(page).told('Delete: done');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByText('1–2 of 2')).toBeVisible();

  await rowOf(page, second).getByRole('cell', {name: 'Remark 1'}).click();
  await expect(preview(page, second)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page).not.toHaveURL(/preview/);

  await page.setViewportSize({width: 390, height: 844});
  const block = page.getByRole('list', {name: 'Roles'}).getByRole('listitem').filter({hasText: second});
  await block.getByText('Remark 1').click();
  await expect(dialog(page, second)).toContainText('Remark 1');
  await page.keyboard.press('k');
  await expect(dialog(page, first)).toContainText('Remark 0');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/preview/);
});

test('keys go through a list, look, select and edit, but not while one types; a preview is as the page', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const prefix = uniqueName('keys');
  for (const place of [0, 1]) await admin.create('role', {roleName: `${prefix} ${place}`});
  const [first, second] = [0, 1].map(place => `${prefix} ${place}`) as [string, string];
  await page.goto(ROLES);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  const {search} = new ListPage(page);
  await expect(search).toBeFocused();
  await page.keyboard.type(`${prefix} jkxe`);
  await expect(search).toHaveValue(`${prefix} jkxe`);
  await search.fill(prefix);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await search.blur();
  await page.keyboard.press('j');
  await expect(rowOf(page, first)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, second)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', {name: `Select ${second}`})).toBeChecked();
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toHaveCount(0);
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(preview(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(rowOf(page, first)).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog(page, 'Keyboard shortcuts').getByRole('table', {name: 'In a list'})).toContainText(
    'Select the record',
  );
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview(page, first)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(first);
  await page.goBack();
  await expect(preview(page, first)).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', {name: 'Role name'})).toHaveValue(first);

  const person = await makePerson(admin, {rights: {'role.read': 'all'}});
  await beSignedIn(page, server, person.userName);
  await page.goto(ROLES);
  await expect(page.getByRole('main').getByRole('columnheader', {name: 'Role name'})).toBeVisible();
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(preview(page, first).getByRole('link', {name: 'Open the page'})).toBeVisible();
  await expect(preview(page, first).getByRole('link', {name: 'Edit'})).toHaveCount(0);
  await expect(preview(page, first).getByRole('button', {name: 'More actions'})).toHaveCount(0);
  await page.keyboard.press('e');
  await page.keyboard.press('x');
  await expect(preview(page, first)).toBeVisible();
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toHaveCount(0);
});

test('row heights and the way moments are written stay as chosen, and titles have room to spare', async ({
  page,
  server,
}) => {
  const admin = await beAnotherAdmin(page, server);
  const name = uniqueName('look');
  await admin.create('role', {roleName: name});
  await page.goto(ROLES);
  await new ListPage(page).find(name);
  // By its place: while the menu is open nothing else has a role.
  const row = page.locator('main tbody tr').filter({hasText: name});
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const usual = await height();
  await page.getByRole('button', {name: 'Columns'}).click();
  const menu = dialog(page, 'Columns');
  await menu.getByRole('checkbox', {name: 'Created', exact: true}).click();
  await expect(row.locator('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  const kept = page.waitForResponse(
    response => response.url().includes('/rest/preference') && response.request().method() !== 'GET',
  );
  await menu.getByRole('button', {name: 'Compact'}).click();
  await menu.getByRole('button', {name: 'Relative'}).click();
  await page.keyboard.press('Escape');
  await kept;
  await page.reload();
  await expect(row.locator('time')).toHaveText(/now|minutes? ago/);
  await expect(row.locator('time')).toHaveAttribute('title', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(await height()).toBeLessThan(usual);
  await page.emulateMedia({media: 'print'});
  expect(await row.locator('time').evaluate(time => getComputedStyle(time, '::after').content)).toMatch(
    /^"\d{4}-\d\d-\d\d \d\d:\d\d"$/,
  );
  await page.emulateMedia({media: 'screen'});

  await page.goto('/InquiryOrderManage/order/orderManage');
  const titles = page.getByRole('region', {name: 'Orders'}).locator('tbody tr td:nth-child(3)');
  await expect(titles.first()).toBeVisible();
  const cut = await titles.evaluateAll(cells =>
    cells
      .filter(cell => (cell.textContent ?? '').length < 26 && cell.scrollWidth > cell.clientWidth)
      .map(cell => cell.textContent),
  );
  expect(cut).toEqual([]);
});
