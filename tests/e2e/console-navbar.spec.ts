/** The navbar: converter, project, account, and the platforms that narrow everything. */
import {expect} from '@playwright/test';
import {beSignedIn} from './admin-session';
import {restingBox} from './at-rest';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';

test(`the navbar: converter for sales and administrators, project, switch account
  [CO-017] [CO-018] [CO-019] [CO-020] [CO-022] [CO-024] [CO-059] [CO-353] [CO-354] [CO-355] [CO-712] [CO-713]`, async ({
  page,
  server,
}) => {
  await beSignedIn(page, server, 'factory');
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Currency converter'})).toHaveCount(0);

  await beSignedIn(page, server, 'salesman');
  await page.goto('/dashboard');
  await page.getByRole('button', {name: 'Currency converter'}).click();
  const dialog = page.getByRole('dialog', {name: 'Currency converter'});
  await expect(dialog.getByRole('status', {name: 'Result'})).toHaveText(/ EUR$/);
  expect((await restingBox(dialog)).width).toBe(700);
  const [converter] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', {name: 'Open in a window of its own'}).click(),
  ]);
  await expect(dialog).toHaveCount(0);
  await expect(converter).toHaveURL(/\/currencyConverter$/);
  await new ConsolePage(converter).heading('Currency converter');
  await converter.close();

  const project = page.getByRole('button', {name: 'Project'});
  await project.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await page.locator('.MuiMenu-paper').evaluate(paper => getComputedStyle(paper).maxHeight)).toBe('500px');
  const current = page.locator('[role=menuitem].Mui-selected');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await current.click();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect((await page.context().cookies()).filter(cookie => cookie.name === 'proId')).toEqual([]);
  await project.click();
  const other = page.locator('[role=menuitem]:not(.Mui-selected)').first();
  const name = await other.textContent();
  await Promise.all([page.waitForEvent('load'), other.click()]);
  await expect(page.getByRole('button', {name: 'Project'})).toHaveText(name ?? '');
  const cookie = (await page.context().cookies()).find(each => each.name === 'proId');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);

  await page.getByRole('button', {name: /^Account:/}).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Change password',
    'Sign-in security',
    'Switch account',
    'Log out',
  ]);
  await page.getByRole('menuitem', {name: 'Switch account'}).click();
  await expect(page).toHaveURL(/\/ly\/login\?is_band=2&is_login=1$/);
});

test(`platforms are chosen several at a time, found by typing, kept for the session
  [CO-021] [CO-277] [CO-357] [CO-401] [CO-402] [CO-403]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  const box = page.getByRole('combobox', {name: 'Platforms'});
  const kept = () => page.evaluate(() => sessionStorage.getItem('platforms'));
  await box.click();
  await page.getByRole('option', {name: 'Self-operated'}).click();
  expect(await kept()).toBe('["group-0"]');
  await box.fill('union');
  await expect(page.getByRole('option')).toHaveText(['Union Emblems']);
  await page.getByRole('option').click();
  expect(await kept()).toBe('["group-0","7"]');
  const width = () =>
    page
      .locator('[data-cascader]')
      .evaluate(element =>
        element instanceof HTMLElement ? getComputedStyle(element).flexBasis + element.style.width : '',
      );
  expect(await width()).toBeDefined();
  await page.reload();
  await expect(page.locator('[data-cascader] .MuiChip-label')).toHaveText(['Self-operated', 'Union Emblems']);
  await page.locator('[data-cascader]').hover();
  await page.getByRole('button', {name: 'Clear the platforms'}).click();
  expect(await kept()).toBeNull();
});

test('the chosen platforms narrow lists, their exports and the figures, until all are looked at again', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const inquiries = await admin.list('inquiry', {range: [0, 99]});
  const counts = new Map(
    inquiries.map(({proId}) => [Number(proId), inquiries.filter(other => other.proId === proId).length]),
  );
  const [platform = 0, count = 0] = [...counts].find(([, each]) => each < inquiries.length) ?? [];
  const {proName} = await admin.get('project', platform);
  await page.goto('/dashboard');
  const figures = page.waitForRequest(
    request => request.url().includes('/app/sales/figures') && request.url().includes(`proIds=${platform}`),
  );
  const box = page.getByRole('combobox', {name: 'Platforms'});
  await box.fill(String(proName));
  await page.getByRole('option', {name: String(proName), exact: true}).click();
  await figures;
  await page.keyboard.press('Escape');
  await new ConsolePage(page).openFromMenu('Inquiries and orders', 'Inquiries');
  const total = page.getByRole('main').getByText(/^1–\d+ of \d+$/);
  await expect(total).toHaveText(new RegExp(` of ${count}$`));
  const exported = page.waitForRequest(request => request.url().includes('/rest/inquiry/actions/export'));
  await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('menuitem', {name: /CSV/}).click();
  expect(new URL((await exported).url()).searchParams.get('filter')).toContain(`{"in":["proId",[${platform}]]}`);
  await page
    .getByRole('search')
    .locator('.MuiChip-root', {hasText: `Only ${String(proName)}`})
    .locator('svg')
    .click();
  await expect(total).toHaveText(new RegExp(` of ${inquiries.length}$`));
});
