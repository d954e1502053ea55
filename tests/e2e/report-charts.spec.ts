/** Charts of reports: what is not over yet, many groups, and texts that can be read in every look. */
import {expect, type Page} from '@playwright/test';
import type {NavigationNode} from '@emblem/schemas';
import {loadNavigation, loadReports} from '@emblem/schemas/node';
import {signIn} from '../harness/client';
import {idOf} from '../harness/json';
import {makeMember, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {textFaults} from './chart-texts';
import {choose, LOOKS, looksOf, nameOf, resize} from './looks';
import {test} from './own-server';
import {visit} from './visit';

const OVERVIEW = '/dataAnalysis/saleDataAnalysis/overview';
/** More than a chart has bars. */
const GROUPS = 16;

test.beforeAll(async ({server}) => {
  const admin = await signIn(server.url, 'admin');
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const {id: continentId} = await admin.first('continent');
  for (let index = 0; index < GROUPS; index++) {
    // Codes that stand for no country.
    const code = `X${String.fromCharCode(65 + index)}`;
    const name = uniqueName(`Republic of the Northern Isles ${code}`);
    const country = await admin.create('country', {code, code3: `${code}X`, name, nameZh: name, continentId});
    const {id: memberId} = await makeMember(admin);
    const shippingFee = `${index + 1}2345.60`;
    await admin.create('order', {proId, memberId, shippingCountryId: idOf(country), shippingFee});
  }
});

const chartBy = (page: Page, dimension: string) => page.getByRole('region', {name: new RegExp(`: ${dimension}$`)});

test('the future is not drawn, and the step that goes on is drawn and called as that', async ({page, server}) => {
  await beSignedIn(page, server);
  const now = new Date();
  const year = now.getUTCFullYear();
  await page.goto(`${OVERVIEW}?from=${year}-01-01&to=${year + 1}-12-31&compare=none`);
  const lines = chartBy(page, 'Time');
  await lines.getByText('As a table').press('Enter');
  const steps = lines.getByRole('rowheader');
  await expect(steps).toHaveCount(now.getUTCMonth() + 2);
  await expect(lines.getByRole('rowheader', {name: '(so far)'})).toHaveCount(1);
  await expect(steps.nth(now.getUTCMonth())).toContainText(`${year} (so far)`);
  await expect(lines.locator('path[data-series="unfinished"]')).toHaveAttribute('stroke-dasharray', '5 4');
  await expect(lines.locator('path[data-series="now"]')).not.toHaveAttribute('stroke-dasharray', /./);

  await visit(page, `${OVERVIEW}?from=${year - 2}-01-01&to=${year - 1}-12-31&compare=none`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('path[data-series="unfinished"]')).toHaveCount(0);
});

test('of many groups the largest are drawn, and the rest as one where it adds up', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(`${OVERVIEW}?range=today&compare=none`);
  const bars = chartBy(page, 'Country');
  await bars.getByRole('combobox', {name: 'Show'}).click();
  await page.getByRole('option', {name: 'Orders', exact: true}).click();
  await bars.getByText('As a table').press('Enter');
  const rows = bars.getByRole('row').filter({has: page.getByRole('link')});
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(GROUPS);
  const orders: number[] = [];
  for (const row of await rows.all()) orders.push(Number(await row.getByRole('cell').nth(1).textContent()));
  const largest = orders.toSorted((one, other) => other - one).slice(0, 12);
  const rest = sum(orders) - sum(largest);
  const others = `others (${orders.length - 12})`;
  const names = bars.locator('.MuiChartsAxis-directionY text');
  await expect(names).toHaveCount(13);
  await expect(names.last()).toHaveText(others);
  await bars.locator('[data-series="now"] > *').last().hover();
  await expect(page.getByRole('tooltip')).toContainText(`${others}Orders${rest}`);

  await bars.getByRole('combobox', {name: 'Show'}).click();
  await page.getByRole('option', {name: 'Paying customers'}).click();
  await expect(bars.getByText(`12 of ${orders.length}; all in the table.`)).toBeVisible();
  await expect(names).toHaveCount(12);
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, each) => whole + each, 0);
}

const DRAWN = new Set(
  loadReports()
    .filter(({parts}) => parts.some(({show}) => show !== 'tiles' && show !== 'table'))
    .map(({$id}) => $id),
);

function pagesOf(nodes: readonly NavigationNode[]): readonly string[] {
  return nodes.flatMap(({path, report, children = []}) => [
    ...(report !== undefined && DRAWN.has(report) ? [path] : []),
    ...pagesOf(children),
  ]);
}

const PAGES = pagesOf(loadNavigation().nodes);

for (const look of LOOKS)
  test(`no text of a chart is cut off or touches another: ${nameOf(look)}`, async ({page, server}) => {
    const paths = PAGES.filter(path => looksOf(path).includes(look));
    expect(paths).not.toHaveLength(0);
    await choose(page, look);
    await resize(page, look);
    await beSignedIn(page, server);
    await page.goto('/dashboard');
    let measured = 0;
    for (const path of paths) {
      await visit(page, `${path}?range=year`);
      await expect(page.locator('main [aria-busy="true"], main .MuiSkeleton-root')).toHaveCount(0);
      for (const chart of await page.locator('[data-chart]').all())
        await expect.poll(() => textFaults(chart), {message: path}).toEqual([]);
      measured += await page.locator('[data-chart] text').count();
    }
    expect(measured).toBeGreaterThan(paths.length);
  });
