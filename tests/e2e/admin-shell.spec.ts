/** Around every page: signing in and out, the menu, the languages, the colours, small screens and the keyboard. */
import {expect} from '@playwright/test';
import {makePerson} from '../harness/world';
import {beSignedIn, sessionCookie} from './admin-session';
import {restingBox} from './at-rest';
import {expectTheme} from './looks';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {ListPage} from './pages/list-page';
import {push} from './visit';

test(`signing in at each documented address, and out again
  [CO-050] [CO-051] [CO-053] [CO-284] [CO-359] [CO-360] [CO-361] [CO-362] [CO-395]`, async ({page, server}) => {
  // A page for strangers lies between, so that no form is taken for the next address's.
  const open = async (source: string) => {
    await push(page, '/fileList');
    await new ConsolePage(page).heading('File list');
    await push(page, `/${source}/login`);
    await expect(page.getByRole('button', {name: 'Sign in'})).toBeVisible();
  };
  await page.goto('/fileList');
  for (const source of ['ly', 'qm', 'google', 'cs', 'sc']) {
    await open(source);
    await expect(page).toHaveURL(new RegExp(`/${source}/login$`));
  }
  await open('elsewhere');
  await expect(page).toHaveURL(/\/ly\/login$/);

  await open('qm');
  await page.getByLabel('User name').fill('salesman');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', {name: 'Sign in'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('User name').fill('  salesman ');
  await page.getByLabel('Password').fill('emblem-demo');
  const request = page.waitForRequest(each => each.url().endsWith('/api/login'));
  await page.getByRole('button', {name: 'Sign in'}).click();
  expect((await request).postDataJSON()).toMatchObject({userName: 'salesman'});
  await new ConsolePage(page).heading('Welcome, Sam Whitfield');
  const token = await sessionCookie(page);
  expect(token).toBeTruthy();

  await page.getByRole('button', {name: /^Account:/}).click();
  await page.getByRole('menuitem', {name: 'Log out'}).click();
  await expect(page).toHaveURL(/\/qm\/login$/);
  expect(await sessionCookie(page)).toBeUndefined();
  expect(
    await page.evaluate(() => [
      sessionStorage.length,
      Object.keys(localStorage)
        .filter(key => !key.startsWith('editor.'))
        .filter(key => !key.startsWith('RaStore')),
    ]),
  ).toEqual([0, []]);
  const answer = await fetch(`${server.url}/rest/country`, {headers: {token: token ?? ''}});
  expect(answer.status).toBe(401);
});

test(`an ended session leads to the sign-in page, says so, and back to the page afterwards
  [CO-274] [CO-685] [CO-688]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const person = await makePerson(admin, {rights: {'country.read': 'all', 'continent.read': 'all'}});
  await beSignedIn(page, server, person.userName);
  await page.goto('/set/country');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await fetch(`${server.url}/api/user/logout`, {method: 'POST', headers: {token: (await sessionCookie(page)) ?? ''}});
  await new ListPage(page).search.fill('Germany');
  await expect(page).toHaveURL(/\/ly\/login$/);
  await expect(page.getByRole('alert')).toHaveText('Login expired, please log in again.');
  expect(await sessionCookie(page)).toBeUndefined();
  await page.getByLabel('User name').fill(person.userName);
  await page.getByLabel('Password').fill('emblem-demo');
  await page.getByRole('button', {name: 'Sign in'}).click();
  await new ConsolePage(page).heading('Countries');

  // A request of the page that is still under way would be told first, on the page that is left.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/set/country');
  await expect(page.getByRole('alert')).toHaveText('Login expired, please log in again.');
});

test(`home, unknown paths and the way between pages
  [CO-047] [CO-049] [CO-057] [CO-058] [CO-060] [CO-258] [CO-271]`, async ({page, server}) => {
  await beSignedIn(page, server, 'salesman');
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await new ConsolePage(page).heading('Welcome, Sam Whitfield');
  await push(page, '/login');
  await expect(page).toHaveURL(/\/dashboard$/);
  await push(page, '/no/such/page');
  await expect(page).toHaveURL(/\/notFound$/);
  await push(page, '/set/authorityList');
  await expect(page).toHaveURL(/\/notFound$/);
  await push(page, '/redirect/change/changePassWord');
  await expect(page).toHaveURL('/change/changePassWord');
  await new ConsolePage(page).heading('Change password');
  await push(page, '/InquiryOrderManage/inquiry/inquiryManage');
  await expect(
    page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('listitem').filter({hasText: /\w/}),
  ).toHaveText(['Home', 'Inquiries and orders', 'Inquiries']);

  const admin = await beSignedIn(page, server);
  const packer = await makePerson(admin, {rights: {'order.read': 'all'}});
  await beSignedIn(page, server, packer.userName);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', {name: 'Your pages'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'What came in'})).toHaveCount(0);
});

test('the menu holds what was granted and no more [CO-412] [CO-413] [CO-416]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const menu = page.getByRole('navigation', {name: 'Menu'});
  await page.goto('/dashboard');
  await menu.getByRole('button', {name: 'Settings', exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Authorities'})).toBeVisible();

  const {id, userName} = await makePerson(admin);
  const authority = async (url: string) => (await admin.first('authority', {authorityUrl: url})).id;
  for (const url of ['/set', '/set/country'])
    await admin.create('user-authority', {userId: id, authorityId: await authority(url), scope: 'all'});
  await beSignedIn(page, server, userName);
  await page.goto('/dashboard');
  await menu.getByRole('button', {name: 'Settings', exact: true}).click();
  await expect(menu.getByRole('link')).toHaveText(['Emblem', 'Dashboard', 'Countries']);

  const country = await admin.first('authority', {authorityUrl: '/set/country'});
  await admin.update('authority', Number(country.id), {isMenu: 0});
  await page.goto('/set/country');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect(menu.getByRole('link', {name: 'Countries'})).toHaveCount(0);
  await admin.update('authority', Number(country.id), {isMenu: 1});
});

test(`the language follows the browser, is chosen with a new load of the page, and is kept
  [CO-023] [CO-356] [CO-717] [CO-718] [DA-587]`, async ({page, server, browser}) => {
  const admin = await beSignedIn(page, server);
  const {id, userName} = await makePerson(admin, {rights: {'country.read': 'all', 'country.create': 'all'}});
  await beSignedIn(page, server, userName);
  await page.goto('/set/country');
  await new ConsolePage(page).heading('Countries');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.getByRole('button', {name: 'Language'}).click();
  await expect(page.getByRole('menuitem')).toHaveText(['中文', 'English']);
  await page.getByRole('menuitem', {name: '中文'}).click();
  await new ConsolePage(page).heading('国家管理');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('columnheader', {name: '英文名称'})).toBeVisible();
  await expect(page.locator('body[data-kept]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('zh');
  await expect
    .poll(async () => (await admin.list('preference', {filter: {userId: id}})).map(({value}) => value))
    .toEqual([expect.objectContaining({locale: 'zh'})]);
  await push(page, '/set/country/create');
  await page.getByRole('button', {name: '新建', exact: true}).click();
  await expect(page.getByText('输入校验失败！请检查必填项与格式')).toBeVisible();
  await page.reload();
  await new ConsolePage(page).heading('新建国家');

  for (const [locale, title] of [
    ['zh-CN', '登录 Emblem'],
    ['fr-FR', 'Sign in to Emblem'],
    ['zh-TW', 'Sign in to Emblem'],
  ] as const) {
    const other = await (await browser.newContext({locale})).newPage();
    await other.goto(`${server.url}/ly/login`);
    await new ConsolePage(other).heading(title);
  }
});

test('light and dark are switched, and kept for the user in other browsers', async ({page, server, browser}) => {
  const {userName} = await makePerson(await beSignedIn(page, server));
  await beSignedIn(page, server, userName);
  await page.goto('/dashboard');
  await expectTheme(page, 'light');
  const kept = page.waitForResponse(
    response => response.url().includes('/rest/preference') && response.request().method() !== 'GET',
  );
  await page.getByRole('button', {name: 'Dark colours'}).click();
  await expectTheme(page, 'dark');
  expect((await kept).ok()).toBe(true);

  const other = await (await browser.newContext()).newPage();
  await beSignedIn(other, server, userName);
  await other.goto(`${server.url}/dashboard`);
  await expectTheme(other, 'dark');
  await other.getByRole('button', {name: 'Light colours'}).click();
  await expectTheme(other, 'light');
  await expectTheme(page, 'dark');
});

test(`the sidebar folds, remembers it, and is an overlay on a phone
  [CO-349] [CO-350] [CO-351] [CO-709] [CO-710] [CO-711]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', {name: 'Menu'});
  const width = async () => (await menu.boundingBox())?.width;
  await expect.poll(width).toBe(250);
  await page.getByRole('button', {name: 'Collapse the menu'}).click();
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect.poll(width).toBe(64);
  await page.getByRole('button', {name: 'Expand the menu'}).click();

  await page.setViewportSize({width: 390, height: 844});
  await page.reload();
  await new ConsolePage(page).heading('Welcome, Ada Moreau');
  const overlay = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeHidden();
  await expect(overlay).toBeHidden();
  expect((await restingBox(page.getByRole('main'))).x).toBe(0);
  await page.getByRole('button', {name: 'Expand the menu'}).click();
  await expect(overlay).toBeVisible();
  await page.mouse.click(370, 600);
  await expect(overlay).toBeHidden();
  await page.getByRole('button', {name: 'Expand the menu'}).click();
  await overlay.getByRole('button', {name: 'Settings', exact: true}).click();
  await overlay.getByRole('link', {name: 'Countries'}).click();
  await expect(overlay).toBeHidden();
  await new ConsolePage(page).heading('Countries');
});
