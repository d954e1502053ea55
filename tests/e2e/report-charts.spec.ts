/** Charts of reports: what is not over yet, many groups, and texts that can be read in every look. */
import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import sharp from 'sharp';
import type {NavigationNode} from '@emblem/schemas';
import {loadNavigation, loadReports} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makeMember, makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {restingBox} from './at-rest';
import {textFaults} from './chart-texts';
import {choose, LOOKS, looksOf, nameOf, resize} from './looks';
import {test} from './own-server';
import {visit} from './visit';

const OVERVIEW = '/dataAnalysis/saleDataAnalysis/overview';
/** More than a chart has bars. */
const GROUPS = 16;

let admin: Client;

test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
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

const chartBy = (page: Page, dimension: string) =>
  page.locator('section').and(page.getByRole('region', {name: new RegExp(`: ${dimension}$`)}));

test('the future is not drawn, and the step that goes on is drawn and called as that', async ({page, server}) => {
  await beSignedIn(page, server);
  const now = new Date();
  const year = now.getUTCFullYear();
  await page.goto(`${OVERVIEW}?from=${year - 1}-01-01&to=${year + 1}-12-31&compare=none`);
  const lines = chartBy(page, 'Time');
  await lines.getByText('As a table').press('Enter');
  const steps = lines.getByRole('rowheader');
  const present = 12 + now.getUTCMonth();
  // The total stands below.
  await expect(steps).toHaveCount(present + 2);
  await expect(lines.getByRole('rowheader', {name: '(so far)'})).toHaveCount(1);
  await expect(steps.nth(present)).toContainText(`${year} (so far)`);
  await expect(lines.locator('path[data-series="unfinished"]')).toHaveAttribute('stroke-dasharray', '5 4');
  await expect(lines.locator('path[data-series="now"]')).not.toHaveAttribute('stroke-dasharray', /./);

  await visit(page, `${OVERVIEW}?from=${year - 3}-01-01&to=${year - 1}-12-31&compare=none`);
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

test('a chart is kept as a picture, twice as large, with those who may export alone', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto(`${OVERVIEW}?range=today`);
  const bars = chartBy(page, 'Country');
  const {width, height} = await restingBox(bars.locator('[data-chart]'));
  const saved = page.waitForEvent('download');
  await bars.getByRole('button', {name: 'PNG'}).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^sales-overview-country-.*-salesTotal\.png$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  // Beside the chart and below it is a margin, above it its title.
  expect(file.readUInt32BE(16)).toBe(Math.round((width + 32) * 2));
  expect(file.readUInt32BE(20)).toBe(Math.round((height + 76) * 2));
  const {channels, isOpaque} = await sharp(file).stats();
  expect(isOpaque).toBe(true);
  expect(channels[0]?.max).toBe(255);
  expect(channels[0]?.min).toBeLessThan(100);

  const person = await makePerson(admin, {rights: {'order.read': 'all'}});
  const {id: authorityId} = await admin.first('authority', {authorityUrl: OVERVIEW});
  await admin.create('user-authority', {userId: person.id, authorityId: Number(authorityId), scope: 'all'});
  await beSignedIn(page, server, person.userName);
  await page.goto(`${OVERVIEW}?range=today`);
  await expect(chartBy(page, 'Country').locator('[data-chart] svg')).toBeVisible();
  await expect(page.getByRole('button', {name: 'PNG'})).toHaveCount(0);
});

test('on paper a report says what it is of, black on white, and all of its tables', async ({page, server}) => {
  await choose(page, {language: 'en', theme: 'dark', width: 1280});
  await beSignedIn(page, server);
  const platform = await admin.first('project', {projectIsDefault: 1});
  const search = new URLSearchParams({range: 'today', filter: JSON.stringify({platform: [platform.id]})});
  await page.goto(`${OVERVIEW}?${search.toString()}`);
  const bars = chartBy(page, 'Country');
  await bars.getByText('As a table').press('Enter');
  await expect(
    bars
      .getByRole('row')
      .filter({has: page.getByRole('link')})
      .nth(GROUPS - 1),
  ).toBeAttached();
  await page.emulateMedia({media: 'print'});
  for (const name of ['Today', 'PNG', 'CSV', 'How these figures are made'])
    await expect(page.getByRole('button', {name, exact: true}).filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('combobox').filter({visible: true})).toHaveCount(0);
  await expect(page.locator('[data-chosen]')).toContainText(`Platform: ${String(platform.proName)}`);
  await expect(page.locator('[data-chosen]')).toContainText('Compare with: The period before');
  await expect(bars.getByText('Sales', {exact: true}).first()).toBeVisible();
  const table = bars.getByRole('group', {name: /: Country$/}).filter({visible: true});
  expect(await table.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBe(0);
  for (const drawing of await page.locator('[data-chart] svg').all())
    expect((await restingBox(drawing)).height).toBeGreaterThan(50);
  await expect(bars.locator('text').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(bars).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(bars).toHaveCSS('break-inside', 'avoid');
  const slice = chartBy(page, 'Market').locator('.MuiPieChart-arc').first();
  await expect(slice).toHaveCSS('fill', 'rgb(17, 17, 17)');
  const lines = chartBy(page, 'Time');
  await expect(lines.locator('path[data-series="now"]')).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  await expect(lines.locator('path[data-series="earlier"]')).toHaveCSS('stroke-dasharray', '1px, 3px');
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
