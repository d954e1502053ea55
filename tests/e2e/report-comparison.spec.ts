/** An analyst compares any two periods, keeps that as a view, comes back to it, and takes it along as a workbook. */
import {expect} from '@playwright/test';
import {readFile} from 'node:fs/promises';
import readSheets from 'read-excel-file/node';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {ConsolePage} from './pages/console-page';
import {choose, PHONE_WIDTH, resize, type Look} from './looks';
import {test} from './own-server';
import {visit} from './visit';

const PAGE = '/dataAnalysis/trafficAnalysis/overview';
const VISITORS = {visitors: 5, bounces: 1, channel: 'search', device: 'desktop'};

const WORDS = {
  en: {
    compare: 'Compare with',
    other: 'Other days',
    from: 'Compared from',
    to: 'Compared to',
    days: 'Jan 1 – 3, 2026',
    views: 'Views',
    save: 'Save the current view…',
    name: 'Name of the view',
    confirm: 'Save',
    saved: 'View saved',
    rename: (name: string) => `Rename the view ${name}`,
    remove: (name: string) => `Delete the view ${name}`,
    sure: 'Delete',
    removed: 'View deleted',
    table: 'As a table',
    sheets: ['Figures', 'About'],
  },
  zh: {
    compare: '对比',
    other: '其他日期',
    from: '对比开始日期',
    to: '对比结束日期',
    days: /2026.*1.*3/,
    views: '视图',
    save: '保存当前视图…',
    name: '视图名称',
    confirm: '保存',
    saved: '视图已保存',
    rename: (name: string) => `重命名视图 ${name}`,
    remove: (name: string) => `删除视图 ${name}`,
    sure: '删除',
    removed: '视图已删除',
    table: '以表格查看',
    sheets: ['数据', '说明'],
  },
} as const;

const LOOKS: readonly Look[] = [
  {language: 'en', theme: 'light', width: 1280},
  {language: 'zh', theme: 'dark', width: PHONE_WIDTH},
];

let admin: Client;
let platform: number;

test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  platform = idOf(await admin.create('project', {proName: uniqueName('Compared'), proType: 0, projectIsDefault: 0}));
  for (const [day, visits] of Object.entries({'2026-01-01': 1000, '2026-01-03': 1000, '2026-03-02': 3000}))
    await admin.create('site-visit', {proId: platform, day, visits, ...VISITORS});
});

for (const look of LOOKS)
  test(`other days are compared, kept as a view, found again and exported: ${look.language}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const main = page.getByRole('main');
    const item = (name: string) => page.getByRole('menuitem', {name});
    await choose(page, look);
    await resize(page, look);
    await beSignedIn(page, server);
    const filter = JSON.stringify({platform: [platform]});
    await page.goto(`${PAGE}?${new URLSearchParams({from: '2026-03-01', to: '2026-03-02', filter}).toString()}`);

    await page.getByRole('combobox', {name: words.compare}).click();
    await page.getByRole('option', {name: words.other}).click();
    await expect(page).toHaveURL(/compareFrom=2026-02-27&compareTo=2026-02-28/);
    await page.getByLabel(words.from).fill('2026-01-01');
    await page.getByLabel(words.to).fill('2026-01-03');
    await expect(page).toHaveURL(/compareFrom=2026-01-01&compareTo=2026-01-03/);
    const visits = page.locator('[data-measure="visits"]');
    await expect(visits).toContainText('3,000');
    await expect(visits).toContainText('2,000 · +50%');
    await expect(visits).toContainText(words.days);
    // Days that end before they begin are told, and not asked for.
    await page.getByLabel(words.to).fill('2025-12-31');
    await expect(page.getByLabel(words.to)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(words.to).fill('2026-01-03');
    await expect(page.getByLabel(words.to)).toHaveAttribute('aria-invalid', 'false');
    await expectAccessible(page);

    const [first, name] = [uniqueName('first'), uniqueName('quarter')];
    await main.getByRole('button', {name: words.views, exact: true}).click();
    await item(words.save).click();
    await page.getByRole('dialog').getByRole('textbox', {name: words.name}).fill(first);
    await page.getByRole('dialog').getByRole('button', {name: words.confirm}).click();
    await new ConsolePage(page).told(words.saved);
    await main.getByRole('button', {name: first}).click();
    await page.getByRole('button', {name: words.rename(first)}).click();
    await page.getByRole('dialog').getByRole('textbox', {name: words.name}).fill(name);
    await page.getByRole('dialog').getByRole('button', {name: words.confirm}).click();
    await expect(main.getByRole('button', {name})).toBeVisible();

    await visit(page, '/dashboard');
    await visit(page, PAGE);
    await expect(visits).not.toContainText('2,000');
    await main.getByRole('button', {name: words.views, exact: true}).click();
    await item(name).click();
    await expect(visits).toContainText('2,000 · +50%');
    await expect(page.getByLabel(words.to)).toHaveValue('2026-01-03');

    const lines = page
      .getByRole('region')
      .filter({has: page.getByText(words.table)})
      .first();
    await lines.getByText(words.table).press('Enter');
    const download = page.waitForEvent('download');
    await lines.getByRole('button', {name: 'Excel'}).click();
    const sheets = await readSheets(await readFile(await (await download).path()));
    expect(sheets.map(({sheet}) => sheet)).toEqual(words.sheets);
    expect(sheets[0]?.data).toHaveLength(1 + 3 + 1);

    await main.getByRole('button', {name}).click();
    await page.getByRole('button', {name: words.remove(name)}).click();
    await page.getByRole('alertdialog').getByRole('button', {name: words.sure}).click();
    await new ConsolePage(page).told(words.removed);
    await expect(main.getByRole('button', {name: words.views, exact: true})).toBeVisible();
  });
