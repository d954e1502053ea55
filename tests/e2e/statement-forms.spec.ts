/** A bank's table that leaves open how it is read: the page asks, and the lines are those of what was chosen. */
import {expect, type Page} from '@playwright/test';
import type {Client} from '../harness/client';
import {asList, asNumber} from '../harness/json';
import {makeMember, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {PHONE_WIDTH} from './looks';
import {test} from './own-server';

/** A bank account of which no statement was read yet, and an order of its platform with so much open. */
async function makeAccount(admin: Client, open: string) {
  const [known] = await admin.list('bank-account', {filter: {currency: 'EUR'}});
  const platformIds = asList(known?.platformIds);
  const accountName = uniqueName('Savings');
  const {bankName, holder, iban} = known ?? {};
  await admin.create('bank-account', {accountName, platformIds, currency: 'EUR', bankName, holder, iban});
  const {id: memberId} = await makeMember(admin);
  const proId = asNumber(platformIds[0]);
  const {number} = await admin.create('order', {proId, memberId, currency: 'EUR', shippingFee: open, name: 'Ann'});
  return {accountName, number: String(number)};
}

interface Chosen {
  readonly account: readonly [label: string, name: string];
  readonly button: string;
  readonly rows: readonly string[];
}

async function openStatement(page: Page, {account: [label, name], button, rows}: Chosen): Promise<void> {
  await page.goto('/bankManage/importStatement');
  await page.getByRole('combobox', {name: label}).fill(name);
  await page.getByRole('option', {name}).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', {name: button}).click(),
  ]);
  await chooser.setFiles({name: 'lines.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'))});
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', {name: label, exact: true}).click();
  await page.getByRole('option', {name: option, exact: true}).click();
}

const group = (page: Page, name: RegExp) => page.getByRole('region', {name});

/** More columns by the commas, which are no separators. */
const either = (number: string) => ['Date;Amount;Description,a,b,c', `13.05.2026;1.234;${number},a,b,c`];

test('a separator and decimals that cannot be told are asked for, and taken as chosen', async ({page, server}) => {
  await page.setViewportSize({width: 1280, height: 900});
  const admin = await beSignedIn(page, server);
  const {accountName, number} = await makeAccount(admin, '1234.00');
  const file = {account: ['Bank account', accountName], button: 'Choose a CSV file', rows: either(number)} as const;
  await openStatement(page, file);
  const unsure = page.getByRole('alert').filter({hasText: 'What separates the columns cannot be told for sure.'});
  await expect(unsure).toBeVisible();
  await expect(page.getByRole('combobox', {name: 'Separator'})).toHaveText('Comma (,)');
  await expect(page.getByText('Say which columns are the date and the amount')).toBeVisible();
  await pick(page, 'Separator', 'Semicolon (;)');
  await expect(unsure).toHaveCount(0);
  await expect(page.getByText('Say how dates and amounts are written')).toBeVisible();
  await expect(group(page, /^Matched/)).toHaveCount(0);
  await pick(page, 'Decimal mark', 'Point, as in 1,234.56');
  // No amount of euros is 1.234.
  await expect(group(page, /^Not readable \(1\)/)).toContainText('1.234');
  await page.getByText('What the columns are', {exact: true}).click();
  await pick(page, 'Decimal mark', 'Comma, as in 1.234,56');
  await expect(group(page, /^Matched \(1\)/)).toContainText('1,234.00 EUR open');
  await page.getByRole('button', {name: 'Register 1 payment'}).click();
  await expect(group(page, /^Booked before \(1\)/)).toContainText('1,234.00 EUR');

  // The account remembers both.
  await openStatement(page, {...file, rows: [...file.rows, '14.05.2026;5.000;Gift,a,b,c']});
  await expect(group(page, /^Not matched \(1\)/)).toContainText('5,000.00 EUR');
  await expect(unsure).toHaveCount(0);
  await expect(page.getByRole('combobox', {name: 'Separator'})).toBeHidden();
});

test('on a phone it is asked in Chinese, within the page', async ({page, server}) => {
  await page.setViewportSize({width: PHONE_WIDTH, height: 844});
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  const admin = await beSignedIn(page, server);
  const {accountName, number} = await makeAccount(admin, '1234.00');
  await openStatement(page, {account: ['银行账户', accountName], button: '选择 CSV 文件', rows: either(number)});
  await expect(page.getByRole('alert').filter({hasText: '无法确定各列由什么符号分隔'})).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await pick(page, '分隔符', '分号（;）');
  await expect(page.getByText('请先指明日期和金额的写法')).toBeVisible();
  await pick(page, '小数点', '逗号，例如 1.234,56');
  await expect(group(page, /^已匹配（1）/)).toContainText('1,234.00 EUR');
});

test('decimals are told by the column that is named, or asked for, whatever was told before', async ({
  page,
  server,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  const admin = await beSignedIn(page, server);
  const {accountName, number} = await makeAccount(admin, '1234.00');
  const rows = ['Wann;Was;Saldo;Rein', `13.05.2026;${number};17.20;1.234`];
  await openStatement(page, {account: ['Bank account', accountName], button: 'Choose a CSV file', rows});
  await pick(page, 'Booked on', 'Wann (13.05.2026)');
  await pick(page, 'Reference', `Was (${number})`);
  await pick(page, 'Amount (received)', 'Saldo (17.20)');
  await expect(group(page, /^Proposed \(1\)/)).toContainText('17.20 EUR');
  await page.getByText('What the columns are', {exact: true}).click();
  await pick(page, 'Amount (received)', 'Rein (1.234)');
  await expect(page.getByText('Say how dates and amounts are written')).toBeVisible();
  await pick(page, 'Decimal mark', 'Comma, as in 1.234,56');
  await expect(group(page, /^Matched \(1\)/)).toContainText('1,234.00 EUR open');
});
