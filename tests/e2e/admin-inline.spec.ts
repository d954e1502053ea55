/** Cells of a generated list that are edited where they stand. */
import {expect, type Locator, type Page} from '@playwright/test';
import {idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {dialog} from './pages/dialogs';

function cell(page: Page, row: string, field: string): Locator {
  return page.getByRole('main').getByRole('row').filter({hasText: row}).locator(`[data-field="${field}"]`);
}

function editor(page: Page, label: string): Locator {
  return page.getByRole('group', {name: `Edit: ${label}`});
}

test('a cell is edited by double click, pencil and keys; a refusal stands at it, and nobody is overwritten', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const [one, other] = [uniqueName('Aa'), uniqueName('Bb')];
  const {id, version} = await admin.create('office', {officeName: one, city: 'Lyon', phone: '1', state: 1});
  await admin.create('office', {officeName: other, city: 'Nice', phone: '2', state: 1});
  const {id: country} = await admin.first('country', {code: 'FR'});
  await page.goto('/set/officeManagement');

  await cell(page, one, 'city').dblclick();
  await expect(editor(page, 'City').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Paris');
  await page.keyboard.press('Tab');
  await expect(editor(page, 'Phone').getByRole('textbox')).toBeFocused();
  await expect(cell(page, one, 'city')).toHaveText('Paris');
  await page.keyboard.type('12');
  await page.keyboard.press('Escape');
  await expect(cell(page, one, 'phone')).toHaveText('1');
  await expect(cell(page, one, 'phone')).toBeFocused();
  expect(await admin.get('office', idOf({id}))).toMatchObject({city: 'Paris', phone: '1'});

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  await expect(editor(page, 'City').getByRole('textbox')).toHaveValue('Paris');
  await page.keyboard.type('x'.repeat(10));
  await admin.update('office', idOf({id}), {city: 'Nantes', version: Number(version) + 1});
  await page.keyboard.press('Enter');
  const conflict = dialog(page, 'Somebody else has changed this record');
  await conflict.getByRole('radio', {name: 'City: Their value'}).click();
  await conflict.getByRole('button', {name: 'Save'}).click();
  await expect(cell(page, one, 'city')).toHaveText('Nantes');

  await cell(page, one, 'officeName').hover();
  await page.getByRole('button', {name: `Edit Office name of ${one}`}).click();
  await page.keyboard.type(other);
  await page.keyboard.press('Enter');
  await expect(editor(page, 'Office name').getByText('This office name is already taken')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, one, 'officeName')).toHaveText(one);

  await cell(page, one, 'countryId').hover();
  await page.getByRole('button', {name: `Edit Country of ${one}`}).click();
  await page.keyboard.type('France');
  await page.getByRole('option', {name: 'France', exact: true}).click();
  await expect(cell(page, one, 'countryId')).toHaveText('France');
  expect((await admin.get('office', idOf({id}))).countryId).toBe(country);
  await expect(page).toHaveURL(/officeManagement$/);
});

test('nothing is offered in place to whoever may not change it, nor for what a record works out or switches', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const reader = await makePerson(admin, {rights: {'office.read': 'all'}});
  await page.goto('/set/officeManagement');
  const first = page.getByRole('main').getByRole('row').nth(1);
  await first.getByRole('button', {name: /^More actions/}).focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('group', {name: /^Edit: /})).toHaveAccessibleName('Edit: Office name');
  await page.keyboard.press('Escape');
  await first.locator('[data-field="sort"]').hover();
  await expect(page.getByRole('button', {name: /^Edit .* of /})).toHaveCount(0);
  await beSignedIn(page, server, reader.userName);
  await page.goto('/set/officeManagement');
  await first.locator('[data-field="city"]').hover();
  await expect(page.getByRole('button', {name: /^Edit .* of /})).toHaveCount(0);
  await first.getByRole('link').first().focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('group', {name: /^Edit: /})).toHaveCount(0);
});
