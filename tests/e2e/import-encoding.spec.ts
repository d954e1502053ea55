/** A table that does not say its encoding: the console guesses, shows what it read, and lets it be changed. */
import {expect, type Page} from '@playwright/test';
import iconv from 'iconv-lite';
import {makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {PHONE_WIDTH} from './looks';
import {test} from './own-server';
import {dialog} from './pages/dialogs';

async function choose(page: Page, title: string, rows: string, encoding: string) {
  const box = dialog(page, title);
  const buffer = iconv.encode(rows, encoding);
  await box.locator('input[type=file]').setInputFiles({name: 'people.csv', mimeType: 'text/csv', buffer});
  return box;
}

async function open(page: Page, more: string, entry: string): Promise<void> {
  await page.goto('/records/user');
  await page.getByRole('button', {name: more, exact: true}).click();
  await page.getByRole('menuitem', {name: entry}).click();
}

test('the guess stands beside the rows as they were read, and can be changed', async ({page, server}) => {
  await page.setViewportSize({width: 1280, height: 900});
  const admin = await beSignedIn(page, server);
  const {id, userName} = await makePerson(admin);
  const nameOf = async () => (await admin.get('user', id)).realName;
  const table = (name: string) => `userName,realName\r\n${userName},${name}\r\n`;

  await open(page, 'More', 'Import…');
  const english = await choose(page, 'Import: Users', table('张伟'), 'gb18030');
  const encoding = english.getByRole('combobox', {name: 'Encoding'});
  await expect(encoding).toHaveText('Simplified Chinese (GB18030)');
  await expect(english.getByText('The file does not say its encoding.')).toBeVisible();
  const sample = english.getByRole('region', {name: 'Rows as they were read'});
  await expect(sample).toContainText('张伟');
  await encoding.click();
  await page.getByRole('option', {name: 'Korean (EUC-KR)'}).click();
  await expect(sample).not.toContainText('张伟');
  await encoding.click();
  await page.getByRole('option', {name: 'Simplified Chinese (GB18030)'}).click();
  await expect(sample).toContainText('张伟');
  await english.getByRole('button', {name: 'Import 1 row'}).click();
  await expect(english).toHaveCount(0);
  expect(await nameOf()).toBe('张伟');

  await page.setViewportSize({width: PHONE_WIDTH, height: 800});
  // Of this page alone: a language that is chosen in the menu stays with the person.
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await open(page, '更多', '导入…');
  const chinese = await choose(page, '导入：用户', table('Łódź'), 'windows-1250');
  await expect(chinese.getByRole('combobox', {name: '文件编码'})).toHaveText('中欧（Windows-1250）');
  await expect(chinese.getByText('文件未注明编码。')).toBeVisible();
  await expect(chinese.getByRole('region', {name: '读取到的行'})).toContainText('Łódź');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await chinese.getByRole('button', {name: '导入 1 行'}).click();
  await expect(chinese).toHaveCount(0);
  expect(await nameOf()).toBe('Łódź');
});
