/** A record is made from another one in the console: from its page, and by choosing it in an empty form. */
import {expect, type Page} from '@playwright/test';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {makeMember, makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {BOTH, choose, nameOf, resize} from './looks';
import {test} from './own-server';
import {visit} from './visit';

const PIN = {name: 'Enamel pin', description: '30 mm, gold', quantity: 100, unitPrice: '1.5000'};
const PATCH = {name: 'Patch', quantity: 60, priceBasis: 'lot', unitPrice: '90.00', extraFee: '12.00'};

async function makeOrder(admin: Client, values: Json = {}): Promise<number> {
  const {id: memberId, proId} = await makeMember(admin);
  const order = await admin.create('order', {
    memberId,
    proId,
    currency: 'USD',
    purchaseOrderNumber: 'PO-7',
    shippingFee: '20.00',
    products: [PIN, PATCH],
    billFirstName: 'Ann',
    billLastName: 'Field',
    billAddress1: '1 Mill Lane',
    ...values,
  });
  return idOf(order);
}

/** With their items, oldest first. */
async function invoicesOf(admin: Client, order: number): Promise<readonly Json[]> {
  const found = await admin.list('invoice', {filter: {orderId: order}});
  const ids = found.map(idOf).toSorted((a, b) => a - b);
  return Promise.all(ids.map(async id => asObject((await admin.rest('GET', `invoice/${id}?lines=items`)).body)));
}

async function invoicePart(admin: Client, order: number, quantity: number): Promise<void> {
  const {body} = await admin.rest('GET', `invoice/actions/proposal?from=order:${order}`);
  const values = asObject(asObject(body).values);
  const [pin] = asObjects(values.items);
  const part = {...values, shippingFee: '5.00', items: [{...pin, qty: quantity}]};
  expect((await admin.rest('POST', 'invoice', part)).status).toBe(201);
}

const items = (invoice: Json | undefined) => asObjects(invoice?.items).map(({description, qty}) => [description, qty]);
const create = (page: Page) => page.getByRole('button', {name: /^(?:Create|新建)$/});
const makeButton = (page: Page) => page.getByRole('button', {name: /^(?:Make|生成)$/});
const addLink = (page: Page) => page.getByRole('link', {name: /^(?:Add: Invoice|添加发票)$/});

/** From the menu of all that can be made of the order. */
async function makeInvoice(page: Page): Promise<void> {
  await makeButton(page).click();
  await page.getByRole('menuitem', {name: /^(?:Make an invoice|开发票)$/}).click();
}

async function openOrder(page: Page, order: number): Promise<void> {
  await visit(page, `/records/order/${order}/show`);
}

/** Saves the form, and waits for the page of what was made. */
async function save(page: Page): Promise<void> {
  await expect(create(page)).not.toHaveAttribute('aria-disabled');
  await create(page).click();
  await page.waitForURL(/\/\d+\/show$/);
}

for (const look of BOTH)
  test(`an invoice of an order in two clicks, and another one of the rest: ${nameOf(look)}`, async ({page, server}) => {
    await choose(page, look);
    await resize(page, look);
    const admin = await beSignedIn(page, server);
    const order = await makeOrder(admin);
    const {number} = await admin.get('order', order);
    await page.goto('/');

    await openOrder(page, order);
    await addLink(page).click();
    const filledIn = page.getByRole('alert').filter({hasText: String(number)});
    await expect(filledIn).toHaveText(/Filled in from Order “|已按订单“/);
    await save(page);
    const [whole] = await invoicesOf(admin, order);
    const sold = await admin.get('order', order);
    expect(whole).toMatchObject({finalTotal: sold.orderTotal, poNumber: 'PO-7', billTo: expect.stringMatching(/Ann/)});

    const second = await makeOrder(admin);
    await invoicePart(admin, second, 40);
    await openOrder(page, second);
    await makeInvoice(page);
    await save(page);
    const [, rest] = await invoicesOf(admin, second);
    expect(rest).toMatchObject({shippingFee: '15.00'});
    expect(items(rest)).toEqual([
      ['Enamel pin\n30 mm, gold', 60],
      ['Patch', 60],
    ]);

    await openOrder(page, second);
    await makeInvoice(page);
    await expect(
      page.getByText(/^(?:Nothing is left: all of it was made already\.|已全部开出，没有剩余)$/),
    ).toBeVisible();
    await expect(create(page)).toHaveCount(0);
    await page.getByRole('link', {name: /^(?:Back to|返回)/}).click();
    await expect(makeButton(page)).toBeVisible();
  });

test('of an order that was invoiced meanwhile the rest is shown and saved, and what was typed is kept', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const order = await makeOrder(admin);
  await page.goto(`/records/order/${order}/show`);
  await makeInvoice(page);
  await page.getByLabel('Reference').fill('Desk 4');
  await page.getByLabel('PO number').fill('PO-8');
  await invoicePart(admin, order, 30);
  await create(page).click();

  const changed = page.getByRole('alert').filter({hasText: 'has changed meanwhile. What you entered is kept.'});
  await expect(changed).toContainText('Different now: Shipping fee, Items.');
  await expect(page.getByLabel('Reference')).toHaveValue('Desk 4');
  await changed.getByRole('button', {name: 'Take the new values'}).click();
  await expect(changed).toHaveCount(0);
  await expect(page.getByLabel('Shipping fee', {exact: true})).toHaveValue(/^15(?:\.00)?$/);
  await save(page);
  const [, rest] = await invoicesOf(admin, order);
  expect(rest).toMatchObject({reference: 'Desk 4', poNumber: 'PO-8', shippingFee: '15.00'});
  expect(items(rest)).toEqual([
    ['Enamel pin\n30 mm, gold', 70],
    ['Patch', 60],
  ]);
});

test('an order that is chosen in an empty form fills it, but not what was typed, until another one is', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const [first, other, billed] = [
    await makeOrder(admin),
    await makeOrder(admin, {purchaseOrderNumber: 'PO-9', products: [PATCH]}),
    await makeOrder(admin),
  ];
  await admin.rest('POST', `invoice?from=order:${billed}`, {});
  const field = page.getByRole('combobox', {name: 'Order', exact: true});
  const pick = async (order: number) => {
    const number = String((await admin.get('order', order)).number);
    await field.fill(number);
    await page.getByRole('option', {name: number}).click();
  };
  await page.goto('/records/invoice/create');
  await page.getByLabel('Bill to').fill('Ann at home');
  const po = page.getByLabel('PO number');
  const rows = page.getByRole('grid', {name: 'Items'}).locator('tbody tr');

  await pick(first);
  await expect(page.getByText(/^Filled in from “ORD/)).toBeVisible();
  await expect(po).toHaveValue('PO-7');
  await expect(rows.filter({hasText: 'Enamel pin'})).toHaveCount(1);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(po).toHaveValue('');
  await expect(rows.filter({hasText: 'Enamel pin'})).toHaveCount(0);

  await pick(billed);
  await expect(page.getByText('Nothing is left: all of it was made already.')).toBeVisible();
  await pick(first);
  await expect(po).toHaveValue('PO-7');
  await pick(billed);
  await expect(po).toHaveValue('');
  await pick(other);
  await expect(po).toHaveValue('PO-9');
  await expect(page.getByLabel('Bill to')).toHaveValue('Ann at home');
  await save(page);
  const [made] = await invoicesOf(admin, other);
  expect(made).toMatchObject({billTo: 'Ann at home', poNumber: 'PO-9', shippingFee: '20.00'});
  expect(items(made)).toEqual([['Patch', 60]]);
});

test('whoever makes no invoices is offered none; the list of them on the page of the order fills in, too', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const order = await makeOrder(admin);
  const {userName} = await makePerson(admin, {rights: {'order.read': 'all', 'invoice.read': 'all'}});
  await page.goto(`/records/order/${order}/show`);
  await page.getByRole('link', {name: 'Add: Invoice'}).click();
  await expect(page.getByLabel('PO number')).toHaveValue('PO-7');

  await beSignedIn(page, server, userName);
  await page.goto(`/records/order/${order}/show`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^ORD/);
  await expect(page.getByRole('region', {name: 'Invoices'})).toBeVisible();
  await expect(makeButton(page)).toHaveCount(0);
});
