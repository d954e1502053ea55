/** What is late, in the console: said in words, counted over the list, filtered, and on the cards of its board. */
import {expect, type Page} from '@playwright/test';
import postgres from 'postgres';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makeMember} from '../harness/world';
import {beAnotherAdmin} from './admin-session';
import {test} from './own-server';

const WORDS = {
  en: {
    late: 'Late',
    by: '3 days late',
    soon: 'due in 5 hours',
    later: 'due in 6 days',
    columns: 'Columns',
    board: 'Board',
  },
  zh: {late: '已逾期', by: '已逾期 3天', soon: '5小时后到期', later: '6天后到期', columns: '列', board: '看板'},
} as const;

/** Three inquiries of a customer of their own: one is late, one is due soon, one in days. */
async function planted(admin: Client, databaseUrl: string): Promise<{readonly email: string; readonly late: number}> {
  const {id: memberId, proId, email} = await makeMember(admin);
  const ids: number[] = [];
  for (const name of ['Ada', 'Bo', 'Cy'])
    ids.push(idOf(await admin.create('inquiry', {memberId, proId, email, name, quantity: 9})));
  const [late = 0, soon = 0, later = 0] = ids;
  const sql = postgres(databaseUrl, {max: 1});
  const minutes = [
    [late, -3 * 1440 - 30],
    [soon, 5 * 60 + 30],
    [later, 6 * 1440 + 30],
  ] as const;
  for (const [id, left] of minutes)
    await sql`update inquiry set due_at = now() + ${left} * interval '1 minute' where id = ${id}`;
  await sql.end();
  return {email: String(email), late};
}

function coloursOf(page: Page): Promise<readonly string[]> {
  return Promise.all(
    ['late', 'soon', 'later'].map(state =>
      page.locator(`[data-due="${state}"]`).evaluate(found => getComputedStyle(found).color),
    ),
  );
}

for (const language of ['en', 'zh'] as const)
  for (const width of [1280, 390])
    test(`late records are told, counted and found: ${language}, ${width} px`, async ({page, server}) => {
      const words = WORDS[language];
      const admin = await beAnotherAdmin(page, server);
      const {email, late} = await planted(admin, server.databaseUrl);
      await page.setViewportSize({width, height: 844});
      await page.addInitScript(chosen => localStorage.setItem('locale', chosen), language);
      const query = encodeURIComponent(JSON.stringify({q: email}));
      await page.goto(`/InquiryOrderManage/inquiry/inquiryManage?filter=${query}`);

      const due = page.locator('[data-due]');
      await expect(due).toHaveCount(3);
      for (const [state, text] of [
        ['late', words.by],
        ['soon', words.soon],
        ['later', words.later],
      ] as const)
        await expect(page.locator(`[data-due="${state}"]`)).toContainText(text);
      expect(new Set(await coloursOf(page)).size).toBe(3);

      const chip = page.getByRole('search').getByRole('button', {name: new RegExp(`^${words.late}`)});
      await expect(chip).toHaveText(`${words.late} 1`);
      await expect(chip).toHaveAttribute('aria-pressed', 'false');
      await chip.click();
      await expect(due).toHaveCount(1);
      await expect(due).toContainText(words.by);
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await chip.click();
      await expect(due).toHaveCount(3);

      await page.getByRole('button', {name: words.columns, exact: true}).click();
      await page.getByRole('button', {name: words.board, exact: true}).click();
      await page.keyboard.press('Escape');
      const card = page.getByRole('listitem').filter({has: page.locator('[data-due="late"]')});
      await expect(card).toContainText(words.by);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      // Others take the step that was waited for.
      await admin.rest('POST', 'inquiry/actions/quote', {ids: [late], values: {quotedPrice: '9.00', currency: 'USD'}});
      await expect(chip).toHaveText(`${words.late} 0`);
    });
