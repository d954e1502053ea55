/** The exchange calculator: how it opens, what may be typed, how it rounds, and the list of rates. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

const RATES: Readonly<Record<string, string>> = {EUR: '0.9235', GBP: '0.75', JPY: '151.4', CAD: '1.36005'};

let admin: Client;

test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  for (const [code, rate] of Object.entries(RATES))
    await admin.update('currency', idOf(await admin.first('currency', {code})), {rate});
});

test.beforeEach(async ({page, server}) => {
  await beSignedIn(page, server);
});

function amount(page: Page) {
  return page.getByRole('textbox', {name: 'Amount'});
}

async function choose(page: Page, which: 'From' | 'To', code: string): Promise<void> {
  await page.getByRole('combobox', {name: which, exact: true}).click();
  await page.getByRole('option', {name: new RegExp(`^${code} `)}).click();
}

test('opens with 1 USD in EUR, the rate in 2 decimals [CO-008] [CO-731] [CO-732] [DA-209] [DA-562] [DA-563]', async ({
  page,
}) => {
  await page.goto('/currencyConverter');
  await expect(amount(page)).toHaveValue('1');
  await expect(page.getByRole('combobox', {name: 'From', exact: true})).toHaveText(/^USD/);
  await expect(page.getByRole('combobox', {name: 'To', exact: true})).toHaveText(/^EUR/);
  await expect(page.getByRole('status', {name: 'Result'})).toHaveText('0.92 EUR');
  await expect(page.getByText('1 USD = 0.92 EUR')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('amounts are at least 0 and have 2 decimals, whatever is typed [CO-399] [CO-400] [DA-362]', async ({page}) => {
  await page.goto('/currencyConverter');
  await amount(page).fill('');
  await amount(page).pressSequentially('-12.345x');
  await expect(amount(page)).toHaveValue('12.34');
  await expect(page.getByRole('status', {name: 'Result'})).toHaveText('11.40 EUR');
  await amount(page).fill('');
  await expect(page.getByText('Enter an amount')).toBeVisible();
  await amount(page).fill('0');
  await expect(page.getByRole('status', {name: 'Result'})).toHaveText('0.00 EUR');
});

test('goes through both rates and back when the currencies are swapped', async ({page}) => {
  await page.goto('/currencyConverter');
  await amount(page).fill('100000');
  await choose(page, 'From', 'GBP');
  await choose(page, 'To', 'JPY');
  await expect(page.getByRole('status', {name: 'Result'})).toHaveText('20,186,666.67 JPY');
  await page.getByRole('button', {name: 'Swap the currencies'}).click();
  await expect(page.getByRole('status', {name: 'Result'})).toHaveText('495.38 GBP');
});

test(`the list of rates leaves out USD and shows 4 decimals; a currency that is not used stands nowhere
  [CO-523] [CO-733] [CO-735] [DA-320] [DA-564]`, async ({page}) => {
  const mexican = idOf(await admin.first('currency', {code: 'MXN'}));
  await admin.action('currency', 'toggle', {ids: [mexican], on: false});
  await page.goto('/currencyConverter');
  const rates = page.getByRole('table', {name: 'Rates'});
  await expect(rates.getByRole('row').filter({hasText: /^EUR/})).toContainText('0.9235');
  await expect(rates.getByRole('row').filter({hasText: /^CAD/})).toContainText('1.3601');
  await expect(rates.getByRole('row').filter({hasText: /^JPY/})).toContainText('151.4000');
  await expect(rates.getByRole('row').filter({hasText: /^USD/})).toHaveCount(0);
  await expect(rates.getByRole('row').filter({hasText: /^MXN/})).toHaveCount(0);
  await page.getByRole('combobox', {name: 'To', exact: true}).click();
  await expect(page.getByRole('option', {name: /^MXN/})).toHaveCount(0);
  await admin.action('currency', 'toggle', {ids: [mexican], on: true});
});

test('is not there for whoever was not granted it', async ({page, server}) => {
  const {userName} = await makePerson(admin);
  await beSignedIn(page, server, userName);
  await page.goto('/currencyConverter');
  await expect(page).toHaveURL(/\/notFound$/);
});
