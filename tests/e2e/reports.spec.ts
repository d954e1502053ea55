/** Reports in the console: figures with their tables, the records behind them, and what is chosen in the address. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {visit} from './visit';

const SALES = '/dataAnalysis/saleDataAnalysis';

let admin: Client;

test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  const {id: proId} = await admin.first('project');
  const {id: memberId} = await admin.first('member');
  const {id: shippingCountryId} = await admin.first('country', {code: 'DE'});
  const order = await admin.create('order', {proId, memberId, shippingCountryId, shippingFee: '12.34'});
  // One that no figure of Germany counts.
  const {id: elsewhere} = await admin.first('country', {code: 'US'});
  await admin.create('order', {proId, memberId, shippingCountryId: elsewhere, shippingFee: '12.34'});
  const {id: categoryId} = await admin.first('category');
  await admin.create('order-product', {orderId: idOf(order), categoryId, name: 'Pin', quantity: 5, unitPrice: '2.00'});
});

/** Says how many records the list shows that a figure leads to. */
async function listed(page: Page): Promise<number> {
  await expect(page.getByText('The records behind a figure')).toBeVisible();
  return admin.total('order', asObject(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}')));
}

test('data analysis: charts, tables and the records of a figure [DA-130] [DA-131] [DA-132] [DA-135] [DA-139]', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server);
  await page.goto(`${SALES}/overview?range=year`);
  const tile = page.locator('[data-measure="count"]');
  const count = Number((await tile.locator('div').nth(1).textContent())?.replaceAll(',', ''));
  expect(count).toBeGreaterThan(0);
  await expect(page.locator('section svg').first()).toBeVisible();
  const lines = page.getByRole('region', {name: 'Sales, Orders, Average order, Customers: Time'}).first();
  await lines.getByText('As a table').click();
  await expect(lines.getByRole('row', {name: /Total/})).toContainText('$');

  await page.getByRole('button', {name: 'Today'}).click();
  await expect(page).toHaveURL(/range=today/);
  await tile.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Orders');
  expect(await listed(page)).toBeGreaterThan(0);

  await visit(page, `${SALES}/countryChart?range=today`);
  const countries = page.getByRole('region', {name: /Country/}).first();
  await countries.getByText('As a table').click();
  const germany = countries.getByRole('row', {name: /Germany/});
  await expect(germany).toContainText('$');
  const germans = Number(await germany.getByRole('cell').nth(1).textContent());
  await germany.getByRole('link').click();
  expect(await listed(page)).toBe(germans);

  await visit(page, `${SALES}/categoryTable?range=today`);
  await expect(page.getByRole('row', {name: /Total/})).toContainText('$');
  await visit(page, `${SALES}/categoryChart?range=today`);
  await expect(page.locator('section svg').first()).toBeVisible();
  await visit(page, '/dataAnalysis/inquiryAnalysis/overview?range=year');
  await expect(page.locator('[data-measure="conversion"]')).toContainText('Conversion');
});

test('figures over a list are of what it shows, one question for all of them, and open their records', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server);
  const asked: string[] = [];
  page.on('request', request => request.url().includes('/rest/reports/') && asked.push(request.url()));
  await page.goto('/records/order');
  const cards = page.getByRole('region', {name: 'This month'});
  const count = async () => Number((await cards.locator('[data-measure="count"] div').nth(1).textContent()) ?? '');
  await expect(cards.locator('[data-measure]')).toHaveCount(4);
  const all = await count();
  const {id: countryId} = await admin.first('country', {code: 'DE'});
  const filter = JSON.stringify({shippingCountryId: countryId});
  await visit(page, `/records/order?${new URLSearchParams({filter}).toString()}`);
  await expect(cards).toHaveAttribute('aria-busy', 'false');
  await expect.poll(count).toBeLessThan(all);
  const germans = await count();
  expect(asked).toHaveLength(2);
  await cards.locator('[data-measure="count"]').click();
  expect(await listed(page)).toBe(germans);

  const {id: memberId} = await admin.first('member');
  await visit(page, `/records/member/${String(memberId)}/show`);
  await page.getByRole('region', {name: 'This year'}).locator('[data-measure="count"]').click();
  await listed(page);
});

test('a table of figures leaves the console with the right to export the records behind them', async ({
  page,
  server,
}) => {
  const path = `${SALES}/countryChart`;
  const person = await makePerson(admin, {rights: {'order.read': 'all'}});
  const {id: authorityId} = await admin.first('authority', {authorityUrl: path});
  await admin.create('user-authority', {userId: person.id, authorityId: Number(authorityId), scope: 'all'});
  const csv = page
    .getByRole('region', {name: /Country/})
    .first()
    .getByText('CSV');
  for (const [name, shown] of [
    [person.userName, 0],
    ['admin', 1],
  ] as const) {
    await beSignedIn(page, server, name);
    await page.goto(`${path}?range=today`);
    await page.getByText('As a table').first().click();
    await expect(page.getByRole('row', {name: /Germany/}).first()).toBeVisible();
    await expect(csv).toHaveCount(shown);
  }
});
