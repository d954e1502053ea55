/** Marketing makes a series of coupons, issues them, and sees what they took off and what they would have cost. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {asObject, asText, idOf} from '../harness/json';
import {makeMember, uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';
import {testRooms, type Room} from './rooms';
import {visit} from './visit';
import {create, openAs, take} from './walk';

const SERIES = '/promotion/couponSpecifications';
const COUPONS = '/promotion/userCoupons';

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  marketing: [
    ['[DA-112]', SERIES, {en: 'Coupon specifications', zh: '优惠券规格'}],
    ['[DA-113]', COUPONS, {en: 'Coupons', zh: '优惠券'}],
    ['', `${COUPONS}/uses`, {en: 'Uses', zh: '使用记录'}],
    ['', `${COUPONS}/statistics`, {en: 'Use of coupons', zh: '优惠券使用统计'}],
    ['', '/records/promotion-send', {en: 'Sendings of coupons', zh: '优惠券发送'}],
  ],
};

const WORDS = {
  en: {
    name: 'Name',
    value: 'Value',
    currency: 'Currency',
    from: 'Valid from',
    until: 'Valid until',
    start: 'Start',
    active: 'Active',
    issue: 'Issue coupons',
    count: 'How many',
    redeem: 'Use for an order',
    order: 'Order',
    used: 'Used',
    estimate: 'Add: Estimate of a coupon',
    ordersFrom: 'Orders from',
    ordersUntil: 'Until',
  },
  zh: {
    name: '名称',
    value: '面额',
    currency: '货币',
    from: '生效日期',
    until: '截止日期',
    start: '启用',
    active: '进行中',
    issue: '发放优惠券',
    count: '张数',
    redeem: '用于订单',
    order: '订单',
    used: '已使用',
    estimate: '添加优惠券费用测算',
    ordersFrom: '订单日期从',
    ordersUntil: '至',
  },
} as const;

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

testRooms(ROOMS);

const enter = (page: Page, label: string, text: string) =>
  page.getByRole('main').getByRole('textbox', {name: label, exact: true}).fill(text);

/** An order of 200.00 of a salesperson's own customer. */
async function orderOf(
  userName: string,
): Promise<{readonly id: number; readonly number: string; readonly day: string}> {
  const {id: salesmanId} = await admin.first('user', {userName});
  const {id: memberId, proId} = await makeMember(admin, {salesmanId});
  const products = [{name: 'Pins', quantity: 10, unitPrice: '20.00'}];
  // A currency that no other order of the world has.
  const made = await admin.create('order', {memberId, proId, salesmanId, currency: 'SEK', products});
  return {id: idOf(made), number: asText(made.number), day: asText(made.createdAt).slice(0, 10)};
}

const dayBeside = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

for (const look of BOTH)
  test(`a series is made, started, issued and used, and shows what it costs: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const name = uniqueName('series');
    const order = await orderOf('salesman');

    await openAs(page, server, 'marketing', look);
    await visit(page, `${SERIES}/create`);
    await enter(page, words.name, name);
    await enter(page, words.value, '12.50');
    await enter(page, words.currency, 'SEK');
    await enter(page, words.from, '2020-01-01');
    await enter(page, words.until, '2099-12-31');
    await create(page, look);
    const id = idOf(await admin.first('coupon-specification', {name}));
    await page.goto(`${SERIES}/${id}`);
    await take(page, words.start);
    await expect(page.getByRole('main').getByText(words.active, {exact: true}).first()).toBeVisible();
    await take(page, words.issue, dialog => dialog.getByRole('textbox', {name: words.count, exact: true}).fill('3'));
    expect(await admin.get('coupon-specification', id)).toMatchObject({issuedCount: 3});

    const couponId = idOf(await admin.first('coupon', {specificationId: id}));
    await beSignedIn(page, server, 'salesman');
    await page.goto(`/records/coupon/${couponId}`);
    await take(page, words.redeem, async dialog => {
      await dialog.getByRole('combobox', {name: words.order, exact: true}).fill(order.number);
      await page.getByRole('option', {name: order.number}).first().click();
    });
    await expect(page.getByRole('main').getByText(words.used, {exact: true}).first()).toBeVisible();
    expect(await admin.get('order', order.id)).toMatchObject({discount: '12.50', orderTotal: '187.50'});

    await beSignedIn(page, server, 'marketing');
    await page.goto(`${SERIES}/${id}`);
    await expect(
      page
        .getByRole('main')
        .getByText(/12\.50/)
        .first(),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: words.estimate}).click();
    await enter(page, words.ordersFrom, dayBeside(order.day, -2));
    await enter(page, words.ordersUntil, dayBeside(order.day, 2));
    await create(page, look);
    const estimate = asObject(await admin.first('coupon-estimate', {specificationId: id}));
    const past = await admin.total('order', {currency: 'SEK'});
    expect(estimate).toMatchObject({orderCount: past, metCount: past, amount: (past * 12.5).toFixed(2)});
    await expectAccessible(page);
  });
