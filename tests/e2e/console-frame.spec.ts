/** What stands around the pages: the guard, the menu with its numbers, the navbar, the tags, the palette. */
import {expect, type Locator, type Page} from '@playwright/test';
import {loadNavigation} from '@emblem/schemas/node';
import type {NavigationNode} from '@emblem/schemas';
import {idOf} from '../harness/json';
import {makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';

const flatten = (nodes: readonly NavigationNode[]): readonly NavigationNode[] => nodes.flatMap(node => [node, ...flatten(node.children ?? [])]);
const NODES = flatten(loadNavigation().nodes);
const LOADS = [
  '/api/user/getUserInfo', '/api/user/getUserListByDeptId', '/api/quote/cate/getAll', '/api/systemProject/list', '/api/design/category/list', '/api/order/manage/getMarks',
  '/api/address/country/list', '/api/quote/cate/getQuoteCateListByProIdAndProType', '/api/order/manage/getOrderAndInquiryUnreadCount',
];

const menuOf = (page: Page) => page.getByRole('navigation', {name: 'Menu'});
const tagsOf = (page: Page) => page.getByRole('navigation', {name: 'Visited views'});

test('before routes are built nine loads run, once [CO-259] [CO-260] [CO-261] [CO-262] [CO-263] [CO-264] [CO-265] [CO-266] [CO-267] [CO-269] [DA-485] [DA-486] [DA-487] [DA-488] [DA-489]', async ({page, server}) => {
  await beSignedIn(page, server, 'salesman');
  const sent: {readonly path: string; readonly body: unknown}[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    if (LOADS.includes(pathname)) sent.push({path: pathname, body: request.postDataJSON()});
  });
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, salesman');
  expect(sent.map(({path}) => path)).toEqual(expect.arrayContaining(LOADS));
  expect(sent.find(({path}) => path.endsWith('/getUserListByDeptId'))?.body).toEqual({deptId: 3});
  expect(sent.find(({path}) => path.endsWith('/systemProject/list'))?.body).toEqual({page: 1, pageSize: 9999});
  const before = sent.filter(({path}) => path !== LOADS.at(-1)).length;
  await new ConsolePage(page).openFromMenu('Inquiries and orders', 'Orders');
  expect(sent.filter(({path}) => path !== LOADS.at(-1))).toHaveLength(before);
});

test('when a load fails the token is dropped and the sign-in page says why [CO-270] [CO-704]', async ({page, server}) => {
  await beSignedIn(page, server, 'salesman');
  await page.route('**/api/order/manage/getMarks', route => route.fulfill({json: {code: '500', message: 'The marks are lost', data: null}}));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/ly\/login$/);
  await expect(page.getByRole('alert')).toHaveText('The marks are lost');
  expect((await page.context().cookies()).filter(cookie => cookie.name === 'emblem_staff')).toEqual([]);
});

test('a page that is loaded anew while it loads keeps its session: requests broken off are no failure', async ({page, server}) => {
  await beSignedIn(page, server, 'salesman');
  await Promise.all([page.waitForRequest('**/api/user/getUserInfo'), page.goto('/dashboard', {waitUntil: 'commit'})]);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, salesman');
});

test('routes are built from the authority list alone: what was not granted is not there [CO-268] [CO-271] [CO-411] [DA-379] [DA-380]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {id, userName} = await makePerson(admin);
  const authority = await admin.first('authority', {authorityUrl: '/quotationLog'});
  await admin.create('user-authority', {userId: id, authorityId: Number(authority.id), scope: 'all'});
  await beSignedIn(page, server, userName);
  await page.goto('/quotationLog');
  await new ConsolePage(page).heading('Quote log');
  for (const path of ['/set/country', '/set/timedTask', '/fdCategoryManage', '/print/orderPrint', '/quotationlog']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/notFound$/);
  }
});

test('a stranger reaches the open pages and nothing else; the factory screen does not load for ever [CO-116] [CO-117] [CO-118] [CO-119] [CO-120] [CO-252] [CO-253] [CO-686]', async ({page}) => {
  const loads: string[] = [];
  page.on('request', request => { if (request.isNavigationRequest()) loads.push(request.url()); });
  for (const path of ['/factoryScreen/home', '/factoryScreen/homeiframe', '/factoryScreen/homeV1', '/factoryScreen/homeiframeV1']) {
    await page.goto(path);
    await new ConsolePage(page).heading('Factory screen');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.goto('/factoryScreen/redirect');
  await expect(page).toHaveURL(/\/factoryScreen\/home$/);
  await page.goto('/fileList');
  await new ConsolePage(page).heading('File list');

  await page.context().addCookies([{name: 'emblem_staff', value: 'long-gone', url: page.url()}]);
  // Within one minute, however long the loads take.
  await page.clock.setFixedTime(new Date());
  loads.length = 0;
  await page.goto('/factoryScreen/home');
  await expect.poll(() => loads.length).toBe(2);
  await expect(page.getByText('Sign in to see the figures.')).toBeVisible();
  await expect(page).toHaveURL(/\/factoryScreen\/home$/);
  expect(loads).toHaveLength(2);

  for (const path of ['/dashboard', '/set/country', '/no/such/page', '/print/orderPrint']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/ly\/login$/);
  }
});

test('a page stands below the navbar and the breadcrumb, beside the menu; controls are small, layers begin at 1100 [CO-009] [CO-729] [CO-730]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/set/country/create');
  await new ConsolePage(page).heading('New: Country');
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('It is nowhere on the page.');
    return found;
  };
  const [menu, bar, main] = [await box(page.getByRole('complementary').or(menuOf(page)).first()), await box(page.getByRole('banner')), await box(page.getByRole('main'))];
  expect(menu.x).toBe(0);
  expect(bar.x).toBeGreaterThanOrEqual(menu.x + menu.width - 1);
  expect(main.x).toBe(bar.x);
  expect(main.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  const crumbs = await box(page.getByRole('banner').getByRole('navigation', {name: 'Breadcrumb'}));
  expect(crumbs.y + crumbs.height).toBeLessThanOrEqual(bar.y + bar.height);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();

  const inputs = page.getByRole('main').locator('.MuiInputBase-root');
  expect(await inputs.count()).toBeGreaterThan(3);
  expect(await inputs.evaluateAll(all => all.filter(each => !each.classList.contains('MuiInputBase-sizeSmall')).length)).toBe(0);
  expect(await page.locator('.MuiButton-root').evaluateAll(all => all.filter(each => !each.classList.contains('MuiButton-sizeSmall')).length)).toBe(0);

  const layer = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) if (getComputedStyle(each).zIndex !== 'auto') return Number(getComputedStyle(each).zIndex);
    return 0;
  };
  expect(await page.getByRole('banner').evaluate(layer)).toBe(1100);
  await page.getByRole('button', {name: /^Account/}).click();
  expect(await page.getByRole('menuitem').first().evaluate(layer)).toBeGreaterThan(1100);
});

test('what a route says of itself is kept: title, icon, fixed tag, breadcrumb, the menu entry of a hidden page [CO-045]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const inquiry = await admin.first('inquiry');
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, admin');
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

test('every documented route leads somewhere', async ({page, server}) => {
  test.setTimeout(300_000);
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, admin');
  const lost: string[] = [];
  for (const node of NODES.filter(each => (each.purpose ?? each.page ?? each.redirect ?? each.entity) !== undefined && !each.site && !each.open)) {
    const path = node.path.replaceAll(/\/:[a-z]+\??/gi, '');
    await page.evaluate(to => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(url => url.pathname === (node.redirect ?? path) || url.pathname === '/notFound');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    if (new URL(page.url()).pathname === '/notFound') lost.push(path);
  }
  expect(lost).toEqual([]);
});

test('order entries unfold by payment status, mark the one shown and go nowhere twice [CO-028] [CO-031] [CO-036] [CO-037] [CO-038] [CO-352]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  const menu = menuOf(page);
  await menu.getByRole('button', {name: 'Inquiries and orders', exact: true}).click();
  await menu.getByRole('button', {name: 'Unfold Orders'}).click();
  for (const name of ['Pay later', 'Unpaid', 'Paid', 'Refunded']) await expect(menu.getByRole('link', {name, exact: true})).toBeVisible();
  const listed = page.waitForRequest(request => new URL(request.url()).pathname === '/rest/order');
  await menu.getByRole('link', {name: 'Unpaid', exact: true}).click();
  await expect(page).toHaveURL(/\/InquiryOrderManage\/order\/orderManage\?paymentType=1$/);
  await expect(menu.getByRole('link', {name: 'Unpaid', exact: true})).toHaveAttribute('aria-current', 'page');
  expect(new URL((await listed).url()).searchParams.get('filter')).toContain('["paymentStatus",1]');
  const entries = await page.evaluate(() => history.length);
  await menu.getByRole('link', {name: 'Unpaid', exact: true}).click();
  await menu.getByRole('link', {name: 'Paid', exact: true}).click();
  await expect(page).toHaveURL(/paymentType=2$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await menu.getByRole('button', {name: 'Unfold Link orders'}).click();
  await menu.getByRole('link', {name: 'Pay later', exact: true}).nth(1).click();
  await expect(page).toHaveURL(/\/InquiryOrderManage\/linkOrder\/linkOrderManage\?paymentType=0$/);
});

test('entries count what is unread, problems mark theirs [CO-039] [CO-040] [CO-041] [CO-042] [CO-043] [CO-044] [CO-483]', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const inquiries = await admin.list('inquiry', {});
  const [german1] = inquiries;
  const other = inquiries.find(inquiry => inquiry.proId !== german1?.proId);
  const language = await admin.first('language', {language: 'de'});
  const project = await admin.first('project', {id: Number(german1?.proId)});
  const languageIds = Array.isArray(project.languageIds) ? project.languageIds : [];
  await admin.update('project', Number(project.id), {defaultLanguageId: Number(language.id), languageIds: [...new Set([...languageIds, Number(language.id)])]});
  for (const inquiry of [german1, other]) await admin.update('inquiry', Number(inquiry?.id), {isRead: 0});
  const counts = async (input: Record<string, number>) => (await admin.call('/order/manage/getOrderAndInquiryUnreadCount', input, 'POST')).data;
  const [standard, german] = [await counts({}), await counts({isGermany: 1})];
  for (const data of [standard, german]) expect(Number(Object(data).inquiryUnread)).toBeGreaterThan(0);
  const unreadProblems = await admin.list('factory-problem', {filter: {isRead: 0}, range: [0, 99]});
  for (const problem of unreadProblems) await admin.update('factory-problem', idOf(problem), {isRead: 1});
  await admin.create('internal-problem', {proId: idOf(project), title: 'Two price lists are in use', problemType: 1});
  await page.goto('/dashboard');
  const menu = menuOf(page);
  await menu.getByRole('button', {name: 'Inquiries and orders', exact: true}).click();
  await menu.getByRole('button', {name: 'German inquiries and orders', exact: true}).click();
  const unread = (path: string) => menu.locator(`a[href="${path}"] [data-unread]`);
  const number = (data: unknown, key: string) => Number(Object(data)[key]);
  for (const [group, data] of [['InquiryOrderManage', standard], ['GerInquiryOrderManage', german]] as const)
    for (const [path, key] of [['inquiry/inquiryManage', 'inquiryUnread'], ['order/orderManage', 'orderUnread'], ['linkOrder/linkOrderManage', 'linkOrderUnread']] as const) {
      const expected = number(data, key);
      if (expected > 0) await expect(unread(`/${group}/${path}`)).toHaveAttribute('data-unread', String(expected));
      else await expect(unread(`/${group}/${path}`)).toHaveCount(0);
    }
  await expect(menu.locator('a[href="/InternalProblemManagement"] [data-marker]')).toHaveCount(1);
  await expect(menu.locator('a[href="/factoryProblem"] [data-marker]')).toHaveCount(0);
});

test('visited views have tags; closing one leads to the last visited, at the end home [CO-011] [CO-012] [CO-013] [CO-014] [CO-048]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/set/country');
  const tags = tagsOf(page);
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Countries']);
  const open = async (group: string, entry: string) => new ConsolePage(page).openFromMenu(group, entry);
  await open('Settings', 'Languages');
  await open('Settings', 'Countries');
  await open('Settings', 'Offices');
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Countries', 'Languages', 'Offices']);
  await expect(tags.getByRole('button', {name: 'Close Dashboard'})).toHaveCount(0);
  await tags.getByRole('button', {name: 'Close Offices'}).click();
  await expect(page).toHaveURL(/\/set\/country$/);
  await tags.getByRole('button', {name: 'Close Countries'}).click();
  await expect(page).toHaveURL(/\/set\/languageManage$/);
  await tags.getByRole('button', {name: 'Close Languages'}).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await open('Settings', 'Countries');
  await page.getByRole('button', {name: 'Close several'}).click();
  await page.getByRole('menuitem', {name: 'Close all'}).click();
  await expect(tags.getByRole('link')).toHaveText(['Dashboard']);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the navbar: converter for sales and administrators, project, switch account [CO-017] [CO-018] [CO-019] [CO-020] [CO-022] [CO-024] [CO-059] [CO-353] [CO-354] [CO-355] [CO-712] [CO-713]', async ({page, server}) => {
  await beSignedIn(page, server, 'factory');
  await page.goto('/dashboard');
  await page.getByRole('button', {name: /^(Language|语言)$/}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Currency converter'})).toHaveCount(0);

  await beSignedIn(page, server, 'salesman');
  await page.goto('/dashboard');
  await page.getByRole('button', {name: 'Currency converter'}).click();
  const dialog = page.getByRole('dialog', {name: 'Currency converter'});
  await expect(dialog.getByRole('status', {name: 'Result'})).toHaveText(/ EUR$/);
  expect((await dialog.boundingBox())?.width).toBe(700);
  const [converter] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', {name: 'Open in a window of its own'}).click()]);
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

  await page.getByRole('button', {name: /^Account/}).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Change password', 'Sign-in security', 'Switch account', 'Log out']);
  await page.getByRole('menuitem', {name: 'Switch account'}).click();
  await expect(page).toHaveURL(/\/ly\/login\?is_band=2&is_login=1$/);
});

test('platforms are chosen several at a time, found by typing, kept for the session [CO-021] [CO-277] [CO-357] [CO-401] [CO-402] [CO-403] [CO-714] [CO-715]', async ({page, server}) => {
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
  const width = () => page.locator('[data-cascader]').evaluate(element => (element instanceof HTMLElement ? getComputedStyle(element).flexBasis + element.style.width : ''));
  expect(await width()).toBeDefined();
  await page.reload();
  await expect(page.locator('[data-cascader] .MuiChip-label')).toHaveText(['Self-operated', 'Union Emblems']);
  await page.locator('[data-cascader]').hover();
  await page.getByRole('button', {name: 'Clear the platforms'}).click();
  expect(await kept()).toBeNull();
});

test('the chosen platforms narrow lists, their exports and the figures, until all are looked at again', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const inquiries = await admin.list('inquiry', {range: [0, 99]});
  const counts = new Map(inquiries.map(({proId}) => [Number(proId), inquiries.filter(other => other.proId === proId).length]));
  const [platform = 0, count = 0] = [...counts].find(([, each]) => each < inquiries.length) ?? [];
  const {proName} = await admin.get('project', platform);
  await page.goto('/dashboard');
  const figures = page.waitForRequest(request => request.url().includes('/app/sales/figures') && request.url().includes(`proIds=${platform}`));
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
  await page.getByRole('search').locator('.MuiChip-root', {hasText: `Only ${String(proName)}`}).locator('svg').click();
  await expect(total).toHaveText(new RegExp(` of ${inquiries.length}$`));
});

test('admin-menu mode leaves the menu, a name and the way out [CO-420] [CO-421] [CO-422] [CO-423] [CO-424] [CO-425]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.context().addCookies([{name: 'MenuFlag', value: '1', url: server.url}]);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, admin');
  await expect(page.getByRole('banner').getByText('Management console')).toBeVisible();
  for (const name of ['Project', 'Language']) await expect(page.getByRole('button', {name})).toHaveCount(0);
  await expect(page.getByRole('combobox', {name: 'Platforms'})).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toHaveCount(0);
  await page.getByRole('button', {name: /^Account/}).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Log out']);
});

test('a loading indicator covers the content while requests run [CO-015]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, admin');
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

test('an update of the console is noticed every 30 s and asked about; on the factory screen it is only kept [CO-370] [CO-371] [CO-372] [CO-373] [CO-374]', async ({page, server}) => {
  await page.clock.install();
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, admin');
  const index = await (await fetch(`${server.url}/`)).text();
  await page.route(url => url.pathname === '/', route => route.fulfill({contentType: 'text/html', body: index.replaceAll(/src="[^"]+\.js"/g, 'src="/assets/other.js"')}));
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
  await new ConsolePage(page).heading('Welcome, admin');
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
