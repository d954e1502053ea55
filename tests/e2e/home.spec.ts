/** Home shows what waits for whoever looks, and lets them take the step from there. */
import {expect, type Page} from '@playwright/test';
import {PAYMENT} from '@emblem/schemas/values';
import {signIn} from '../harness/client';
import {asText, idOf} from '../harness/json';
import {makeMember, makePerson, uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {PHONE_WIDTH} from './looks';
import {test} from './own-server';
import {visit} from './visit';

const WORDS = {
  en: {
    payments: 'Payments to confirm',
    confirm: 'Confirm the payment',
    noPayment: 'No payment waits to be confirmed',
    inquiries: 'Inquiries to answer',
    unread: 'Unread inquiries',
    quote: 'Quote',
    price: 'Quoted price',
    answered: 'Every inquiry is answered',
    came: 'What came in',
    pages: 'Your pages',
    due: 'Inquiry: late or due this week',
    nothing: 'Nothing waits.',
    all: (title: string) => `Show all: ${title}`,
  },
  zh: {
    payments: '待确认收款',
    confirm: '确认收款',
    noPayment: '没有待确认的收款',
    inquiries: '待报价询盘',
    unread: '未读询盘',
    quote: '报价',
    price: '报价',
    answered: '没有待报价的询盘',
    came: '业务数据',
    pages: '您的页面',
    due: '询盘：已逾期或本周到期',
    nothing: '没有待办。',
    all: (title: string) => `查看全部：${title}`,
  },
} as const;

type Language = keyof typeof WORDS;

const LOOKS = (['en', 'zh'] as const).flatMap(language => [1280, PHONE_WIDTH].map(width => ({language, width})));

interface Looking {
  readonly language: Language;
  readonly width: number;
}

async function look(page: Page, {language, width}: Looking): Promise<void> {
  await page.addInitScript(locale => localStorage.setItem('locale', locale), language);
  await page.setViewportSize({width, height: 844});
}

const section = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

/** No row, no button and no text goes beyond the window. */
async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const looking of LOOKS)
  test(`finance confirms a payment from home: ${looking.language}, ${looking.width} px`, async ({page, server}) => {
    const words = WORDS[looking.language];
    const admin = await signIn(server.url, 'admin');
    const {id: memberId, proId} = await makeMember(admin);
    const orderId = idOf(await admin.create('order', {memberId, proId, shippingFee: '80.00', currency: 'EUR'}));
    // The one that was received first stands first.
    const payment = {orderId, amount: '12.50', method: 3, receivedOn: '2001-01-01'};
    const id = idOf(await admin.create('payment', payment));
    const rights = {
      'payment.read': 'all',
      'payment.confirm': 'all',
      'order.read': 'all',
      'project.read': 'all',
    } as const;
    const {userName} = await makePerson(admin, {rights});
    await look(page, looking);
    await beSignedIn(page, server, userName);
    await page.goto('/dashboard');
    const queue = section(page, words.payments);
    const row = queue.locator(`[data-row="${id}"]`);
    await expect(row).toContainText('€12.50');
    await expect(row).toContainText(asText((await admin.get('order', orderId)).number));
    await expectAccessible(page);
    await expectFits(page);

    const step = row.getByRole('button', {name: new RegExp(`^${words.confirm}`)});
    await step.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', {name: words.confirm}).click();
    // While the question is open, nothing of the page is there for whoever hears it read out.
    await expect(queue).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await admin.get('payment', id)).toMatchObject({status: PAYMENT.status.confirmed});
    // All the others were there before; nobody else may see what they may not read.
    await expect(page.getByRole('region', {name: words.inquiries})).toHaveCount(0);
  });

for (const looking of LOOKS)
  test(`a salesperson answers an inquiry from home: ${looking.language}, ${looking.width} px`, async ({
    page,
    server,
  }) => {
    const words = WORDS[looking.language];
    const admin = await signIn(server.url, 'admin');
    const {id: memberId, proId, email} = await makeMember(admin);
    const rights = {
      'inquiry.read': 'own',
      'inquiry.update': 'own',
      'inquiry.quote': 'own',
      'currency.read': 'all',
      'project.read': 'all',
    } as const;
    const {id: salesmanId, userName} = await makePerson(admin, {rights});
    const title = uniqueName('medal');
    const inquiry = {memberId, proId, email, name: 'Ada', title, quantity: 100, salesmanId};
    const {id, number} = await admin.create('inquiry', inquiry);
    await look(page, looking);
    await beSignedIn(page, server, userName);
    await page.goto('/dashboard');
    const queue = section(page, words.inquiries);
    const row = queue.locator(`[data-row="${Number(id)}"]`);
    await expect(row).toContainText(title);
    await expect(row.getByRole('link', {name: asText(number)})).toBeVisible();
    await expect(section(page, words.came)).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);

    // A number opens exactly what it counts.
    const tile = page.getByRole('main').getByRole('link', {name: new RegExp(`^${words.unread}`)});
    await expect(tile).toContainText('1');
    await tile.click();
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await visit(page, '/dashboard');

    await row.getByRole('button', {name: `${words.quote}: ${asText(number)}`}).click();
    const dialog = page.getByRole('dialog', {name: words.quote});
    await dialog.getByRole('textbox', {name: words.price}).first().fill('250');
    await dialog.getByRole('button', {name: words.quote}).click();
    await expect(queue).toContainText(words.answered);
    await expect(row).toHaveCount(0);
    expect((await admin.get('inquiry', Number(id))).quotedPrice).toBe('250.00');
  });

for (const language of ['en', 'zh'] as const)
  test(`what others do shows on a home that is open: ${language}`, async ({page, server}) => {
    const words = WORDS[language];
    const admin = await signIn(server.url, 'admin');
    const {id: memberId, proId, email} = await makeMember(admin);
    const rights = {'inquiry.read': 'own', 'inquiry.quote': 'own', 'project.read': 'all'} as const;
    const {id: salesmanId, userName} = await makePerson(admin, {rights});
    await look(page, {language, width: 1280});
    await beSignedIn(page, server, userName);
    await page.goto('/dashboard');
    const queue = section(page, words.inquiries);
    await expect(queue).toContainText(words.answered);
    const title = uniqueName('pin');
    await admin.create('inquiry', {memberId, proId, email, name: 'Ada', title, quantity: 100, salesmanId});
    await expect(queue).toContainText(title, {timeout: 15_000});
  });

for (const language of ['en', 'zh'] as const)
  test(`whom no home fits sees the own that is late, and the way to the pages: ${language}`, async ({
    page,
    server,
    sql,
  }) => {
    const words = WORDS[language];
    const admin = await signIn(server.url, 'admin');
    const {id: memberId, proId, email} = await makeMember(admin);
    const {id: salesmanId, userName} = await makePerson(admin, {
      rights: {'inquiry.read': 'all', 'project.read': 'all'},
    });
    await look(page, {language, width: 1280});
    await beSignedIn(page, server, userName);
    await page.goto('/dashboard');
    await expect(page.getByText(words.nothing)).toBeVisible();
    await expect(page.getByRole('heading', {name: words.pages})).toBeVisible();

    const title = uniqueName('coin');
    const inquiry = {memberId, proId, email, name: 'Ada', title, quantity: 100, salesmanId};
    const id = idOf(await admin.create('inquiry', inquiry));
    await sql`update inquiry set due_at = now() - interval '2 days' where id = ${id}`;
    await page.reload();
    const due = section(page, words.due);
    await expect(due.locator(`[data-row="${id}"]`)).toBeVisible();
    await due.getByRole('link', {name: words.all(words.due)}).click();
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  });
