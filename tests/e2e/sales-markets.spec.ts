/** The screens beside the lists of sales, which are there for each market and show what is of it alone. */
import {expect, type Page} from '@playwright/test';
import postgres from 'postgres';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {visit} from './visit';

const MARKETS = [
  {key: 'standard', path: '/InquiryOrderManage', en: '', zh: ''},
  {key: 'fd', path: '/FdInquiryOrderManage', en: 'FD ', zh: 'FD'},
  {key: 'german', path: '/GerInquiryOrderManage', en: 'German ', zh: '德国站'},
] as const;
type Market = (typeof MARKETS)[number];

/** Days before now. */
const STEPS = {created: 10, artwork: 8, started: 7, produced: 3, promised: 2, shipped: 1} as const;

interface Business {
  readonly market: Market;
  readonly platform: string;
  readonly salesman: string;
  readonly member: string;
  readonly campaign: string;
  readonly reference: string;
  readonly card: string;
  readonly subject: string;
}

/** An order was made ten days ago, and took its steps since then. */
async function takeTime(databaseUrl: string, id: number): Promise<void> {
  const sql = postgres(databaseUrl, {max: 1, onnotice: () => undefined});
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await sql`update "order" set created_at = ${ago(STEPS.created)}, artwork_confirmed_at = ${ago(STEPS.artwork)},
    production_started_at = ${ago(STEPS.started)}, produced_at = ${ago(STEPS.produced)},
    promised_ship_at = ${ago(STEPS.promised)}, shipped_at = ${ago(STEPS.shipped)} where id = ${id}`;
  await sql.end();
}

/** A customer of a new platform of the market asks, orders after an advertisement, and pays by cheque and by card. */
async function doBusiness(admin: Client, databaseUrl: string, market: Market): Promise<Business> {
  const platform = uniqueName('Shop');
  const values = {proName: platform, proType: 0, projectIsDefault: 0, market: market.key};
  const proId = idOf(await admin.create('project', values));
  const {id: salesmanId, userName: salesman} = await makePerson(admin);
  const [member, campaign, reference, card, subject] = ['Buyer', 'spring', 'cheque', 'card', 'Samples'].map(uniqueName);
  if (!member || !campaign || !reference || !card || !subject) throw new Error('Five names are needed.');
  const email = `${member}@example.com`.toLowerCase();
  const memberId = idOf(await admin.create('member', {proId, email, name: member}));
  await admin.create('inquiry', {proId, memberId, name: member, email, quantity: 100, salesmanId});
  const common = {proId, memberId, salesmanId, shippingFee: '90.00'};
  const orderId = idOf(await admin.create('order', {...common, source: 2, campaign}));
  await admin.create('order', {...common, source: 1, campaign: `${campaign}-none`});
  await takeTime(databaseUrl, orderId);
  const receivedOn = new Date().toISOString().slice(0, 10);
  await admin.create('payment', {orderId, amount: '20.00', method: 4, receivedOn, reference});
  await admin.create('payment', {orderId, amount: '30.00', method: 1, receivedOn, reference: card});
  await admin.create('inquiry-allocation', {proId, salesmanId, share: 7});
  await admin.create('contact-message', {proId, name: member, email, subject, message: 'May we see three samples?'});
  return {market, platform, salesman, member, campaign, reference, card, subject};
}

/** The page by its title, with what is of the market, and without what is of another. */
async function shows(page: Page, path: string, title: string, own: string, others: readonly string[]): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(new RegExp(`^${title}$`, 'i'));
  await expect(page.getByRole('main').getByText(own, {exact: true}).first()).toBeVisible();
  for (const other of others) await expect(page.getByRole('main').getByText(other, {exact: true})).toHaveCount(0);
}

const LISTS = [
  {path: 'allotConf', en: 'allocation', zh: '分配配置', shows: 'salesman'},
  {path: 'userModule', en: 'users', zh: '用户模块', shows: 'member'},
  {path: 'marketingOrderTracking', en: 'marketing order tracking', zh: '营销订单跟踪', shows: 'campaign'},
  {path: 'offlineFinancialReceipts', en: 'offline receipts', zh: '线下财务收款', shows: 'reference'},
] as const;

async function seesFigures(page: Page, {market, salesman, platform}: Business): Promise<void> {
  const row = page
    .getByRole('main')
    .getByRole('row', {name: new RegExp(salesman)})
    .last();
  for (const [path, title, place, count] of [
    ['statistics', 'inquiry statistics', 1, 1],
    ['statistics/orders', 'order statistics', 2, 2],
  ] as const) {
    await shows(page, `${market.path}/${path}`, market.en + title, platform, []);
    await expect(row.getByRole('cell').nth(place)).toHaveText(new RegExp(`^${count}(?![0-9])`));
    await expect(page.locator('section svg').first()).toBeVisible();
  }
  await visit(page, `${market.path}/orderTimeliness`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(new RegExp(`^${market.en}order timeliness$`, 'i'));
  const late = row.getByRole('cell');
  await expect(late.first()).toHaveText(/^1(?!\d)/);
  for (const [place, days] of [
    [2, 9],
    [4, 2],
    [5, 1],
    [6, 4],
    [7, 2],
  ] as const)
    await expect(late.nth(place)).toHaveText(new RegExp(`^${days}(?:\\.0)?(?!\\d)`));
}

test(`each market has its allocation, statistics, timeliness, customers, marketing orders, offline receipts and messages
  [CO-061] [CO-075] [CO-076] [CO-078] [CO-079] [CO-080] [CO-081] [CO-089] [CO-090] [CO-092] [CO-093] [CO-094] [CO-095]
  [CO-103] [CO-104] [CO-106] [CO-107] [CO-108] [CO-109] [CO-111]`, async ({page, server}) => {
  // Of three markets, in two languages, it is forty pages.
  test.setTimeout(240_000);
  const admin = await beSignedIn(page, server);
  const all: Business[] = [];
  for (const market of MARKETS) all.push(await doBusiness(admin, server.databaseUrl, market));
  await page.goto('/notFound');
  for (const business of all) {
    const {market} = business;
    for (const list of LISTS) {
      const others = all.filter(other => other !== business).map(other => other[list.shows]);
      const never = {salesman: [], member: [], campaign: [`${business.campaign}-none`], reference: [business.card]};
      const title = market.en + list.en;
      await shows(page, `${market.path}/${list.path}`, title, business[list.shows], [...others, ...never[list.shows]]);
    }
    await seesFigures(page, business);
  }
  const [standard, fd] = all;
  if (!standard || !fd) throw new Error('There is no business.');
  await shows(page, '/FdInquiryOrderManage/contactUs', 'Contact Us', fd.subject, [standard.subject]);
  for (const {member} of all) await shows(page, '/userCenter/memberManage', 'Members', member, []);

  await page.getByRole('button', {name: 'Language', exact: true}).click();
  await page.getByRole('menuitem', {name: '中文'}).click();
  await expect(page.getByRole('button', {name: '语言', exact: true})).toBeVisible();
  for (const business of all)
    for (const {path, zh, shows: name} of LISTS)
      await shows(page, `${business.market.path}/${path}`, business.market.zh + zh, business[name], []);
  await page.getByRole('button', {name: '语言', exact: true}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(page.getByRole('button', {name: 'Language', exact: true})).toBeVisible();
});
