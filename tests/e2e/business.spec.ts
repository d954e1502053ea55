/**
 * One piece of business from the first question to the last cent, as the people do it whose business it is: a visitor,
 * a salesperson, the customer by links, a designer, the finance clerk, factory and shipping, and who approves a refund.
 */
import {expect, type Locator, type Page} from '@playwright/test';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asNumber, asText, idOf} from '../harness/json';
import type {TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {EditorPage} from './editor-page';
import {mailedTo} from './mailbox';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {ListPage} from './pages/list-page';
import {WorkflowPanel} from './pages/workflow-panel';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PRICE = '500.00';

/** Where the walk has come to. */
interface Business {
  readonly page: Page;
  /** The customer's own browser, who has no account in the console. */
  readonly customer: Page;
  readonly server: TestServer;
  /** Reads what the walk has brought about, and nothing else. */
  readonly reader: Client;
  readonly email: string;
}

async function press(page: Page, name: string): Promise<void> {
  await new WorkflowPanel(page).action(name).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({visible: true});
  await asked.getByRole('button', {name, exact: true}).click();
  await expect(asked).toHaveCount(0);
  await new ConsolePage(page).told(`${name}: done`);
}

/** By the menu of what can be made of the record on the page; the form is saved as it is filled in. */
async function make(page: Page, name: string): Promise<void> {
  await page.getByRole('button', {name: 'Make', exact: true}).click();
  await page.getByRole('menuitem', {name, exact: true}).click();
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await new ConsolePage(page).told('Created');
  await expect(page).toHaveURL(/\/\d+(?:\/show)?$/);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

async function askForPrice(customer: Page, email: string): Promise<string> {
  const editor = new EditorPage(customer);
  await editor.open('/design/lapel-pins/');
  await editor.addText('Rowing club');
  await customer.getByRole('button', {name: 'Get Price'}).click();
  const dialog = customer.getByRole('dialog', {name: 'Get Price'});
  await dialog.getByLabel('Name').fill('Ruth Rower');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Quantity').fill('250');
  await dialog.getByRole('button', {name: 'Send request'}).click();
  const number = customer.getByRole('status').getByText(/^INQ\d+$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

/** The address of a new link to the record on the page. */
async function newLink(page: Page, button: Locator): Promise<string> {
  await button.click();
  await page.getByRole('dialog', {name: 'New link'}).getByRole('button', {name: 'Make the link'}).click();
  const made = page.getByRole('dialog', {name: 'The link is ready'});
  const address = await made.getByLabel('Address').inputValue();
  await made.getByRole('button', {name: 'Close'}).click();
  return address;
}

async function orderIt({page, customer, reader, email}: Business, number: string): Promise<number> {
  const sales = new ConsolePage(page);
  await sales.openFromMenu('Inquiries and orders', 'Inquiries');
  await new ListPage(page).open(number);
  await new WorkflowPanel(page).action('Quote').click();
  const quote = page.getByRole('dialog', {name: 'Quote'});
  await quote.getByLabel('Quoted price').fill(PRICE);
  await quote.getByRole('button', {name: 'Quote'}).click();
  await sales.told('Quote: done');
  const ofInquiry = page.getByRole('region', {name: 'Order', exact: true});
  const addition = ofInquiry.getByRole('link', {name: 'Add: Order'});
  await expect(addition).toBeVisible();
  await press(page, 'Place the order');
  const {id: inquiryId} = await reader.first('inquiry', {number});
  const order = await reader.first('order', {inquiryId});
  expect(order).toMatchObject({email, orderTotal: PRICE});

  // The inquiry leads to its order.
  await expect(addition).toHaveCount(0);
  await ofInquiry.getByRole('link', {name: asText(order.number)}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(asText(order.number));
  await make(page, 'Make a quotation');
  const figure = page.locator('main dl[aria-label] > div').filter({hasText: 'Final price'});
  await expect(figure.locator('dd')).toHaveText('$500.00');
  await press(page, 'Mark as sent');
  const links = page.getByRole('region', {name: 'Links for the customer'});
  await customer.goto(await newLink(page, links.getByRole('button', {name: 'New link'})));
  await expect(customer.getByRole('article')).toContainText('$500.00');
  await customer.getByRole('button', {name: 'Accept', exact: true}).click();
  await customer.getByRole('dialog').getByRole('button', {name: 'Accept', exact: true}).click();
  await expect(customer.getByRole('alert')).toContainText(/accepted/i);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Accepted');
  return idOf(order);
}

async function uploadArtwork(page: Page, orderId: number): Promise<void> {
  await open(page, `/InquiryOrderManage/order/uploadDraft?id=${orderId}`);
  const artwork = page.getByRole('region', {name: 'Versions of the artwork'});
  await artwork.locator('input[type=file]').setInputFiles({name: 'rower.png', mimeType: 'image/png', buffer: PNG});
  await artwork.getByRole('button', {name: 'Upload artwork'}).click();
  await new ConsolePage(page).told('uploaded');
}

async function artworkLink(page: Page, orderId: number, version: number): Promise<string> {
  await open(page, `/records/order/${orderId}`);
  const name = new RegExp(`^Link for the customer.*version ${version}$`);
  return newLink(page, page.getByRole('button', {name}));
}

async function agreeOnArtwork({page, customer, server}: Business, orderId: number, salesman: string): Promise<void> {
  await open(page, `/records/order/${orderId}`);
  await press(page, 'Start drawing');
  await uploadArtwork(page, orderId);
  await beSignedIn(page, server, 'designer');
  await open(page, `/records/order/${orderId}`);
  await press(page, 'Submit the artwork');

  await beSignedIn(page, server, salesman);
  await customer.goto(await artworkLink(page, orderId, 1));
  await customer.getByRole('button', {name: 'Not passed'}).click();
  const picture = customer.getByRole('button', {name: /Tap on the picture/});
  await picture.click();
  await customer.getByLabel('Pin 1: What is to be changed here?').fill('A darker blue');
  await customer.getByRole('button', {name: 'Send'}).click();
  await expect(customer.getByText('You have told us what is to be changed.')).toBeVisible();
  await open(page, `/records/order/${orderId}`);
  await expect(page.getByRole('region', {name: /version 1$/})).toContainText('A darker blue');

  await uploadArtwork(page, orderId);
  await customer.goto(await artworkLink(page, orderId, 2));
  for (let step = 1; step <= 2; step += 1) await customer.getByRole('button', {name: 'Confirm this artwork'}).click();
  await expect(customer.getByRole('alert')).toContainText('You have confirmed this artwork.');
  await open(page, `/records/order/${orderId}`);
  await press(page, 'Confirm the artwork');
}

async function takePayment(page: Page, orderId: number, amount: string): Promise<void> {
  await open(page, `/records/order/${orderId}`);
  await page.getByRole('region', {name: 'Payments'}).getByRole('link', {name: 'Add: Payment'}).click();
  await page.getByRole('textbox', {name: 'Amount', exact: true}).fill(amount);
  await page.getByRole('combobox', {name: 'Payment method'}).click();
  await page.getByRole('option', {name: 'Bank transfer'}).click();
  await page.getByLabel('Received on').fill('2026-05-06');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await new ConsolePage(page).told('Created');
}

async function bookPayments({page, server, reader}: Business, orderId: number): Promise<void> {
  await beSignedIn(page, server, 'finance');
  for (const [amount, left] of [
    ['200.00', '300.00'],
    ['300.00', '0.00'],
  ] as const) {
    await takePayment(page, orderId, amount);
    const {id} = await reader.first('payment', {orderId, amount});
    await open(page, `/records/payment/${String(id)}/show`);
    await press(page, 'Confirm the payment');
    await expect.poll(async () => (await reader.get('order', orderId)).balanceDue).toBe(left);
  }
}

async function makeAndShip({page, server}: Business, orderId: number, salesman: string): Promise<void> {
  await beSignedIn(page, server, salesman);
  await open(page, `/records/order/${orderId}/edit`);
  await page.getByLabel('Shipping address line 1').fill('1 Boathouse Lane');
  await page.getByRole('combobox', {name: 'Shipping country'}).fill('United States');
  await page
    .getByRole('option', {name: /^United States/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await new ConsolePage(page).told('Saved');
  await beSignedIn(page, server, 'factory');
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await open(page, `/records/order/${orderId}`);
  await press(page, 'Start production');
  await press(page, 'Finish production');
  await beSignedIn(page, server, 'shipping');
  await open(page, `/records/order/${orderId}`);
  await new WorkflowPanel(page).action('Ship').click();
  const ship = page.getByRole('dialog', {name: 'Ship'});
  await ship.getByLabel('Waybill number').fill('1Z-ROW');
  await ship.getByRole('button', {name: 'Ship'}).click();
  await new ConsolePage(page).told('Ship: done');
}

async function bill({page, server, email}: Business, orderId: number, salesman: string): Promise<void> {
  await beSignedIn(page, server, salesman);
  await open(page, `/records/order/${orderId}`);
  await make(page, 'Make an invoice');
  await press(page, 'Confirm the invoice');
  await page.getByRole('main').getByRole('button', {name: 'Documents'}).click();
  const offered = page.getByRole('dialog', {name: 'Documents'}).getByRole('region', {name: 'Invoice', exact: true});
  await offered.getByRole('button', {name: 'Mail…'}).click();
  const mail = page.getByRole('dialog', {name: 'Mail: Invoice'});
  await expect(mail.getByLabel('To')).toHaveValue(email);
  await mail.getByLabel('Text').fill('Thank you, and good races!');
  await mail.getByRole('button', {name: 'Send'}).click();
  const entry = page.getByRole('region', {name: 'Mailed documents'}).getByRole('listitem');
  const file = await entry.getByRole('link', {name: /^Invoice/}).getAttribute('href');
  const kept = await (await page.request.get(file ?? '')).body();
  await expect.poll(() => mailedTo(email)).toContain('Thank you, and good races!');
  expect((await mailedTo(email)).replaceAll('\n', '')).toContain(kept.toString('base64'));
}

async function payBack({page, server, reader}: Business, orderId: number, salesman: string): Promise<void> {
  await beSignedIn(page, server, salesman);
  await open(page, `/records/order/${orderId}`);
  await page
    .getByRole('region', {name: 'Refunds'})
    .getByRole('link', {name: /^Add: Refund order$/i})
    .click();
  await page.getByLabel('Refund amount').fill('50.00');
  for (const [name, option] of [
    ['Refund reason', /./],
    ['Refund type', /partial|part/i],
  ] as const) {
    await page.getByRole('combobox', {name}).click();
    await page.getByRole('option').filter({hasText: option}).first().click();
  }
  await page.getByLabel('Payment method').fill('Bank transfer');
  await page.getByRole('button', {name: 'Create', exact: true}).click();
  await new ConsolePage(page).told('Created');
  const {id} = await reader.first('refund-order', {orderId});
  const director = await makePerson(reader, {
    rights: {'refund-order.read': 'all', 'order.read': 'all', 'refund-order.admin-approve': 'all'},
  });
  for (const [user, step] of [
    ['manager', 'Approve as manager'],
    [director.userName, 'Approve as admin'],
    ['finance', 'Refund in part'],
  ] as const) {
    await beSignedIn(page, server, user);
    await open(page, `/records/refund-order/${String(id)}/show`);
    await press(page, step);
  }
}

test('a visitor asks, and in the end has pins, an invoice and a part of the money back', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(600_000);
  const reader = await signInAdmin(server);
  const email = `${uniqueName('ruth')}@example.com`.toLowerCase();
  const outside = await browser.newContext({locale: 'en-US', baseURL: server.url});
  const customer = await outside.newPage();
  const business = {page, customer, server, reader, email};

  const number = await test.step('a visitor asks for a price', () => askForPrice(business.customer, email));
  const {salesmanId} = await reader.first('inquiry', {number});
  const salesman = asText((await reader.first('user', {id: salesmanId})).userName) ?? '';
  await new ConsolePage(page).signIn(salesman);
  const orderId = await test.step('a salesperson quotes, and the quotation is accepted by its link', () =>
    orderIt(business, number));
  await test.step('the customer wants the artwork changed, and confirms the second version', () =>
    agreeOnArtwork(business, orderId, salesman));
  await test.step('the finance clerk books a deposit and the balance', () => bookPayments(business, orderId));
  await test.step('it is made and shipped', () => makeAndShip(business, orderId, salesman));
  await test.step('it is billed, by a mail with the kept file', () => bill(business, orderId, salesman));
  await test.step('a part is paid back, once two people agree', () => payBack(business, orderId, salesman));

  const memo = await reader.first('credit-memo', {orderId});
  expect(memo).toMatchObject({status: 1, amount: '50.00'});
  const {id: invoiceId, balanceDue} = await reader.first('invoice', {orderId});
  expect([balanceDue, asNumber(memo.invoiceId)]).toEqual(['0.00', invoiceId]);
  expect(await reader.get('order', orderId)).toMatchObject({status: 8, amountRefunded: '50.00', balanceDue: '0.00'});
  await beSignedIn(page, server, 'manager');
  await open(page, `/records/order/${orderId}`);
  const timeline = page.getByRole('region', {name: 'Timeline'});
  for (const step of ['Start drawing', 'Submit the artwork', 'Confirm the artwork', 'Start production', 'Ship'])
    await expect(timeline.getByText(step, {exact: true})).toHaveCount(1);
  await outside.close();
});
