/** The lines of a record, entered in its form as in a spreadsheet and saved with it. */
import {expect, type Locator, type Page} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {newRecord} from '../harness/values';
import {makeMember, makeOrder, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {push, visit} from './visit';

function grid(page: Page): Locator {
  return page.getByRole('grid', {name: /^(?:Products|产品)$/});
}

function cell(page: Page, row: number, field: string): Locator {
  return grid(page).locator(`tbody tr:nth-child(${row}) [data-field="${field}"]`);
}

function total(page: Page, field: string): Locator {
  return grid(page).locator(`[data-total="${field}"]`);
}

/** What the order comes to, below its lines. */
function ofOrder(page: Page, field: string): Locator {
  return page.locator(`[data-figure="${field}"] dd`);
}

/** As a spreadsheet puts it on the clipboard, with the keys that a person presses. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(copied => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true});
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('lines are typed, pasted, copied, moved and removed in the form, and saved with it once', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const products = [
    {name: 'Pin', quantity: 100, unitPrice: '1.00'},
    {name: 'Box', quantity: 20, unitPrice: '2.50'},
  ];
  const id = idOf(await makeOrder(admin, {products}));
  const read = async (): Promise<Json> => asObject((await admin.rest('GET', `order/${id}?lines=products`)).body);
  await page.goto(`/records/order/${id}/edit`);

  // Keys: over the cells, into one, down and to the side; amounts and totals, also the order's, follow each letter.
  await cell(page, 1, 'name').click();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 2, 'name')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 2, 'quantity')).toBeFocused();
  await page.keyboard.type('3');
  await expect(total(page, 'quantity')).toHaveText('103');
  await page.keyboard.type('0');
  await expect(total(page, 'quantity')).toHaveText('130');
  await expect(cell(page, 2, 'amount')).toHaveText('$75.00');
  await expect(total(page, 'amount')).toHaveText('$175.00');
  await expect(ofOrder(page, 'orderTotal')).toHaveText('$175.00');
  await page.keyboard.press('Escape');
  await expect(total(page, 'quantity')).toHaveText('120');
  await expect(ofOrder(page, 'orderTotal')).toHaveText('$150.00');
  await expect(cell(page, 2, 'quantity')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', {name: 'Quantity, line 2'})).toHaveValue('20');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', {name: 'Unit price, line 2'})).toBeFocused();
  await page.keyboard.type('2.25');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 'unitPrice')).toHaveText('$2.25');

  // Enter on the last row has begun another one; rows of a spreadsheet fill it and more.
  await expect(cell(page, 3, 'name')).toBeFocused();
  await paste(page, 'Card\t\t1,500\t0.08\r\n"Lanyard ""blue"""\t\t300\t1.10\r\nMagnet\t\t50\t0.90\r\n');
  await expect(cell(page, 4, 'name')).toHaveText('Lanyard "blue"');
  await expect(cell(page, 5, 'unitPrice')).toHaveText('$0.90');
  await expect(page.getByRole('status').filter({hasText: '3 rows pasted.'})).toBeVisible();
  await expect(cell(page, 3, 'quantity')).toHaveAccessibleDescription(
    '“1,500” is no number: write 1234.50, without thousands separators or signs.',
  );
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('1 fault in the lines')).toBeVisible();
  await cell(page, 1, 'name').click();
  await page.getByRole('button', {name: 'Show the first'}).click();
  await expect(cell(page, 3, 'quantity')).toBeFocused();
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 'quantity')).not.toHaveAttribute('aria-invalid');
  await expect(total(page, 'quantity')).toHaveText('1990');

  // A choice from a list, the value from above, a line moved by keys, one copied, one removed.
  await cell(page, 1, 'designStatus').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', {name: 'Design status, line 1'}).selectOption('Designing');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 2, 'designStatus')).toHaveText('Designing');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 1, 'name')).toHaveText('Box');
  await page.getByRole('button', {name: 'Copy line 1'}).click();
  await expect(cell(page, 2, 'name')).toHaveText('Box');
  await page.getByRole('button', {name: 'Remove line 3'}).click();
  await expect(grid(page).locator('tbody tr')).toHaveCount(5);

  const before = asObjects(await admin.history('order', id)).length;
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await new ConsolePage(page).told('Saved');
  const after = await read();
  expect(after).toMatchObject({version: 2, productTotal: '675.00'});
  expect(asObjects(after.products).map(({name, quantity}) => [name, quantity])).toEqual([
    ['Box', 40],
    ['Box', 40],
    ['Card', 1500],
    ['Lanyard "blue"', 300],
    ['Magnet', 50],
  ]);
  expect(asObjects(await admin.history('order', id))).toHaveLength(before + 1);

  // What the server alone knows is told at the line, where lines that were not entered are left out.
  await admin.action('order-product', 'toggle', {ids: [idOf(asObjects(after.products)[2] ?? {})], on: true});
  await push(page, `/records/order/${id}/edit`);
  await page.reload();
  await cell(page, 3, 'name').click();
  await page.keyboard.type('Cards');
  await page.keyboard.press('Tab');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(grid(page).getByRole('rowheader').filter({hasText: 'This product is locked'})).toHaveCount(1);
});

/** The smallest picture there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What the form of a product is to have (CO-320 to CO-324); what is worked out is shown as it is entered. */
const ENTERED = {
  'Product name': 'Coin',
  'Website link': 'https://shop.example/coin',
  Quantity: '100',
  Description: 'Two sides',
  'Unit price': '1.50',
  'Tooling charge': '10.00',
  'Extra fee': '4.00',
  'Tariff quantity': '100',
  'Tariff surcharge': '3.00',
  'Delivery discount': '2.00',
  Remark: 'For the fair',
} as const;

test(`drafts of an order are uploaded where its products are filled in
  [CO-072] [CO-320] [CO-321] [CO-322] [CO-323] [CO-324] [CO-325] [CO-326] [DA-369] [DA-370]`, async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const products = [{name: 'Pin', quantity: 100, unitPrice: '1.00'}];
  const order = await makeOrder(admin, {products, email: 'carla@example.com'});
  const {memberId, proId} = order;
  const orderId = idOf(order);
  const bill = {orderId, proId, invoiceDate: '2026-05-06', billTo: 'Carla Customer'};
  const invoiceId = idOf(await admin.create('invoice', bill));
  await admin.action('invoice', 'confirm', {ids: [invoiceId]});
  const {number} = await admin.get('invoice', invoiceId);
  const told = new ConsolePage(page);
  await page.goto(`/InquiryOrderManage/order/uploadDraft?id=${orderId}`);
  const facts = page.getByRole('region', {name: 'Order', exact: true});
  await expect(facts).toContainText('carla@example.com');
  await expect(facts).toContainText(String(number));

  await test.step('every field of the product, and what it comes to while one types', async () => {
    const form = page.getByRole('region', {name: 'Pin', exact: true});
    for (const [name, value] of Object.entries(ENTERED))
      await form.getByRole('textbox', {name, exact: true}).fill(value);
    for (const name of ['Silk print', 'Back mould', 'Printing', 'Ribbon with medallion'])
      await form.getByRole('switch', {name, exact: true}).check();
    for (const name of ['Product class', 'Extra-fee kind'])
      await expect(form.getByRole('combobox', {name, exact: true})).toBeVisible();
    await expect(form.locator('[data-field="priceBeforeDiscount"]')).toContainText('$167.00');
    await expect(form.locator('[data-field="amount"]')).toContainText('$165.00');
    const parameters = form.getByRole('textbox', {name: 'Product parameters'});
    await parameters.fill('Size: 50 mm\nGold\nBack：Magnet');
    await parameters.blur();
    await expect(parameters).toHaveValue('Size: 50 mm\nGold\nBack:Magnet');
    await expect(form.getByRole('list', {name: 'Faults in the parameters'}).getByRole('listitem')).toHaveText([
      'Line 1: has a space after the colon',
      'Line 2: has no colon',
    ]);
    await expect(form).toContainText('Full-width colons and line breaks were put right.');
    await parameters.fill('Size:50 mm\nBack:Magnet');
    await form.getByRole('button', {name: 'Save', exact: true}).click();
    await told.told('Saved');
  });

  await test.step('the product is copied', async () => {
    await page.getByRole('button', {name: 'Copy this product'}).click();
    const choice = page.getByRole('navigation', {name: 'Products'}).getByRole('button');
    await expect(choice).toHaveCount(2);
    await expect(choice.nth(1)).toHaveAttribute('aria-current', 'true');
    const [one, other] = asObjects(
      asObject((await admin.rest('GET', `order/${orderId}?lines=products`)).body).products,
    );
    const {id: _, sort: __, ...same} = one ?? {};
    expect(other).toMatchObject({
      name: same.name,
      parameters: 'Size:50 mm\nBack:Magnet',
      hasRibbon: 1,
      amount: '165.00',
      remark: 'For the fair',
    });
  });

  await test.step('artwork is kept for now, uploaded, answered, locked and captured by production', async () => {
    const artwork = page.getByRole('region', {name: 'Versions of the artwork'});
    await artwork.locator('input[type=file]').setInputFiles({name: 'coin.png', mimeType: 'image/png', buffer: PNG});
    await artwork.getByRole('button', {name: 'Read parameters from the picture'}).click();
    await expect(page.getByRole('alert').filter({hasText: /OCR/})).toBeVisible();
    await artwork.getByRole('textbox', {name: 'Parameters'}).fill('Size:40 mm');
    await artwork.getByRole('button', {name: 'Keep for now'}).click();
    await expect(artwork.getByRole('textbox', {name: 'Parameters'})).toHaveValue('');
    expect(await admin.first('drawing', {orderId})).toMatchObject({parameters: 'Size:40 mm'});
    const version = artwork.getByRole('listitem', {name: 'Coin, version 1'});
    await expect(version).toContainText('Kept for now');
    await version.getByRole('button', {name: 'Upload to the customer'}).click();
    await expect(version).not.toContainText('Kept for now');
    await expect(version).toContainText('Waiting');
    const act = async (name: string) => {
      await version.getByRole('button', {name: /^More actions/}).click();
      await page.getByRole('menuitem', {name, exact: true}).click();
      await page.getByRole('alertdialog').getByRole('button', {name, exact: true}).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    };
    await act('Confirm');
    await expect(version).toContainText('Confirmed');
    await act('Mark as captured by production');
    await expect(version).toContainText('Captured by production');
    await act('Lock the artwork');
    await expect(version).toContainText('Artwork locked');
  });

  await test.step('the order is exempt from tax, by a certificate that ends', async () => {
    await facts.getByRole('link', {name: 'Tax exemption'}).click();
    const dialog = page.getByRole('dialog', {name: /^Tax exemption/});
    await dialog.getByRole('switch', {name: 'Tax exempt'}).check();
    await dialog.locator('input[type=file]').setInputFiles({name: 'exempt.png', mimeType: 'image/png', buffer: PNG});
    await expect(dialog.getByRole('textbox', {name: 'Tax-exempt certificate'})).toHaveValue(/exempt_/);
    await dialog.getByLabel('Certificate valid until').fill('2030-12-31');
    await dialog.getByRole('button', {name: 'Save', exact: true}).click();
    await expect(page).toHaveURL(/uploadDraft/);
    await expect(facts).toContainText('2030');
    expect(await admin.get('order', orderId)).toMatchObject({isTaxExempt: 1, taxCertificateExpiresOn: '2030-12-31'});
  });

  await test.step("the order's page tells the tags of its customer", async () => {
    const tagName = uniqueName('Fair');
    const tag = idOf(await admin.create('user-tag', {tagName, colour: '#0f766e'}));
    await admin.update('member', Number(memberId), {tagIds: [tag]});
    await visit(page, `/records/order/${orderId}`);
    await expect(page.getByRole('region', {name: 'Tags of the customer'})).toContainText(tagName);
  });

  await test.step('the form of an invoice warns of what confirming it means, until it is confirmed', async () => {
    const later = await admin.create('order', {memberId, proId, shippingFee: '9.00'});
    const draft = idOf(await admin.create('invoice', {...bill, orderId: idOf(later)}));
    const warning = page.getByRole('note').filter({hasText: 'once the invoice is confirmed, it cannot be changed'});
    await visit(page, `/records/invoice/${draft}/edit`);
    await expect(warning).toBeVisible();
    await admin.action('invoice', 'confirm', {ids: [draft]});
    await visit(page, `/records/invoice/${invoiceId}/edit`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText(String(number)).first()).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
});

test(`drafts of link orders and sample orders have pages of their own, and 3D orders a list, in each market
  [CO-070] [CO-074] [CO-084] [CO-086] [CO-088] [CO-098] [CO-100] [CO-102] [CO-110] [CO-113]`, async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const model = loadModel();
  const {id: memberId} = await makeMember(admin);
  await page.goto('/dashboard');
  for (const [path, market] of [
    ['/InquiryOrderManage', 'standard'],
    ['/FdInquiryOrderManage', 'fd'],
    ['/GerInquiryOrderManage', 'german'],
  ] as const) {
    const proId = idOf(await newRecord(admin, model, 'project', {values: {market, projectIsDefault: 0}}));
    const models = {modelingQuantity: 2};
    const orderId = idOf(await admin.create('order', {memberId, proId, title: `Models ${market}`, ...models}));
    await admin.create('order', {memberId, proId, title: `Flat ${market}`});
    await visit(page, `${path}/threeDOrderManage`);
    await expect(page.getByRole('row').filter({hasText: `Models ${market}`})).toBeVisible();
    await expect(page.getByRole('row').filter({hasText: 'Models '})).toHaveCount(1);
    await expect(page.getByRole('row').filter({hasText: 'Flat '})).toHaveCount(0);
    await expect(page.getByRole('columnheader', {name: 'Salesman'})).toBeInViewport({ratio: 1});
    await visit(page, `${path}/order/uploadDraft?id=${orderId}`);
    await expect(page.getByText('This order has no products yet.')).toBeVisible();
    const linkOrder = await admin.create('link-order', {memberId, proId, title: `Coin ${market}`, amount: '99.00'});
    await visit(page, `${path}/linkOrder/uploadDraft?id=${idOf(linkOrder)}`);
    const form = page.getByRole('region', {name: `Coin ${market}`});
    await expect(form.getByRole('textbox', {name: 'Product parameters'})).toBeVisible();
    await expect(form.getByRole('textbox', {name: 'Invoice number'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Upload artwork'})).toBeVisible();
  }
  const platform = await admin.first('project', {projectIsDefault: 1});
  const asked = {proId: String(platform.id), type: 'order', samplesType: 'metal'};
  await visit(page, `/InquiryOrderManage/order/sampleOrderUpload?${new URLSearchParams(asked)}`);
  const sample = {memberId, proId: platform.id, isSampleOrder: 1};
  await admin.create('order', {...sample, samplesType: 'metal', title: 'Metal sample'});
  const other = await admin.create('order', {...sample, samplesType: 'soft', title: 'Soft sample'});
  await page.getByRole('combobox', {name: 'Sample order'}).click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option').filter({hasText: String(other.number)})).toHaveCount(0);
  await page.getByRole('option').first().click();
  await expect(page.getByText('This order has no products yet.')).toBeVisible();
  for (const path of ['/FdInquiryOrderManage', '/GerInquiryOrderManage']) {
    await push(page, `${path}/order/sampleOrderUpload`);
    await expect(page).toHaveURL(/notFound$/);
  }
});
