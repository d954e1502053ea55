/** A shipper packs several parcels of one order and sends them; what comes back is inspected and restocked. */
import {readFile} from 'node:fs/promises';
import {expect, type Page} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {bare, readPdfs} from '../papers/pdf';
import {expectAccessible} from './accessible';
import {fillLine, typeLine} from './line-keys';
import {BOTH, nameOf, PHONE_WIDTH} from './looks';
import {test} from './own-server';
import {testRooms, type Room} from './rooms';
import {visit} from './visit';
import {chooseRecord, create, openAs, step, take} from './walk';

const ADDRESSES = '/shipmentStatus/sendAndAddressManagement';

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  shipping: [
    ['[DA-116]', '/shipmentsManagementCenter', {en: 'Shipment centre', zh: '出货中心'}],
    ['[DA-117]', '/PackAndShipManage', {en: 'Pack and ship', zh: '打包发货管理'}],
    ['[CO-237] [DA-118] [DA-215]', '/shipmentStatus/sampleDelivery', {en: 'Sample delivery', zh: '样品寄送'}],
    ['[CO-239] [DA-120] [DA-215]', '/shipmentStatus/packageForwarding', {en: 'Package forwarding', zh: '海外转寄'}],
    ['[CO-241] [DA-122]', '/shipmentStatus/shipmentStatus', {en: 'Mass forwarding', zh: '批量转寄'}],
    ['[CO-238] [DA-119]', '/shipmentStatus/returnList', {en: 'Returns', zh: '退货列表'}],
    ['[CO-240] [DA-121]', ADDRESSES, {en: 'Senders', zh: '寄件人'}],
    ['[CO-240]', `${ADDRESSES}/addresses`, {en: 'Frequent addresses', zh: '常用地址'}],
    ['[CO-240]', `${ADDRESSES}/carriers`, {en: 'Carriers', zh: '承运商'}],
  ],
};

const WORDS = {
  en: {
    add: 'Add a line',
    order: 'Order',
    carrier: 'Carrier',
    addParcel: 'Add: Parcel',
    weight: 'Gross weight (kg)',
    packed: 'Packed',
    send: 'Mark as sent',
    markSent: 'Mark as sent',
    shipped: 'Shipped',
    tracking: 'Tracking number',
    sent: 'Sent',
    receive: 'Receive',
    inspect: 'Inspect',
    condition: 'Condition',
    asNew: 'As new',
    restock: 'Restock',
    goods: 'Goods',
    warehouse: 'Warehouse',
    restocked: 'Restocked',
    documents: 'Documents',
    pdf: 'Download PDF',
    slip: 'Packing slip',
    customs: 'Customs declaration',
    label: 'Shipping label',
  },
  zh: {
    add: '添加一行',
    order: '订单',
    carrier: '承运商',
    addParcel: '添加包裹',
    weight: '毛重（kg）',
    packed: '装箱完成',
    send: '寄出',
    markSent: '标记为已寄出',
    shipped: '已发货',
    tracking: '运单号',
    sent: '已寄出',
    receive: '收到',
    inspect: '验货',
    condition: '验货结果',
    asNew: '完好',
    restock: '入库',
    goods: '货品',
    warehouse: '仓库',
    restocked: '已入库',
    documents: '单据',
    pdf: '下载 PDF',
    slip: '装箱清单',
    customs: '报关单',
    label: '发运单',
  },
} as const;

type Words = (typeof WORDS)['en' | 'zh'];

const item = loadModel().entity('package-item');

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  // One is still to be forwarded.
  const address = '1 Market Street, San Francisco';
  await admin.create('package-forwarding', {internationalTracking: 'JD0099', shipmentDate: '2026-05-04', address});
});

testRooms(ROOMS);

async function ordered(): Promise<{readonly number: string; readonly orderId: number; readonly product: string}> {
  const {proId, memberId} = await admin.first('order');
  const product = uniqueName('pins');
  const products = [{name: product, quantity: 100, unitPrice: '1.0000'}];
  const values = {shippingFirstName: 'Ada', shippingLastName: 'Byron', shippingAddress1: '12 Ockham Street'};
  const orderId = idOf(await admin.create('order', {title: product, proId, memberId, products, ...values}));
  return {number: String((await admin.get('order', orderId)).number), orderId, product};
}

/** Saves a paper of the open record, which says that. */
async function expectPrinted(page: Page, words: Words, paper: string, says: string): Promise<void> {
  await page.getByRole('main').getByRole('button', {name: words.documents, exact: true}).click();
  const offered = page.getByRole('dialog', {name: words.documents}).getByRole('region', {name: paper, exact: true});
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    offered.getByRole('button', {name: words.pdf, exact: true}).click(),
  ]);
  const [pdf] = readPdfs([await readFile(await download.path())]);
  expect(pdf?.pages.map(({text}) => text).join('')).toContain(bare(says));
  await page.keyboard.press('Escape');
}

for (const look of BOTH)
  test(`several parcels of one order are packed and marked as sent: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const {number, orderId, product} = await ordered();
    const carrier = uniqueName('carrier');
    await admin.create('carrier', {name: carrier});

    await openAs(page, server, 'shipping', look);
    await visit(page, '/PackAndShipManage/create');
    await chooseRecord(page, words.order, number);
    await chooseRecord(page, words.carrier, carrier);
    await create(page, look);
    const id = idOf(await admin.first('shipment', {orderId}));
    const path = `/PackAndShipManage/${id}`;
    for (const [quantity, weight] of [
      ['60', '1.5'],
      ['40', '0.9'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', {name: words.addParcel}).click();
      await page.getByRole('textbox', {name: words.weight, exact: true}).fill(weight);
      const typed = {orderProductId: product, quantity, hsCode: '7117.19', unitValue: '0.4'};
      if (look.width === PHONE_WIDTH) await fillLine(page, item, typed, words.add, look.language);
      else await typeLine(page, item, typed, words.add);
      await create(page, look);
    }
    expect(await admin.get('shipment', id)).toMatchObject({packageCount: 2, pieceCount: 100, grossWeight: '2.400'});
    await page.goto(path);
    await take(page, words.packed);
    for (const paper of [words.slip, words.customs]) await expectPrinted(page, words, paper, product);
    await page.goto(`/records/package/${idOf(await admin.first('package', {shipmentId: id}))}`);
    await expectPrinted(page, words, words.label, number);
    await page.goto(path);
    await take(page, words.send, dialog => dialog.getByRole('textbox', {name: words.tracking}).fill('1Z999'));
    await expect(page.getByRole('main').getByText(words.sent, {exact: true}).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Ada', {exact: false}).first()).toBeVisible();
    await expectAccessible(page);
  });

for (const look of BOTH)
  test(`[DA-311] samples are marked as sent with their tracking number: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const {orderId} = await ordered();
    const {id: countryId} = await admin.first('country');
    const address = {recipient: 'Ada Byron', addressLine1: '12 Ockham Street', countryId};
    const id = idOf(await admin.create('sample-delivery', {orderId, ...address}));
    await openAs(page, server, 'shipping', look);
    await visit(page, `/shipmentStatus/sampleDelivery/${id}/show`);
    await step(page, words.markSent).click();
    const asked = page.getByRole('dialog');
    const tracking = asked.getByRole('textbox', {name: words.tracking});
    await asked.getByRole('button', {name: words.markSent, exact: true}).click();
    await expect(tracking).toHaveAttribute('aria-invalid', 'true');
    await tracking.fill('JD014600077');
    await asked.getByRole('button', {name: words.markSent, exact: true}).click();
    await expect(page.locator('[aria-current=step]')).toHaveText(words.shipped);
    expect(await admin.get('sample-delivery', id)).toMatchObject({trackingNumber: 'JD014600077'});
  });

for (const look of BOTH)
  test(`what came back is inspected and put into stock: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const {orderId, product} = await ordered();
    const productId = idOf(await admin.first('order-product', {orderId, name: product}));
    const id = idOf(await admin.create('return-parcel', {orderId, orderProductId: productId, quantity: 4}));
    const goods = await admin.first('goods');
    const warehouse = await admin.first('warehouse');

    await openAs(page, server, 'shipping', look);
    await visit(page, `/shipmentStatus/returnList/${id}`);
    await take(page, words.receive);
    await take(page, words.inspect, async dialog => {
      await dialog.getByRole('combobox', {name: words.condition}).click();
      await page.getByRole('option', {name: words.asNew, exact: true}).click();
    });
    await take(page, words.restock, async dialog => {
      await dialog.getByRole('combobox', {name: words.goods}).fill(String(goods.goodsName));
      await page.getByRole('option').first().click();
      await dialog.getByRole('combobox', {name: words.warehouse}).fill(String(warehouse.warehouseName));
      await page.getByRole('option').first().click();
    });
    await expect(page.getByRole('main').getByText(words.restocked, {exact: true}).first()).toBeVisible();
    const {number} = await admin.get('return-parcel', id);
    expect(await admin.list('stock-order', {filter: {relatedOrderNumber: number}})).toHaveLength(1);
  });
