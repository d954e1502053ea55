/** Reports in the console: figures with their tables, the records behind them, and what is chosen in the address. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {makeMember, makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {visit} from './visit';

const SALES = '/dataAnalysis/saleDataAnalysis';

let admin: Client;

test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const {id: memberId} = await makeMember(admin);
  const {id: shippingCountryId} = await admin.first('country', {code: 'DE'});
  const order = await admin.create('order', {proId, memberId, shippingCountryId, shippingFee: '12.34'});
  // One that no figure of Germany counts.
  const {id: elsewhere} = await admin.first('country', {code: 'US'});
  await admin.create('order', {proId, memberId, shippingCountryId: elsewhere, shippingFee: '12.34'});
  const {id: categoryId} = await admin.first('category');
  await admin.create('order-product', {orderId: idOf(order), categoryId, name: 'Pin', quantity: 5, unitPrice: '2.00'});
});

/** Says how many records the list shows that a figure leads to, under the figure's name. */
async function listed(page: Page, figure: string): Promise<number> {
  await expect(page.getByTitle('The records behind a figure')).toHaveText(figure);
  const {_figure, ...filter} = asObject(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}'));
  expect(_figure).toBe(figure);
  return admin.total('order', filter);
}

test('data analysis: charts, tables and the records of a figure [DA-130] [DA-131] [DA-132] [DA-135] [DA-139]', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server);
  await page.goto(`${SALES}/overview?range=year`);
  const tile = page.locator('[data-measure="orders"]');
  const count = Number((await tile.locator('div').nth(1).textContent())?.replaceAll(',', ''));
  expect(count).toBeGreaterThan(0);
  await expect(page.locator('section svg').first()).toBeVisible();
  const lines = page.getByRole('region', {name: /: Time$/}).first();
  await lines.getByText('As a table').press('Enter');
  await expect(lines.getByRole('row', {name: /Total/})).toContainText('$');

  // Amounts are told in another currency, at the rates of their days.
  const amount = page.locator('[data-measure="orderAmount"]');
  const dollars = await amount.textContent();
  await page.getByRole('combobox', {name: 'Shown in'}).click();
  await page.getByRole('option', {name: /^EUR/}).click();
  await expect(page).toHaveURL(/currency=EUR/);
  await expect(amount).toContainText('€');
  await page.getByRole('combobox', {name: 'Shown in'}).click();
  await page.getByRole('option', {name: /^USD/}).click();
  await expect(amount).toHaveText(dollars ?? '');

  await page.getByRole('button', {name: 'Today'}).click();
  await expect(page).toHaveURL(/range=today/);
  await tile.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Order');
  expect(await listed(page, 'Orders')).toBeGreaterThan(0);

  await visit(page, `${SALES}/countryChart?range=today`);
  const countries = page.getByRole('region', {name: /Gross profit, Cost: Country/}).first();
  await countries.getByText('As a table').press('Enter');
  const germany = countries.getByRole('row', {name: /Germany/});
  await expect(germany).toContainText('$');
  const germans = Number.parseInt((await germany.getByRole('cell').nth(2).textContent()) ?? '', 10);
  await germany.getByRole('link').click();
  expect(await listed(page, 'Order')).toBe(germans);

  await visit(page, `${SALES}/categoryTable?range=today`);
  await expect(page.getByRole('row', {name: /Total/})).toContainText('$');
  await visit(page, `${SALES}/categoryChart?range=today`);
  await expect(page.locator('section svg').first()).toBeVisible();
  await visit(page, '/dataAnalysis/inquiryAnalysis/overview?range=year');
  await expect(page.locator('[data-measure="conversion"]')).toContainText('Conversion');
});

test('[DA-384] a figure is there for whoever holds its label, and for nobody else', async ({page, server}) => {
  const rights = {'order.read': 'all', 'order.read-confidential': 'all', 'project.read': 'all'} as const;
  const {id: userId, userName} = await makePerson(admin, {
    rights: {...rights, 'data-analysis.view.averageOrderValue': 'all'},
  });
  const {id: authorityId} = await admin.first('authority', {authorityUrl: `${SALES}/overview`});
  await admin.create('user-authority', {userId, authorityId, scope: 'all'});
  await beSignedIn(page, server, userName);
  await page.goto(`${SALES}/overview?range=year`);
  await expect(page.locator('[data-measure="averageOrderValue"]')).toContainText('Average order value');
  const tiles = page.locator('[data-measure]');
  const seen = await tiles.evaluateAll(all => all.map(each => each.getAttribute('data-measure')));
  expect([...new Set(seen)]).toEqual(['orders', 'paidOrders', 'averageOrderValue']);
  await expect(page.getByText('Gross profit')).toHaveCount(0);
  await page.getByRole('button', {name: 'Language', exact: true}).click();
  await page.getByRole('menuitem', {name: '中文'}).click();
  await expect(page.locator('[data-measure="averageOrderValue"]')).toContainText('客单价');
  await expect(page.getByText('毛利')).toHaveCount(0);
  await page.getByRole('button', {name: '语言', exact: true}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(page.locator('[data-measure="averageOrderValue"]')).toContainText('Average order value');
  await page.goto('/dataAnalysis/configView');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('[CO-077] [CO-091] [CO-105] why customers did not order is counted for each market, in both languages', async ({
  page,
  server,
}) => {
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const platform = {proName: uniqueName('german'), proType: 0, projectIsDefault: 0, market: 'german'};
  const german = idOf(await admin.create('project', platform));
  const fd = idOf(await admin.create('project', {...platform, proName: uniqueName('fd'), market: 'fd'}));
  const {id: memberId} = await makeMember(admin);
  const reason = uniqueName('Too late for the fair');
  const noPlaceReasonId = idOf(await admin.create('no-place-reason', {reason, type: 2}));
  for (const platform of [proId, proId, german, fd, fd, fd])
    await admin.create('order', {proId: platform, memberId, noPlaceReasonId, shippingFee: '10.00'});
  await beSignedIn(page, server);
  await page.goto('/InquiryOrderManage/noPlaceReasonStatistics');
  const row = page.getByRole('region', {name: /Reason for not placing, Salesman/}).getByRole('row', {name: reason});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Reasons for not ordering');
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^2/);
  await expect(page.getByRole('button', {name: 'Market', exact: true})).toHaveCount(0);
  await visit(page, '/FdInquiryOrderManage/noPlaceReasonStatistics');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FD reasons for not ordering');
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^3/);
  await visit(page, '/GerInquiryOrderManage/noPlaceReasonStatistics');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('German reasons for not ordering');
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^1/);
  await page.getByRole('button', {name: 'Language', exact: true}).click();
  await page.getByRole('menuitem', {name: '中文'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('德国站未下单原因统计');
  await expect(page.getByRole('row', {name: reason}).first()).toBeVisible();
  await page.getByRole('button', {name: '语言', exact: true}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('German reasons for not ordering');
});

test('receivables stand by their age, in both languages, and each figure opens its orders', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/financialManage');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Receivables by age');
  await expect(page.getByRole('button', {name: 'This month'})).toHaveCount(0);
  for (const name of ['0–30 days', '31–60 days', '61–90 days', 'Over 90 days'])
    await expect(page.getByRole('columnheader', {name}).first()).toBeVisible();
  const young = page.locator('[data-measure="upTo30"]');
  await expect(young).toContainText('$');
  await young.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Order');
  const since = new Date(Date.now() - 31 * 86_400_000).toISOString();
  const owed = {gt: ['balanceDue', '0.00']};
  expect(await listed(page, '0–30 days')).toBe(
    await admin.total('order', {_where: {all: [owed, {gt: ['createdAt', since]}]}}),
  );
  await page.getByRole('button', {name: 'Language', exact: true}).click();
  await page.getByRole('menuitem', {name: '中文'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('订单');
  await visit(page, '/financialManage');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('应收账款账龄');
  await expect(page.getByRole('columnheader', {name: '90 天以上'}).first()).toBeVisible();
  await page.getByRole('button', {name: '语言', exact: true}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Receivables by age');
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
  expect(await listed(page, 'Orders')).toBe(germans);

  const {id: memberId} = await makeMember(admin);
  await visit(page, `/records/member/${String(memberId)}/show`);
  await page.getByRole('region', {name: 'This year'}).locator('[data-measure="count"]').click();
  await listed(page, 'Orders');
});

test('figures name the records whose amounts have no rate, over a list and in a report', async ({page, server}) => {
  await beSignedIn(page, server);
  const code = 'XTS';
  await admin.create('currency', {code, name: 'Of tests', symbol: 'T', rate: '1', isUsed: 1});
  for (const {id} of await admin.list('currency-rate', {filter: {currency: code}}))
    await admin.remove('currency-rate', Number(id));
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const {id: memberId} = await makeMember(admin);
  await admin.create('order', {proId, memberId, currency: code, shippingFee: '5.00'});
  const filter = JSON.stringify({memberId});
  await page.goto(`/records/order?${new URLSearchParams({filter}).toString()}`);
  const notice = /^Left out of amounts: 1 record in XTS, /;
  await expect(page.getByRole('region', {name: 'This month'}).getByText(notice)).toBeVisible();
  await page.goto(`${SALES}/overview?${new URLSearchParams({range: 'month', customer: String(memberId)}).toString()}`);
  await expect(page.getByText(/^Left out of amounts: /).first()).toBeVisible();
});

test('figures are shown to those who see what they are of, and leave the console with the right to export it', async ({
  page,
  server,
}) => {
  const path = `${SALES}/countryChart`;
  const person = await makePerson(admin, {rights: {'order.read': 'all'}});
  const {id: authorityId} = await admin.first('authority', {authorityUrl: path});
  await admin.create('user-authority', {userId: person.id, authorityId: Number(authorityId), scope: 'all'});
  const overview = await admin.first('authority', {authorityUrl: `${SALES}/overview`});
  await admin.create('user-authority', {userId: person.id, authorityId: idOf(overview), scope: 'all'});
  // Bars, and shares.
  const charts = page.getByRole('region', {name: /Country/});
  const byCountry = charts.first();
  const csv = byCountry.getByText('CSV');
  for (const [name, shown] of [
    [person.userName, 0],
    ['admin', 1],
  ] as const) {
    await beSignedIn(page, server, name);
    await page.goto(`${path}?range=today`);
    await expect(charts).toHaveCount(2);
    await byCountry.getByText('As a table').press('Enter');
    await expect(byCountry.getByRole('row', {name: /Germany/})).toBeVisible();
    await expect(csv).toHaveCount(shown);
    // What orders cost is told to those alone who may see it.
    await visit(page, `${SALES}/overview?range=today`);
    await expect(page.locator('[data-measure="orders"]')).toBeVisible();
    await expect(page.locator('[data-measure="costTotal"]')).toHaveCount(shown);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
