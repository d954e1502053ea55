/** Inquiries, orders and link orders are there three times: under a menu of their own, each of its market alone. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {makeMember, uniqueName} from '../harness/world';
import {BOTH, looksOf, nameOf, type Look} from './looks';
import {test} from './own-server';
import {saveForm, visit} from './visit';
import {openAs} from './walk';

interface Market {
  readonly key: string;
  readonly path: string;
  readonly rows: string;
  readonly titles: Readonly<Record<Look['language'], string>>;
}

const MARKETS: readonly Market[] = [
  {
    key: 'standard',
    path: '/InquiryOrderManage',
    rows: '[CO-062] [CO-063] [CO-068] [CO-069] [CO-071] [CO-073]',
    titles: {en: '', zh: ''},
  },
  {
    key: 'fd',
    path: '/FdInquiryOrderManage',
    rows: '[CO-064] [CO-065] [CO-082] [CO-083] [CO-085] [CO-087]',
    titles: {en: 'FD ', zh: 'FD'},
  },
  {
    key: 'german',
    path: '/GerInquiryOrderManage',
    rows: '[CO-066] [CO-067] [CO-096] [CO-097] [CO-099] [CO-101]',
    titles: {en: 'German ', zh: '德国站'},
  },
];

const INQUIRIES = 'inquiry/inquiryManage';
const ORDERS = 'order/orderManage';
const LINK_ORDERS = 'linkOrder/linkOrderManage';
const LISTS = [
  [INQUIRIES, {en: 'Inquiries', zh: '询盘'}],
  [ORDERS, {en: 'Orders', zh: '订单'}],
  [LINK_ORDERS, {en: 'Link orders', zh: '链接订单'}],
] as const;

/** In the middle of a title, too. */
const titled = (title: string): RegExp => new RegExp(`^${title}$`, 'i');

/** A customer of a new platform of the market, who asked once, ordered twice and was sent two links. */
async function trade(admin: Client, market: string) {
  const proName = uniqueName('Shop');
  const proId = idOf(await admin.create('project', {proName, proType: 0, projectIsDefault: 0, market}));
  const name = uniqueName('Buyer');
  const email = `${name}@example.com`.toLowerCase();
  const memberId = idOf(await admin.create('member', {proId, email, name}));
  const inquiry = await admin.create('inquiry', {proId, memberId, name, email, quantity: 100});
  const common = {proId, memberId};
  const later = async (entity: string, values: Json): Promise<Json> => {
    const made = await admin.create(entity, values);
    await admin.action(entity, 'allow-pay-later', {ids: [idOf(made)], values: {payLaterType: 1}});
    return made;
  };
  const order = {...common, shippingFee: '10.00'};
  const link = {...common, amount: '10.00', title: uniqueName('Coin')};
  return {
    inquiry,
    orders: [await admin.create('order', order), await later('order', order)],
    links: [await admin.create('link-order', link), await later('link-order', link)],
  };
}

type Trade = Awaited<ReturnType<typeof trade>>;

const numberOf = (record: unknown): string => String(Object(record).number);

/** The list under its title, with what is in it and without what is not. */
async function expectList(page: Page, path: string, title: string, inside: string, outside: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titled(title));
  await expect(page.getByRole('main').getByText(inside, {exact: true}).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(outside, {exact: true})).toHaveCount(0);
}

let admin: Client;
let trades: ReadonlyMap<string, Trade>;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  const made = new Map<string, Trade>();
  for (const {key} of MARKETS) made.set(key, await trade(admin, key));
  trades = made;
});

function tradesOf(key: string): readonly [own: Trade, other: Trade] {
  const own = trades.get(key);
  const other = [...trades.values()].find(each => each !== own);
  if (!own || !other) throw new Error('There is no trade.');
  return [own, other];
}

for (const {key, path, rows, titles} of MARKETS)
  for (const look of looksOf(key))
    test(`${rows} what is of the ${key} market is listed and opened there: ${nameOf(look)}`, async ({page, server}) => {
      const {language} = look;
      const [own, other] = tradesOf(key);
      await openAs(page, server, 'admin', look);
      const [inquiries, orders, links] = LISTS.map(([, list]) => titles[language] + list[language]);
      await expectList(page, `${path}/${INQUIRIES}`, String(inquiries), numberOf(own.inquiry), numberOf(other.inquiry));
      for (const [list, title, [waiting, later]] of [
        [ORDERS, orders, own.orders.map(numberOf)],
        [LINK_ORDERS, links, own.links.map(numberOf)],
      ] as const) {
        await expectList(page, `${path}/${list}?paymentType=1`, String(title), String(waiting), String(later));
        await expectList(page, `${path}/${list}?paymentType=0`, String(title), String(later), String(waiting));
      }
      for (const [list, record] of [
        [INQUIRIES, own.inquiry],
        [ORDERS, own.orders[0]],
        [LINK_ORDERS, own.links[0]],
      ] as const) {
        await visit(page, `${path}/${list}/${idOf(record ?? {})}`);
        await expect(page.getByRole('heading', {level: 1})).toContainText(numberOf(record));
      }
    });

test('[CO-004] [CO-005] [CO-006] each market has its entries of the menu, which lead to its own pages', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'admin', {language: 'en', theme: 'light', width: 1280});
  const menu = page.getByRole('navigation', {name: 'Menu'});
  for (const {path, titles} of MARKETS) {
    const group = menu.getByRole('button', {name: titled(`${titles.en}Inquiries and orders`)});
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    for (const [list, names] of LISTS) {
      await menu.locator(`a[href="${path}/${list}"]`).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(titled(titles.en + names.en));
      await expect(page).toHaveURL(new RegExp(`${path}/${list}$`));
    }
  }
});

const CONFIRMATION = {
  en: {field: 'Confirmation', states: ['Pending confirm', 'Confirmed', 'Not passed'], save: 'Save'},
  zh: {field: '确认状态', states: ['待确认', '已确认', '未通过'], save: '保存'},
} as const;

for (const look of BOTH)
  test(`[DA-312] a sample order waits, is confirmed or is not passed: ${nameOf(look)}`, async ({page, server}) => {
    const words = CONFIRMATION[look.language];
    const {id: memberId, proId} = await makeMember(admin);
    const id = idOf(await admin.create('order', {memberId, proId, isSampleOrder: 1}));
    await openAs(page, server, 'admin', look);
    await visit(page, `/InquiryOrderManage/${ORDERS}/${id}/edit`);
    const field = page.getByRole('combobox', {name: words.field, exact: true});
    await expect(field).toHaveText(words.states[0]);
    await field.click();
    await expect(page.getByRole('option').filter({hasNotText: '—'})).toHaveText([...words.states]);
    await page.getByRole('option', {name: words.states[2], exact: true}).click();
    await saveForm(page, page.getByRole('main').getByRole('button', {name: words.save, exact: true}));
    await expect(page.getByRole('main').getByText(words.states[2], {exact: true}).first()).toBeVisible();
    expect(await admin.get('order', id)).toMatchObject({confirmationStatus: 2, isSampleOrder: 1});
  });
