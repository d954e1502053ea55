/** What the finance clerk does with a bank statement. */
import {expect, type Page} from '@playwright/test';
import {asList, asNumber, idOf, type Json} from '../harness/json';
import {signInAdmin} from '../harness/administrator';
import {makeMember, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {PHONE_WIDTH} from './looks';
import {test} from './own-server';

const group = (page: Page, name: RegExp) => page.getByRole('region', {name});

test('the finance clerk imports a bank statement and registers what it says was paid', async ({page, server}) => {
  await page.setViewportSize({width: 1280, height: 900});
  const admin = await signInAdmin(server);
  const [account] = await admin.list('bank-account', {filter: {currency: 'EUR'}});
  const [proId] = asList(account?.platformIds).map(asNumber);
  const {id: memberId} = await makeMember(admin);
  const make = (shippingFee: string, name: string): Promise<Json> =>
    admin.create('order', {proId, memberId, currency: 'EUR', shippingFee, name});
  const [whole, part] = [await make('1190.00', 'Ann Field'), await make('640.00', 'Bob Grove')];
  const payer = uniqueName('Gräfin');
  const lines = [
    'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung',
    `13.11.2026;${payer};Bestellung ${String(whole.number)};1.190,00;EUR`,
    `13.11.2026;Bob Grove;Anzahlung ${String(part.number)} wie am Telefon mit Frau Weber besprochen;320,50;EUR`,
    '14.11.2026;Vereinskasse;Beitrag;0,03;EUR',
    '14.11.2026;Stadtwerke;Strom;-88,10;EUR',
  ];
  const file = {name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n'), 'latin1')};

  await beSignedIn(page, server, 'finance');
  await page.goto('/paymentManage');
  await page.getByRole('link', {name: 'Import a bank statement'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Import a bank statement');
  const choose = async (label: string, button: string) => {
    await page.getByRole('combobox', {name: label}).click();
    await page.getByRole('option', {name: String(account?.accountName)}).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', {name: button}).click(),
    ]);
    await chooser.setFiles(file);
  };
  await choose('Bank account', 'Choose a CSV file');

  await expect(group(page, /^Matched \(1\)/)).toContainText(payer);
  await expect(group(page, /^Matched \(1\)/)).toContainText('1,190.00 EUR open');
  await expect(group(page, /^Proposed \(1\)/)).toContainText('Pays a part; 319.50 EUR stays open');
  await expect(group(page, /^Not matched \(1\)/)).toContainText('Vereinskasse');
  await expect(group(page, /^Paid out, left aside \(1\)/)).toContainText('88.10 EUR');
  await expect(page.getByText('1 line chosen: 1,190.00 EUR')).toBeVisible();
  await group(page, /^Proposed/)
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', {name: 'Register 2 payments'}).click();
  await expect(group(page, /^Booked before \(2\)/)).toContainText(payer);
  const [payment] = await admin.list('payment', {filter: {orderId: [idOf(part)]}});
  expect(payment).toMatchObject({amount: '320.50', receivedOn: '2026-11-13', status: 1, method: 3});

  const linkOrder = await admin.create('link-order', {proId, memberId, amount: '47.50', title: 'Pins by link'});
  await page.goto(`/records/link-order/${idOf(linkOrder)}/show`);
  await page.getByRole('region', {name: 'Invoices'}).getByRole('link', {name: 'Add: Invoice'}).click();
  await expect(page.getByRole('combobox', {name: 'Link order'})).toHaveValue(String(linkOrder.number));
  await page.goto('/bankManage/importStatement');

  await page.setViewportSize({width: PHONE_WIDTH, height: 800});
  await page.getByRole('button', {name: 'Language'}).click();
  await page.getByRole('menuitem', {name: '中文'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('导入对账单');
  lines.splice(2, 0, `15.11.2026;Ann;${String(part.number)};400,00;EUR`, `15.11.2026;Cy;640,00 vom Mai;33,33;EUR`);
  file.buffer = Buffer.from(lines.join('\n'), 'latin1');
  await choose('银行账户', '选择 CSV 文件');
  await expect(group(page, /^已登记过（2）/)).toContainText(payer);
  await expect(group(page, /^建议（1）/)).toContainText('多付：319.50 EUR 抵欠款，80.50 EUR 成为多付款');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);

  await page.goto(`/paymentManage/${idOf(payment)}/show`);
  await expect(page.getByRole('region', {name: '对账单行'})).toContainText('Anzahlung');
});
