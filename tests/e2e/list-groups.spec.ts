/** A list by groups: chosen, counted and added up, opened and left again. */
import {expect, type Page} from '@playwright/test';
import {idOf} from '../harness/json';
import {makeOrder, uniqueName} from '../harness/world';
import {beAnotherAdmin} from './admin-session';
import {test} from './own-server';
import {visit} from './visit';

const ORDERS = '/InquiryOrderManage/order/orderManage';

const WORDS = {
  en: {
    columns: 'Columns',
    by: 'Group by',
    status: 'Order status',
    week: 'Promised to ship by, by week',
    none: 'Without Promised to ship by',
    weekName: /^Mar 3\D+9, 2031$/,
    ungrouped: 'Not grouped',
  },
  zh: {
    columns: '列',
    by: '分组',
    status: '订单状态',
    week: '承诺发货时间（按周）',
    none: '无承诺发货时间',
    weekName: /^2031.3.3\D+2031.3.9$/,
    ungrouped: '不分组',
  },
} as const;

async function groupBy(page: Page, words: (typeof WORDS)['en' | 'zh'], choice: string): Promise<void> {
  await page.getByRole('button', {name: words.columns, exact: true}).click();
  await page.getByRole('combobox', {name: words.by}).click();
  await page.getByRole('option', {name: choice, exact: true}).click();
  await page.keyboard.press('Escape');
}

for (const [language, width] of [
  ['en', 1280],
  ['zh', 390],
] as const)
  test.describe(`${language}, ${width} pixels`, () => {
    test.use({viewport: {width, height: 900}});

    test('orders by promised week, with their number and total, and by state', async ({page, server}) => {
      const admin = await beAnotherAdmin(page, server);
      await page.addInitScript(locale => localStorage.setItem('locale', locale), language);
      const words = WORDS[language];
      const title = uniqueName('promised');
      const products = [{name: 'Pin', quantity: 10, unitPrice: '1.05'}];
      const make = (promisedShipAt: string | null) =>
        makeOrder(admin, {title, promisedShipAt, currency: 'USD', products});
      const [first, second, without] = [
        await make('2031-03-03T03:00:00Z'),
        await make('2031-03-07T03:00:00Z'),
        await make(null),
      ];
      await page.goto('/notFound');
      await visit(page, `${ORDERS}?${new URLSearchParams({filter: JSON.stringify({q: title})}).toString()}`);
      await groupBy(page, words, words.week);

      const week = page.getByRole('region', {name: words.weekName});
      const head = week.getByRole('button').first();
      await expect(head).toContainText('2');
      await expect(head).toContainText('$21.00');
      await expect(head).toHaveAttribute('aria-expanded', 'true');
      await expect(week.getByRole('link', {name: String(first.number), exact: true})).toBeVisible();
      await expect(week.getByRole('link', {name: String(second.number), exact: true})).toBeVisible();
      await expect(week.getByRole('link', {name: String(without.number), exact: true})).toHaveCount(0);

      const rest = page.getByRole('region', {name: words.none});
      await rest.getByRole('button', {name: words.none}).click();
      await expect(rest.getByRole('link', {name: String(without.number), exact: true})).toBeVisible();
      await head.click();
      await expect(week.getByRole('link', {name: String(first.number), exact: true})).toBeHidden();

      // What others do is seen where it stands.
      await admin.update('order', idOf(without), {promisedShipAt: '2031-03-05T03:00:00Z'});
      await expect(head).toContainText('$31.50');
      await expect(rest).toBeHidden();

      await groupBy(page, words, words.ungrouped);
      await expect(week).toBeHidden();
      await expect(page.getByRole('link', {name: String(first.number), exact: true})).toBeVisible();
    });
  });
