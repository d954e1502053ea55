/** A marketing lead gives tasks and scores colleagues; people see their own, and the ranking. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf, PHONE_WIDTH, type Look} from './looks';
import {test} from './own-server';
import {testRooms, type Room} from './rooms';
import {push, visit} from './visit';
import {openAs, take} from './walk';

const DT = '/hrManagement/dtManagement';

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  marketing: [
    ['[CO-199]', `${DT}/mkDashboard`, {en: 'Marketing dashboard', zh: '营销看板'}],
    ['[CO-200]', `${DT}/taskManagement`, {en: 'Task management', zh: '任务管理'}],
    ['[CO-201]', `${DT}/externalChainManagement/linkList`, {en: 'Link list', zh: '外链列表'}],
    ['[CO-201]', `${DT}/externalChainManagement/linkResources`, {en: 'Link resources', zh: '外链资源'}],
    ['[CO-203]', `${DT}/performanceManagement/performanceEnter`, {en: 'Performance entry', zh: '绩效录入'}],
    ['[CO-204]', `${DT}/performanceManagement/performanceRanking`, {en: 'Performance ranking', zh: '绩效排名'}],
    ['[CO-205]', `${DT}/performanceManagement/performanceSelf`, {en: 'My performance', zh: '我的绩效'}],
  ],
};

const WORDS = {
  en: {
    title: 'Task',
    owner: 'Given to',
    create: 'Create',
    begin: 'Begin',
    handIn: 'Hand in',
    done: 'Pieces done',
    accept: 'Accept',
    accepted: 'Accepted',
    draft: 'Draft',
  },
  zh: {
    title: '任务',
    owner: '执行人',
    create: '新建',
    begin: '开始',
    handIn: '提交验收',
    done: '完成数量',
    accept: '验收通过',
    accepted: '已验收',
    draft: '草稿',
  },
} as const;

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

testRooms(ROOMS, '?range=year');

test('[CO-198] the marketing part leads to its dashboard', async ({page, server}) => {
  await openAs(page, server, 'marketing', {language: 'en', theme: 'light', width: 1280});
  await push(page, `${DT}/marketingDt`);
  await expect(page).toHaveURL(new RegExp(`${DT}/mkDashboard`));
});

test('[CO-203] performance opens with its entry', async ({page, server}) => {
  await openAs(page, server, 'marketing', {language: 'en', theme: 'light', width: 1280});
  await push(page, `${DT}/performanceManagement`);
  await expect(page).toHaveURL(new RegExp('performanceEnter'));
});

for (const look of BOTH)
  test(`a lead gives a task, whoever has it hands it in, and its points count: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const title = uniqueName('links');
    const {id: ownerId} = await admin.first('user', {userName: 'warehouse'});
    await openAs(page, server, 'marketing', look);
    await visit(page, `${DT}/taskManagement/create`);
    await page.getByRole('textbox', {name: words.title, exact: true}).fill(title);
    await page.getByRole('combobox', {name: words.owner}).fill('warehouse');
    await page.getByRole('option', {name: '孙志明'}).click();
    await page.getByRole('main').getByRole('button', {name: words.create, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(title);
    const made = await admin.first('marketing-task', {title});
    expect(made).toMatchObject({ownerId, status: 'given'});

    await beSignedIn(page, server, 'warehouse');
    await page.goto(`/records/marketing-task/${idOf(made)}`);
    await take(page, words.begin);
    await take(page, words.handIn, dialog => dialog.getByRole('textbox', {name: words.done}).fill('3'));

    await beSignedIn(page, server, 'marketing');
    await page.goto(`${DT}/taskManagement/${idOf(made)}`);
    await take(page, words.accept);
    await expect(page.getByRole('main').getByText(words.accepted, {exact: true}).first()).toBeVisible();
    expect(await admin.get('marketing-task', idOf(made))).toMatchObject({status: 'accepted', earnedPoints: 3});
  });

test('[CO-205] everybody sees their own performance, and nobody else’s', async ({page, server}) => {
  const own = await admin.first('user', {userName: 'salesman'});
  const entries = await admin.list('performance-entry', {filter: {userId: own.id}});
  await openAs(page, server, 'salesman', {language: 'en', theme: 'light', width: 1280});
  await page.goto(`${DT}/performanceManagement/performanceSelf`);
  await expect(page.getByRole('main').getByText(String(entries[0]?.month)).first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(entries.length + 1);
});

const ITEM = 'Parcels sent in time';

const SCORES = {
  en: {
    handIn: 'Hand in',
    score: 'Score',
    confirm: 'Confirm',
    confirmed: 'Confirmed',
    saved: 'Saved',
    rank: 'Rank',
    own: 'Own',
    lead: 'Leader',
  },
  zh: {
    handIn: '提交自评',
    score: '完成评分',
    confirm: '确认',
    confirmed: '已确认',
    saved: '已保存',
    rank: '名次',
    own: '自评',
    lead: '组长',
  },
} as const;

/** Types a score into the first item of an entry, and saves. On a phone its card is opened first. */
async function enterScore(page: Page, look: Look, path: string, field: 'own' | 'lead', value: string): Promise<void> {
  const words = SCORES[look.language];
  await page.goto(`${path}/edit`);
  if (look.width === PHONE_WIDTH) {
    await page.getByRole('button', {name: ITEM, expanded: false}).click();
    await page.getByRole('textbox', {name: words[field], exact: true}).fill(value);
  } else {
    const name = field === 'own' ? 'selfScore' : 'leadScore';
    await page.getByRole('grid').locator(`[data-field="${name}"]`).click();
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({hasText: words.saved}).last()).toBeVisible();
}

for (const [index, look] of BOTH.entries())
  test(`a colleague scores themself, the lead scores and confirms, and the rank is seen: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = SCORES[look.language];
    const {id: userId} = await admin.first('user', {userName: 'warehouse'});
    const {id: leaderId} = await admin.first('user', {userName: 'manager'});
    const items = [{name: ITEM, weight: '1'}];
    const values = {month: `203${index}-01`, userId, leaderId, items};
    const id = idOf(await admin.create('performance-entry', values));
    const path = `${DT}/performanceManagement/performanceEnter/${id}`;

    await openAs(page, server, 'warehouse', look);
    await enterScore(page, look, path, 'own', '90');
    await page.goto(path);
    await take(page, words.handIn);

    await beSignedIn(page, server, 'manager');
    await enterScore(page, look, path, 'lead', '80');
    await page.goto(path);
    await take(page, words.score);
    await take(page, words.confirm);
    await expect(page.getByRole('main').getByText(words.confirmed, {exact: true}).first()).toBeVisible();

    await beSignedIn(page, server, 'warehouse');
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words.rank, {exact: true}).first()).toBeVisible();
    expect(await admin.get('performance-entry', id)).toMatchObject({
      selfScore: '90.00',
      leadScore: '80.00',
      rank: 1,
      rankedCount: 1,
    });
  });
