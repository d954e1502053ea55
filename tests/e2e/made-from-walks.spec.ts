/** A salesperson, a finance clerk and a purchaser go from record to record: what is known is typed by nobody. */
import {expect, type Page} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {uniqueName} from '../harness/world';
import {BOTH, nameOf, PHONE_WIDTH, type Look} from './looks';
import {test} from './own-server';
import {saveForm, visit} from './visit';
import {chooseRecord, openAs, take} from './walk';

const model = loadModel();

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const WORDS = {
  en: {
    make: 'Make',
    create: 'Create',
    artwork: 'Versions of the artwork',
    upload: 'Upload artwork',
    uploaded: 'Artwork uploaded',
    short: /^Short/,
  },
  zh: {make: '生成', create: '新建', artwork: '图稿版本', upload: '上传图稿', uploaded: '图稿已上传', short: /^短缺/},
} as const;

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

const labelOf = (entity: string, field: string, {language}: Look): string =>
  model.entity(entity).field[field]?.label[language] ?? '';

const stepOf = (entity: string, action: string, {language}: Look): string =>
  model
    .entity(entity)
    .workflows.flatMap(({transitions}) => transitions)
    .find(transition => transition.action === action)?.label[language] ?? '';

/** The first click: what is made of the record on the page, by the menu or, where it is all there is, by its button. */
async function begin(page: Page, look: Look, made: string, origin: string): Promise<void> {
  const label = model.entity(made).origins.find(({entity}) => entity === origin)?.label[look.language] ?? '';
  const main = page.getByRole('main');
  const only = main.getByRole('link', {name: label, exact: true});
  const menu = main.getByRole('button', {name: WORDS[look.language].make, exact: true});
  await expect(only.or(menu).first()).toBeVisible();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', {name: label, exact: true}).click();
  } else await only.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

/** The second click. */
const save = (page: Page, {language}: Look): Promise<void> =>
  saveForm(page, page.getByRole('main').getByRole('button', {name: WORDS[language].create, exact: true}));

const type = (page: Page, entity: string, field: string, look: Look, text: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('textbox', {name: labelOf(entity, field, look), exact: true})
    .fill(text);

/** Types over a value of a line that was filled in, in the grid or, on a phone, in its card. */
async function typeOver(
  page: Page,
  look: Look,
  entity: string,
  line: string,
  [field, text]: readonly [string, string],
) {
  if (look.width === PHONE_WIDTH) {
    await page.getByRole('button', {name: line, expanded: false}).click();
    await type(page, entity, field, look, text);
    return;
  }
  const row = page.getByRole('grid').getByRole('row').filter({hasText: line});
  await row.locator(`[data-field="${field}"]`).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** What was made last. */
async function latest(entity: string, filter: Json): Promise<Json> {
  const [record] = await admin.list(entity, {filter, sort: ['id', 'DESC']});
  if (!record) throw new Error(`No ${entity} was made.`);
  return admin.get(entity, idOf(record));
}

const itemsOf = async (entity: string, id: number): Promise<readonly Json[]> =>
  asObjects(asObject(await admin.mustRest('GET', `${entity}/${id}?lines=items`)).items);

for (const look of BOTH)
  test(`a salesperson goes from a member to an order and its first draft: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    await openAs(page, server, 'salesman', look);
    const salesman = await signIn(server.url, 'salesman');
    const {id: proId} = await admin.first('project', {projectIsDefault: 1});
    const name = uniqueName('Ann');
    const person = {name, email: `${name}@example.com`.toLowerCase(), phone: '+1 503 555 0100'};
    const memberId = idOf(await salesman.create('member', {proId, ...person}));

    await visit(page, `/records/member/${memberId}/show`);
    await begin(page, look, 'inquiry', 'member');
    await type(page, 'inquiry', 'quantity', look, '250');
    await save(page, look);
    const inquiry = await latest('inquiry', {memberId});
    expect(inquiry).toMatchObject({...person, proId, quantity: 250});

    await visit(page, `/records/inquiry/${idOf(inquiry)}`);
    await begin(page, look, 'quotation', 'inquiry');
    await save(page, look);
    const quotation = await latest('quotation', {inquiryId: idOf(inquiry)});
    expect(quotation).toMatchObject({memberId, proId, billTo: expect.stringContaining(name)});

    await visit(page, `/records/inquiry/${idOf(inquiry)}`);
    await begin(page, look, 'order', 'inquiry');
    await save(page, look);
    const order = await latest('order', {inquiryId: idOf(inquiry)});
    expect(order).toMatchObject({...person, memberId, proId});

    await page.goto(`/InquiryOrderManage/order/uploadDraft?id=${idOf(order)}`);
    const artwork = page.getByRole('region', {name: words.artwork});
    await artwork.locator('input[type=file]').setInputFiles({name: 'draft.png', mimeType: 'image/png', buffer: PNG});
    await artwork.getByRole('button', {name: words.upload}).click();
    await expect(page.getByRole('alert').filter({hasText: words.uploaded}).last()).toBeVisible();
  });

async function makeOrder(): Promise<Json> {
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const name = uniqueName('Ben');
  const member = await admin.create('member', {proId, name, email: `${name}@example.com`.toLowerCase()});
  return admin.create('order', {
    memberId: idOf(member),
    proId,
    currency: 'USD',
    purchaseOrderNumber: 'PO-7',
    products: [{name: 'Enamel pin', quantity: 100, unitPrice: '1.5000'}],
  });
}

for (const look of BOTH)
  test(`a finance clerk takes a deposit, bills in parts and credits a refund: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const orderId = idOf(await makeOrder());
    const path = `/records/order/${orderId}`;
    await openAs(page, server, 'finance', look);

    await visit(page, path);
    await begin(page, look, 'payment', 'order');
    await type(page, 'payment', 'amount', look, '50');
    await save(page, look);
    const payment = await latest('payment', {orderId});
    expect(payment).toMatchObject({amount: '50.00', currency: 'USD'});
    await visit(page, `/records/payment/${idOf(payment)}/show`);
    await take(page, stepOf('payment', 'confirm', look));

    await visit(page, path);
    await begin(page, look, 'invoice', 'order');
    await typeOver(page, look, 'invoice-item', 'Enamel pin', ['qty', '50']);
    await save(page, look);
    const half = await latest('invoice', {orderId});
    expect(half).toMatchObject({finalTotal: '75.00', poNumber: 'PO-7'});

    await visit(page, path);
    await begin(page, look, 'invoice', 'order');
    await save(page, look);
    const rest = await latest('invoice', {orderId});
    expect([idOf(rest) === idOf(half), rest.finalTotal]).toEqual([false, '75.00']);
    expect(await itemsOf('invoice', idOf(rest))).toEqual([expect.objectContaining({qty: 50, unitPrice: '1.5000'})]);

    const refund = await admin.create('refund-order', {orderId, refundReason: 4, refundType: 1, refundAmount: '15.00'});
    await visit(page, `/records/refund-order/${idOf(refund)}`);
    await begin(page, look, 'credit-memo', 'refund-order');
    await save(page, look);
    const memo = await latest('credit-memo', {refundOrderId: idOf(refund)});
    expect(memo).toMatchObject({orderId, amount: '15.00'});
  });

for (const look of BOTH)
  test(`a purchaser buys what a warehouse is short of: ${nameOf(look)}`, async ({page, server}) => {
    const {warehouseType, state} = await admin.first('warehouse');
    const hall = uniqueName('hall');
    const warehouseId = idOf(await admin.create('warehouse', {warehouseName: hall, warehouseType, state}));
    const {goodsType, categoryId, proId, unit} = await admin.first('goods');
    const code = uniqueName('clutch');
    const goods = await admin.create('goods', {goodsCode: code, goodsName: code, goodsType, categoryId, proId, unit});
    const stock = {goodsId: idOf(goods), warehouseId, actualQuantity: 10, safetyQuantity: 40};
    const record = await admin.create('stock-record', stock);

    await openAs(page, server, 'purchase', look);
    await visit(page, '/sampleInventory/sampleDashboard');
    await page.getByRole('main').getByText(WORDS[look.language].short).first().click();
    await expect(page.getByRole('main').getByText(code).first()).toBeVisible();

    await visit(page, `/sampleInventory/warehouse/${warehouseId}/show`);
    await begin(page, look, 'purchase-order', 'warehouse');
    await chooseRecord(page, labelOf('purchase-order', 'purchaseTypeId', look), '原材料');
    await save(page, look);
    const order = await latest('purchase-order', {warehouseId});
    expect(await itemsOf('purchase-order', idOf(order))).toEqual([
      expect.objectContaining({goodsId: idOf(goods), name: code, quantity: 30, stockRecordId: idOf(record)}),
    ]);
    expect(await admin.get('stock-record', idOf(record))).toMatchObject({shortQuantity: 0, onOrderQuantity: 30});
  });
