/**
 * What stands around the pages: the place of the page, the editor's shell, the loading overlay, updates, the palette.
 */
import {expect, type Page} from '@playwright/test';
import {beSignedIn} from './admin-session';
import {restingBox} from './at-rest';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';

const menuOf = (page: Page) => page.getByRole('navigation', {name: 'Menu'});
const tagsOf = (page: Page) => page.getByRole('navigation', {name: 'Visited views'});

test(`a page stands below the navbar and the breadcrumb, beside the menu; controls are small, layers begin at 1100
  [CO-009] [CO-729] [CO-730]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/set/country/create');
  await new ConsolePage(page).heading('New: Country');
  const [menu, bar, main] = [
    await restingBox(page.getByRole('complementary').or(menuOf(page)).first()),
    await restingBox(page.getByRole('banner')),
    await restingBox(page.getByRole('main')),
  ];
  expect(menu.x).toBe(0);
  expect(bar.x).toBeGreaterThanOrEqual(menu.x + menu.width - 1);
  expect(main.x).toBe(bar.x);
  expect(main.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  const crumbs = await restingBox(page.getByRole('banner').getByRole('navigation', {name: 'Breadcrumb'}));
  expect(crumbs.y + crumbs.height).toBeLessThanOrEqual(bar.y + bar.height);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();

  const inputs = page.getByRole('main').locator('.MuiInputBase-root');
  expect(await inputs.count()).toBeGreaterThan(3);
  expect(
    await inputs.evaluateAll(all => all.filter(each => !each.classList.contains('MuiInputBase-sizeSmall')).length),
  ).toBe(0);
  expect(
    await page
      .locator('.MuiButton-root')
      .evaluateAll(all => all.filter(each => !each.classList.contains('MuiButton-sizeSmall')).length),
  ).toBe(0);

  const layer = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).zIndex !== 'auto') return Number(getComputedStyle(each).zIndex);
    return 0;
  };
  expect(await page.getByRole('banner').evaluate(layer)).toBe(1100);
  await page.getByRole('button', {name: /^Account:/}).click();
  expect(await page.getByRole('menuitem').first().evaluate(layer)).toBeGreaterThan(1100);
});

test(`what a route says of itself is kept: title, icon, fixed tag, breadcrumb, the menu entry of a hidden page
  [CO-045]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const inquiry = await admin.first('inquiry');
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, Ada Moreau');
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('listitem')).toHaveText(['Home']);
  const menu = menuOf(page);
  const list = '/InquiryOrderManage/inquiry/inquiryManage';
  await page.goto(`${list}/${String(inquiry.id)}`);
  await new ConsolePage(page).heading(new RegExp(String(inquiry.number)));
  await expect(menu.locator(`a[href="${list}"]`)).toHaveAttribute('aria-current', 'page');
  await expect(menu.locator(`a[href="${list}"] svg`)).toBeVisible();
  await expect(menu.locator(`a[href="${list}"]`)).toContainText('Inquiries');
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toContainText('Inquiries');
  await expect(tagsOf(page).getByRole('button', {name: 'Close Dashboard'})).toHaveCount(0);
});

test('the design editor opens in a shell within the console and closes again [CO-007]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const inquiry = await admin.first('inquiry', {design_ne: null});
  await page.goto(`/InquiryOrderManage/inquiry/inquiryManage/${String(inquiry.id)}`);
  await page.getByRole('button', {name: 'Show in this window'}).click();
  const shell = page.getByRole('dialog', {name: 'Design editor'});
  await expect(shell.frameLocator('iframe').getByRole('button', {name: 'Get Price'})).toBeVisible();
  await expect(page).toHaveURL(/inquiryManage\/\d+/);
  await shell.getByRole('button', {name: 'Close'}).click();
  await expect(shell).toHaveCount(0);
});

test('a loading indicator covers the content while requests run [CO-015]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, Ada Moreau');
  let answer = () => {};
  const held = new Promise<void>(resolve => (answer = resolve));
  await page.route('**/rest/country?*', async route => {
    await held;
    await route.continue();
  });
  await menuOf(page).getByRole('button', {name: 'Settings', exact: true}).click();
  await menuOf(page).getByRole('link', {name: 'Countries'}).click();
  const overlay = page.getByRole('main').locator('[data-overlay=loading]');
  await expect(overlay).toBeVisible();
  answer();
  await expect(overlay).toHaveCount(0);
});

test(`an update of the console is noticed every 30 s and asked about; on the factory screen it is only kept
  [CO-370] [CO-371] [CO-372] [CO-373] [CO-374]`, async ({page, server}) => {
  await page.clock.install();
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, Ada Moreau');
  const index = await (await fetch(`${server.url}/`)).text();
  await page.route(
    url => url.pathname === '/',
    route =>
      route.fulfill({contentType: 'text/html', body: index.replaceAll(/src="[^"]+\.js"/g, 'src="/assets/other.js"')}),
  );
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alertdialog')).toContainText('The page has been updated, click OK to refresh.');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', {name: 'OK'}).click()]);

  await page.goto('/factoryScreen/home');
  await new ConsolePage(page).heading('Factory screen');
  await page.clock.fastForward(30_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('factoryScreen.updated'))).toBe('1');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the palette finds screens, records and actions; ? lists the shortcuts', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const order = await admin.first('order', {});
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, Ada Moreau');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Search everything'})).toBeFocused();
  await page.keyboard.type('plating');
  await expect(page.getByRole('option').first()).toContainText('Plating colours');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/colorChart\/electroplatedColor/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(String(order.number));
  await page.getByRole('option', {name: new RegExp(String(order.number))}).click();
  await new ConsolePage(page).heading(new RegExp(String(order.number)));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('New: Country');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/set\/country\/create$/);
  await page.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toContainText('Ctrl K');
});
