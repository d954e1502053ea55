/** The general manager's dashboard: sales, inquiries, deliveries and what is owed, of one period, to be printed. */
import {expect} from '@playwright/test';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {choose, LOOKS, looksOf, nameOf, resize} from './looks';
import {test} from './own-server';

const PAGE = '/print/generalManagerDash';

const WORDS = {
  en: {title: "General manager's dashboard", below: ['Inquiries', 'Deliveries', 'Receivables by age'], print: 'Print'},
  zh: {title: '总经理看板', below: ['询盘', '交付', '应收账款账龄'], print: '打印'},
} as const;

for (const look of looksOf('general manager', LOOKS))
  test(`[CO-147] stands as a page to print, of one period: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    await choose(page, look);
    await resize(page, look);
    await beSignedIn(page, server, 'manager');
    await page.goto('/dashboard');
    await page.getByRole('link', {name: words.title}).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.title);
    await expect(page.locator('[data-measure="salesTotal"]')).toBeVisible();
    for (const name of words.below) {
      const part = page.getByRole('region', {name, exact: true});
      await expect(part.getByRole('heading', {name, exact: true})).toBeVisible();
      await expect(part.locator('[data-measure]').first()).toBeVisible();
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);

    // The period of the first is that of all but what stands whenever it came.
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(`${PAGE}?from=2026-03-01&to=2026-03-31&compare=none`);
    await expect(
      page.getByRole('region', {name: words.below[2], exact: true}).locator('[data-measure]').first(),
    ).toBeVisible();
    const days = (report: string) =>
      asked.filter(url => url.includes(`/reports/${report}?`)).map(url => new URL(url).searchParams.get('from'));
    expect(new Set(days('general-manager'))).toEqual(new Set(['2026-03-01']));
    expect(new Set(days('general-manager-inquiries'))).toEqual(new Set(['2026-03-01']));
    expect(new Set(days('receivables-by-salesman'))).toEqual(new Set(['1970-01-01']));

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', {name: words.print, exact: true}).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('button').filter({visible: true})).toHaveCount(0);
    await expect(page.locator('[data-chosen]').first()).toBeVisible();
  });
