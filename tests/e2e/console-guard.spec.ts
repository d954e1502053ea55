/** What stands before the pages: the loads, the guard, the routes that rights open. */
import {expect} from '@playwright/test';
import {makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';

const LOADS = [
  '/api/user/getUserInfo',
  '/api/user/getUserListByDeptId',
  '/api/quote/cate/getAll',
  '/api/systemProject/list',
  '/api/design/category/list',
  '/api/order/manage/getMarks',
  '/api/address/country/list',
  '/api/quote/cate/getQuoteCateListByProIdAndProType',
  '/api/order/manage/getOrderAndInquiryUnreadCount',
];

test(`before routes are built nine loads run, once
  [CO-259] [CO-260] [CO-261] [CO-262] [CO-263] [CO-264] [CO-265] [CO-266] [CO-267] [CO-269] [DA-485] [DA-486] [DA-487]
  [DA-488] [DA-489]`, async ({page, server}) => {
  await beSignedIn(page, server, 'salesman');
  const sent: {readonly path: string; readonly body: unknown}[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    if (LOADS.includes(pathname)) sent.push({path: pathname, body: request.postDataJSON()});
  });
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, Sam Whitfield');
  expect(sent.map(({path}) => path)).toEqual(expect.arrayContaining(LOADS));
  expect(sent.find(({path}) => path.endsWith('/getUserListByDeptId'))?.body).toEqual({deptId: 3});
  expect(sent.find(({path}) => path.endsWith('/systemProject/list'))?.body).toEqual({page: 1, pageSize: 9999});
  const before = sent.filter(({path}) => path !== LOADS.at(-1)).length;
  await new ConsolePage(page).openFromMenu('Inquiries and orders', 'Orders');
  expect(sent.filter(({path}) => path !== LOADS.at(-1))).toHaveLength(before);
});

test('when a load fails the token is dropped and the sign-in page says why [CO-270] [CO-704]', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server, 'salesman');
  await page.route('**/api/order/manage/getMarks', route =>
    route.fulfill({json: {code: '500', message: 'The marks are lost', data: null}}),
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/ly\/login$/);
  await expect(page.getByRole('alert')).toHaveText('The marks are lost');
  expect((await page.context().cookies()).filter(cookie => cookie.name === 'emblem_staff')).toEqual([]);
});

test('a page that is loaded anew while it loads keeps its session: requests broken off are no failure', async ({
  page,
  server,
}) => {
  await beSignedIn(page, server, 'salesman');
  await Promise.all([page.waitForRequest('**/api/user/getUserInfo'), page.goto('/dashboard', {waitUntil: 'commit'})]);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, Sam Whitfield');
});

test(`routes are built from the authority list alone: what was not granted is not there
  [CO-268] [CO-271] [CO-411] [DA-380]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {id, userName} = await makePerson(admin);
  const authority = await admin.first('authority', {authorityUrl: '/quotationLog'});
  await admin.create('user-authority', {userId: id, authorityId: Number(authority.id), scope: 'all'});
  await beSignedIn(page, server, userName);
  await page.goto('/quotationLog');
  await new ConsolePage(page).heading('Quote log');
  for (const path of ['/set/country', '/set/timedTask', '/fdCategoryManage', '/print/orderPrint']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/notFound$/);
  }
});

test(`a stranger reaches the open pages and nothing else; the factory screen does not load for ever
  [CO-116] [CO-117] [CO-118] [CO-119] [CO-120] [CO-252] [CO-253] [CO-686]`, async ({page}) => {
  const loads: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  for (const path of [
    '/factoryScreen/home',
    '/factoryScreen/homeiframe',
    '/factoryScreen/homeV1',
    '/factoryScreen/homeiframeV1',
  ]) {
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
