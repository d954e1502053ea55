/** A lead sees how customer service does and who leads; a finance person settles the commissions of a month. */
import {expect, type Page} from '@playwright/test';
import {signIn} from '../harness/client';
import {idOf} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {choose, looksOf, nameOf, PHONE_WIDTH, resize, type Look} from './looks';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {visit} from './visit';

const KPI = '/kpiManage';

const TITLES = {
  [`${KPI}/completionRate/completionRateAll`]: {en: 'Combined closed-order report', zh: '综合成单报表'},
  [`${KPI}/completionRate/completionRateOne`]: {en: 'Individual closed-order report', zh: '个人成单报表'},
  [`${KPI}/repurchaseRate/repurchaseRateAll`]: {en: 'Combined repurchase report', zh: '综合复购报表'},
  [`${KPI}/repurchaseRate/repurchaseRateOne`]: {en: 'Individual repurchase report', zh: '个人复购报表'},
  [`${KPI}/commentRate`]: {en: 'Comment rate', zh: '好评率'},
  '/kpiManageV2/completionRateV2/completionRateAllV2': {en: 'Combined closed-order report', zh: '综合成单报表'},
  '/kpiManageV2/completionRateV2/completionRateOneV2': {en: 'Individual closed-order report', zh: '个人成单报表'},
  '/kpiManageV2/repurchaseRateV2/repurchaseRateAllV2': {en: 'GS repurchase report', zh: 'GS复购报表'},
  '/kpiManageV2/repurchaseRateV2/fdRepurchaseRateV2': {en: 'FD repurchase report', zh: 'FD复购报表'},
  '/kpiManageV2/repurchaseRateV2/repurchaseRateOneV2': {en: 'Individual repurchase report', zh: '个人复购报表'},
} as const;

const WORDS = {
  en: {
    explain: 'How these figures are made',
    completion: 'Completion',
    confirm: 'Confirm',
    pay: 'Mark as paid',
    paid: 'Paid',
    order: 'Order',
  },
  zh: {explain: '数字说明', completion: '成单率', confirm: '确认', pay: '支付', paid: '已支付', order: '订单'},
} as const;

async function openAs(page: Page, server: {readonly url: string}, userName: string, look: Look): Promise<void> {
  await choose(page, look);
  await resize(page, look);
  await beSignedIn(page, server, userName);
  await page.goto('/dashboard');
}

for (const look of looksOf('kpi of a lead'))
  test(`[CO-149] [CO-150] [CO-151] [CO-152] [CO-153] [CO-160] [CO-161] [CO-162] [CO-163] [CO-164] [CO-165]
    a lead sees completion, repurchase and comment rates: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    await openAs(page, server, 'manager', look);
    for (const [path, title] of Object.entries(TITLES)) {
      await visit(page, `${path}?range=year`);
      await new ConsolePage(page).heading(title[look.language]);
      await expect(page.locator('main [data-measure], main [role=img]').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      // What the figures are is ours to say: each page says the formula of each.
      await page.getByRole('button', {name: words.explain}).click();
      const formulas = page.getByRole('dialog', {name: words.explain});
      await expect(formulas.getByRole('term').first()).toBeVisible();
      expect(await formulas.getByRole('definition').count()).toBeGreaterThanOrEqual(
        await formulas.getByRole('term').count(),
      );
      await page.keyboard.press('Escape');
      await expect(formulas).toHaveCount(0);
    }
    await visit(page, `${KPI}/completionRate/completionRateAll?range=year`);
    await expect(page.locator('[data-measure="completion"]')).toContainText(words.completion);
    await page.getByRole('button', {name: words.explain}).click();
    const dialog = page.getByRole('dialog', {name: words.explain});
    await expect(dialog.getByRole('term').first()).toHaveText(words.completion);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

for (const look of looksOf('ranking of customer service'))
  test(`[CO-155] [CO-156] [CO-157] the ranking of past months stands as it was worked out: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const admin = await signIn(server.url, 'admin');
    const best = await admin.first('kpi-result', {rank: 1});
    const {name} = await admin.get('user', Number(best.userId));
    await openAs(page, server, 'manager', look);
    await visit(page, `${KPI}/historicalRankingRecord`);
    await expect(page).toHaveURL(/historicalRankingRecord\/comprehensive/);
    await expect(page.locator('main').getByText(String(best.month)).first()).toBeVisible();
    await expect(page.locator('main').getByText(String(name)).first()).toBeVisible();
    await visit(page, `${KPI}/historicalRankingRecord/individual`);
    await expect(page.locator('main').getByText(String(best.month)).first()).toBeVisible();
  });

for (const look of looksOf('commissions of a month').map(each => ({...each, width: 1280 as const})))
  test(`[CO-158] [CO-159] finance settles the commission of a frozen month: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const admin = await signIn(server.url, 'admin');
    const person = await makePerson(admin, {});
    const name = uniqueName('Rule');
    const ruleId = idOf(await admin.create('commission-rule', {name, validFrom: '2026-01', currency: 'USD'}));
    const {id} = await admin.create('commission', {month: '2026-05', userId: person.id, ruleId, currency: 'USD'});
    const line = {commissionId: id, kind: 'order', amount: '200.00', rate: '2.50', commission: '5.00'};
    await admin.create('commission-line', line);
    await openAs(page, server, 'finance', look);
    await visit(page, `${KPI}/commissionManagement`);
    await expect(page.locator('main').getByText(name)).toBeVisible();
    await visit(page, `${KPI}/commissionList/${String(id)}/show`);
    await expect(page.locator('main').getByRole('table')).toContainText(words.order);
    await expect(page.locator('main')).toContainText('5.00');
    for (const step of [words.confirm, words.pay]) {
      await page.locator('main').getByRole('button', {name: step, exact: true}).click();
      await page.getByRole('alertdialog').getByRole('button', {name: step, exact: true}).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    await expect(
      page.getByRole('heading', {level: 1}).locator('..').getByText(words.paid, {exact: true}),
    ).toBeVisible();
    expect(await admin.get('commission', Number(id))).toMatchObject({status: 'paid', amount: '5.00'});
  });

test('[CO-154] the rules of KPI are listed, and each says its parts, on a phone, too', async ({page, server}) => {
  const admin = await signIn(server.url, 'admin');
  const rule = await admin.first('kpi-rule', {status: 'inForce'});
  await openAs(page, server, 'manager', {language: 'en', theme: 'light', width: PHONE_WIDTH});
  await visit(page, `${KPI}/kpiRuleManagement`);
  await new ConsolePage(page).heading('KPI rule');
  await expectAccessible(page);
  await page.locator('main').getByText(String(rule.name), {exact: true}).first().click();
  await new ConsolePage(page).heading(String(rule.name));
  await expect(page.locator('main')).toContainText('100');
});
