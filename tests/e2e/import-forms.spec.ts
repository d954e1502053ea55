/** A table that leaves open how it is read: the console shows separator and decimals, and lets them be changed. */
import {expect, type Page} from '@playwright/test';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {PHONE_WIDTH} from './looks';
import {test} from './own-server';
import {dialog} from './pages/dialogs';

async function choose(page: Page, [more, entry, title]: readonly [string, string, string], rows: readonly string[]) {
  await page.goto('/records/surcharge');
  await page.getByRole('button', {name: more, exact: true}).click();
  await page.getByRole('menuitem', {name: entry}).click();
  const box = dialog(page, title);
  const buffer = Buffer.from(rows.join('\r\n'));
  await box.locator('input[type=file]').setInputFiles({name: 'surcharges.csv', mimeType: 'text/csv', buffer});
  return box;
}

test('separator and decimals stand beside the rows as they were read, and can be changed', async ({page, server}) => {
  await page.setViewportSize({width: 1280, height: 900});
  const admin = await beSignedIn(page, server);
  const table = (name: string) => ['surchargeName;surchargeType;chargeKind;currency;amount', `${name};5;1;USD;1,234`];
  const amountOf = async (surchargeName: string) =>
    (await admin.list('surcharge', {filter: {surchargeName}})).map(({amount}) => amount);

  const first = uniqueName('Form');
  const english = await choose(page, ['More', 'Import…', 'Import: Surcharge'], table(first));
  const decimals = english.getByRole('combobox', {name: 'Decimal mark'});
  const separator = english.getByRole('combobox', {name: 'Separator'});
  const sample = english.getByRole('region', {name: 'Rows as they were read'});
  await expect(separator).toHaveText('Semicolon (;)');
  await expect(decimals).toHaveText('Comma, as in 1.234,56');
  await expect(english.getByText('“1,234” can be read in two ways.')).toBeVisible();
  await expect(sample).toContainText('1.234');
  await decimals.click();
  await page.getByRole('option', {name: 'Point, as in 1,234.56'}).click();
  await expect(sample).toContainText('1234');
  await expect(english.getByText('“1,234” can be read in two ways.')).toHaveCount(0);
  await separator.click();
  await page.getByRole('option', {name: 'Tab', exact: true}).click();
  await expect(english.getByText(/Columns that are not known/)).toBeVisible();
  await separator.click();
  await page.getByRole('option', {name: 'As the file says'}).click();
  await english.getByRole('button', {name: 'Import 1 row'}).click();
  await expect(english).toHaveCount(0);
  expect(await amountOf(first)).toEqual(['1234.00']);

  await page.setViewportSize({width: PHONE_WIDTH, height: 800});
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  const second = uniqueName('Form');
  const chinese = await choose(
    page,
    ['更多', '导入…', '导入：附加费'],
    ['surchargeName;surchargeType;chargeKind;currency;amount', `${second};5;1;USD;1.234,50`],
  );
  await expect(chinese.getByRole('combobox', {name: '分隔符'})).toHaveText('分号（;）');
  await expect(chinese.getByRole('combobox', {name: '小数点'})).toBeVisible();
  await expect(chinese.getByRole('region', {name: '读取到的行'})).toContainText('1234.50');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await chinese.getByRole('button', {name: '导入 1 行'}).click();
  await expect(chinese).toHaveCount(0);
  expect(await amountOf(second)).toEqual(['1234.50']);
});
