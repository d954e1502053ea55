/** A marketing person brings a month of visits and sees what a change of a page cost. */
import postgres from 'postgres';
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {asList, asObject, idOf} from '../harness/json';
import {makeMember, uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {choose, looksOf, nameOf, resize, type Look} from './looks';
import {test} from './own-server';
import {visit} from './visit';

const TRAFFIC = '/dataAnalysis/trafficAnalysis';
const DAY = 86_400_000;
/** Days since the change, of which the visits are known on both sides. */
const AGE = 14;
const INQUIRIES_BEFORE = 6;
const INQUIRIES_AFTER = 2;

const ASKED = {name: 'Ada', email: 'ada@example.com', quantity: 50};

const WORDS = {
  en: {
    more: 'More',
    import: 'Import…',
    commit: (count: number) => `Import ${count} row${count === 1 ? '' : 's'}`,
    ofPage: `The page in the ${AGE} days from then on, beside as many before`,
    ofSite: `The whole site in the ${AGE} days from then on, beside as many before`,
    days: 'Day by day',
    inquiries: 'Inquiries',
    table: 'As a table',
    before: (change: string, figure: string) => `: ${figure} · ${change}`,
  },
  zh: {
    more: '更多',
    import: '导入…',
    commit: (count: number) => `导入 ${count} 行`,
    ofPage: `该页面：变更起 ${AGE} 天，与之前同样天数相比`,
    ofSite: `整个网站：变更起 ${AGE} 天，与之前同样天数相比`,
    days: '逐日查看',
    inquiries: '询盘数',
    table: '以表格查看',
    before: (change: string, figure: string) => `：${figure} · ${change}`,
  },
} as const;

const dayOf = (age: number): string => new Date(Date.now() - age * DAY).toISOString().slice(0, 10);

async function bring(page: Page, list: string, lines: readonly string[], {language}: Look): Promise<void> {
  const words = WORDS[language];
  await visit(page, `${TRAFFIC}/${list}`);
  await page.getByRole('button', {name: words.more, exact: true}).click();
  await page.getByRole('menuitem', {name: words.import}).click();
  const box = page.getByRole('dialog');
  const buffer = Buffer.from(lines.join('\r\n'));
  await box.locator('input[type=file]').setInputFiles({name: `${list}.csv`, mimeType: 'text/csv', buffer});
  await box.getByRole('button', {name: words.commit(lines.length - 1), exact: true}).click();
  await expect(box).toHaveCount(0);
}

/** Inquiries come in by themselves; these did on the days around the change. */
async function inquire(admin: Client, databaseUrl: string, proId: number): Promise<void> {
  const {id: memberId} = await makeMember(admin, {proId});
  const sql = postgres(databaseUrl, {max: 1, onnotice: () => undefined});
  for (let index = 0; index < INQUIRIES_BEFORE + INQUIRIES_AFTER; index += 1) {
    const id = idOf(await admin.create('inquiry', {...ASKED, proId, memberId}));
    const age = index < INQUIRIES_BEFORE ? AGE + 3 : AGE - 3;
    await sql`update inquiry set created_at = ${new Date(Date.now() - age * DAY)} where id = ${id}`;
  }
  await sql.end();
}

for (const look of looksOf('page changes'))
  test(`a month of visits comes in as a table, and shows what the change of a page cost: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const admin = await signIn(server.url, 'admin');
    const site = uniqueName('Traffic');
    const proId = idOf(await admin.create('project', {proName: site, proType: 0, projectIsDefault: 0}));
    await inquire(admin, server.databaseUrl, proId);
    const {id, version, platformIds} = await admin.first('user', {userName: 'marketing'});
    await admin.update('user', Number(id), {version, platformIds: [...asList(platformIds), proId]});
    await choose(page, look);
    await resize(page, look);
    await beSignedIn(page, server, 'marketing');
    await page.goto('/dashboard');

    const visits = Array.from({length: 2 * AGE}, (_, index) => {
      const age = 2 * AGE - index;
      return [site, dayOf(age), '/quote', 'search', 'desktop', 80, 100, age > AGE ? 30 : 60].join(',');
    });
    const head = 'proId,day,page,channel,device,visitors,visits,bounces';
    await bring(page, 'visits', [head, ...visits], look);
    const what = uniqueName('The form moved');
    const change = ['proId,path,changedOn,what', [site, '/quote', dayOf(AGE), what].join(',')];
    await bring(page, 'pageChangeUpload', change, look);

    await visit(page, `${TRAFFIC}/pageChangeView`);
    const article = page.getByRole('article').filter({hasText: what});
    const ofPage = article.getByRole('group', {name: words.ofPage});
    const tile = (name: string) => ofPage.locator(`[data-measure="${name}"]`);
    await expect(tile('visits')).toContainText('1,400');
    await expect(tile('bounceRate')).toContainText('60%');
    await expect(tile('bounceRate')).toContainText(words.before('+100%', '30%'));
    const inquiries = article.getByRole('group', {name: words.ofSite}).locator('[data-measure="inquiries"]');
    await expect(inquiries).toContainText(words.before('-66.7%', String(INQUIRIES_BEFORE)));
    await expectAccessible(page);

    await ofPage.getByRole('button', {name: words.days}).press('Enter');
    await expect(ofPage.getByRole('img')).toBeVisible();
    await ofPage.getByText(words.table).press('Enter');
    await expect(ofPage.getByRole('row')).toHaveCount(2 * AGE + 2);

    // What the figure is of opens from it.
    await inquiries.click();
    await expect(page).toHaveURL(/inquiry/i);
    const {_figure, ...filter} = asObject(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}'));
    expect([_figure, await admin.total('inquiry', filter)]).toEqual([words.inquiries, INQUIRIES_AFTER]);
    await expect(page.getByText('Ada', {exact: true})).toHaveCount(INQUIRIES_AFTER);
  });
