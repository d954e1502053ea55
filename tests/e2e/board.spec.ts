/**
 * A list as a board: a column for each state, and a card that is moved is a step that is taken. As a calendar: a field
 * for each day, and what is moved there gets that day.
 */
import {expect, type Locator, type Page} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import {idOf} from '../harness/json';
import {newRecord} from '../harness/values';
import {uniqueName} from '../harness/world';
import {beAnotherAdmin} from './admin-session';
import {dragTo} from './at-rest';
import {test} from './own-server';
import {visit} from './visit';

function column(page: Page, state: string): Locator {
  return page.getByRole('region', {name: new RegExp(`^${state},`)});
}

function card(page: Page, state: string, name: string): Locator {
  return column(page, state).getByRole('listitem').filter({hasText: name});
}

test('cards of applications are moved by hand and keys, with what a step asks or why it is refused', async ({
  page,
  server,
}) => {
  const admin = await beAnotherAdmin(page, server);
  const goodsId = idOf(await admin.first('goods', {}));
  const warehouseId = idOf(await admin.first('warehouse', {}));
  const remark = uniqueName('board');
  const made = await admin.create('inbound-application', {goodsId, warehouseId, deliveryQuantity: 40, remark});
  const number = String(made.number);
  await page.goto(`/records/inbound-application?filter=${encodeURIComponent(JSON.stringify({q: number}))}`);
  await page.getByRole('button', {name: 'Columns'}).click();
  await page.getByRole('button', {name: 'Board', exact: true}).click();
  await page.keyboard.press('Escape');
  await expect(column(page, 'Draft')).toHaveAccessibleName('Draft, 1');
  await expect(card(page, 'Draft', number)).toContainText('Delivery quantity');

  // No step leads there.
  await dragTo(page, card(page, 'Draft', number), column(page, 'Shipped'));
  await expect(card(page, 'Draft', number).getByRole('alert')).toHaveText('No step leads from “Draft” to “Shipped”.');

  await dragTo(page, card(page, 'Draft', number), column(page, 'Awaiting shipment'));
  await expect(card(page, 'Awaiting shipment', number)).toBeVisible();
  expect(await admin.get('inbound-application', idOf(made))).toMatchObject({status: 2});

  // By keys, to a step that must wait, and says for what.
  await card(page, 'Awaiting shipment', number).press('Shift+ArrowRight');
  await expect(card(page, 'Awaiting shipment', number).getByRole('alert')).toContainText('Enter the shipped quantity');

  // What others do is seen.
  await admin.update('inbound-application', idOf(made), {shippedQuantity: 30});
  await expect(card(page, 'Awaiting shipment', number)).toContainText('30');
  await card(page, 'Awaiting shipment', number).press('Shift+ArrowRight');
  await page.getByRole('dialog').getByRole('button', {name: 'Ship'}).click();
  await expect(card(page, 'Shipped', number)).toBeVisible();
  await admin.rest('POST', 'inbound-application/actions/complete', {ids: [idOf(made)]});
  await expect(card(page, 'Completed', number)).toBeVisible();

  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('tab', {name: 'Completed'}).click();
  await expect(card(page, 'Completed', number)).toBeVisible();
  await page.setViewportSize({width: 1280, height: 800});

  // Every list of what has a workflow has it; this one is a table again.
  await visit(page, '/records/agent');
  await page.getByRole('button', {name: 'Columns'}).click();
  await expect(page.getByRole('button', {name: 'Board', exact: true})).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, '/records/inbound-application');
  await page.getByRole('button', {name: 'Columns'}).click();
  await page.getByRole('button', {name: 'Table', exact: true}).click();
  await expect(page.getByRole('region', {name: /^Draft, /})).toHaveCount(0);
});

test('what cannot be loaded says so, and is asked for again: a list, a column of a board', async ({page, server}) => {
  const admin = await beAnotherAdmin(page, server);
  const goodsId = idOf(await admin.first('goods', {}));
  const warehouseId = idOf(await admin.first('warehouse', {}));
  const made = await admin.create('inbound-application', {goodsId, warehouseId, deliveryQuantity: 40});
  const number = String(made.number);
  let isRefused = (_filter: string) => true;
  await page.route(
    url => url.pathname === '/rest/inbound-application' && isRefused(url.searchParams.get('filter') ?? ''),
    route => route.fulfill({status: 422, json: {message: 'Not now'}}),
  );
  await page.goto(`/records/inbound-application?filter=${encodeURIComponent(JSON.stringify({q: number}))}`);
  const list = page.getByRole('main');
  await expect(list.getByRole('alert')).toContainText('Not now');
  // Now the list is there, and no column of its board.
  isRefused = filter => filter.includes('"status"');
  await list.getByRole('button', {name: 'Try again'}).click();
  await page.getByRole('button', {name: 'Columns'}).click();
  await page.getByRole('button', {name: 'Board', exact: true}).click();
  await page.keyboard.press('Escape');
  await expect(column(page, 'Draft').getByRole('alert')).toContainText('Not now');
  isRefused = () => false;
  await column(page, 'Draft').getByRole('button', {name: 'Try again'}).click();
  await expect(card(page, 'Draft', number)).toBeVisible();
  await expect(column(page, 'Draft').getByRole('alert')).toHaveCount(0);
});

/** A day of next month in the words of the calendar, so many after its second Wednesday. */
function nextMonth(after: number): {readonly day: string; readonly name: string; readonly date: Date} {
  const now = new Date();
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 8));
  const date = new Date(first.getTime() + (((10 - first.getUTCDay()) % 7) + after) * 86_400_000);
  const name = date.toLocaleDateString('en', {year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC'});
  return {day: date.toISOString().slice(0, 10), name, date};
}

test('sample deliveries stand in a calendar by their day, and are moved to others by hand and keys', async ({
  page,
  server,
}) => {
  const admin = await beAnotherAdmin(page, server);
  const model = loadModel();
  const [wednesday, friday, saturday, next] = [nextMonth(0), nextMonth(2), nextMonth(3), nextMonth(10)];
  const values = {shipDate: wednesday.day, receiptDate: undefined, returnReceiptDate: undefined};
  const made = await newRecord(admin, model, 'sample-delivery', {values});
  const others: unknown[] = [];
  for (const shipDate of [friday.day, friday.day, friday.day])
    others.push(
      await newRecord(admin, model, 'sample-delivery', {values: {...values, orderId: made.orderId, shipDate}}),
    );
  const shipped = async () => (await admin.get('sample-delivery', idOf(made))).shipDate;
  const filter = encodeURIComponent(JSON.stringify({orderId: made.orderId}));
  await page.goto(`/records/sample-delivery?filter=${filter}`);
  await page.getByRole('button', {name: 'Columns'}).click();
  await page.getByRole('button', {name: 'Calendar', exact: true}).click();
  await page.keyboard.press('Escape');
  const day = ({name}: {readonly name: string}) => page.getByRole('region', {name: new RegExp(`, ${name},`)});
  const card = page.getByRole('listitem').filter({hasText: String(made.number)});
  await expect(page.locator('[aria-current="date"] h3')).toHaveText(String(new Date().getDate()));
  await page.getByRole('button', {name: 'Next month'}).click();
  await expect(day(wednesday).getByRole('listitem')).toHaveCount(1);

  await dragTo(page, card, day(friday));
  await expect.poll(shipped).toBe(friday.day);
  // Of four there is room for three; the week shows all.
  await day(friday)
    .getByRole('button', {name: /^1 more on/})
    .click();
  await expect(day(friday).getByRole('listitem')).toHaveCount(4);
  await card.press('Shift+ArrowRight');
  await expect(day(saturday).getByRole('listitem')).toHaveCount(1);
  await card.press('Shift+ArrowDown');
  await expect(day(next).getByRole('listitem')).toHaveCount(1);
  await expect(card).toBeFocused();
  expect(await shipped()).toBe(next.day);

  // What may not be is said at the record, which stays where it is.
  await admin.update('sample-delivery', idOf(made), {receiptDate: next.day});
  await expect(async () => {
    // Until what the other has written is here, that is what is said.
    await card.press('Shift+ArrowRight');
    await expect(card.getByRole('alert')).toHaveText(/^(It cannot be received before it is sent|Somebody else)/);
    await expect(card.getByRole('alert')).not.toContainText('Somebody else', {timeout: 1000});
  }).toPass();
  expect(await shipped()).toBe(next.day);
  for (const each of [made, ...others]) await admin.remove('sample-delivery', idOf(each));
});
