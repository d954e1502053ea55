/** The menu with its numbers and the tags of visited views. */
import {expect, type Page} from '@playwright/test';
import {loadNavigation} from '@emblem/schemas/node';
import type {NavigationNode} from '@emblem/schemas';
import {idOf} from '../harness/json';
import {isSampled} from '../harness/sample';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {push, visit} from './visit';

const flatten = (nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes.flatMap(node => [node, ...flatten(node.children ?? [])]);
const NODES = flatten(loadNavigation().nodes);

const menuOf = (page: Page) => page.getByRole('navigation', {name: 'Menu'});
const tagsOf = (page: Page) => page.getByRole('navigation', {name: 'Visited views'});

/** Of lists a sample: they are visited where generated screens are looked at. */
function isVisited({path, site, open, entity, page, paper, redirect}: NavigationNode): boolean {
  if (site || open) return false;
  if (page !== undefined || paper !== undefined || redirect !== undefined) return true;
  return entity !== undefined && isSampled(path, 6);
}

test('every documented route leads somewhere', async ({page, server}) => {
  test.setTimeout(300_000);
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, Ada Moreau');
  const lost: string[] = [];
  for (const node of NODES.filter(isVisited)) {
    const path = node.path.replaceAll(/\/:[a-z]+\??/gi, '');
    await push(page, path);
    await expect(page).toHaveURL(url => url.pathname === (node.redirect ?? path) || url.pathname === '/notFound');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    if (new URL(page.url()).pathname === '/notFound') lost.push(path);
  }
  expect(lost).toEqual([]);
});

/** As the menu calls them. */
const MODULES = [
  'Commodity',
  'Franchisees',
  'Dealers',
  'Sample inventory',
  'Referral',
  'Labels',
  'Production',
  'Shipment centre',
  'Payment',
  'Affiliate',
  'Financial',
  'Content centre',
];

test('[CO-242] each of the twelve module groups has one entry, which opens or unfolds', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  const menu = menuOf(page);
  for (const name of MODULES) {
    const entry = menu.getByRole('link', {name, exact: true}).or(menu.getByRole('button', {name, exact: true}));
    await expect(entry).toHaveCount(1);
    await entry.click();
    if ((await entry.getAttribute('aria-expanded')) === null)
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    else await expect(entry).toHaveAttribute('aria-expanded', 'true');
  }
});

test(`order entries unfold by payment status, mark the one shown and go nowhere twice
  [CO-028] [CO-031] [CO-036] [CO-037] [CO-038] [CO-352]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  const menu = menuOf(page);
  await menu.getByRole('button', {name: 'Inquiries and orders', exact: true}).click();
  await menu.getByRole('button', {name: 'Unfold Orders'}).click();
  for (const name of ['Pay later', 'Unpaid', 'Paid', 'Refunded'])
    await expect(menu.getByRole('link', {name, exact: true})).toBeVisible();
  const listed = page.waitForRequest(request => new URL(request.url()).pathname === '/rest/order');
  await menu.getByRole('link', {name: 'Unpaid', exact: true}).click();
  await expect(page).toHaveURL(/\/InquiryOrderManage\/order\/orderManage\?paymentType=1$/);
  await expect(menu.getByRole('link', {name: 'Unpaid', exact: true})).toHaveAttribute('aria-current', 'page');
  expect(new URL((await listed).url()).searchParams.get('filter')).toContain('["paymentStatus",1]');
  await menu.getByRole('link', {name: 'Unpaid', exact: true}).click();
  await menu.getByRole('link', {name: 'Paid', exact: true}).click();
  await expect(page).toHaveURL(/paymentType=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/paymentType=1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await menu.getByRole('button', {name: 'Unfold Link orders'}).click();
  await menu.getByRole('link', {name: 'Pay later', exact: true}).nth(1).click();
  await expect(page).toHaveURL(/\/InquiryOrderManage\/linkOrder\/linkOrderManage\?paymentType=0$/);
});

test(`entries count what is unread, problems mark theirs
  [CO-039] [CO-040] [CO-041] [CO-042] [CO-043] [CO-044] [CO-483]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const inquiries = await admin.list('inquiry', {});
  const [german1] = inquiries;
  const other = inquiries.find(inquiry => inquiry.proId !== german1?.proId);
  const project = await admin.first('project', {id: Number(german1?.proId)});
  const markets = await admin.list('project');
  await admin.update('project', Number(project.id), {market: 'german'});
  await admin.update('project', Number(other?.proId), {market: 'standard'});
  for (const inquiry of [german1, other]) await admin.update('inquiry', Number(inquiry?.id), {isRead: 0});
  const counts = async (input: Record<string, number | string>) =>
    (await admin.call('/order/manage/getOrderAndInquiryUnreadCount', input, 'POST')).data;
  const [standard, german] = [await counts({market: 'standard'}), await counts({isGermany: 1})];
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
  for (const [group, data] of [
    ['InquiryOrderManage', standard],
    ['GerInquiryOrderManage', german],
  ] as const)
    for (const [path, key] of [
      ['inquiry/inquiryManage', 'inquiryUnread'],
      ['order/orderManage', 'orderUnread'],
      ['linkOrder/linkOrderManage', 'linkOrderUnread'],
    ] as const) {
      const expected = number(data, key);
      if (expected > 0) await expect(unread(`/${group}/${path}`)).toHaveAttribute('data-unread', String(expected));
      else await expect(unread(`/${group}/${path}`)).toHaveCount(0);
    }
  await expect(menu.locator('a[href="/InternalProblemManagement"] [data-marker]')).toHaveCount(1);
  await expect(menu.locator('a[href="/factoryProblem"] [data-marker]')).toHaveCount(0);
  const [problem] = await admin.list('factory-problem', {range: [0, 0]});
  await admin.update('factory-problem', Number(problem?.id), {isRead: 0});
  await page.reload();
  await expect(menu.locator('a[href="/factoryProblem"] [data-marker]')).toHaveCount(1);
  // Whoever comes next looks for new inquiries where the site had them.
  for (const {id, market} of markets) await admin.update('project', idOf({id}), {market});
});

test(`visited views have tags; closing one leads to the last visited, at the end home
  [CO-011] [CO-012] [CO-013] [CO-014] [CO-048]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  await page.goto('/set/country');
  const tags = tagsOf(page);
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Countries']);
  const open = async (group: string, entry: string) => new ConsolePage(page).openFromMenu(group, entry);
  await open('Settings', 'Languages');
  await open('Settings', 'Countries');
  await open('Settings', 'Offices');
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Countries', 'Languages', 'Offices']);
  await expect(tags.getByRole('button', {name: 'Close Dashboard'})).toHaveCount(0);
  // The address goes ahead of the page: who clicks on would still do it on the page before.
  const closed = async (name: string, address: RegExp, heading: string) => {
    await tags.getByRole('button', {name: `Close ${name}`}).click();
    await expect(page).toHaveURL(address);
    await new ConsolePage(page).heading(heading);
  };
  await closed('Offices', /\/set\/country$/, 'Countries');
  await closed('Countries', /\/set\/languageManage$/, 'Languages');
  await closed('Languages', /\/dashboard$/, 'Welcome, Ada Moreau');
  await open('Settings', 'Countries');
  await page.getByRole('link', {name: 'New', exact: true}).click();
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Countries', 'New: Country']);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Countries']);
  await push(page, '/no/such/page');
  await expect(page).toHaveURL(/\/notFound$/);
  await push(page, '/set/country/999999/show');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Record not found');
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Countries']);
  const [country] = await admin.list('country', {range: [0, 0]});
  for (const part of ['show', 'history', ''])
    await visit(page, `/set/country/${String(country?.id)}/${part}`.replace(/\/$/, ''));
  await expect(tags.getByRole('link')).toHaveText(['Dashboard', 'Countries', String(country?.name)]);
  await page.getByRole('button', {name: 'Close several'}).click();
  await page.getByRole('menuitem', {name: 'Close all'}).click();
  await expect(tags.getByRole('link')).toHaveText(['Dashboard']);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(`admin-menu mode leaves the menu, a name and the way out
  [CO-420] [CO-421] [CO-422] [CO-423] [CO-424] [CO-425]`, async ({page, server}) => {
  await beSignedIn(page, server);
  await page.context().addCookies([{name: 'MenuFlag', value: '1', url: server.url}]);
  await page.goto('/dashboard');
  await new ConsolePage(page).heading('Welcome, Ada Moreau');
  await expect(page.getByRole('banner').getByText('Management console')).toBeVisible();
  for (const name of ['Project', 'Language']) await expect(page.getByRole('button', {name})).toHaveCount(0);
  await expect(page.getByRole('combobox', {name: 'Platforms'})).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toHaveCount(0);
  await page.getByRole('button', {name: /^Account:/}).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Log out']);
});
