/** A purchaser orders with an approval and it comes in parts; a job goes through its steps, and output is booked. */
import {expect, type Page} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf, PHONE_WIDTH, type Look} from './looks';
import {fillLine, typeLine, type Typed} from './line-keys';
import {test} from './own-server';
import {testRooms, type Room} from './rooms';
import {visit} from './visit';
import {chooseRecord, create, openAs, take} from './walk';

const model = loadModel();

const PURCHASES = '/purchaseManagement/purchaseSystem';
const RECEIPTS = '/records/purchase-receipt';
const JOBS = '/productionManage';
const OUTPUT = '/factoryPortrait/employeeProd';

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  purchase: [
    ['[CO-211]', PURCHASES, {en: 'Purchase system', zh: '采购系统'}],
    ['[CO-212]', '/purchaseManagement/maintenancePage', {en: 'Suppliers', zh: '供应商'}],
    ['[CO-212]', '/purchaseManagement/maintenancePage/types', {en: 'Purchase types', zh: '采购类型'}],
  ],
  warehouse: [['', RECEIPTS, {en: 'Receipts of goods', zh: '收货单'}]],
  factory: [
    ['', JOBS, {en: 'Production', zh: '生产管理'}],
    ['[CO-234]', OUTPUT, {en: "Employees' output", zh: '员工产量'}],
    ['[CO-234]', `${OUTPUT}/statistics`, {en: 'Output statistics', zh: '产量统计'}],
    ['[CO-235]', '/factoryPortrait/pointsRule', {en: 'Points rules', zh: '积分规则'}],
  ],
};

const WORDS = {
  en: {
    add: 'Add a line',
    saved: 'Saved',
    supplier: 'Supplier',
    type: 'Purchase type',
    ask: 'Ask for approval',
    approve: 'Approve',
    order: 'Order',
    purchaseOrder: 'Purchase order',
    day: 'Received on',
    post: 'Post',
    close: 'Close',
    closed: 'Closed',
    release: 'Release',
    begin: 'Begin',
    finish: 'Finish',
    finished: 'Finished',
    done: 'Done',
    yes: 'Yes',
    addOutput: 'Add: Output',
    step: 'Step',
    employee: 'Employee',
    good: 'Good pieces',
    date: 'Day',
  },
  zh: {
    add: '添加一行',
    saved: '已保存',
    supplier: '供应商',
    type: '采购类型',
    ask: '提交审批',
    approve: '批准',
    order: '下单',
    purchaseOrder: '采购单',
    day: '收货日期',
    post: '过账',
    close: '完成',
    closed: '已完成',
    release: '下达',
    begin: '开工',
    finish: '完工',
    finished: '已完成',
    done: '已完成',
    yes: '是',
    addOutput: '添加员工产量',
    step: '工序',
    employee: '员工',
    good: '合格数量',
    date: '日期',
  },
} as const;

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

testRooms(ROOMS, '?range=year');

/** One more line, in the grid or, on a phone, in its card. */
async function addLine(page: Page, look: Look, entity: string, typed: Typed): Promise<void> {
  const {add} = WORDS[look.language];
  const line = model.entity(entity);
  if (look.width === PHONE_WIDTH) await fillLine(page, line, typed, add, look.language);
  else await typeLine(page, line, typed, add);
}

/** The only step of a job is done. */
async function markDone(page: Page, look: Look, process: string): Promise<void> {
  const {done, yes} = WORDS[look.language];
  if (look.width === PHONE_WIDTH) {
    await page.getByRole('button', {name: process, expanded: false}).click();
    await page.getByRole('switch', {name: done, exact: true}).click();
    return;
  }
  const cell = page.getByRole('grid').locator('[data-field="isDone"]').last();
  await cell.dblclick();
  await cell.getByRole('combobox').selectOption(yes);
}

/** Types over the quantity of the line that was filled in from the order. */
async function receive(page: Page, look: Look, name: string, quantity: string): Promise<void> {
  const label = model.entity('purchase-receipt-item').field.quantity?.label[look.language] ?? '';
  if (look.width === PHONE_WIDTH) {
    await page.getByRole('button', {name, expanded: false}).click();
    await page.getByRole('textbox', {name: label, exact: true}).fill(quantity);
    return;
  }
  const cell = page.getByRole('grid').locator('[data-field="quantity"]').last();
  await expect(page.getByRole('grid').getByText(name)).toBeVisible();
  await cell.click();
  await page.keyboard.type(quantity);
  await page.keyboard.press('Enter');
}

async function pickDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByRole('textbox', {name: label, exact: true}).fill(day);
}

for (const look of BOTH)
  test(`what is bought is approved, ordered and received in parts: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const supplier = uniqueName('supplier');
    const supplierId = idOf(await admin.create('supplier', {name: supplier}));

    await openAs(page, server, 'purchase', look);
    await visit(page, `${PURCHASES}/create`);
    await chooseRecord(page, words.supplier, supplier);
    await chooseRecord(page, words.type, '原材料');
    await addLine(page, look, 'purchase-order-item', {name: 'Clutches', quantity: '100', unitPrice: '0.06'});
    await create(page, look);
    const {id: orderId, number} = await admin.first('purchase-order', {supplierId});
    await page.goto(`${PURCHASES}/${idOf({id: orderId})}`);
    await take(page, words.ask);

    await beSignedIn(page, server, 'manager');
    await page.goto(`/records/purchase-order/${idOf({id: orderId})}`);
    await take(page, words.approve);

    await beSignedIn(page, server, 'purchase');
    await page.goto(`${PURCHASES}/${idOf({id: orderId})}`);
    await take(page, words.order);

    for (const [part, typed] of ['60', '40'].entries()) {
      await beSignedIn(page, server, 'warehouse');
      await page.goto(`${RECEIPTS}/create`);
      await chooseRecord(page, words.purchaseOrder, String(number));
      await pickDay(page, words.day, `2031-05-0${part + 1}`);
      await receive(page, look, 'Clutches', typed);
      await create(page, look);
      const {id} = await admin.first('purchase-receipt', {purchaseOrderId: orderId, isPosted: 0});
      await page.goto(`${RECEIPTS}/${idOf({id})}`);
      await take(page, words.post);
      expect(await admin.get('purchase-order', idOf({id: orderId}))).toMatchObject({
        receivedQuantity: part === 0 ? 60 : 100,
      });
    }

    await beSignedIn(page, server, 'purchase');
    await page.goto(`${PURCHASES}/${idOf({id: orderId})}`);
    await take(page, words.close);
    await expect(page.getByRole('main').getByText(words.closed, {exact: true}).first()).toBeVisible();
  });

for (const look of BOTH)
  test(`a job is released, made and finished, with what an employee made: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const process = uniqueName('process');
    const processId = idOf(await admin.create('production-process', {name: process}));
    await admin.create('points-rule', {name: process, processId, points: '0.05', startDate: '2031-01-01'});
    const steps = [{processId, plannedQuantity: 100}];
    const id = idOf(await admin.create('production-order', {title: uniqueName('job'), quantity: 100, steps}));
    const path = `${JOBS}/${id}`;

    await openAs(page, server, 'merchandiser', look);
    await visit(page, path);
    await take(page, words.release);

    await beSignedIn(page, server, 'factory');
    await page.goto(path);
    await take(page, words.begin);
    await page.getByRole('main').getByRole('link', {name: words.addOutput}).click();
    await chooseRecord(page, words.step, process);
    await chooseRecord(page, words.employee, '吴建军');
    await pickDay(page, words.date, '2031-05-05');
    await page.getByRole('textbox', {name: words.good, exact: true}).fill('100');
    await create(page, look);
    expect(await admin.first('employee-output', {productionOrderId: id})).toMatchObject({
      quantity: 100,
      points: '5.00',
    });

    await page.goto(`${path}/edit`);
    await markDone(page, look, process);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({hasText: words.saved}).last()).toBeVisible();
    await page.goto(path);
    await take(page, words.finish);
    await expect(page.getByRole('main').getByText(words.finished, {exact: true}).first()).toBeVisible();
    expect(await admin.get('production-order', id)).toMatchObject({status: 'finished', progress: '1.0000'});
    await expectAccessible(page);
  });
