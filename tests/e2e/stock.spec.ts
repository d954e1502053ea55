/** Sample inventory: what a warehouse asks for, what is sent for it, and what the console asks before it is done. */
import {expect} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';
import {question} from './pages/dialogs';
import {testRooms, type Room} from './rooms';
import {visit} from './visit';
import {create, openAs, step} from './walk';

const STOCK = '/sampleInventory';

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  warehouse: [
    ['[DA-089] [DA-090] [DA-214]', `${STOCK}/sampleDashboard`, {en: 'Inventory dashboard', zh: '库存看板'}],
    ['[DA-091] [DA-214]', `${STOCK}/sampleManagement`, {en: 'Samples', zh: '样品管理'}],
    ['[DA-092] [DA-214]', `${STOCK}/inventoryInApply`, {en: 'Inbound applications', zh: '入库申请'}],
    ['[DA-093] [DA-214]', `${STOCK}/shipOrder`, {en: 'Delivery orders', zh: '发货单'}],
    ['[DA-094] [DA-214]', `${STOCK}/diffApply`, {en: 'Difference feedback', zh: '差异反馈'}],
    ['[DA-095] [DA-214]', `${STOCK}/inventoryApplyAll`, {en: 'All applications', zh: '全部申请'}],
    ['[DA-096] [DA-214]', `${STOCK}/warehouse`, {en: 'Warehouses', zh: '仓库'}],
    ['[DA-097] [DA-214]', `${STOCK}/goods`, {en: 'Goods', zh: '货品'}],
  ],
};

const WORDS = {
  en: {
    cancel: 'Cancel',
    away: 'Cancel',
    back: 'Go back',
    cancelling: 'Cancel this inbound application?',
    cancelled: 'Cancel: done',
    isCancelled: 'Cancelled',
    applications: 'Inbound applications',
    selectOne: 'Select at least one row',
    create: 'Create',
    method: 'Method',
    express: 'Express',
    type: 'Type',
    replenishment: 'Replenishment',
    quantity: 'Delivery quantity',
    ship: 'Ship',
    tracking: 'Tracking number',
    isRight: 'Is the delivery quantity right?',
    shipped: 'Shipped',
    leaving: 'Leave without saving?',
    stayHere: 'Stay here',
    leave: 'Leave',
    more: 'More actions',
    remove: 'Delete',
  },
  zh: {
    cancel: '取消申请',
    away: '取消',
    back: '取消',
    cancelling: '确认取消此入库申请？',
    cancelled: '取消申请成功',
    isCancelled: '已取消',
    applications: '入库申请',
    selectOne: '请至少选择一行',
    create: '新建',
    method: '发货方式',
    express: '快递',
    type: '发货类型',
    replenishment: '补货',
    quantity: '发货数量',
    ship: '发货',
    tracking: '运单号',
    isRight: '确认发货数量无误？',
    shipped: '已发货',
    leaving: '不保存就离开？',
    stayHere: '留在此页',
    leave: '离开',
    more: '更多操作',
    remove: '删除',
  },
} as const;

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

testRooms(ROOMS);

/** Forty of the first goods are to be brought to the first warehouse, and wait for it. */
async function application(): Promise<Json> {
  const [goodsId, warehouseId] = [idOf(await admin.first('goods')), idOf(await admin.first('warehouse'))];
  const made = await admin.create('inbound-application', {goodsId, warehouseId, deliveryQuantity: 40});
  await admin.action('inbound-application', 'submit', {ids: [idOf(made)]});
  return made;
}

for (const look of BOTH) {
  const words = WORDS[look.language];

  test(`[DA-307] [DA-530] [DA-531] an application is cancelled after a question: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const id = idOf(await application());
    await openAs(page, server, 'warehouse', look);
    await visit(page, `${STOCK}/inventoryInApply/${id}/show`);
    await step(page, words.cancel).click();
    await expect(question(page)).toContainText(words.cancelling);
    await expect(question(page).getByRole('button')).toHaveText([words.back, words.cancel]);
    await question(page).getByRole('button').first().click();
    await expect(question(page)).toHaveCount(0);
    expect((await admin.get('inbound-application', id)).completeTime).toBeNull();
    await expect(page.locator('[aria-current=step]')).not.toHaveText(words.isCancelled);

    await step(page, words.cancel).click();
    await question(page).getByRole('button', {name: words.cancel, exact: true}).click();
    await expect(page.getByRole('alert').filter({hasText: words.cancelled}).last()).toBeVisible();
    await expect(page.locator('[aria-current=step]')).toHaveText(words.isCancelled);
    expect((await admin.get('inbound-application', id)).cancelledQuantity).toBe(40);
  });

  test(`[DA-308] [DA-532] [DA-367] a delivery is of applications, its quantity right: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const {number} = await application();
    await openAs(page, server, 'warehouse', look);
    await visit(page, `${STOCK}/shipOrder/create`);
    for (const [label, option] of [
      [words.method, words.express],
      [words.type, words.replenishment],
    ] as const) {
      await page.getByRole('combobox', {name: label, exact: true}).click();
      await page.getByRole('option', {name: option, exact: true}).click();
    }
    await page.getByRole('main').getByRole('textbox', {name: words.quantity}).fill('40');
    await page.getByRole('main').getByRole('button', {name: words.create, exact: true}).click();
    const applications = page.getByRole('combobox', {name: words.applications, exact: true});
    await expect(applications).toHaveAccessibleDescription(new RegExp(words.selectOne));
    await applications.fill(String(number));
    await page.getByRole('option', {name: String(number)}).click();
    await create(page, look);

    const made = await admin.first('delivery-order', {trackingNumber: null, deliveryQuantity: 40});
    await visit(page, `${STOCK}/shipOrder/${idOf(made)}/show`);
    await step(page, words.ship).click();
    const asked = page.getByRole('dialog').or(question(page));
    await expect(asked).toContainText(words.isRight);
    await asked.getByRole('textbox', {name: words.tracking}).fill('JD0146');
    expect((await admin.get('delivery-order', idOf(made))).shipTime).toBeNull();
    await asked.getByRole('button', {name: words.ship, exact: true}).click();
    await expect(page.locator('[aria-current=step]')).toHaveText(words.shipped);
  });

  test(`[DA-368] [DA-533] entered values are lost after a question alone: ${nameOf(look)}`, async ({page, server}) => {
    await openAs(page, server, 'warehouse', look);
    await visit(page, `${STOCK}/shipOrder/create`);
    const quantity = page.getByRole('main').getByRole('textbox', {name: words.quantity});
    await quantity.fill('41');
    const away = page.getByRole('main').getByRole('button', {name: words.away, exact: true});
    await away.click();
    await question(page, words.leaving).getByRole('button', {name: words.stayHere}).click();
    await expect(quantity).toHaveValue('41');
    await away.click();
    await question(page, words.leaving).getByRole('button', {name: words.leave, exact: true}).click();
    await expect(quantity).toHaveCount(0);
  });

  test(`[DA-534] a record of the stock is deleted after a question alone: ${nameOf(look)}`, async ({page, server}) => {
    const id = idOf(await application());
    await openAs(page, server, 'admin', look);
    await visit(page, `${STOCK}/inventoryInApply/${id}/show`);
    await page.getByRole('button', {name: words.more}).click();
    await page.getByRole('menuitem', {name: words.remove}).click();
    await expect(question(page)).toContainText(words.remove);
    expect(await admin.total('inbound-application', {id})).toBe(1);
    await question(page).getByRole('button', {name: words.remove}).click();
    await expect.poll(() => admin.total('inbound-application', {id})).toBe(0);
  });
}
