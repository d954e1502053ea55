/** What is pressed gets its click, whatever arrives before the release. */
import {expect, type Locator, type Page, type Route} from '@playwright/test';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {asksForNews} from './live-socket';
import {test} from './own-server';
import {ListPage} from './pages/list-page';
import {visit} from './visit';

const SUPPLIERS = '**/rest/supplier?**';

async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
}

/** What has arrived would be drawn by now. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise(resolve => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
      });
  });
}

/** The next request to the address waits; it is let go by what is answered. */
async function holdNext(page: Page, address: string): Promise<() => Promise<void>> {
  let arrive: (route: Route) => void = () => undefined;
  const arrival = new Promise<Route>(resolve => {
    arrive = resolve;
  });
  await page.route(address, route => arrive(route), {times: 1});
  return async () => {
    const route = await arrival;
    const answered = page.waitForResponse(response => response.request() === route.request());
    await route.continue();
    await (await answered).finished();
    await untilDrawn(page);
  };
}

test('an option is chosen by whoever presses it while further ones arrive above it', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const prefix = uniqueName('press');
  const make = (name: string) => admin.create('supplier', {name: `${prefix} ${name}`});
  await make('x2');
  await make('x3');
  await page.goto('/purchaseManagement/purchaseSystem/create');
  const supplier = page.getByRole('combobox', {name: 'Supplier', exact: true});
  await supplier.fill(prefix);
  await expect(page.getByRole('option')).toHaveText([/ x2/, / x3/, /^New Supplier/]);
  await make('x1');
  const letGo = await holdNext(page, SUPPLIERS);
  await supplier.fill(`${prefix} x`);
  await press(page, page.getByRole('option', {name: `${prefix} x2`}));
  await letGo();
  await page.mouse.up();
  await expect(supplier).toHaveValue(`${prefix} x2`);
});

test('an option that was chosen of late keeps its place while more is typed', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const prefix = uniqueName('late');
  await admin.create('supplier', {name: `${prefix} one`});
  await admin.create('supplier', {name: `${prefix} two`});
  await page.goto('/purchaseManagement/purchaseSystem/create');
  const supplier = page.getByRole('combobox', {name: 'Supplier', exact: true});
  await supplier.fill(prefix);
  await page.getByRole('option', {name: `${prefix} two`}).click();
  await visit(page, '/purchaseManagement/purchaseSystem/create');
  await supplier.click();
  const option = page.getByRole('option', {name: `${prefix} two`});
  await expect(page.getByRole('group', {name: 'Chosen recently'})).toBeVisible();
  const element = await option.elementHandle();
  const letGo = await holdNext(page, SUPPLIERS);
  await supplier.fill(prefix);
  await letGo();
  await expect(page.getByRole('option')).toHaveText([/ two/, / one/, /^New Supplier/]);
  expect(await element?.evaluate(node => node.isConnected)).toBe(true);
  await option.click();
  await expect(supplier).toHaveValue(`${prefix} two`);
});

test('a row is opened by whoever presses it while news of others arrive above it', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const prefix = uniqueName('row');
  const make = (name: string) => admin.create('role', {roleName: `${prefix} ${name}`});
  const id = idOf(await make('b'));
  const watched = asksForNews(page, '"role"');
  await page.goto('/records/role');
  const list = new ListPage(page);
  await list.find(`${prefix} b`);
  await list.search.fill(prefix);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(prefix).slice(0, 8)));
  await watched;
  await press(page, list.record(`${prefix} b`));
  const told = page.waitForResponse(response => response.url().includes('/rest/role?'));
  await make('a');
  await (await told).finished();
  await untilDrawn(page);
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`/${id}(?:$|[/?#])`));
});
