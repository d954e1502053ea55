/** Lists bring people to what waits: tabs of states, presets, both with their numbers, and the palette's way there. */
import {expect, type Locator, type Page} from '@playwright/test';
import {INQUIRY} from '@emblem/schemas/values';
import {signIn, type Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {makeMember, makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

const LIST = '/InquiryOrderManage/inquiry/inquiryManage';

const WORDS = {
  en: {
    all: 'All',
    state: 'New Inquiry',
    quoted: 'Quoted',
    late: 'Late',
    week: 'Due this week',
    mine: 'Mine',
    unread: 'Unread',
    palette: 'late inquiries',
    found: 'Late inquiries',
    search: 'Search everything',
  },
  zh: {
    all: '全部',
    state: '新询盘',
    quoted: '已报价',
    late: '已逾期',
    week: '本周到期',
    mine: '我的',
    unread: '未读',
    palette: '逾期询盘',
    found: '逾期询盘',
    search: '全局搜索',
  },
} as const;

interface Planted {
  readonly userName: string;
  readonly userId: number;
  readonly title: string;
}

/** Three inquiries: one is late and the person's own, one is due before this week ends and read, one is due later. */
async function planted(admin: Client, due: (id: number, when: 'late' | 'week' | 'later') => Promise<void>) {
  const {id: memberId, proId, email} = await makeMember(admin);
  const title = uniqueName('waits');
  const rights = {'inquiry.read': 'all', 'inquiry.read-personal': 'all', 'project.read': 'all'} as const;
  const {id: userId, userName} = await makePerson(admin, {rights});
  const make = async (values: Json) =>
    idOf(await admin.create('inquiry', {memberId, proId, email, name: 'Ada', title, quantity: 9, ...values}));
  await due(await make({salesmanId: userId, isRead: INQUIRY.isRead.no}), 'late');
  await due(await make({isRead: INQUIRY.isRead.yes}), 'week');
  await due(await make({isRead: INQUIRY.isRead.yes}), 'later');
  return {userName, userId, title} satisfies Planted;
}

const chipOf = (page: Page, name: string): Locator =>
  page.getByRole('search').getByRole('button', {name: new RegExp(`^${name}( |$)`)});

for (const language of ['en', 'zh'] as const)
  for (const width of [1280, 390])
    test(`tabs and presets lead to what waits: ${language}, ${width} px`, async ({page, server, sql}) => {
      const words = WORDS[language];
      const admin = await signIn(server.url, 'admin');
      const {userName, userId, title} = await planted(admin, async (id, when) => {
        const weekEnd = sql`(date_trunc('week', now() at time zone 'Asia/Shanghai') + interval '7 days')
          at time zone 'Asia/Shanghai'`;
        const moment = {
          late: sql`now() - interval '3 days'`,
          week: sql`${weekEnd} - interval '1 millisecond'`,
          later: sql`${weekEnd} + interval '1 day'`,
        }[when];
        await sql`update inquiry set due_at = ${moment} where id = ${id}`;
      });
      const person = await beSignedIn(page, server, userName);
      await page.setViewportSize({width, height: 844});
      await page.addInitScript(chosen => localStorage.setItem('locale', chosen), language);
      await page.goto(`${LIST}?filter=${encodeURIComponent(JSON.stringify({q: title}))}`);

      const tab = (name: string) => page.getByRole('tab', {name, exact: true});
      await expect(tab(`${words.all} ${await person.total('inquiry', {q: title})}`)).toBeVisible();
      await expect(tab(`${words.state} 3`)).toBeVisible();
      await expect(tab(`${words.quoted} 0`)).toBeAttached();

      const presets = [
        [words.late, {dueAt_lt: {now: 'time'}}],
        [words.week, {dueAt_gte: {now: 'time'}, dueAt_lt: {now: 'nextWeek'}}],
        [words.mine, {salesmanId: userId}],
        [words.unread, {isRead: INQUIRY.isRead.no}],
      ] as const;
      const shown = page.getByRole('main').getByText(title, {exact: true});
      for (const [name, filter] of presets) {
        const chip = chipOf(page, name);
        const total = await person.total('inquiry', {q: title, ...filter});
        expect([name, total]).toEqual([name, 1]);
        await expect(chip).toHaveText(`${name} ${total}`);
        await chip.click();
        await expect(chip).toHaveAttribute('aria-pressed', 'true');
        await expect(tab(`${words.all} ${total}`)).toBeVisible();
        if (width > 600) await expect(shown).toHaveCount(total);
        await chip.click();
        await expect(chip).toHaveAttribute('aria-pressed', 'false');
        await expect(tab(`${words.all} 3`)).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', {name: words.search}).fill(words.palette);
      await page.getByRole('option', {name: words.found}).first().click();
      await expect(chipOf(page, words.late)).toHaveAttribute('aria-pressed', 'true');
      expect(new URL(page.url()).searchParams.get('filter')).toContain('"dueAt_lt":{"now":"time"}');
    });

test('who reads their own alone is offered no way to it, and counts nothing else', async ({page, server}) => {
  const admin = await signIn(server.url, 'admin');
  const {userName, id} = await makePerson(admin, {
    rights: {'inquiry.read': 'own', 'inquiry.read-personal': 'own', 'project.read': 'all'},
  });
  const {id: memberId, proId, email} = await makeMember(admin);
  for (const salesmanId of [id, null])
    await admin.create('inquiry', {memberId, proId, email, name: 'Ada', quantity: 9, salesmanId});
  await beSignedIn(page, server, userName);
  await page.goto(LIST);
  await expect(page.getByRole('tab', {name: 'All 1', exact: true})).toBeVisible();
  await expect(chipOf(page, 'Unread')).toHaveText(/^Unread \d$/);
  await expect(chipOf(page, 'Mine')).toHaveCount(0);
});
