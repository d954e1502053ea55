/** A team works requirements, tasks and bugs on boards, with comments and what waits for what, and sees its targets. */
import {expect} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {dragTo} from './at-rest';
import {BOTH, nameOf, PHONE_WIDTH} from './looks';
import {test} from './own-server';
import {visit} from './visit';
import {openAs, step, take} from './walk';

const WORDS = {
  en: {
    title: 'Requirement',
    create: 'Create',
    submit: 'Submit',
    accept: 'Accept',
    owner: 'Responsible',
    start: 'Start',
    inProgress: 'In progress',
    present: 'At present',
    open: 'Open 1',
    waits: 'It waits for tasks that are not done yet',
    todo: 'To do',
    inHand: 'In hand',
    comment: 'Comment',
    send: 'Send',
    fix: 'Begin to mend',
    mended: 'Mended',
    done: 'What was done',
    toTry: 'To be tried',
    read: 'Read the figures',
    reached: 'Reached',
  },
  zh: {
    title: '需求',
    create: '新建',
    submit: '提交评审',
    accept: '采纳',
    owner: '负责人',
    start: '开始',
    inProgress: '进行中',
    present: '当前',
    open: '未完成 1',
    waits: '前置任务尚未完成',
    todo: '待开始',
    inHand: '进行中',
    comment: '评论',
    send: '发送',
    fix: '开始修复',
    mended: '修复完成',
    done: '解决方法',
    toTry: '待验证',
    read: '读取指标',
    reached: '达成度',
  },
} as const;

/** What of the world stands on each of them. */
const PAGES = [
  [
    'CO-215',
    '/developmentTaskList/developmenttasklist',
    {en: 'Development task list', zh: '开发任务列表'},
    'Work out the price of a metre',
  ],
  ['CO-218', '/developmentTaskList/setting', {en: 'Task types', zh: '任务类型'}, 'Development'],
  ['CO-229', '/taskSystem/requirementList', {en: 'Requirements', zh: '需求列表'}, 'Ribbons priced by the metre'],
  ['CO-230', '/taskSystem/taskManagement', {en: 'Tasks', zh: '任务管理'}, 'Show the rolls on the job ticket'],
  ['CO-231', '/taskSystem/bugManagement', {en: 'Bugs', zh: '缺陷管理'}, 'A long company name runs over the logo'],
  ['CO-232', '/taskSystem/targetManagement', {en: 'Targets', zh: '目标管理'}, 'More customers come back'],
] as const;

let admin: Client;
let manager: Json;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  manager = await admin.first('user', {userName: 'manager'});
});

for (const look of BOTH)
  test(`${PAGES.map(([row]) => `[${row}]`).join(' ')} the task systems have their pages: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    await openAs(page, server, 'manager', look);
    for (const [, path, titles, what] of PAGES) {
      await visit(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(titles[look.language]);
      await expect(page.getByRole('main').getByText(what).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectAccessible(page);
    }
  });

for (const look of BOTH)
  test(`[CO-216] a requirement is asked for, accepted and begun: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const title = uniqueName('wish');
    await openAs(page, server, 'manager', look);
    await visit(page, '/developmentTaskList/createrequirements');
    await page.getByRole('textbox', {name: words.title, exact: true}).fill(title);
    await step(page, words.create).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(title);
    await take(page, words.submit);
    await take(page, words.accept, async dialog => {
      await dialog.getByRole('combobox', {name: words.owner}).fill('manager');
      await page.getByRole('option', {name: 'Mona Castellan'}).click();
    });
    await take(page, words.start);
    await expect(page.getByRole('main').getByText(words.inProgress, {exact: true}).first()).toBeVisible();
    expect(await admin.first('requirement', {title})).toMatchObject({status: 'inProgress', ownerId: manager.id});
  });

test('[CO-217] the page of a task is found by its own address', async ({page, server}) => {
  const title = uniqueName('task');
  const id = idOf(await admin.create('task', {title}));
  await openAs(page, server, 'manager', {language: 'en', theme: 'light', width: 1280});
  for (const path of [`/developmentTaskList/taskdetail/${id}`, `/developmentTaskList/taskdetail?id=${id}`]) {
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toContainText(title);
  }
  await visit(page, '/developmentTaskList/taskdetail');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Development task list');
});

for (const look of BOTH)
  test(`a task waits on the board until another one is done: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const name = uniqueName('board');
    const first = idOf(await admin.create('task', {title: `${name} first`}));
    const ownerId = idOf(await admin.first('user', {userName: 'manager'}));
    await admin.create('task', {title: `${name} second`, ownerId, dependencies: [{waitsForId: first}]});
    await openAs(page, server, 'manager', look);
    await visit(page, `/taskSystem/taskManagement?filter=${encodeURIComponent(JSON.stringify({q: `${name} second`}))}`);
    const column = (state: string) => page.getByRole('region', {name: new RegExp(`^${state}[,，]`)});
    const card = (state: string) =>
      column(state)
        .getByRole('listitem')
        .filter({hasText: `${name} second`});
    const begin = async () => {
      if (look.width === PHONE_WIDTH) await card(words.todo).press('Shift+ArrowRight');
      else await dragTo(page, card(words.todo), column(words.inHand));
    };
    await expect(card(words.todo)).toBeVisible();
    const present = page.getByRole('region', {name: words.present, exact: true});
    await expect(present.getByRole('link', {name: words.open})).toBeVisible();
    await begin();
    await expect(card(words.todo).getByRole('alert')).toHaveText(words.waits);
    for (const action of ['start', 'submit', 'pass']) await admin.action('task', action, {ids: [first]});
    // What it waits for leads the card, which follows.
    await expect(card(words.todo).getByRole('definition').first()).toHaveText('0');
    await begin();
    if (look.width === PHONE_WIDTH) await page.getByRole('tab', {name: words.inHand}).click();
    await expect(card(words.inHand)).toBeVisible();
    expect(await admin.first('task', {title: `${name} second`})).toMatchObject({status: 'doing'});
  });

for (const look of BOTH)
  test(`a colleague is asked in a comment, and mends a bug: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const title = uniqueName('bug');
    const designer = await admin.first('user', {userName: 'designer'});
    const bug = await admin.create('bug', {title, description: 'Nothing happens.', ownerId: designer.id});
    await admin.action('bug', 'confirm', {ids: [idOf(bug)]});
    await openAs(page, server, 'designer', look);
    await visit(page, `/records/bug/${idOf(bug)}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(title);
    await take(page, words.fix);
    await take(page, words.mended, dialog => dialog.getByRole('textbox', {name: words.done}).fill('It answers now.'));
    await expect(page.getByRole('main').getByText(words.toTry, {exact: true}).first()).toBeVisible();
    expect(await admin.get('bug', idOf(bug))).toMatchObject({status: 'fixed', solution: 'It answers now.'});
  });

for (const look of BOTH)
  test(`a target reads its figures and says how far it is: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const keyResults = [{name: 'Inquiries', figure: 'inquiries.count', targetValue: '1000000'}];
    const values = {startDate: '2015-01-01', endDate: '2039-12-31', ownerId: manager.id};
    const name = uniqueName('target');
    const id = idOf(await admin.create('target', {name, ...values, keyResults}));
    await admin.action('target', 'activate', {ids: [id]});
    await openAs(page, server, 'manager', look);
    await visit(page, `/taskSystem/targetManagement/${id}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(name);
    await take(page, words.read);
    const inquiries = await admin.total('inquiry', {});
    await expect
      .poll(async () => asObject((await admin.list('target-key-result', {filter: {targetId: id}}))[0]).currentValue)
      .toBe(`${inquiries}.0000`);
    await expect(page.getByRole('main').getByText(words.reached).first()).toBeVisible();
  });
