/** Somebody recommends us: entered, their referral counts and earns points, which are approved and paid. */
import {expect, type Locator, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makeMember, uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';
import {testRooms, type Room} from './rooms';
import {visit} from './visit';
import {openAs, take} from './walk';

const REFERRALS = '/records/referral';
const WITHDRAWALS = '/recommend/integralWithdrawal';

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  marketing: [
    ['[DA-098] [DA-099]', '/recommend/statistics', {en: 'Statistics', zh: '统计'}],
    ['[DA-100]', '/recommend/typeA', {en: 'Type A', zh: 'A类'}],
    ['[DA-101]', '/recommend/typeB', {en: 'Type B', zh: 'B类'}],
    ['[DA-102]', '/recommend/typeC', {en: 'Type C', zh: 'C类'}],
    ['[DA-103]', '/recommend/taskInspect', {en: 'Task inspection', zh: '任务检查'}],
    ['[DA-104]', '/recommend/taskCheck', {en: 'Task check', zh: '任务审核'}],
    ['[DA-105]', '/recommend/integralManage', {en: 'Points', zh: '积分管理'}],
    ['[DA-106]', '/recommend/recommendLevel', {en: 'Referral levels', zh: '推荐等级'}],
    ['[DA-107]', WITHDRAWALS, {en: 'Point withdrawals', zh: '积分提现'}],
    ['', REFERRALS, {en: 'Referrals', zh: '推荐记录'}],
    ['', '/records/promoter-task', {en: 'Promoter tasks', zh: '推广任务'}],
  ],
};

const WORDS = {
  en: {
    create: 'Create',
    name: 'Name',
    mail: 'E-mail',
    intention: 'Intention (type A)',
    ready: 'Ready to recommend',
    promoter: 'Promoter',
    friend: 'E-mail of the customer',
    ordered: 'Mark as ordered',
    member: 'Member',
    order: 'Order it brought',
    count: 'Count',
    counted: 'Counted',
    points: 'Points',
    way: 'Way of payment',
    paypal: 'PayPal',
    approve: 'Approve',
    pay: 'Mark as paid',
    paid: 'Paid',
  },
  zh: {
    create: '新建',
    name: '姓名',
    mail: '邮箱',
    intention: 'A类意向',
    ready: '愿意推荐',
    promoter: '推广者',
    friend: '被推荐人邮箱',
    ordered: '登记下单',
    member: '会员',
    order: '带来的订单',
    count: '计入',
    counted: '已计入',
    points: '积分',
    way: '付款方式',
    paypal: 'PayPal',
    approve: '批准',
    pay: '标记已付款',
    paid: '已付款',
  },
} as const;

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

testRooms(ROOMS, '?range=year');

/** Each type of promoter, and each step of a task, is on its own page and on no other. */
const SEPARATE = [
  ['typeA', 'typeB', 'promoter', {type: 'a'}],
  ['typeB', 'typeC', 'promoter', {type: 'b'}],
  ['typeC', 'typeA', 'promoter', {type: 'c'}],
] as const;

for (const [own, other, entity, values] of SEPARATE)
  test(`${own} shows its promoters, and ${other} does not`, async ({page, server}) => {
    const name = uniqueName('promoter');
    await admin.create(entity, {name, email: `${name}@example.com`, ...values});
    await openAs(page, server, 'marketing', {language: 'en', theme: 'light', width: 1280});
    await visit(page, `/recommend/${own}`);
    await expect(page.getByRole('row').filter({hasText: name})).toBeVisible();
    await page.goto(`/recommend/${other}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('row').filter({hasText: name})).toHaveCount(0);
  });

test('a task waits on the page of its inspection, and then on that of its check', async ({page, server}) => {
  const name = uniqueName('promoter');
  const {id: promoterId} = await admin.create('promoter', {type: 'b', name, email: `${name}@example.com`});
  const title = uniqueName('task');
  const task = {title, promoterId, kind: 'post', points: 10, proofLink: 'https://social.example/posts/1'};
  const id = idOf(await admin.create('promoter-task', task));
  await admin.action('promoter-task', 'hand-in', {ids: [id]});
  await openAs(page, server, 'marketing', {language: 'en', theme: 'light', width: 1280});
  await visit(page, '/recommend/taskInspect');
  const row = page.getByRole('row').filter({hasText: title});
  await expect(row).toBeVisible();
  await page.goto(`/recommend/taskInspect/${id}`);
  await take(page, 'Inspect');
  await beSignedIn(page, server, 'manager');
  await page.goto('/recommend/taskCheck');
  await expect(row).toBeVisible();
  await page.goto(`/recommend/taskCheck/${id}`);
  await take(page, 'Pass');
  expect(await admin.get('promoter', Number(promoterId))).toMatchObject({points: 10});
});

async function choose(where: Page | Locator, page: Page, label: string, name: string): Promise<void> {
  await where.getByRole('combobox', {name: label, exact: true}).fill(name);
  await page.getByRole('option', {name}).first().click();
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', {name: label, exact: true}).click();
  await page.getByRole('option', {name: option, exact: true}).click();
}

for (const look of BOTH)
  test(`a referral counts, and its points are withdrawn, approved and paid: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const name = uniqueName('promoter');
    const write = (label: string, text: string) => page.getByRole('textbox', {name: label, exact: true}).fill(text);
    const create = () => page.getByRole('main').getByRole('button', {name: words.create, exact: true}).click();
    const member = await makeMember(admin);
    const order = await admin.create('order', {memberId: member.id, proId: member.proId, shippingFee: '200.00'});

    await openAs(page, server, 'marketing', look);
    await visit(page, '/recommend/typeA/create');
    await write(words.name, name);
    await write(words.mail, `${name}@example.com`);
    await pick(page, words.intention, words.ready);
    await create();
    await expect(page.getByRole('heading', {level: 1})).toContainText(name);
    const {id: promoterId} = await admin.first('promoter', {name});

    await page.goto(`${REFERRALS}/create`);
    await choose(page, page, words.promoter, name);
    await write(words.friend, String(member.email));
    await create();
    await expect(page).toHaveURL(new RegExp(`${REFERRALS}/\\d+`));
    await take(page, words.ordered, async dialog => {
      await choose(dialog, page, words.member, String(member.name));
      await choose(dialog, page, words.order, String(order.number));
    });
    await take(page, words.count);
    await expect(page.getByRole('main').getByText(words.counted, {exact: true}).first()).toBeVisible();
    const {points} = await admin.get('promoter', Number(promoterId));
    expect(Number(points)).toBeGreaterThan(0);

    await page.goto(`${WITHDRAWALS}/create`);
    await choose(page, page, words.promoter, name);
    await write(words.points, String(points));
    await pick(page, words.way, words.paypal);
    await create();
    await expect(page).toHaveURL(new RegExp(`${WITHDRAWALS}/\\d+`));
    const withdrawal = await admin.first('point-withdrawal', {promoterId});
    const path = `${WITHDRAWALS}/${idOf(withdrawal)}`;

    await beSignedIn(page, server, 'manager');
    await page.goto(path);
    await take(page, words.approve);
    await expectAccessible(page);

    await beSignedIn(page, server, 'finance');
    await page.goto(path);
    await take(page, words.pay);
    await expect(page.getByRole('main').getByText(words.paid, {exact: true}).first()).toBeVisible();
    expect(await admin.get('promoter', Number(promoterId))).toMatchObject({points: 0, withdrawnPoints: points});
  });
