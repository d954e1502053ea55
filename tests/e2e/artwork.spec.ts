/** Artwork flows: a lead hands a drawing out, a designer draws against the clock, and what is said of it comes back. */
import {expect, type Locator, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {PNG} from '../harness/upload';
import {makeOrder, makePerson, uniqueName, type Person} from '../harness/world';
import {expectAccessible} from './accessible';
import {dragTo} from './at-rest';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf, PHONE_WIDTH, type Look} from './looks';
import {test} from './own-server';
import {saveForm, visit} from './visit';
import {openAs, take} from './walk';

const SYSTEM = '/drawingSystem';

const PAGES = [
  ['CO-180', `${SYSTEM}/tuGaoAllocationConfiguration`, {en: 'Artwork allocation', zh: '图稿分配配置'}, 'Flat artwork'],
  ['CO-181', `${SYSTEM}/mySignage`, {en: 'My board', zh: '我的看板'}, undefined],
  ['CO-182', `${SYSTEM}/drawingTaskList`, {en: 'Artwork tasks', zh: '图稿任务列表'}, 'A board of all platings'],
  ['CO-184', `${SYSTEM}/drawingTaskStatistics`, {en: 'Artwork statistics', zh: '图稿任务统计'}, undefined],
  ['CO-185', `${SYSTEM}/resourceLibrary`, {en: 'Resource library', zh: '资源库'}, 'Clasps and pins, from behind'],
  [
    'CO-186',
    `${SYSTEM}/drawingModelingResourceLibrary`,
    {en: 'Modelling resources', zh: '建模资源库'},
    'Medal with a rim',
  ],
  [
    'CO-187',
    `${SYSTEM}/drawingTemplateManagement`,
    {en: 'Artwork templates', zh: '图稿模板管理'},
    'Sheet for the customer, two views',
  ],
  ['CO-188', `${SYSTEM}/taskCategoryManagement`, {en: 'Task categories', zh: '任务类目管理'}, 'Enamel pin, flat'],
  ['CO-189', `${SYSTEM}/accountSettings`, {en: "Designers' accounts", zh: '设计师账号'}, '陈雨欣'],
  ['CO-190', `${SYSTEM}/orderSplittingManagement`, {en: 'Order splitting', zh: '拆单管理'}, 'Every product'],
  ['CO-191', `${SYSTEM}/artworkScoreManagement`, {en: 'Artwork scores', zh: '图稿评分管理'}, undefined],
  ['CO-227', '/designerManagement/designer', {en: 'Designers', zh: '设计师'}, '陈雨欣'],
  ['CO-228', '/designerManagement/dashBoard', {en: 'Load of artwork', zh: '图稿负荷'}, undefined],
] as const;

const WORDS = {
  en: {
    unassigned: 'Not handed out',
    assigned: 'Handed out',
    handOut: 'Hand out',
    designer: 'Designer',
    clock: 'Clock of the task',
    start: 'Start',
    pause: 'Pause',
    versions: 'Versions',
    add: 'Add: Drawing',
    name: 'Name',
    files: 'Files',
    create: 'Create',
    handIn: 'Hand in',
    approve: 'Approve',
    revise: 'To be revised',
    confirmed: 'Confirmed',
    scores: 'Scores',
    addScore: 'Add: Score of artwork',
    quality: 'Quality',
    running: 'runs',
    stands: 'stands still',
  },
  zh: {
    unassigned: '未分派',
    assigned: '已分派',
    handOut: '分派',
    designer: '设计师',
    clock: '任务计时',
    start: '开始',
    pause: '暂停',
    versions: '版本',
    add: '添加图稿',
    name: '名称',
    files: '文件',
    create: '新建',
    handIn: '提交审核',
    approve: '审核通过',
    revise: '待修改',
    confirmed: '已确认',
    scores: '评分',
    addScore: '添加图稿评分',
    quality: '质量',
    running: '计时中',
    stands: '未计时',
  },
} as const;

let admin: Client;
let lead: Person;
const inRole = async (roleName: string): Promise<Person> =>
  makePerson(admin, {roleIds: [idOf(await admin.first('role', {roleName}))]});
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  lead = await inRole('DesignerAdmin');
});

for (const look of BOTH)
  test(`${PAGES.map(([row]) => `[${row}]`).join(' ')} the artwork system has its pages: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    await openAs(page, server, lead.userName, look);
    for (const [, path, titles, seen] of PAGES) {
      await visit(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(titles[look.language]);
      if (seen !== undefined) await expect(page.getByRole('main').getByText(seen).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectAccessible(page);
    }
  });

test('[CO-183] the page of a task is found by its own address, and is not in the menu', async ({page, server}) => {
  const title = uniqueName('task');
  const categoryId = idOf(await admin.first('task-category'));
  const id = idOf(await admin.create('drawing-task', {title, categoryId}));
  await openAs(page, server, lead.userName, {language: 'en', theme: 'light', width: 1280});
  for (const path of [`${SYSTEM}/drawingTaskDetail/${id}`, `${SYSTEM}/drawingTaskDetail?id=${id}`]) {
    await visit(page, path);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  }
  await expect(page.getByRole('navigation').getByRole('link', {name: 'Artwork task', exact: true})).toHaveCount(0);
});

interface Walk {
  readonly page: Page;
  readonly server: {readonly url: string};
  readonly look: Look;
  /** Of the task. */
  readonly id: number;
  readonly designer: string;
}

const taskPage = (id: number) => `${SYSTEM}/drawingTaskDetail/${id}`;

const column = (page: Page, state: string): Locator => page.getByRole('region', {name: new RegExp(`^${state}[,，]`)});

/** On the board of all tasks, to the designer who is asked for. */
async function handOut({page, look, designer}: Walk, title: string): Promise<void> {
  const words = WORDS[look.language];
  await visit(page, `${SYSTEM}/drawingTaskList?filter=${encodeURIComponent(JSON.stringify({q: title}))}`);
  const card = (state: string) => column(page, state).getByRole('listitem').filter({hasText: title});
  await expect(card(words.unassigned)).toBeVisible();
  if (look.width === PHONE_WIDTH) await card(words.unassigned).press('Shift+ArrowRight');
  else await dragTo(page, card(words.unassigned), column(page, words.assigned));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', {name: words.designer}).fill(designer);
  await page.getByRole('option', {name: designer, exact: true}).click();
  await dialog.getByRole('button', {name: words.handOut, exact: true}).click();
  if (look.width === PHONE_WIDTH) await page.getByRole('tab', {name: words.assigned}).click();
  await expect(card(words.assigned)).toBeVisible();
}

/** Draws against the clock, and hands a version in. */
async function draw({page, look, id}: Walk): Promise<void> {
  const words = WORDS[look.language];
  await visit(page, taskPage(id));
  const clock = page.getByRole('region', {name: words.clock});
  await clock.getByRole('button', {name: words.start, exact: true}).click();
  await expect(clock).toContainText(words.running);
  await expect(clock.getByRole('timer')).not.toHaveText('00:00:00');
  await clock.getByRole('button', {name: words.pause, exact: true}).click();
  await expect(clock).toContainText(words.stands);
  await clock.getByRole('button', {name: words.start, exact: true}).click();
  await expect(clock.getByRole('button', {name: words.pause, exact: true})).toBeVisible();
  await page.getByRole('region', {name: words.versions}).getByRole('link', {name: words.add}).click();
  await page.getByRole('textbox', {name: words.name, exact: true}).fill('Star');
  await page
    .locator(`input[type=file][aria-label="${words.files}"]`)
    .setInputFiles({name: 'star.png', mimeType: 'image/png', buffer: PNG});
  await expect(page.getByRole('main').getByText(/\.png$/)).toBeVisible();
  await saveForm(page, page.getByRole('main').getByRole('button', {name: words.create, exact: true}));
  await visit(page, taskPage(id));
  await take(page, words.handIn);
}

/** As the one who checks it. */
async function approve({page, server, look, id}: Walk): Promise<void> {
  await beSignedIn(page, server, lead.userName);
  await page.goto(taskPage(id));
  await take(page, WORDS[look.language].approve);
}

async function answer(id: number, action: string, values = {}): Promise<void> {
  const [newest] = await admin.list('drawing', {filter: {taskId: id}, sort: ['revision', 'DESC']});
  await admin.action('drawing', action, {ids: [idOf(newest ?? {})], values});
}

for (const look of BOTH)
  test(`a drawing from its hand-out to the customer’s yes, and its order with it: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const title = uniqueName('drawing');
    const orderId = idOf(await makeOrder(admin));
    const categoryId = idOf(await admin.first('task-category'));
    const id = idOf(await admin.create('drawing-task', {title, orderId, categoryId}));
    const {userName: designer} = await inRole('designer');
    const walk: Walk = {page, server, look, id, designer};
    const stateOfOrder = async () => (await admin.get('order', orderId)).status;
    await openAs(page, server, lead.userName, look);
    await handOut(walk, title);

    await beSignedIn(page, server, designer);
    await page.goto(`${SYSTEM}/mySignage`);
    await draw(walk);
    expect(await stateOfOrder()).toBe(2);
    await approve(walk);
    expect(await stateOfOrder()).toBe(3);

    await answer(id, 'reject', {reason: 'A lighter blue'});
    await beSignedIn(page, server, designer);
    await page.goto(taskPage(id));
    await expect(page.getByRole('main').getByText(words.revise, {exact: true}).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('A lighter blue').first()).toBeVisible();
    expect(await stateOfOrder()).toBe(4);
    await draw(walk);
    await approve(walk);
    await answer(id, 'confirm');
    await page.goto(taskPage(id));
    await expect(page.getByRole('main').getByText(words.confirmed, {exact: true}).first()).toBeVisible();
    expect(await stateOfOrder()).toBe(5);
    expect(await admin.list('drawing', {filter: {taskId: id, orderId}})).toHaveLength(2);

    await page.getByRole('region', {name: words.scores}).getByRole('link', {name: words.addScore}).click();
    await page.getByRole('textbox', {name: words.quality}).fill('4');
    await saveForm(page, page.getByRole('main').getByRole('button', {name: words.create, exact: true}));
    await expect.poll(async () => (await admin.get('drawing-task', id)).score).toBe(4);
  });

const TIMES = {
  en: {field: 'Usual time', name: 'Name', create: 'Create', wrong: 'Enter minutes, such as 90, 1:30 or 1h 30min'},
  zh: {field: '标准工时', name: '名称', create: '新建', wrong: '请输入分钟数，例如 90、1:30 或 1h 30min'},
} as const;

for (const look of BOTH)
  test(`[CO-404] [CO-746] [CO-747] [DA-371] time is entered in minutes or hours: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = TIMES[look.language];
    const name = uniqueName('category');
    await openAs(page, server, lead.userName, look);
    await visit(page, `${SYSTEM}/taskCategoryManagement/create`);
    const field = page.getByRole('textbox', {name: words.field});
    await page.getByRole('textbox', {name: words.name, exact: true}).fill(name);
    for (const wrong of ['soon', '-5', '1:75']) {
      await field.fill(wrong);
      await page.getByRole('main').getByRole('button', {name: words.create, exact: true}).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(words.wrong));
    }
    await field.fill('1h 35min');
    await field.blur();
    await expect(field).toHaveValue('01:35');
    await saveForm(page, page.getByRole('main').getByRole('button', {name: words.create, exact: true}));
    await expect.poll(async () => (await admin.list('task-category', {filter: {name}}))[0]?.standardMinutes).toBe(95);
    await visit(page, `${SYSTEM}/taskCategoryManagement?filter=${encodeURIComponent(JSON.stringify({q: name}))}`);
    await expect(page.getByRole('main').getByText('1h 35min')).toBeVisible();
  });

test('two clocks do not run at once, and that is said where it was pressed', async ({page, server}) => {
  const {id: designerId, userName} = await inRole('designer');
  const categoryId = idOf(await admin.first('task-category'));
  const make = async () => {
    const id = idOf(await admin.create('drawing-task', {title: uniqueName('clock'), categoryId}));
    await admin.action('drawing-task', 'allocate', {ids: [id], values: {designerId}});
    return id;
  };
  const [one, other] = [await make(), await make()];
  await admin.action('drawing-task', 'start', {ids: [one]});
  const {number} = await admin.get('drawing-task', one);
  await openAs(page, server, userName, {language: 'en', theme: 'light', width: 1280});
  await visit(page, taskPage(other));
  const clock = page.getByRole('region', {name: WORDS.en.clock});
  await clock.getByRole('button', {name: 'Start', exact: true}).click();
  await expect(clock.getByRole('alert')).toHaveText(`Your task ${String(number)} is running. Pause it first.`);
});

test('a column that holds more than it should is marked', async ({page, server}) => {
  const categoryId = idOf(await admin.first('task-category'));
  const designerId = idOf(await admin.first('user', {userName: 'designer'}));
  const title = uniqueName('full');
  for (let place = 0; place < 13; place += 1) {
    const id = idOf(await admin.create('drawing-task', {title, categoryId, designerId}));
    await admin.action('drawing-task', 'allocate', {ids: [id], values: {designerId}});
  }
  await openAs(page, server, lead.userName, {language: 'en', theme: 'light', width: 1280});
  await visit(page, `${SYSTEM}/drawingTaskList?filter=${encodeURIComponent(JSON.stringify({q: title}))}`);
  await expect(column(page, WORDS.en.assigned)).toContainText('13 / 12');
  await expect(
    column(page, WORDS.en.assigned).getByRole('img', {name: 'More than there should be at once'}),
  ).toBeVisible();
});
