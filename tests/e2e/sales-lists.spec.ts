/** The lists of orders and inquiries: what a row shows and unfolds, what narrows them, and states set by hand. */
import {expect, type Locator, type Page} from '@playwright/test';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {visit} from './visit';

const ORDERS = '/InquiryOrderManage/order/orderManage';
const INQUIRIES = '/InquiryOrderManage/inquiry/inquiryManage';

const LANGUAGES = {en: {menu: 'Language', name: 'English'}, zh: {menu: '语言', name: '中文'}} as const;
type Language = keyof typeof LANGUAGES;

/** The present language and the one that is wanted. */
async function speak(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('button', {name: LANGUAGES[from].menu, exact: true}).click();
  await page.getByRole('menuitem', {name: LANGUAGES[to].name}).click();
  await expect(page.getByRole('button', {name: LANGUAGES[to].menu, exact: true})).toBeVisible();
}

/** The list with what a search finds. */
async function listOf(page: Page, path: string, q: string): Promise<void> {
  await visit(page, `${path}?${new URLSearchParams({filter: JSON.stringify({q})}).toString()}`);
}

interface Places {
  readonly us: number;
  readonly california: number;
  readonly proId: number;
}

async function placesOf(admin: Client): Promise<Places> {
  const {id: us} = await admin.first('country', {code: 'US'});
  const named = {countryId: us, code: 'CA'};
  const [known] = await admin.list('state', {filter: named});
  const california = idOf(known ?? (await admin.create('state', {...named, name: 'California'})));
  const {id: proId} = await admin.first('project', {market: 'standard'});
  return {us: Number(us), california, proId: Number(proId)};
}

async function memberIn(admin: Client, {us, proId}: Places, stateId: number | null): Promise<number> {
  const email = `${uniqueName('buyer')}@example.com`;
  return idOf(await admin.create('member', {proId, email, name: 'Rosa Buyer', countryId: us, stateId}));
}

const FIELDS = {
  en: [
    'Manufacture order number',
    'Purchase order number',
    'Customer remark',
    'Attachment',
    'Confirmation',
    'Customer name',
    'Order total',
    'Salesman',
    'Invoice progress',
    'Created',
    '3D modelling quantity needed',
    'Design status',
  ],
  zh: [
    '生产单号',
    '采购单号',
    '客户备注',
    '附件',
    '确认状态',
    '客户姓名',
    '订单总额',
    '业务员',
    '发票进度',
    '创建时间',
    '需 3D 建模数量',
    '设计状态',
  ],
} as const;
const OF_PRODUCTS = {
  en: ['Unit cost', 'Tooling charge', 'Additional charge', 'Product parameters'],
  zh: ['单位成本', '模具费', '附加费', '产品参数'],
} as const;
const FILTERS = {
  en: ['Order status', 'Payment status', 'Platform', 'Salesman', 'Created', 'Order total', 'Waybill number'],
  zh: ['订单状态', '付款状态', '平台', '业务员', '创建时间', '订单总额', '运单号'],
} as const;
const WORDS = {
  en: {search: 'Search', perPage: 'Rows per page', platforms: 'Platforms', california: 'California only'},
  zh: {search: '搜索', perPage: '每页条数', platforms: '平台', california: '仅加州'},
} as const;

async function seesOrderColumns(page: Page, language: Language, number: string): Promise<void> {
  for (const name of FIELDS[language]) await expect(page.getByRole('columnheader', {name}).first(), name).toBeVisible();
  const products = page.getByRole('region', {name: new RegExp(`: ${number}$`)});
  if (!(await products.isVisible()))
    await page
      .getByRole('button', {name: language === 'en' ? `Show Products: ${number}` : `展开产品：${number}`})
      .click();
  for (const name of OF_PRODUCTS[language]) await expect(products.getByRole('columnheader', {name})).toBeVisible();
  await expect(products.getByRole('row', {name: /Fair pin/})).toContainText('Size:30mm');
  await expect(products.getByRole('row', {name: /Fair pin/})).toContainText('0.55');
}

async function seesOrderFilters(page: Page, language: Language): Promise<void> {
  const {search, perPage, platforms} = WORDS[language];
  const bar = page.getByRole('search');
  for (const name of FILTERS[language]) await expect(bar.getByRole('button', {name, exact: true}), name).toBeVisible();
  await expect(bar.getByRole('searchbox', {name: search})).toBeVisible();
  await expect(page.getByRole('combobox', {name: platforms})).toBeVisible();
  await expect(page.getByRole('combobox', {name: perPage})).toBeVisible();
}

/** No moment of a row is cut off, be it by its column or by the actions that stay in sight. */
async function datesAreWhole(page: Page, field: string): Promise<void> {
  const whole = await page.locator(`td[data-field=${field}]`).evaluateAll(cells =>
    cells.map(cell => {
      const actions = cell.parentElement?.lastElementChild?.getBoundingClientRect();
      const isCovered = cell.getBoundingClientRect().right > (actions?.left ?? 0) + 1;
      return cell.scrollWidth <= cell.clientWidth && !isCovered;
    }),
  );
  expect([...new Set(whole)]).toEqual([true]);
}

async function narrowedBy(page: Page, name: string, found: Locator, other: Locator): Promise<void> {
  const chip = page.getByRole('button', {name, exact: true});
  await expect(other).toBeVisible();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(other).toBeHidden();
  await expect(found).toBeVisible();
  await chip.click();
  await expect(other).toBeVisible();
}

test.describe('orders', () => {
  test.use({viewport: {width: 1280, height: 900}});

  test(`a row shows sixteen things, four of them of its products, and is found by all filters
    [CO-310] [CO-312] [CO-313] [DA-581]`, async ({page, server}) => {
    const admin = await beSignedIn(page, server);
    const places = await placesOf(admin);
    const title = uniqueName('fair');
    const base = {proId: places.proId, title};
    const here = await memberIn(admin, places, places.california);
    const elsewhere = await memberIn(admin, places, null);
    const shipped = (shippingState: string) => ({shippingState, shippingCountryId: places.us});
    const californian = await admin.create('order', {
      ...base,
      memberId: elsewhere,
      ...shipped('california'),
      email: `${title}@example.com`,
      trackingNumber: title,
      userRemark: 'Handle with care',
      promisedShipAt: '2031-03-03T03:00:00Z',
      products: [{name: 'Fair pin', quantity: 10, unitPrice: '1.00', unitCost: '0.55', parameters: 'Size:30mm'}],
    });
    const texan = await admin.create('order', {...base, memberId: here, ...shipped('Texas')});
    const unsent = await admin.create('order', {...base, memberId: here});
    const abroad = await admin.create('order', {...base, memberId: elsewhere});
    const row = (order: Record<string, unknown>) =>
      page.getByRole('main').getByRole('link', {name: String(order.number), exact: true});

    await page.goto('/notFound');
    await listOf(page, ORDERS, title);
    await seesOrderColumns(page, 'en', String(californian.number));
    await seesOrderFilters(page, 'en');
    await datesAreWhole(page, 'promisedShipAt');
    await narrowedBy(page, WORDS.en.california, row(californian), row(texan));
    await page.getByRole('button', {name: WORDS.en.california}).click();
    await expect(row(abroad)).toBeHidden();
    await expect(row(unsent)).toBeVisible();

    await page.getByRole('button', {name: 'Clear filters'}).click();
    await page.getByRole('search').getByRole('button', {name: 'Waybill number', exact: true}).click();
    await page.getByRole('dialog', {name: 'Waybill number'}).getByRole('textbox').fill(title);
    await expect(page).toHaveURL(/trackingNumber_contains/);
    await page.keyboard.press('Escape');
    await expect(row(californian)).toBeVisible();
    await expect(row(texan)).toBeHidden();
    for (const words of [String(californian.number), `${title}@example.com`]) {
      await page.getByRole('searchbox', {name: 'Search'}).fill(words);
      await expect(page.getByText('1–1 of 1')).toBeVisible();
    }

    await speak(page, 'en', 'zh');
    await listOf(page, ORDERS, title);
    await seesOrderColumns(page, 'zh', String(californian.number));
    await seesOrderFilters(page, 'zh');
    await datesAreWhole(page, 'promisedShipAt');
    await narrowedBy(page, WORDS.zh.california, row(californian), row(texan));
    for (const [path, moment] of [
      [ORDERS, 'promisedShipAt'],
      [INQUIRIES, 'createdAt'],
    ] as const) {
      await visit(page, path);
      await expect(page.locator(`td[data-field=${moment}]`).first()).toBeVisible();
      await datesAreWhole(page, moment);
      await page.getByRole('combobox', {name: WORDS.zh.perPage}).click();
      await expect(page.getByRole('option')).toHaveText(['10', '25', '50', '100']);
      await page.getByRole('option', {name: '10', exact: true}).click();
      await expect(page).toHaveURL(/perPage=10/);
    }
    await speak(page, 'zh', 'en');
  });
});

const STATES = {
  en: ['New Inquiry', 'Drawing', 'Quoted', 'Finish', 'Ordered', 'Cancelled'],
  zh: ['新询盘', '绘图中', '已报价', '完成', '已下单', '已取消'],
} as const;

/** All states are listed, and all but two of them disabled. */
async function opensStates(page: Page, language: Language, enabled: readonly string[]): Promise<void> {
  await page.getByRole('combobox', {name: language === 'en' ? 'Set by hand' : '手动设置'}).click();
  await expect(page.getByRole('option')).toHaveText([...STATES[language]]);
  const free = page.locator('[role=option]:not([aria-disabled=true])');
  await expect(free).toHaveText([...enabled]);
}

test(`inquiries stand under tabs of their states with counts, and Quoted and Finish are set by hand
  [CO-332] [CO-333]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const places = await placesOf(admin);
  const title = uniqueName('asked');
  const ask = async (stateId: number | null) => {
    const memberId = await memberIn(admin, places, stateId);
    const email = `${uniqueName('ask')}@example.com`;
    return admin.create('inquiry', {proId: places.proId, memberId, title, name: 'Rosa Buyer', email, quantity: 5});
  };
  const californian = await ask(places.california);
  const other = await ask(null);
  const row = (inquiry: Record<string, unknown>) =>
    page.getByRole('main').getByRole('link', {name: String(inquiry.number), exact: true});

  await page.goto('/notFound');
  await listOf(page, INQUIRIES, title);
  const tab = (name: string) => page.getByRole('tab', {name, exact: true});
  await expect(tab('All 2')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('New Inquiry 2')).toBeVisible();
  await narrowedBy(page, 'California only', row(californian), row(other));

  await visit(page, `/records/inquiry/${idOf(californian)}`);
  await opensStates(page, 'en', ['Quoted', 'Finish']);
  await page.getByRole('option', {name: 'Finish'}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'Finish'}).click();
  await expect(page.locator('[aria-current=step]')).toHaveText('Finish');
  expect(await admin.get('inquiry', idOf(californian))).toMatchObject({status: 7});

  await speak(page, 'en', 'zh');
  await listOf(page, INQUIRIES, title);
  await tab('完成 1').click();
  await expect(row(other)).toBeHidden();
  await expect(row(californian)).toBeVisible();
  await tab('全部 2').click();
  await expect(row(other)).toBeVisible();
  await visit(page, `/records/inquiry/${idOf(other)}`);
  await opensStates(page, 'zh', [STATES.zh[2], STATES.zh[3]]);
  await page.keyboard.press('Escape');
  await speak(page, 'zh', 'en');
});
